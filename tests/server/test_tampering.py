"""A store that was damaged or changed behind the server's back: it notices, closes that table alone, can be mended."""

import os
import random
import shutil
import sqlite3
import struct
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from functools import partialmethod
from hashlib import sha256
from pathlib import Path

import pytest

from sunshower.core.errors import Refusal
from sunshower.server.heads import BROKEN
from sunshower.server.heads import FILE as HEADS
from sunshower.server.repair import repair
from sunshower.server.store import FILE, Row, Store, StoreRefusal

from .conftest import Client, Server, sunshower, unexpected

pytestmark = pytest.mark.anyio

TABLES = 12
Known = dict[str, list[Row]]


async def filled(folder: Path, rng: random.Random, wal: bool) -> Known:
    """A store with some tables, written in turns; all of it, or its second half, is in the write-ahead log."""
    store, known = Store(folder), {}
    for number in range(TABLES):
        code = f"table{number}"
        body = b'{"is":"opened"}'
        known[code] = [Row(0, "opened", None, body, store.linked(code, 0, None, body))]
        await store.create(code, "secret", known[code])
    for turn in range(60):
        if turn == 30:
            checkpoint(folder)
        code = rng.choice(list(known))
        rows = known[code]
        body = b'{"is":"moved","seat":0,"move":"%d"}' % rng.randrange(10**9)
        mark = f"0:command-{turn:03}" if rng.random() < 0.8 else None
        rows.append(Row(len(rows), "moved", mark, body, store.linked(rows[-1].chain, len(rows), mark, body)))
        await store.append(code, [rows[-1]])
    if not wal:
        store.close()
        return known
    killed = folder.with_name("killed")  # what is on the disk when the process ends at once
    shutil.copytree(folder, killed)
    store.close()
    shutil.rmtree(folder)
    killed.rename(folder)
    return known


def checkpoint(folder: Path) -> None:
    with closing(sqlite3.connect(folder / FILE)) as store:
        store.execute("PRAGMA wal_checkpoint(TRUNCATE)")


async def seen(folder: Path, known: Known) -> tuple[list[str], list[str]]:
    """The tables that are whole, and those that are closed; none may be anything else."""
    store, whole, closed = Store(folder), [], []
    for code, rows in known.items():
        try:
            found = await store.load(code)
        except StoreRefusal as refusal:
            closed.append(code)
            told = refusal.sentence
        else:
            whole.append(code)
            told = code
            assert found == ("secret", rows), f"{code} is another, and nobody has noticed"
        assert code in told
    store.close()
    return whole, closed


def victim(known: Known, rng: random.Random) -> str:
    return rng.choice([code for code, rows in known.items() if len(rows) > 3])


def change(folder: Path, *queries: tuple[str, tuple[object, ...]]) -> None:
    with closing(sqlite3.connect(folder / FILE)) as store, store:
        for query in queries:
            store.execute(*query)


def without_the_last(folder: Path, known: Known, rng: random.Random) -> set[str]:
    code = victim(known, rng)
    last = rng.randint(1, len(known[code]) - 1)
    change(folder, ("DELETE FROM events WHERE code = ? AND seq >= ?", (code, last)))
    return {code}


def without_a_mark(folder: Path, known: Known, rng: random.Random) -> set[str]:
    code = rng.choice([code for code, rows in known.items() if any(row.command for row in rows)])
    row = rng.choice([row for row in known[code] if row.command])
    change(folder, ("UPDATE events SET command = NULL WHERE code = ? AND seq = ?", (code, row.seq)))
    return {code}


def with_a_chain_of_ones_own(folder: Path, known: Known, rng: random.Random) -> set[str]:
    """Somebody who knows how it is made, and has not got the key."""
    code = victim(known, rng)
    at = rng.randrange(1, len(known[code]))
    chain, queries = known[code][at - 1].chain, []
    for row in known[code][at:]:
        body = row.body.replace(b'"seat":0', b'"seat":1')
        chain = sha256(chain.encode() + b"\n" + body).hexdigest()
        update = "UPDATE events SET body = ?, chain = ? WHERE code = ? AND seq = ?"
        queries.append((update, (body, chain, code, row.seq)))
    change(folder, *queries)
    return {code}


