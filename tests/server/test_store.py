"""A store that is full, locked, changed or old: refused in words, and nothing that was acknowledged is lost."""

import json
import random
import resource
import shlex
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from shutil import copyfile

import pytest
from sqlalchemy import Connection, update

from sunshower.server import retention
from sunshower.server.limits import UNLIMITED, Limits
from sunshower.server.lobby import Lobby
from sunshower.server.messages.events import Chair
from sunshower.server.room import Services
from sunshower.server.schema import EVENTS
from sunshower.server.store import Store, StoreRefusal
from sunshower.server.workers import WorkerPool

from .conftest import (
    PATIENCE,
    PERSON,
    QUICK,
    RIGGED,
    Client,
    Message,
    Server,
    bot,
    command,
    play_all,
    sunshower,
    unexpected,
)

pytestmark = pytest.mark.anyio

Start = Callable[..., Server]
Act = Callable[[], None]
FILE = "sunshower.db"
FULL = "PRAGMA max_page_count = 1"
READ_ONLY = "PRAGMA query_only = ON"
WELL = "PRAGMA max_page_count = 1000000; PRAGMA query_only = OFF"


async def refused_and_recovered(server: Server, worsen: Act, mend: Act, code: str) -> None:
    """Play up to a fault, be refused in words while it lasts, and play on when it is gone."""
    rng = random.Random(1)
    table = server.open("road", [PERSON, PERSON])
    bots = server.open("chroma", [PERSON, bot("random")], options={"turn_limit": 10})
    tokens = [server.sit(table, name) for name in ("Ann", "Bea")]
    async with Client(server, table, *tokens) as both, Client(server, bots, server.sit(bots, "Cleo")) as cleo:
        for _ in range(5):
            await both.move(rng.choice(both.offers))
        known = both.news["seq"]
        await cleo.until(lambda news: news["to_act"] == 0)
        wish = command("move", both.news["to_act"], seq=known, move=rng.choice(both.offers))
        worsen()
        refusals = 0
        for _ in range(400):  # what room there is may take a few more
            answer = await both.ask(command("say", 0, phrase="hello"))
            refusals += answer["is"] == "refused"
            if refusals == 3:
                break
        assert answer["code"] == code
        assert answer["sentence"].endswith(".")
        refused = await both.ask(wish)
        assert refused["code"] == code
        assert server.post("/api/tables", {"game": "road", "seats": [{}, {}]}).status_code == 503
        assert server.look(table, tokens[0])["plies"] == both.news["plies"]
        mend()
        done = await both.ask(wish)
        await both.after(done["seq"])
        await play_all(rng, both, cleo)
    told = server.look(table)
    server.kill()
    server.start()
    assert server.look(table) == told
    assert unexpected(server.said()) == []


@pytest.mark.parametrize(("fault", "code"), [(FULL, "store-full"), (READ_ONLY, "store-read-only")])
async def test_a_store_that_cannot_be_written_to(new_server: Start, tmp_path: Path, fault: str, code: str) -> None:
    pragmas = tmp_path / "pragmas"
    server = new_server(*QUICK, program=bent(pragmas))
    await refused_and_recovered(server, lambda: write(pragmas, fault), lambda: write(pragmas, WELL), code)


def bent(pragmas: Path) -> tuple[str, ...]:
    """The program of a server whose store is as well as a file of pragmas says."""
    write(pragmas, WELL)
    plan = pragmas.with_name("plan.json")
    plan.write_text(json.dumps({"pragmas": str(pragmas), "set": {"sunshower.server.room.RETRY": 0.1}}))
    return RIGGED, str(plan), "serve"


def write(file: Path, text: str) -> None:
    """Put a text into a file that somebody may be reading."""
    new = file.with_suffix(".new")
    new.write_text(text)
    new.replace(file)


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="only Linux limits another process")
async def test_a_file_that_may_not_grow(new_server: Start) -> None:
    server = new_server()
    limits = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)

    def worsen() -> None:
        size = (server.folder / f"{FILE}-wal").stat().st_size
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size + 5000, limits[1]))

    def mend() -> None:
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, limits)

    await refused_and_recovered(server, worsen, mend, "store-failed")


