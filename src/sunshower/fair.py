"""Fair chance at a table of a server: nobody can know or steer the shuffle alone, and whoever plays can prove it.

1. The server draws a secret and shows its commitment, a hash.
2. Whoever sits down draws a nonce and tells the table its pledge alone, a hash too.
3. When every seat is taken the server signs all pledges. Only then are the nonces told. Secret and nonces together are
   the seed of the match: neither the server nor whoever sat down last could choose with the others' numbers in sight.
4. Each move and each undo goes on from the head before it, and the server signs every head. A head is keyed with the
   secret, so it tells nothing as long as the match goes on.
5. After the end the secret is in the record, and the record is signed.

A client keeps its nonce, what was signed, and a sum of all that its seat was shown: that is its receipt, and `verify`
holds a record against it.
"""

import hmac
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict
from hashlib import sha256
from json import dumps
from secrets import token_hex
from typing import Any

from sunshower.core.errors import BadRecord, BadTable, IllegalMove
from sunshower.core.game import Seat
from sunshower.core.match import Match
from sunshower.core.message import Arg, Message
from sunshower.core.record import replay, table_of

FIRST = "sunshower-fair-1"
"""Seats told their nonces when they were taken, and nothing was signed."""
SCHEME = "sunshower-fair-2"
BOT = "bot"
"""Nonce and pledge of a bot, which adds nothing: a nonce that the server chose could steer the shuffle."""
WITHHELD = ""
"""The nonce of a seat that did not tell it in time."""
UNDO = "undo"
MENDED = "mended"
"""In a history: here moves were lost with a server's disk, and the table went on from what was left."""
SIGNED = {"scheme", "table", "commitment", "secret", "pledges", "nonces", "history", "key", "signature"}
UNSIGNED = {"scheme", "table", "commitment", "secret", "nonces"}
HEX = re.compile("[0-9a-f]{64}(?:[0-9a-f]{64})?")


def new_secret() -> str:
    return token_hex(32)


# The sums


def commitment(table: str, game: str, rules: int, secret: str, scheme: str = SCHEME) -> str:
    """What the server shows before the deal: it gives the secret away to nobody, and fits no other secret."""
    return digest(scheme, table, game, str(rules), secret)


def pledge(table: str, promise: str, nonce: str) -> str:
    """What a seat shows before the deal: it binds the seat to its nonce, and the server to its commitment."""
    return digest(SCHEME, "pledge", table, promise, nonce)


def match_seed(table: str, secret: str, nonces: Sequence[str], scheme: str = SCHEME) -> str:
    """The seed of a match, out of the secret and what every seat has added."""
    return keyed(secret, scheme, table, *nonces)


def bot_seed(secret: str, seat: Seat, ply: int) -> str:
    """The luck of a bot at one decision; it tells nothing about the cards."""
    return keyed(secret, f"{FIRST} bot {seat} {ply}")


def first_head(
    table: str, promise: str, options: Mapping[str, Any], players: Sequence[str], pledges: Sequence[str], nonces: Any
) -> str:
    """The head of a match that has just been dealt: all that it began with, and that this was no set position."""
    began = {"options": dict(options), "players": [*players], "pledges": [*pledges], "nonces": [*nonces]}
    return digest(SCHEME, "deal", table, promise, canonical({**began, "seats": len(players), "start": None}))


def next_head(secret: str, head: str, done: str) -> str:
    """The head after something was done: a move, as '0 5c', an undo, as 'undo 0', or that moves were lost."""
    return keyed(secret, SCHEME, "head", head, done)


def keyed(secret: str, *lines: str) -> str:
    """A sum that nobody can make without the secret."""
    return hmac.digest(secret.encode(), "\n".join(lines).encode(), "sha256").hex()


def digest(*lines: str) -> str:
    return sha256("\n".join(lines).encode()).hexdigest()


def canonical(data: Any) -> str:
    """Data as the one text of JSON that is signed."""
    return dumps(data, sort_keys=True, separators=(",", ":"))


# What a server signs


def seat_taken(table: str, promise: str, seat: Seat, pledged: str) -> str:
    """That a seat has given a pledge."""
    return "\n".join((SCHEME, "seat", table, promise, str(seat), pledged))


def all_pledged(table: str, promise: str, pledges: Sequence[str]) -> str:
    """That these are the pledges of all seats, before any nonce is told."""
    return "\n".join((SCHEME, "pledges", table, promise, *pledges))


def come_to(table: str, promise: str, moves: int, head: str) -> str:
    """That so many moves and undos have led to a head."""
    return "\n".join((SCHEME, "head", table, promise, str(moves), head))