def with_one_event_more(folder: Path, known: Known, rng: random.Random) -> set[str]:
    code = victim(known, rng)
    row, at = known[code][-1], len(known[code])
    values = (code, at, "moved", None, row.body, row.chain, 0.0)
    change(folder, ("INSERT INTO events VALUES (?, ?, ?, ?, ?, ?, ?)", values))
    return {code}


def without_the_table(folder: Path, known: Known, rng: random.Random) -> set[str]:
    code = victim(known, rng)
    change(folder, ("DELETE FROM events WHERE code = ?", (code,)), ("DELETE FROM tables WHERE code = ?", (code,)))
    return {code}


def cut_with_its_head(folder: Path, known: Known, rng: random.Random) -> set[str]:
    """Somebody who sets back the head as well, and has not got the key."""
    code = victim(known, rng)
    last = rng.randint(1, len(known[code]) - 1)
    change(folder, ("DELETE FROM events WHERE code = ? AND seq >= ?", (code, last)))
    less = len(known[code]) - last
    row = known[code][last - 1]
    match rng.randrange(3):
        case 0:
            change_heads(folder, "UPDATE heads SET seq = ?, chain = ? WHERE code = ?", row.seq, row.chain, code)
            change_heads(folder, "UPDATE counts SET events = events - ?", less)
        case 1:
            change_heads(folder, "DELETE FROM heads WHERE code = ?", code)
        case 2:
            change_heads(folder, "UPDATE heads SET code = 'another' WHERE code = ?", code)
    return {code}


def cut_without_heads(folder: Path, known: Known, rng: random.Random) -> set[str]:
    without_the_last(folder, known, rng)
    without_heads(folder)
    return set(known)


def cut_and_flipped_heads(folder: Path, known: Known, rng: random.Random) -> set[str]:
    """A cut table is closed wherever its head was hit; of the others those whose heads were."""
    hit = without_the_last(folder, known, rng)
    flip(folder / HEADS, rng)
    return hit


def with_a_cut_log(folder: Path, known: Known, rng: random.Random) -> None:
    file = folder / f"{FILE}-wal"
    os.truncate(file, rng.randrange(file.stat().st_size))


def with_a_flipped_log(folder: Path, known: Known, rng: random.Random) -> None:
    flip(folder / f"{FILE}-wal", rng)


def with_a_flipped_header(folder: Path, known: Known, rng: random.Random) -> None:
    flip(folder / f"{FILE}-wal", rng, 32)


def with_flipped_heads(folder: Path, known: Known, rng: random.Random) -> None:
    flip(folder / HEADS, rng)


def with_a_flipped_log_of_heads(folder: Path, known: Known, rng: random.Random) -> None:
    flip(folder / f"{HEADS}-wal", rng)


def flip(file: Path, rng: random.Random, within: int | None = None) -> None:
    data = bytearray(file.read_bytes())
    data[rng.randrange(within or len(data))] ^= 1 << rng.randrange(8)
    file.write_bytes(data)


def change_heads(folder: Path, query: str, *args: object) -> None:
    with closing(sqlite3.connect(folder / HEADS)) as heads, heads:
        heads.execute(query, args)


def without_heads(folder: Path) -> None:
    for file in folder.glob(f"{HEADS}*"):
        file.unlink()


ROWS = (
    without_the_last,
    without_a_mark,
    with_a_chain_of_ones_own,
    with_one_event_more,
    without_the_table,
    cut_with_its_head,
    cut_without_heads,
    cut_and_flipped_heads,
)
LOGS = (
    with_a_cut_log,
    with_a_flipped_log,
    with_a_flipped_header,
    with_flipped_heads,
    with_a_flipped_log_of_heads,
)


def cases(count: int) -> Iterator[tuple[int, bool]]:
    for number in range(count):
        yield number, number % (len(ROWS) + len(LOGS)) >= len(ROWS)


