"""Calls one endpoint of each kind, knowing the API only from its OpenAPI documents.

    npm start                               # in another terminal: the local world
    python3 tools/api-clients/call.py

Without tokens it logs in as people of the local world and reads their codes from its outbox.
"""

import argparse
import json
import os
import pathlib
import struct
import sys
import time
import urllib.parse
import urllib.request
import uuid
import zlib

from tessera import Client, Document, Refused


def options():
    parser = argparse.ArgumentParser(description="Calls one endpoint of each kind of the Tessera API.")
    parser.add_argument("base_url", nargs="?", default="http://127.0.0.1:3000")
    parser.add_argument("--documents", help="folder that `npm run api -- FOLDER` wrote; otherwise the server's own")
    parser.add_argument("--email", default="lim@tessera.example")
    parser.add_argument("--phone", default="+6591110001", help="gets the code that makes an API key")
    parser.add_argument("--password", default="Tessera2026")
    parser.add_argument("--staff-email", default="priya@tessera.example")
    parser.add_argument("--staff-password", default="Tessera-desk-2026")
    return parser.parse_args()


def document(chosen, name, address):
    """Reads one document, from the folder or from the server."""
    if chosen.documents:
        return Document(json.loads((pathlib.Path(chosen.documents) / f"{name}.json").read_text(encoding="utf-8")))
    with urllib.request.urlopen(chosen.base_url + address, timeout=60) as response:
        return Document(json.load(response))


class Outbox:
    """Emails, text messages and authenticator codes of the local world."""

    def __init__(self, base_url):
        self.base_url = base_url

    def _read(self, path):
        with urllib.request.urlopen(self.base_url + path, timeout=60) as response:
            return json.load(response)

    def _mails(self, address):
        return self._read(f"/outbox/mails.json?{urllib.parse.urlencode({'to': address})}")

    def code_after(self, address, act):
        """Returns the result of `act`, and the six-digit code that the server sent to the address."""
        before = {mail["id"] for mail in self._mails(address)}
        result = act()
        for _ in range(600):
            for mail in self._mails(address):
                digits = "".join(filter(str.isdigit, mail["subject"]))
                if mail["id"] not in before and len(digits) == 6:
                    return result, digits
            time.sleep(0.1)
        raise TimeoutError(f"no code for {address}")

    def authenticator(self, email):
        """The current code of an operator's authenticator."""
        return next(each["code"] for each in self._read("/outbox/authenticators.json") if each["email"] == email)


def sign_in(client, outbox, chosen):
    login = {"account": chosen.email, "password": chosen.password}
    begun, code = outbox.code_after(chosen.email, lambda: client.call("sessions.login", login))
    client.token = client.call("sessions.confirm", {"ticket": begun["ticket"], "code": code})["token"]


def sign_in_staff(client, outbox, chosen):
    login = {"email": chosen.staff_email, "password": chosen.staff_password}
    ticket = client.call("operator_sign_in.login", login)["ticket"]
    tried = None
    for _ in range(90):
        code = outbox.authenticator(chosen.staff_email)
        if code != tried:
            tried = code
            try:
                client.token = client.call("operator_sign_in.confirm", {"ticket": ticket, "code": code})["token"]
                return
            except Refused as refused:
                # A code works once; the next one follows within 30 seconds.
                if refused.code != "OPERATOR_CODE_WRONG":
                    raise
        time.sleep(1)
    raise TimeoutError("no authenticator code was accepted")


def make_key(client, outbox, chosen):
    """A read-only API key for this machine only: (id, access key, secret)."""
    rights = {"label": "Python", "ips": "127.0.0.1"}
    payload = {**rights, "scopes": "read", "publicKey": ""}
    send_code = {"scene": "create_api_key", "payload": payload}
    challenge, code = outbox.code_after(chosen.phone, lambda: client.call("verification.sendCode", send_code))
    proven = client.call("verification.prove", {"challengeId": challenge["challengeId"], "code": code})
    made = client.call("api-keys.create", {**rights, "scopes": ["read"], "verifyToken": proven["verifyToken"]})
    return made["key"]["id"], made["apiKey"], made["secret"]


def png():
    """A picture of 64 by 64 white pixels."""

    def chunk(kind, content):
        return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))

    rows = (b"\x00" + b"\xff" * 64 * 3) * 64
    header = struct.pack(">IIBBBBB", 64, 64, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


def transfer(overview):
    """A transfer of one coin from the spot account to the token account or back, depending on which has it."""
    for account in overview["accounts"]:
        for holding in account["holdings"]:
            if account["kind"] in ("token", "spot") and float(holding["available"]) >= 1:
                to = "spot" if account["kind"] == "token" else "token"
                return {"coin": holding["coin"], "amount": "1", "from": account["kind"], "to": to}
    raise LookupError("the account has no whole coin to move")


def main():
    chosen = options()
    chosen.base_url = chosen.base_url.rstrip("/")
    customers = document(chosen, "customers", "/openapi.json")
    outbox = Outbox(chosen.base_url)
    visitor = Client(chosen.base_url, customers)
    markets = visitor.call("markets.list")["rows"]
    print(f"public read         markets.list        {len(markets)} markets")

    customer = Client(chosen.base_url, customers, token=os.environ.get("TESSERA_TOKEN"))
    if customer.token is None:
        sign_in(customer, outbox, chosen)
    overview = customer.call("accounts.overview")
    print(f"signed-in read      accounts.overview   {overview['total']} {overview['fiat']}")

    move, key = transfer(overview), str(uuid.uuid4())
    first, second = [customer.call("transfers.create", move, idempotency_key=key) for _ in range(2)]
    assert first["id"] == second["id"], "the second request with the same key made a second transfer"
    print(f"idempotent command  transfers.create    {first['id']}, sent twice, carried out once")

    fields = {"name": "white.png", "purpose": "image"}
    upload = customer.call("uploads.create", fields, file=("white.png", "image/png", png()))
    print(f"upload              uploads.create      {upload['id']}, {upload['size']} bytes")

    key_id, access_key, secret = make_key(customer, outbox, chosen)
    try:
        program = Client(chosen.base_url, customers, key=(access_key, secret))
        page = program.call("orders.history", {"pageSize": 5})
        print(f"signed program      orders.history      {page['total']} orders")
    finally:
        customer.call("api-keys.delete", {"id": key_id})

    staff = Client(chosen.base_url, document(chosen, "staff", "/openapi-staff.json"))
    staff.token = os.environ.get("TESSERA_STAFF_TOKEN")
    if staff.token is None:
        sign_in_staff(staff, outbox, chosen)
    products = staff.call("products-manage.list")
    print(f"staff read          products-manage.list  {products['total']} products")


if __name__ == "__main__":
    try:
        main()
    except (Refused, AssertionError, OSError, LookupError) as error:
        sys.exit(f"{type(error).__name__}: {error}")