def whole(record: Mapping[str, Any]) -> str:
    """That a record is what was played."""
    fair = {name: part for name, part in record["fair"].items() if name != "signature"}
    return "\n".join((SCHEME, "record", digest(canonical({**record, "fair": fair}))))


def is_signed(key: str, signature: str, text: str) -> bool:
    """Whether a text was signed with the key whose public half this is."""
    try:
        from cryptography.exceptions import InvalidSignature
        from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey
    except ImportError as error:
        raise BadRecord.because("no-cryptography") from error
    if not all(isinstance(part, str) and HEX.fullmatch(part) for part in (key, signature)) or len(key) != 64:
        return False
    try:
        Ed25519PublicKey.from_public_bytes(bytes.fromhex(key)).verify(bytes.fromhex(signature), text.encode())
    except (InvalidSignature, ValueError):
        return False
    return True


# Checking


def verify(record: Mapping[str, Any], receipt: Mapping[str, Any] | None = None) -> Match:
    """Deal and play a record again from its secret and nonces; BadRecord says what does not fit.

    By itself a record shows that its parts fit together. That it is the game which was played, and that the server
    left nothing out, shows the receipt of somebody who was there.
    """
    fair = parts_of(record)
    match = replay(record)
    if record.get("start") is not None:  # whoever sets a position has chosen the cards
        raise BadRecord.because("set-position")
    scheme, table, secret = fair["scheme"], fair["table"], fair["secret"]
    if commitment(table, match.game.name, record["rules"], secret, scheme) != fair["commitment"]:
        raise BadRecord.because("wrong-commitment")
    if match_seed(table, secret, fair["nonces"], scheme) != match.seed:
        raise BadRecord("wrong-seed", Message("table-no-record-seed"))
    if scheme == SCHEME:
        check_signed(record, fair, match)
    if receipt is not None:
        check_receipt(record, receipt)
    return match


def parts_of(record: Mapping[str, Any]) -> Mapping[str, Any]:
    """What a record says about its chance, if it is all there."""
    fair = record.get("fair")
    if not isinstance(fair, Mapping) or fair.get("scheme") not in (FIRST, SCHEME):
        raise BadRecord.because("not-fair")
    if set(fair) != (SIGNED if fair["scheme"] == SCHEME else UNSIGNED):
        raise BadRecord.because("not-fair")
    lists = {name for name in ("nonces", "pledges", "history") if name in fair}
    texts = [part for name, part in fair.items() if name not in lists]
    texts += [text for name in lists for text in (fair[name] if isinstance(fair[name], list) else [None])]
    counts = {len(fair[name]) for name in lists - {"history"} if isinstance(fair[name], list)}
    if not all(isinstance(text, str) for text in texts) or counts != {record.get("seats")}:
        raise incomplete()
    return fair


def incomplete() -> BadRecord:
    return BadRecord("not-fair", Message("table-no-record-chance"))


def check_signed(record: Mapping[str, Any], fair: Mapping[str, Any], match: Match) -> None:
    """What a record of today has beside the oldest ones: pledges, every move and undo, and a signature."""
    for seat, (nonce, pledged) in enumerate(zip(fair["nonces"], fair["pledges"])):
        expected = BOT if nonce == BOT else pledge(fair["table"], fair["commitment"], nonce)
        if nonce != WITHHELD and pledged != expected:
            raise BadRecord.because("wrong-pledge", name=match.players[seat])
    if replayed(record, fair["history"]).record()["steps"] != record["steps"]:
        raise other_history()
    if not is_signed(fair["key"], fair["signature"], whole(record)):
        raise BadRecord.because("wrong-signature")


def replayed(record: Mapping[str, Any], history: Sequence[str]) -> Match:
    """The match that moves and undos lead to, one after the other."""
    *_, match = course(record, history)
    return match


def course(record: Mapping[str, Any], history: Sequence[str]) -> Iterator[Match]:
    """The match after the deal, and the same match after each move and undo."""
    match = table_of(record)
    yield match
    for done in history:
        first, _, rest = done.partition(" ")
        try:
            if first == UNDO:
                match.undo(int(rest), agreed=True)
            elif done != MENDED:
                match.play(int(first), rest)
        except (IllegalMove, ValueError) as error:
            raise other_history() from error
        yield match


def other_history() -> BadRecord:
    return BadRecord.because("other-history")


def heads(record: Mapping[str, Any]) -> Iterator[str]:
    """The head after the deal, and after each move and undo of a record."""
    fair = record["fair"]
    head = first_head(
        fair["table"], fair["commitment"], record["options"], record["players"], fair["pledges"], fair["nonces"]
    )
    yield head
    for done in fair["history"]:
        head = next_head(fair["secret"], head, done)
        yield head