async def tampered(tmp_path: Path, count: int, seed: object) -> tuple[int, int]:
    """Play some cases of tampering; returns how many tables were closed, and how many were not."""
    rng = random.Random(f"{seed}")
    known = {wal: await filled(tmp_path / f"sound-{wal}", rng, wal) for wal in (False, True)}
    closings = staying = 0
    for number, wal in cases(count):
        folder = tmp_path / "tampered"
        shutil.copytree(tmp_path / f"sound-{wal}", folder)
        kind = number % (len(ROWS) + len(LOGS))
        hit = ROWS[kind](folder, known[wal], rng) if not wal else None
        if wal:
            LOGS[kind - len(ROWS)](folder, known[wal], rng)
        whole, closed = await seen(folder, known[wal])
        if hit is not None:
            assert hit <= set(closed) if ROWS[kind] is cut_and_flipped_heads else hit == set(closed)
        closings, staying = closings + len(closed), staying + len(whole)
        shutil.rmtree(folder)
    return closings, staying


async def test_tampering_is_noticed(tmp_path: Path) -> None:
    closings, staying = await tampered(tmp_path, 65, "tampering")
    assert closings > 65
    assert staying > 65


@pytest.mark.soak
async def test_much_tampering_is_noticed(tmp_path: Path) -> None:
    await tampered(tmp_path, int(os.environ.get("CASES", "1000")), random.random())


async def test_a_damaged_page_closes_its_tables_alone(tmp_path: Path) -> None:
    known = await filled(tmp_path / "data", random.Random(5), wal=False)
    file = tmp_path / "data" / FILE
    with closing(sqlite3.connect(file)) as store:
        size = store.execute("PRAGMA page_size").fetchone()[0]
        query = "SELECT pageno FROM dbstat WHERE name = 'events' AND pagetype = 'leaf' ORDER BY pageno"
        try:
            page = store.execute(query).fetchone()[0]
        except sqlite3.OperationalError:
            pytest.skip("this SQLite cannot say where its pages are")
    data = bytearray(file.read_bytes())
    data[(page - 1) * size : page * size] = struct.pack(">B", 255) * size
    file.write_bytes(data)
    whole, closed = await seen(tmp_path / "data", known)
    assert whole
    assert closed
    report = repair(tmp_path / "data", save=True)
    assert {found.code for found in report.findings} == set(closed)
    assert await seen_bodies(tmp_path / "data", {code: known[code] for code in whole}) == len(whole)


