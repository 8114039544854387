"""What browsers fetch once and keep: the files of the page and the catalogues, packed."""

from functools import cache, lru_cache
from gzip import compress
from hashlib import sha256
from mimetypes import guess_type
from pathlib import Path
from typing import Annotated, Any, NamedTuple

from litestar import MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.params import Parameter

from sunshower.core.words import language_of, texts

PAGE = Path(__file__).parent / "page"
Name = Annotated[str, Parameter(max_length=100)]
TERMINAL = ("lab", "line", "review", "screen")


class Packed(NamedTuple):
    """A file as it is, packed, and the mark by which a browser knows that it has it."""

    text: bytes
    packed: bytes
    mark: str


def packed(text: bytes) -> Packed:
    """A file, ready to be sent."""
    return Packed(text, compress(text), f'"{sha256(text).hexdigest()[:16]}"')


def answer(file: Packed, request: Request[Any, Any, State], media_type: str) -> Response[bytes]:
    """Send a file to whoever does not have it, packed to whoever can unpack it."""
    headers = {"etag": file.mark, "cache-control": "no-cache", "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == file.mark:
        return Response(b"", status_code=304, headers=headers, media_type=media_type)
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(file.packed, headers={**headers, "content-encoding": "gzip"}, media_type=media_type)
    return Response(file.text, headers=headers, media_type=media_type)


@get("/words/{name:str}", sync_to_thread=False)
def catalogue(name: Name, request: Request[Any, Any, State]) -> Response[bytes]:
    """All that can be said in a language, as one Fluent file."""
    language = language_of(name)
    if language is None:
        raise NotFoundException
    return answer(whole(language), request, MediaType.TEXT)


@cache
def whole(language: str) -> Packed:
    """A language in one file; what only the terminal says stays here."""
    return packed("\n".join(text for name, text in texts(language) if name not in TERMINAL).encode())


@get("/assets/{name:str}", sync_to_thread=False)
def asset(name: Name, request: Request[Any, Any, State]) -> Response[bytes]:
    """A script, a style sheet or a picture of the page; its name has a mark of what is in it, so it never changes."""
    return answer(kept(name), request, guess_type(name)[0] or MediaType.TEXT)


@lru_cache(maxsize=200)
def kept(name: str) -> Packed:
    """A file that the page is made of."""
    file = PAGE / "assets" / name
    if Path(name).name != name or not file.is_file():
        raise NotFoundException
    return packed(file.read_bytes())