def withheld(record: Mapping[str, Any]) -> list[str]:
    """Who did not tell their nonce, so that the match was dealt without it."""
    return [name for name, nonce in zip(record["players"], record["fair"]["nonces"]) if nonce == WITHHELD]


def check_receipt(record: Mapping[str, Any], receipt: Mapping[str, Any]) -> None:
    """Hold a record against what somebody kept who was there."""
    check_kind(receipt)
    fair, promise, key = record["fair"], receipt["commitment"], receipt["key"]
    if receipt["table"] != fair["table"]:
        raise BadRecord.because("other-table")
    if fair["scheme"] != receipt["scheme"] or promise != fair["commitment"]:
        raise BadRecord.because("other-promise")
    if key != fair["key"]:
        raise BadRecord.because("other-key")
    for seat in receipt["seats"]:
        check_seat(record, receipt, seat)
    if receipt["pledges"]:
        check_statement(receipt, receipt["pledges_signature"], all_pledged(fair["table"], promise, receipt["pledges"]))
        if receipt["pledges"] != fair["pledges"]:
            raise BadRecord.because("other-pledges")
    check_moves(record, receipt)
    for seat in receipt["seats"]:
        check_shown(record, seat)


def check_moves(record: Mapping[str, Any], receipt: Mapping[str, Any]) -> None:
    """Hold the moves of a record against the last head that was kept."""
    fair, moves, head = record["fair"], receipt["moves"], receipt["head"]
    if not head:
        if fair["history"]:
            raise BadRecord.because("no-heads", moves=len(fair["history"]))
        return
    check_statement(receipt, receipt["head_signature"], come_to(fair["table"], fair["commitment"], moves, head))
    if head not in [known for number, known in enumerate(heads(record)) if number == moves]:
        raise mended(record) or BadRecord.because("other-moves", moves=moves)


def check_shown(record: Mapping[str, Any], seat: Mapping[str, Any]) -> None:
    """Hold the views that a record leads to against what a seat was shown."""
    looks, shown = list(seat["looks"]), ""
    for moves, match in enumerate(course(record, record["fair"]["history"])):
        if looks and looks[0] == moves:
            looks.pop(0)
            view, ended = match.view(seat["seat"]), match.result
            facts = {name: view[name] for name in seat["facts"] if name in view}
            shown = next_shown(shown, moves, sight_sum(facts, asdict(ended) if ended else None))
    if looks or shown != seat["shown"]:
        raise mended(record) or BadRecord.because("other-views")


def mended(record: Mapping[str, Any]) -> BadRecord | None:
    """What there is to say where a server owns up to having lost moves."""
    return BadRecord.because("mended") if MENDED in record["fair"]["history"] else None


def covered(record: Mapping[str, Any], receipt: Mapping[str, Any]) -> tuple[int, int]:
    """Of how many moves and undos a receipt tells, and how many there were."""
    return receipt["moves"], len(record["fair"]["history"])


def check_seat(record: Mapping[str, Any], receipt: Mapping[str, Any], seat: Mapping[str, Any]) -> None:
    """Hold a record against the number of one's own seat."""
    fair, number = record["fair"], seat["seat"]
    pledged = pledge(fair["table"], receipt["commitment"], seat["nonce"])
    check_statement(receipt, seat["signature"], seat_taken(fair["table"], receipt["commitment"], number, pledged))
    if not 0 <= number < len(fair["nonces"]):
        raise not_a_receipt()
    whose: dict[str, Arg] = {"name": record["players"][number]}
    if fair["nonces"][number] == WITHHELD:
        raise BadRecord("nonce-left-out", Message("table-no-nonce-left-out", whose))
    if fair["nonces"][number] != seat["nonce"] or fair["pledges"][number] != pledged:
        raise BadRecord("nonce-changed", Message("table-no-nonce-changed", whose))


def check_statement(receipt: Mapping[str, Any], signature: str, text: str) -> None:
    if not is_signed(receipt["key"], signature, text):
        raise BadRecord.because("receipt-unsigned")


def new_receipt(table: str, key: str, promise: str) -> dict[str, Any]:
    """What somebody who sits down keeps; it is filled in as the match goes on."""
    return {
        "scheme": SCHEME,
        "table": table,
        "key": key,
        "commitment": promise,
        "seats": [],
        "pledges": [],
        "pledges_signature": "",
        "moves": 0,
        "head": "",
        "head_signature": "",
        "check": "",
    }


