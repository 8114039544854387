"""People's names: what can be seen, and what can be told apart."""

import re
from unicodedata import category, normalize

LONGEST = 40
UNSEEN = " \u115f\u1160\u2800\u3164\uffa0"
"""Printable characters that look like nothing."""
JOINER = re.compile("(?<=[^\x00-\x7f\u200c\u200d])[\u200c\u200d](?=[^\x00-\x7f\u200c\u200d])")
"""Between two signs that are not ASCII it makes one of them, as in a rainbow flag, or keeps Persian letters apart."""
FLAG = re.compile("(?<=\U0001f3f4)[\U000e0030-\U000e0039\U000e0061-\U000e007a]{2,6}\U000e007f")
"""What makes a black flag that of a country."""
TWINS = str.maketrans(
    {
        **dict(zip("0OІI1|ӀΙ", "oollllll")),
        **dict(zip("АВЕЅКМНОРСТУХЈԚԜ", "abeskmhopctyxjqw")),
        **dict(zip("авеѕкмнорстухіјԁһԛԝ", "abeskmhopctyxijdhqw")),
        **dict(zip("ΑΒΕΖΗΚΜΝΟΡΤΥΧ", "abezhkmnoptyx")),
        **dict(zip("ανορικυχτ", "avopikuxt")),
        **dict(zip("ıɑɡɩօսհ", "iagiouh")),
    }
)
"""Letters that look like others in most typefaces, by those they look like."""
TOGETHER = (("rn", "m"), ("vv", "w"))
"""Letters that look like another when they stand side by side."""


def is_name(text: object) -> bool:
    """Whether somebody can be called that at a table: it is seen, and does nothing to what stands around it."""
    if not isinstance(text, str) or len(text) > LONGEST or not text.strip(UNSEEN):
        return False
    return FLAG.sub("", JOINER.sub("", text)).isprintable()


def look_alike(one: str, other: str) -> bool:
    """Whether two names can hardly be told apart."""
    return one.lower() == other.lower() or outline(one) == outline(other)


def outline(name: str) -> str:
    """What is left of a name for somebody who looks at it from afar."""
    letters = normalize("NFKD", name).translate(TWINS).casefold()
    seen = "".join(sign for sign in letters if category(sign) not in ("Mn", "Cf", "Zs") and sign not in UNSEEN)
    for pair, letter in TOGETHER:
        seen = seen.replace(pair, letter)
    return seen or name
