"""The server put together, and run."""

import asyncio
import gc
import logging
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from math import inf
from pathlib import Path
from typing import Any

import structlog
import uvicorn
from litestar import Litestar, MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import HTTPException, PermissionDeniedException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.plugins.prometheus import PrometheusConfig
from litestar.static_files import create_static_files_router
from prometheus_client import start_http_server

import sunshower
from sunshower.core.errors import IllegalMove, Refusal
from sunshower.core.message import Message
from sunshower.core.words import words
from sunshower.server import assets, auth, connections, replays, routes
from sunshower.server.address import check_address
from sunshower.server.assets import PAGE
from sunshower.server.door import SPARE, Door
from sunshower.server.limits import Limits, Network, Rates, TooMuch
from sunshower.server.lobby import Lobby, NotFound
from sunshower.server.messages.news import Refused, refused
from sunshower.server.middleware import NOWHERE, SecurityMiddleware
from sunshower.server.reader import Reader
from sunshower.server.retention import DAY, bound
from sunshower.server.room import Services
from sunshower.server.store import Store, StoreRefusal
from sunshower.server.workers import WorkerPool

UNBUILT = b"<!doctype html><title>Sunshower</title><p>There is no page in this build; <code>make play</code> makes one."
HTTP = {403: "table-no-other-page", 404: "table-no-nowhere", 413: "table-no-too-long-a-request"}
"""What people are told of what is wrong with a request, where there is more to say than that it is not understood."""
MOST = 65_536
"""Connections that a process could ever have open."""
log = structlog.get_logger()


@dataclass(frozen=True)
class Settings:
    """How a server is to be run."""

    data: Path
    rates: Rates = field(default_factory=Rates)
    pace: float = 0.6
    """How many seconds a bot takes to answer, whatever it thinks about."""
    away: float = 30.0
    """After how many seconds without a connection the others may hand a seat to a bot."""
    workers: int = 3
    """How many bots think at the same time at most; one place is kept for those that move at a glance."""
    origins: frozenset[str] = frozenset()
    """Other origins whose pages may open sockets."""
    names: frozenset[str] = frozenset()
    """Under which names, besides localhost and addresses, people find the server."""
    proxies: tuple[Network, ...] = ()
    """Which addresses are believed about whom they speak for."""
    metrics: tuple[str, int] | None = None
    """Where Prometheus may ask for counters; nowhere else are they told."""
    keep: float = 365.0
    """For how many days a table is kept at which nothing happens."""
    disk: float = 20.0
    """How many gigabytes the store may take up."""