SEAT = {"seat": 0, "nonce": "", "signature": "", "facts": [], "looks": [], "last": "", "shown": ""}
"""What is kept of a seat: its nonce, and what it was shown: the names of the facts, after how many moves, and sums."""


def own_seat(receipt: dict[str, Any], place: Mapping[str, Any], nonce: str) -> None:
    """Keep a seat that was taken with a nonce; BadTable if the server answers with anything else than asked."""
    table, promise = receipt["table"], receipt["commitment"]
    pledged = pledge(table, promise, nonce)
    statement = seat_taken(table, promise, place["seat"], pledged)
    if (place["pledge"], place["commitment"], place["key"]) != (pledged, promise, receipt["key"]) or not is_signed(
        receipt["key"], place["signature"], statement
    ):
        raise BadTable.because("other-number")
    seat = {"seat": place["seat"], "nonce": nonce, "signature": place["signature"]}
    receipt["seats"] = [*receipt["seats"], {**SEAT, **seat}]


def witness(receipt: dict[str, Any], news: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Keep the first pledges and the last head that a server has signed, and what it showed.

    Returns the seats whose nonces to tell now: once every pledge is known, and never after other pledges than those.
    """
    proof, about = news["proof"], (receipt["table"], receipt["commitment"])
    pledges, moves, head, signature = (proof[part] for part in ("pledges", "moves", "head", "signature"))

    def signs(text: str) -> bool:
        return is_signed(receipt["key"], signature, text)

    if pledges and not receipt["pledges"] and signs(all_pledged(*about, pledges)):
        receipt |= {"pledges": pledges, "pledges_signature": signature}
    if head and (moves > receipt["moves"] or not receipt["head"]) and signs(come_to(*about, moves, head)):
        receipt |= {"moves": moves, "head": head, "head_signature": signature}
    receipt["seats"] = [looked(receipt, seat, news) for seat in receipt["seats"]]
    if not receipt["pledges"] or receipt["pledges"] != proof["pledges"]:
        return []
    return [seat for seat in receipt["seats"] if seat["seat"] in proof["unrevealed"]]


def looked(receipt: Mapping[str, Any], seat: dict[str, Any], news: Mapping[str, Any]) -> dict[str, Any]:
    """A seat with what it is shown now. Whatever comes without a head of its own is kept under the last one."""
    for sight in news["sights"]:
        if sight["seat"] != seat["seat"] or sight["view"] is None:
            continue
        now, moves = sight_sum(sight["view"], news["result"]), receipt["moves"]
        if [seat["last"], *seat["looks"][-1:]] == [now, moves]:
            continue
        facts = seat["facts"] or sorted(sight["view"])
        shown = next_shown(seat["shown"], moves, now)
        seat = {**seat, "facts": facts, "looks": [*seat["looks"], moves], "last": now, "shown": shown}
    return seat


def sight_sum(view: Mapping[str, Any], result: Mapping[str, Any] | None) -> str:
    """The sum of what a seat sees: its view, and how the match has ended."""
    ended = result and {part: result[part] for part in ("scores", "ranks", "ending")}
    return digest(SCHEME, "sight", canonical({"view": view, "result": ended}))


def next_shown(shown: str, moves: int, sight: str) -> str:
    """The sum of all that a seat was shown, with one sight more."""
    return digest(SCHEME, "shown", shown, str(moves), sight)


def summed(receipt: Mapping[str, Any]) -> dict[str, Any]:
    """A receipt with its sum, so that one cut off or changed by accident is noticed."""
    return {**receipt, "check": digest(canonical({**receipt, "check": ""}))[:16]}


def check_kind(receipt: Any) -> None:
    """Whether something is a receipt at all, and says anything."""
    if not alike(receipt, new_receipt("", "", "")) or receipt["scheme"] != SCHEME:
        raise not_a_receipt()
    if not all(alike(seat, SEAT) for seat in receipt["seats"]) or not is_list(receipt["pledges"], str):
        raise not_a_receipt()
    if not all(is_list(seat["facts"], str) and is_list(seat["looks"], int) for seat in receipt["seats"]):
        raise not_a_receipt()
    if summed(receipt) != receipt or not (receipt["seats"] or receipt["head"]):
        raise BadRecord("not-a-receipt", Message("table-no-receipt-changed"))


def alike(data: Any, model: Mapping[str, Any]) -> bool:
    """Whether data has the parts of a model, each of the same kind."""
    return isinstance(data, Mapping) and {name: type(part) for name, part in data.items()} == {
        name: type(part) for name, part in model.items()
    }


def is_list(data: list[Any], kind: type) -> bool:
    return all(type(part) is kind for part in data)


def not_a_receipt() -> BadRecord:
    return BadRecord.because("not-a-receipt")