async def test_what_can_be_saved_is_saved(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    known = await filled(folder, random.Random(3), wal=False)
    (code,) = without_the_last(folder, known, random.Random(8))
    looked = sunshower("repair", "--data", folder)
    assert (looked.returncode, looked.stdout.count("\n")) == (1, 3)
    assert not (folder / "key.part").exists()
    assert f"{code}: {len(known[code])} events were written" in looked.stdout
    assert sunshower("repair", "--data", folder).stdout == looked.stdout  # to look changes nothing
    saved = sunshower("repair", "--data", folder, "--save")
    assert "damaged-1.db" in saved.stdout
    assert (folder / "damaged-1.db").exists()
    assert sunshower("repair", "--data", folder).stdout == "Looked at 12 tables: all of them are sound.\n"
    store = Store(folder)
    for other, rows in known.items():
        found = await store.load(other)
        assert found
        bodies = [row.body for row in found[1] if row.kind != "mended"]
        assert bodies == [row.body for row in rows][: len(bodies)]
        assert (len(bodies) == len(rows)) == (other != code)
    store.close()


async def test_a_lost_key_can_be_made_good(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    known = await filled(folder, random.Random(4), wal=False)
    (folder / "key").unlink()
    with pytest.raises(Refusal) as refused:
        Store(folder)
    assert refused.value.code == "store-other-key"
    assert repair(folder, save=True).other_key
    assert (await seen_bodies(folder, known)) == len(known)


async def seen_bodies(folder: Path, known: Known) -> int:
    store, same = Store(folder), 0
    for code, rows in known.items():
        found = await store.load(code)
        same += found is not None and [row.body for row in found[1]] == [row.body for row in rows]
    store.close()
    return same


async def test_heads_that_are_behind(tmp_path: Path) -> None:
    """A power cut may take them back: then there is nothing to miss."""
    folder = tmp_path / "data"
    rng = random.Random(2)
    known = await filled(folder, rng, wal=False)
    shutil.copy(folder / HEADS, tmp_path / "earlier")
    store = Store(folder)
    for code in ("table1", "new"):
        rows = known.setdefault(code, [])
        body, chain = b'{"is":"moved"}', rows[-1].chain if rows else code
        rows.append(Row(len(rows), "moved", None, body, store.linked(chain, len(rows), None, body)))
        await (store.append(code, rows[-1:]) if len(rows) > 1 else store.create(code, "secret", rows))
    store.close()
    shutil.copy(tmp_path / "earlier", folder / HEADS)
    assert repair(folder, save=False).well
    assert await seen(folder, known) == (list(known), [])
    (code,) = without_the_last(folder, {"new": known["new"], "table1": known["table1"]}, rng)
    assert await seen(folder, known) == ([other for other in known if other != code], [code])


async def test_heads_that_were_changed(tmp_path: Path) -> None:
    """A head that nobody has sealed closes its table; a sum that does not hold stays so, whatever goes on."""
    folder = tmp_path / "data"
    known = await filled(folder, random.Random(2), wal=False)
    change_heads(folder, "DELETE FROM heads WHERE code = 'table1'")
    change_heads(folder, "UPDATE heads SET seq = 1, chain = ? WHERE code = 'table2'", known["table2"][1].chain)
    change(folder, ("DELETE FROM events WHERE code IN ('table1', 'table2') AND seq > 1", ()))
    open_ones = [code for code in known if code not in ("table1", "table2")]
    for _ in range(2):
        assert await seen(folder, known) == (open_ones, ["table1", "table2"])
        store = Store(folder)
        rows = known["table5"]
        body = b'{"is":"moved"}'
        rows.append(Row(len(rows), "moved", None, body, store.linked(rows[-1].chain, len(rows), None, body)))
        await store.append("table5", rows[-1:])
        await store.ask(lambda _, store=store: store.heads.forget([]))  # type: ignore[misc]
        await store.ask(lambda _, store=store: store.heads.forget(["table9"]))  # type: ignore[misc]
        store.close()
        open_ones = [code for code in open_ones if code != "table9"]
        change(
            folder, ("DELETE FROM events WHERE code = 'table9'", ()), ("DELETE FROM tables WHERE code = 'table9'", ())
        )
        known.pop("table9", None)
        with closing(sqlite3.connect(folder / HEADS)) as heads:
            assert heads.execute("SELECT seal FROM counts").fetchall() == [(BROKEN,)]
        report = repair(folder, save=False)
        assert (report.heads, [found.what for found in report.findings]) == ("changed", ["unsure", "unsure"])
    assert not repair(folder, save=True).well
    assert repair(folder, save=False).well
    shorter = {code: rows[:2] if code in ("table1", "table2") else rows for code, rows in known.items()}
    assert await seen(folder, shorter) == (list(known), [])


async def test_a_sum_of_ones_own_is_not_sealed(tmp_path: Path) -> None:
    """Whoever sets back a head and the sum to match finds the server no help in sealing it."""
    folder = tmp_path / "data"
    known = await filled(folder, random.Random(2), wal=False)
    change_heads(folder, "DELETE FROM heads WHERE code = 'table1'")
    lost = len(known["table1"])
    change_heads(folder, "UPDATE counts SET tables = tables - 1, events = events - ?", lost)
    change(folder, ("DELETE FROM events WHERE code = 'table1' AND seq > 1", ()))
    for _ in range(2):
        store = Store(folder)
        row = known["table5"][-1]
        body = b'{"is":"moved"}'
        chain = store.linked(row.chain, row.seq + 1, None, body)
        known["table5"].append(Row(row.seq + 1, "moved", None, body, chain))
        await store.append("table5", known["table5"][-1:])
        store.close()
    assert repair(folder, save=False).heads == "changed"
    assert (await seen(folder, known))[1] == ["table1"]


async def test_heads_that_are_gone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Nobody cuts the end of a table and takes its head away unnoticed; to go on without is for a person to say."""
    folder = tmp_path / "data"
    known = await filled(folder, random.Random(2), wal=False)
    (code,) = without_the_last(folder, known, random.Random(8))
    without_heads(folder)
    report = repair(folder, save=False)
    assert (report.heads, {found.what for found in report.findings}) == ("missing", {"unsure"})
    for _ in range(2):
        assert await seen(folder, known) == ([], list(known))
        assert "the heads of the tables" in capsys.readouterr().out
    looked = sunshower("repair", "--data", folder)
    assert (looked.returncode, "nobody can tell whether there were more" in looked.stdout) == (1, True)
    sunshower("repair", "--data", folder, "--save")
    del known[code]
    assert await seen(folder, known) == (list(known), [])
    assert repair(folder, save=False).well


async def test_heads_that_are_damaged(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The server starts, new tables are as good as ever, and the file is put aside."""
    folder = tmp_path / "data"
    known = await filled(folder, random.Random(2), wal=False)
    (folder / HEADS).write_bytes(b"garbage" * 1000)
    report = repair(folder, save=False)
    assert (report.heads, len(report.findings)) == ("damaged", len(known))
    assert await seen(folder, known) == ([], list(known))
    assert "the heads of the tables are damaged" in capsys.readouterr().out
    assert (folder / "damaged-heads-1.db").read_bytes() == b"garbage" * 1000
    store = Store(folder)
    row = Row(0, "opened", None, b"{}", store.linked("new", 0, None, b"{}"))
    await store.create("new", "secret", [row])
    store.close()
    assert await seen(folder, {"new": [row]}) == (["new"], [])
    repair(folder, save=True)
    known["new"] = [row]
    assert await seen(folder, known) == (list(known), [])


async def test_a_saving_that_is_interrupted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whenever the machine stops, afterwards the old store is there or the new one, and the old one is never lost."""
    known = await filled(tmp_path / "sound", random.Random(3), wal=True)
    (code,) = without_the_last(tmp_path / "sound", known, random.Random(8))
    whole = [other for other in known if other != code]
    for moves in range(24):
        folder = tmp_path / f"after-{moves}"
        shutil.copytree(tmp_path / "sound", folder)
        with monkeypatch.context() as patch:
            stop_after(patch, moves // 2)
            with suppress(KeyboardInterrupt):
                repair(folder, save=True)
        if moves % 2:
            assert repair(folder, save=False).tables == len(known)
        assert (await seen(folder, {other: known[other] for other in whole}))[0] == whole
        repair(folder, save=True)
        assert len(before_the_damage(folder, code)) > 0
        assert await seen(folder, {other: known[other] for other in whole}) == (whole, [])


def stop_after(patch: pytest.MonkeyPatch, moves: int) -> None:
    """Stop as a machine does, after so many files have been moved."""
    left = iter(range(moves))
    for name in ("rename", "replace"):
        patch.setattr(Path, name, partialmethod(moved, left, getattr(Path, name)))


def moved(file: Path, left: Iterator[int], honest: Callable[..., Path], target: Path) -> Path:
    if next(left, None) is None:
        raise KeyboardInterrupt
    return honest(file, target)


def before_the_damage(folder: Path, code: str) -> list[object]:
    with closing(sqlite3.connect(folder / "damaged-1.db")) as old:
        return old.execute("SELECT seq FROM events WHERE code = ?", (code,)).fetchall()


async def test_a_table_that_was_cut_says_so_afterwards(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    known = await filled(folder, random.Random(3), wal=False)
    (code,) = without_the_last(folder, known, random.Random(8))
    repair(folder, save=True)
    store = Store(folder)
    for other in known:
        found = await store.load(other)
        assert found
        assert (found[1][-1].kind == "mended") == (other == code)
    store.close()


@pytest.mark.parametrize("text", ["", "00" * 31, "00" * 33, "zz" * 32])
async def test_a_key_that_is_none(tmp_path: Path, text: str) -> None:
    await filled(tmp_path, random.Random(3), wal=False)
    (tmp_path / "key").write_text(text)
    with pytest.raises(Refusal) as refused:
        Store(tmp_path)
    assert refused.value.code == "store-no-key"


async def test_no_key_seals_what_it_has_not_seen(tmp_path: Path) -> None:
    """A store put back to the days before there were seals, and changed, is not sealed by the server's own key."""
    folder = tmp_path / "data"
    await filled(folder, random.Random(6), wal=False)
    as_of_old(folder)
    without_heads(folder)
    for _ in range(2):
        with pytest.raises(Refusal) as refused:
            Store(folder)
        assert (refused.value.code, str(folder) in refused.value.sentence) == ("store-unsealed", True)
    assert repair(folder, save=False).other_key
    change(folder, ("UPDATE alembic_version SET version_num = '0003'", ()))
    with pytest.raises(Refusal) as refused:
        Store(folder)
    assert refused.value.code == "store-damaged"


async def test_a_mark_of_the_key_that_is_gone(tmp_path: Path) -> None:
    """With it somebody could take away that there were heads."""
    folder = tmp_path / "data"
    await filled(folder, random.Random(6), wal=False)
    change(folder, ("DELETE FROM seals", ()))
    without_heads(folder)
    with pytest.raises(Refusal) as refused:
        Store(folder)
    assert refused.value.code == "store-other-key"


def as_of_old(folder: Path) -> None:
    """A store as it was before there were seals."""
    with closing(sqlite3.connect(folder / FILE)) as store, store:
        for (code,) in store.execute("SELECT code FROM tables").fetchall():
            chain = code
            for seq, body in store.execute(
                "SELECT seq, body FROM events WHERE code = ? ORDER BY seq", (code,)
            ).fetchall():
                chain = sha256(chain.encode() + b"\n" + body).hexdigest()
                store.execute("UPDATE events SET chain = ? WHERE code = ? AND seq = ?", (chain, code, seq))
        store.execute("DROP TABLE ended")
        store.execute("DROP TABLE seals")
        store.execute("UPDATE alembic_version SET version_num = '0002'")


async def test_an_old_store_is_sealed(tmp_path: Path) -> None:
    """What was kept before there were seals gets one, unless it was changed already."""
    folder = tmp_path / "data"
    known = await filled(folder, random.Random(6), wal=False)
    bad = victim(known, random.Random(1))
    as_of_old(folder)
    change(folder, ("UPDATE events SET body = 'x' WHERE code = ? AND seq = 1", (bad,)))
    for name in (HEADS, f"{HEADS}-wal", f"{HEADS}-shm", "key"):
        (folder / name).unlink(missing_ok=True)
    store_of_today = Store(folder)
    for code, rows in known.items():
        if code == bad:
            with pytest.raises(Refusal):
                await store_of_today.load(code)
            continue
        found = await store_of_today.load(code)
        assert found
        assert [row.body for row in found[1]] == [row.body for row in rows]
    store_of_today.close()


async def test_players_of_a_closed_table_are_told_why(new_server: Callable[..., Server]) -> None:
    server = new_server()
    good, bad = (server.duel("road") for _ in range(2))
    for code, tokens in (good, bad):
        async with Client(server, code, *tokens) as both:
            await both.move(both.offers[0])
    server.stop()
    with closing(sqlite3.connect(server.folder / FILE)) as store, store:
        last = "SELECT max(seq) FROM events WHERE code = ?"
        store.execute(f"DELETE FROM events WHERE code = ? AND seq = ({last})", (bad[0], bad[0]))
    server.start()
    async with Client(server, good[0], *good[1]) as both:
        assert both.offers
    refused = server.get(f"/api/tables/{bad[0]}", bad[1][0])
    assert (refused.status_code, refused.json()["code"]) == (503, "store-shorter")
    assert "The last moves of table" in refused.json()["sentence"]
    assert "the end of a table is missing" in server.said()
    assert unexpected(server.said()) == []
