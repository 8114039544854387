"""Fill a small disk with rows of a store, make room, and go on: run as a program on a disk of its own."""

import asyncio
import sys
from pathlib import Path

from sunshower.server.store import Row, Store, StoreRefusal

CODE = "aaaaaa"
BODY = b"x" * 1000


async def fill(disk: Path) -> None:
    store = Store(disk / "data")
    filler = disk / "filler"
    filler.write_bytes(b"x" * 300_000)
    row = Row(0, "opened", None, BODY, store.linked(CODE, 0, None, BODY))
    await store.create(CODE, "secret", [row])
    chain, kept = row.chain, 1
    while True:
        row = Row(kept, "said", None, BODY, store.linked(chain, kept, None, BODY))
        try:
            await store.append(CODE, [row])
        except StoreRefusal as refusal:
            if not filler.exists():
                raise
            print(refusal.code)
            filler.unlink()
            continue
        chain, kept = row.chain, kept + 1
        if not filler.exists():
            break
    found = await store.load(CODE)
    assert found
    assert len(found[1]) == kept
    store.close()
    print("kept")


if __name__ == "__main__":
    asyncio.run(fill(Path(sys.argv[1])))
