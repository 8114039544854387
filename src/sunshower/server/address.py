"""Where the server can be found, told to whoever started it."""

import os
import socket
import sys
import webbrowser
from errno import EAFNOSUPPORT
from ipaddress import ip_network
from urllib.parse import urlsplit

from sunshower.core.errors import Refusal, reason
from sunshower.core.message import Message
from sunshower.core.words import Voice
from sunshower.server.limits import Network

EVERYWHERE = ("0.0.0.0", "::")


def free_port(host: str, wanted: int) -> int:
    """The wanted port, or 0, which takes any that is free, if somebody else has it."""
    try:
        check_address(host, wanted)
    except Refusal:
        return 0
    return wanted


def check_address(host: str, port: int) -> None:
    """Refuse an address at which there can be no server."""
    try:
        for family, kind, _, _, address in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM):
            with socket.socket(family, kind) as trial:
                trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
                trial.bind(address)
    except (OSError, UnicodeError) as error:
        if getattr(error, "errno", None) == EAFNOSUPPORT:  # a name may stand for a kind of address that we lack
            return
        unknown = isinstance(error, socket.gaierror | UnicodeError)
        told = Message("table-because-no-host") if unknown else reason(error)
        raise Refusal.because("no-address", host=host, port=port, reason=told) from error


def network(text: str) -> Network:
    """The addresses that a text means: one, or a network of them."""
    try:
        return ip_network(text, strict=False)
    except ValueError as error:
        raise Refusal.because("no-network", text=text[:80]) from error


def host_and_port(text: str) -> tuple[str, int]:
    """An address to listen at, and its port."""
    host, _, port = text.rpartition(":")
    if not (host and port.isdecimal() and int(port) < 65536):
        raise Refusal.because("no-host-and-port", text=text[:80])
    return host.strip("[]"), int(port)


def greet(url: str, show: bool, say: Voice) -> None:
    """Say where the server is, also to friends in the same network, and open its page if somebody can see it.

    It is opened where friends find it: the links that a page hands out lead to where it was opened.
    """
    parts = urlsplit(url)
    open_to_all = parts.hostname in EVERYWHERE
    here = f"http://127.0.0.1:{parts.port}/" if open_to_all else url
    there = f"http://{own_address()}:{parts.port}/" if open_to_all else url
    print(say("line-served", url=here), flush=True)
    if open_to_all:
        print(say("line-served-friends", url=there), flush=True)
    if show and has_screen():
        webbrowser.open(there)


def own_address() -> str:
    """This machine's address in its network. Nothing is sent: asking for a way there is enough."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        try:
            way.connect(("192.0.2.1", 9))
        except OSError:
            return socket.gethostname()
        return str(way.getsockname()[0])


def has_screen() -> bool:
    """Without a screen `webbrowser` might start a browser inside this very terminal."""
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