def create(settings: Settings, store: Store, limits: Limits) -> Litestar:
    """The whole application; it closes the store at its end."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        workers = WorkerPool(settings.workers)
        workers.grow()
        app.state.reader = reader = Reader()
        app.state.limits = limits
        app.state.origins = settings.origins
        services = Services(store, workers, limits, settings.pace, settings.away, settings.keep * DAY)
        app.state.lobby = lobby = Lobby(services)
        with suppress(StoreRefusal):  # whoever plays will hear of it
            await store.ask(lambda connection: bound(connection, settings.disk * 1e9))
        sweeper = asyncio.create_task(lobby.sweep())
        gc.set_threshold(20_000, 20, 50)  # a crowd that comes at once makes little garbage, and much to search for it
        gc.freeze()  # what is there by now stays, and searching it for garbage would make everybody wait
        gc.enable()
        try:
            yield
        finally:
            sweeper.cancel()
            lobby.close()
            workers.close()
            reader.close()
            await asyncio.to_thread(store.close)

    metrics = PrometheusConfig(app_name="sunshower", prefix="sunshower", group_path=True)
    return Litestar(
        route_handlers=[
            routes.welcome,
            assets.catalogue,
            assets.asset,
            routes.open_tables,
            routes.open_table,
            routes.sit,
            routes.rematch,
            routes.look,
            routes.command,
            routes.rules,
            routes.practise,
            connections.stream,
            replays.table_record,
            replays.table_course,
            replays.table_moment,
            replays.keep_record,
            replays.kept_record,
            replays.kept_course,
            replays.kept_moment,
            page,
            *([create_static_files_router("/", [PAGE])] if PAGE.is_dir() else []),
        ],
        lifespan=[lifespan],
        before_request=admit,
        exception_handlers={
            Refusal: say_no,
            HTTPException: say_http,
            RecursionError: say_too_deep,
            UnicodeDecodeError: say_not_text,
            Exception: say_sorry,
        },
        middleware=[metrics.middleware],
        openapi_config=OpenAPIConfig("Sunshower", sunshower.__version__, render_plugins=[JsonRenderPlugin()]),
        request_max_body_size=replays.RECORD,
        logging_config=None,
    )


async def admit(request: Request[Any, Any, State]) -> None:
    if request.method == "POST" and not auth.same_origin(request.headers, request.app.state.origins):
        raise PermissionDeniedException(words().form(HTTP[403]))
    request.app.state.limits.take("requests", auth.address(request))


@get(
    ["/", "/t/{rest:path}", "/r/{rest:path}", "/learn", "/learn/{rest:path}"],
    media_type=MediaType.HTML,
    sync_to_thread=False,
    include_in_schema=False,
)
def page() -> bytes:
    """The page draws all of these addresses itself."""
    return index()


def index() -> bytes:
    file = PAGE / "index.html"
    return file.read_bytes() if file.exists() else UNBUILT


def status(refusal: Refusal) -> int:
    """The HTTP status that fits a refusal."""
    for kind, code in ((TooMuch, 429), (NotFound, 404), (StoreRefusal, 503), (IllegalMove, 409)):
        if isinstance(refusal, kind):
            return code
    return 401 if refusal.code == "no-seat" else 400


def say_no(request: Request[Any, Any, State], refusal: Refusal) -> Response[Refused]:
    return Response(refused(refusal, request.state.get("command")), status_code=status(refusal))


def say_http(request: Request[Any, Any, State], error: HTTPException) -> Response[Any]:
    """What is wrong with a request, as a refusal; at an address that leads nowhere, the page that says so."""
    if error.status_code == 404 and "text/html" in request.headers.get("accept", ""):
        return Response(index(), status_code=404, media_type=MediaType.HTML)
    extras = [extra for extra in error.extra or [] if isinstance(extra, dict)]
    if any(extra.get("source") == "path" for extra in extras):
        return Response(refused(NOWHERE), status_code=404)
    reasons = [str(extra.get("message", "")) for extra in extras]
    refusal = Refusal(f"http-{error.status_code}", Message(HTTP.get(error.status_code, "table-no-request")))
    detail = "; ".join([error.detail, *reasons])[:300]
    return Response(refused(refusal, detail=detail), status_code=error.status_code)


def say_too_deep(_: Request[Any, Any, State], error: RecursionError) -> Response[Refused]:
    """Nothing of ours goes that deep, so it is the request that does."""
    log.warning("nested too deeply", where=str(error))
    return Response(refused(Refusal("not-understood", Message("table-no-too-deep"))), status_code=400)


def say_not_text(_: Request[Any, Any, State], __: UnicodeDecodeError) -> Response[Refused]:
    """All that we read is text of the request."""
    return Response(refused(Refusal("not-understood", Message("table-no-not-text"))), status_code=400)


def say_sorry(_: Request[Any, Any, State], error: Exception) -> Response[Refused]:
    """A mistake of ours: it goes to the log, and nothing of it to the client."""
    log.error("unexpected", exc_info=error)
    return Response(refused(Refusal.because("unexpected")), status_code=500)


def quiet_logs() -> None:
    """One line of JSON for each event, on standard error: no tokens, and no codes but where something went wrong."""
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)  # it warns of what strangers send, in lines of its own
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )


class Server(uvicorn.Server):
    """uvicorn, that says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[str], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: Any = None) -> None:
        await super().startup(sockets)
        if self.started:
            host, port = self.servers[0].sockets[0].getsockname()[:2]
            self.ready(f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/")


def descriptors() -> float:
    """How many files and connections this process may have open, which is made as many as the system allows."""
    try:
        import resource
    except ImportError:  # there is no such limit on Windows
        return inf
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST if hard == resource.RLIM_INFINITY else min(hard, MOST)
    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return wanted


def run(settings: Settings, host: str, port: int, ready: Callable[[str], None]) -> bool:
    """Serve until somebody stops it; whether it could start at all. Refuses a store that it cannot trust."""
    quiet_logs()
    check_address(host, port)
    limits = Limits(settings.rates)
    door = Door(limits, settings.proxies, descriptors() - SPARE)
    app = connections.Sockets(create(settings, Store(settings.data), limits))
    config = uvicorn.Config(
        SecurityMiddleware(app, settings.names | {host}, limits),
        host=host,
        port=port,
        log_config=None,
        access_log=False,
        **door.protocols(),
        ws_max_size=connections.FRAME,
        ws_per_message_deflate=False,
        server_header=False,
        proxy_headers=False,  # the door knows whom to believe
        timeout_graceful_shutdown=3,
    )
    if settings.metrics:
        check_address(*settings.metrics)
        start_http_server(settings.metrics[1], settings.metrics[0])
    server = Server(config, ready)
    with suppress(KeyboardInterrupt):
        server.run()
    return server.started
