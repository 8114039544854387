"""A bot for any game in forty lines: it joins a table by its code and plays any legal move, through the public API.

It pledges a number of its own for the shuffle when it sits down, and tells it once the server has signed everybody's
pledges. What it kept is at the end in CODE.receipt.json, for `sunshower verify RECORD --receipt CODE.receipt.json`.

python examples/bot.py http://127.0.0.1:8000 CODE Robin
"""

import json
import secrets
import sys
from pathlib import Path

import httpx

from sunshower import fair

url, code, name = sys.argv[1:]
table = f"{url.rstrip('/')}/api/tables/{code}"
before = httpx.get(table).raise_for_status().json()
nonce = secrets.token_hex(16)
pledge = fair.pledge(before["code"], before["commitment"], nonce)
wish = {"id": secrets.token_hex(16), "token": secrets.token_hex(32), "name": name, "pledge": pledge}
place = httpx.post(f"{table}/seats", json=wish).raise_for_status().json()
receipt = fair.new_receipt(before["code"], place["key"], before["commitment"])
fair.own_seat(receipt, place, nonce)
headers = {"Authorization": f"Bearer {place['token']}"}
with httpx.stream("GET", f"{table}/stream", headers=headers, timeout=None) as stream:
    for line in filter(str.strip, stream.iter_lines()):
        news = json.loads(line)
        for seat in fair.witness(receipt, news):
            told = {"do": "reveal", "id": secrets.token_hex(8), "seat": seat["seat"], "nonce": seat["nonce"]}
            httpx.post(f"{table}/commands", headers=headers, json=told)
        if news["result"]:
            print(f"{name} finished in place {news['result']['ranks'][place['seat']]}. {news['result']['sentence']}")
            break
        offers = news["sights"][0]["offers"]
        if offers:
            move = {"do": "move", "id": secrets.token_hex(8), "seat": place["seat"], "seq": news["seq"]}
            httpx.post(f"{table}/commands", headers=headers, json={**move, "move": secrets.choice(offers)["move"]})
Path(f"{code}.receipt.json").write_text(json.dumps(fair.summed(receipt)))
