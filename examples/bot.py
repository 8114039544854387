"""A bot for any game in twenty lines: it joins a table by its code and plays any legal move, through the public API.

python examples/bot.py http://127.0.0.1:8000 CODE Robin
"""

import json
import secrets
import sys

import httpx

url, code, name = sys.argv[1:]
table = f"{url.rstrip('/')}/api/tables/{code}"
seat = httpx.post(f"{table}/seats", json={"id": secrets.token_hex(16), "nonce": secrets.token_hex(16), "name": name})
place = seat.raise_for_status().json()
headers = {"Authorization": f"Bearer {place['token']}"}
with httpx.stream("GET", f"{table}/stream", headers=headers, timeout=None) as stream:
    for line in filter(str.strip, stream.iter_lines()):
        news = json.loads(line)
        if news["result"]:
            print(f"{name} finished in place {news['result']['ranks'][place['seat']]}. {news['result']['sentence']}")
            break
        offers = news["sights"][0]["offers"]
        if offers:
            move = {"do": "move", "id": secrets.token_hex(8), "seat": place["seat"], "seq": news["seq"]}
            httpx.post(f"{table}/commands", headers=headers, json={**move, "move": secrets.choice(offers)["move"]})