async def test_a_bot_waits_for_room_while_people_are_answered(new_server: Start, tmp_path: Path) -> None:
    pragmas = tmp_path / "pragmas"
    server = new_server("--no-limits", "--pace", "1", "--workers", "1", program=bent(pragmas))
    code = server.open("chroma", [PERSON, bot("random")], options={"turn_limit": 10})
    async with Client(server, code, server.sit(code, "Ann")) as ann:
        while ann.news["to_act"] == 0:
            await ann.move(ann.offers[0])
        write(pragmas, READ_ONLY)
        until = time.monotonic() + PATIENCE
        while server.said().count("store refused") < 3:
            assert (await ann.ask(command("say", 0, phrase="hello")))["code"] == "store-read-only"
            assert time.monotonic() < until
        write(pragmas, WELL)
        await ann.until(lambda news: news["to_act"] == 0)


def test_two_servers_in_one_folder(server: Server) -> None:
    second = sunshower("serve", "--port", "0", "--data", server.folder)
    assert second.returncode == 2
    assert second.stderr == f"Another server is using {server.folder}.\n"


def test_a_folder_that_is_none(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("")
    refused = sunshower("serve", "--port", "0", "--data", file)
    assert (refused.returncode, refused.stderr.count("\n")) == (2, 1)
    (tmp_path / "folder").mkdir()
    (tmp_path / "folder" / FILE).write_text("no database " * 100)
    refused = sunshower("serve", "--port", "0", "--data", tmp_path / "folder")
    assert (refused.returncode, refused.stderr.count("\n")) == (2, 1)
    assert "cannot be read" in refused.stderr


def test_a_place_where_no_server_can_be(server: Server, tmp_path: Path) -> None:
    for host, port in (("127.0.0.1", server.port), ("no-such-host.invalid", 0), ("a..b", 0)):
        refused = sunshower("serve", "--host", host, "--port", port, "--data", tmp_path / "data")
        assert refused.returncode == 2
        assert refused.stderr.startswith(f"The server cannot be at {host}, port {port}: ")
        assert refused.stderr.count("\n") == 1


TAMPERED = [
    "UPDATE events SET body = cast(replace(cast(body AS text), 'Ann', 'Eve') AS blob) WHERE code = ? AND seq = 1",
    "UPDATE events SET chain = 'x' || substr(chain, 2) WHERE code = ? AND seq = 2",
    "DELETE FROM events WHERE code = ? AND seq = 1",
    "DELETE FROM events WHERE code = ?",
    "DELETE FROM events WHERE code = ? AND seq = 2",
    "UPDATE events SET command = NULL WHERE code = ? AND seq = 2",
    "UPDATE tables SET secret = 'another' WHERE code = ?",
]


async def test_a_changed_history_is_refused_and_the_others_are_not(new_server: Start) -> None:
    server = new_server()
    good = server.open("road", [PERSON, PERSON], public=True)
    bad = [server.open("road", [PERSON, PERSON], public=True) for _ in TAMPERED]
    for code in bad:
        async with Client(server, code, server.sit(code, "Ann")) as ann:
            await ann.do("say", phrase="hello")
    old = server.open("road", [PERSON, PERSON], public=True)
    server.stop()
    with closing(sqlite3.connect(server.folder / FILE)) as store, store:
        for code, change in zip(bad, TAMPERED, strict=True):
            store.execute(change, (code,))
    server.start()
    assert server.get("/api/tables").json() == []  # a table is listed again when its people come back
    for code in (good, old, *bad):
        server.look(code)
    listed = [table["code"] for table in server.get("/api/tables").json()]
    assert listed == [old, good]
    for code in bad:
        refused = server.get(f"/api/tables/{code}")
        assert (refused.status_code, refused.json()["code"][:6]) == (503, "store-")
        assert server.post(f"/api/tables/{code}/seats", sitting()).status_code == 503
    server.sit(good, "Ann")
    assert unexpected(server.said()) == []


def sitting() -> Message:
    return {"id": "i" * 16, "name": "Eve", "nonce": "n" * 16}


async def test_a_backup_taken_in_the_middle(new_server: Start, tmp_path: Path) -> None:
    server = new_server()
    code = server.open("road", [PERSON, bot("random")])
    token = server.sit(code, "Ann")
    copy = tmp_path / "copy.db"
    async with Client(server, code, token) as ann:
        for _ in range(3):
            await ann.until(lambda news: news["to_act"] == 0)
            await ann.move(ann.offers[0])
        await ann.until(lambda news: news["to_act"] == 0)
        assert sunshower("backup", copy, "--data", server.folder).stdout == f"Copied 1 table to {copy}.\n"
        known = server.look(code, token)
        await ann.move(ann.offers[0])
    assert sunshower("backup", copy, "--data", server.folder).returncode == 2
    nothing = sunshower("backup", tmp_path / "other.db", "--data", tmp_path)
    assert (nothing.returncode, nothing.stderr.count("\n")) == (2, 1)
    (tmp_path / FILE).write_text("no database " * 100)
    assert sunshower("backup", tmp_path / "other.db", "--data", tmp_path).returncode == 2
    assert not (tmp_path / "other.db").exists()
    server.stop()
    assert sunshower("backup", tmp_path / "stopped.db", "--data", server.folder).returncode == 0

    (tmp_path / "restored").mkdir()
    copyfile(copy, tmp_path / "restored" / FILE)
    refused = sunshower("serve", "--port", "0", "--data", tmp_path / "restored")
    assert (refused.returncode, "sealed with another key" in refused.stderr) == (2, True)
    copyfile(f"{copy}.key", tmp_path / "restored" / "key")
    unsure = new_server(folder="restored")
    assert unsure.look(code, token)["code"] == "store-unsure"
    unsure.stop()
    copyfile(f"{copy}.heads", tmp_path / "restored" / "heads.db")
    restored = new_server(folder="restored")
    assert {**restored.look(code, token), "players": 0} == {**known, "players": 0}
    async with Client(restored, code, token) as ann:
        stale = await ann.do("move", seq=known["seq"] + 2, move=ann.offers[0])
        assert stale["code"] == "stale"  # it was said of a position that the copy does not know
        await ann.play(random.Random(3))


def drill() -> list[str]:
    """The commands by which a host is told to try the way back, as they are written."""
    guide = (Path(__file__).parents[2] / "docs" / "guides" / "host.md").read_text(encoding="utf-8")
    block = guide.partition("**Backup and restore.**")[2].split("```")[1]
    return [line.partition("#")[0].strip() for line in block.strip().splitlines()]


async def test_the_drill_that_hosts_are_told_to_do(new_server: Start, tmp_path: Path) -> None:
    server = new_server()
    code, tokens = server.duel("road")
    async with Client(server, code, *tokens) as both:
        await both.move(both.offers[0])
        known = server.look(code, tokens[0])
    (tmp_path / "backup").mkdir()
    *steps, last = drill()
    for place, here in (
        ("/srv/sunshower", server.folder),
        ("/tmp/drill", tmp_path / "drill"),
        ("/backup", tmp_path / "backup"),
    ):
        steps = [step.replace(place, str(here)) for step in steps]
    for step in steps:
        program, *args = shlex.split(step)
        done = sunshower(*args) if program == "sunshower" else subprocess.run([program, *args], text=True)
        assert done.returncode == 0, step
        if args[0] == "repair":
            assert done.stdout == "Looked at one table: all of them are sound.\n"
    assert sum(step.startswith("sunshower repair") for step in steps) == 1
    assert last == "sunshower serve --port 9000 --data /tmp/drill"
    restored = new_server(folder="drill")
    assert {**restored.look(code, tokens[0]), "players": 0} == {**known, "players": 0}


async def test_records_are_not_kept_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = Store(tmp_path / "data")
    for number in range(4):
        await store.keep_record(f"record{number}", b"x" * 100)
    monkeypatch.setattr(retention, "RECORDS_IN_ALL", 250)
    await store.keep_record("record4", b"x" * 100)
    await store.keep_record("record4", b"y" * 100)
    await store.ask(retention.thin_records)
    assert await store.record("record4") == b"x" * 100
    assert [await store.record(f"record{number}") is not None for number in range(5)] == [False] * 3 + [True] * 2
    monkeypatch.setattr(retention, "RECORDS_FOR", 0)
    await store.ask(retention.thin_records)
    assert await store.record("record4") is None
    store.close()


async def test_tables_that_nobody_cares_for_are_let_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A waiting table after two weeks, any other after what the host says; one that is in use, never."""
    store = Store(tmp_path / "data")
    lobby = Lobby(Services(store, WorkerPool(1), Limits(UNLIMITED), 0, 30.0, keep=100 * retention.DAY))
    rooms = [await lobby.open("road", {}, [Chair(), Chair()]) for _ in range(4)]
    for room in rooms[2:]:
        for name in ("Ann", "Bea"):
            await room.sit(name, f"key of {name}", "nonce-of-mine", None)
    codes = [room.table.code for room in rooms]

    def age(connection: Connection) -> None:
        for code, days in zip(codes, (13, 15, 15, 101), strict=True):
            at = time.time() - days * retention.DAY
            connection.execute(update(EVENTS).where(EVENTS.c.code == code).values(at=at))

    await store.ask(age)
    await lobby.tidy()
    assert [await store.load(code) is not None for code in codes] == [True] * 4, "somebody is there"
    lobby.rooms.clear()
    monkeypatch.setattr(retention, "LOOKED_AT", 2)
    for _ in range(3):
        await lobby.tidy()
    assert [await store.load(code) is not None for code in codes] == [True, False, True, False]
    lobby.close()
    store.close()


async def test_a_store_has_a_limit(tmp_path: Path) -> None:
    store = Store(tmp_path / "data")
    await store.ask(lambda connection: retention.bound(connection, 1e6))
    for number in range(18):
        await store.keep_record(f"record{number}", bytes(50_000))
    with pytest.raises(StoreRefusal, match="store-full"):
        await store.keep_record("one more", bytes(150_000))
    store.close()
    assert 900_000 < (tmp_path / "data" / FILE).stat().st_size <= 1_000_000


def test_nobody_else_reads_the_files(new_server: Start, tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / FILE).touch(mode=0o644)
    server = new_server()
    server.open("road", [PERSON, PERSON])
    copy = tmp_path / "copy.db"
    assert sunshower("backup", copy, "--data", server.folder).returncode == 0
    files = [copy, tmp_path / "copy.db.key", *server.folder.iterdir()]
    assert len(files) > 3
    assert {file.stat().st_mode & 0o777 for file in files} == {0o600}


def test_an_empty_store_becomes_one_of_today(new_server: Start, tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    sqlite3.connect(tmp_path / "data" / FILE).close()
    server = new_server()
    code = server.open("road", [PERSON, PERSON])
    server.stop()
    server.start()
    assert server.look(code)["code"] == code
    with closing(sqlite3.connect(tmp_path / "data" / FILE)) as store:
        assert store.execute("SELECT version_num FROM alembic_version").fetchall() == [("0003",)]


def test_a_store_of_the_future_is_refused(new_server: Start, tmp_path: Path) -> None:
    server = new_server()
    server.stop()
    with closing(sqlite3.connect(server.folder / FILE)) as store, store:
        store.execute("UPDATE alembic_version SET version_num = '9999'")
    refused = sunshower("serve", "--port", "0", "--data", server.folder)
    assert (refused.returncode, refused.stderr.count("\n")) == (2, 1)


def test_a_disk_without_room(tmp_path: Path) -> None:
    """A real small disk, where this machine lets us have one."""
    program = Path(__file__).with_name("small_disk.py")
    script = f"mount -t tmpfs -o size=600k none {tmp_path} || exit 77; exec {sys.executable} {program} {tmp_path}"
    try:
        done = subprocess.run(["unshare", "-rm", "sh", "-c", script], capture_output=True, text=True, timeout=PATIENCE)
    except OSError:
        pytest.skip("no disk of our own here")
    if done.returncode == 77 or "unshare" in done.stderr:
        pytest.skip("no disk of our own here")
    assert (done.stdout, done.stderr) == ("store-full\nkept\n", "")
