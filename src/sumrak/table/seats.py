"""Who may sit where: a signed cookie says which browser it is, a private link what it opens."""

from __future__ import annotations

import hmac
import os
import secrets
from hashlib import sha256
from pathlib import Path

COOKIE = "sumrak"


class Keyring:
    """Signs and reads the cookie. The key lies in the data directory, so that a restart signs nobody out."""

    def __init__(self, key: bytes) -> None:
        self.key = key

    @classmethod
    def of(cls, data: Path) -> Keyring:
        file = data / "key"
        try:
            handle = os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
        except FileExistsError:
            return cls(file.read_bytes())
        key = secrets.token_bytes(32)
        with os.fdopen(handle, "wb") as out:
            out.write(key)
        return cls(key)

    def sign(self, holder: str) -> str:
        return f"{holder}.{self.mac(holder)}"

    def holder(self, cookie: str | None) -> str | None:
        """The browser that a cookie names, or None if we never signed it."""
        if not cookie or not cookie.isascii():
            return None
        holder, _, mac = cookie.partition(".")
        return holder if hmac.compare_digest(mac, self.mac(holder)) else None

    def mac(self, holder: str) -> str:
        return hmac.new(self.key, holder.encode(), sha256).hexdigest()


def new_holder() -> str:
    return secrets.token_urlsafe(16)


def new_table_id() -> str:
    return secrets.token_urlsafe(9)


def new_token() -> str:
    return secrets.token_urlsafe(18)


def new_seed() -> str:
    """128 bits, hexadecimal."""
    return secrets.token_hex(16)


def seed_hash(seed: str) -> str:
    return sha256(seed.encode()).hexdigest()
