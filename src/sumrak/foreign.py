"""What others' programs find wrong, recognised: the system's errors, Python's, and those of readers of TOML and JSON.

They speak English only. What is known here has a message of foreign.ftl; anything else is quoted as it is.
"""

from __future__ import annotations

import re

KNOWN = [
    (re.compile(pattern, re.IGNORECASE), f"foreign-{key}")
    for pattern, key in (
        # the system
        (r"no such file or directory|cannot find the (file|path)", "no-file"),
        (r"permission denied|operation not permitted|access is denied", "not-allowed"),
        (r"no space left|disk quota exceeded", "no-space"),
        (r"file too large", "too-large"),
        (r"not a directory", "no-folder"),
        (r"is a directory", "folder"),
        (r"file exists", "exists"),
        (r"read-only file system", "read-only"),
        (r"file name too long", "long-name"),
        (r"exec format error", "no-program"),
        (r"embedded null", "null"),
        (r"input/output error", "io"),
        (r"too many open files", "too-many-files"),
        (r"address already in use", "port-taken"),
        (r"cannot assign requested address", "no-address"),
        (r"(connection|connect call) (was )?(refused|failed)", "refused"),
        (r"connection reset|broken pipe|connection aborted", "hung-up"),
        (r"timed out", "timed-out"),
        (
            r"name or service not known|nodename nor servname|name resolution|getaddrinfo failed|no address associated",
            "no-host",
        ),
        (r"no route to host|network is (unreachable|down)", "no-route"),
        (r"unable to open database file", "no-database"),
        (r"database is locked", "database-locked"),
        (r"file is not a database|database disk image is malformed", "bad-database"),
        # TOML, JSON
        (r"^(?P<what>.*) \(at line (?P<line>\d+), column (?P<column>\d+)\)$", "at"),
        (r"^(?P<what>.*) \(at end of document\)$", "at-end"),
        (r"^(?P<what>.*): line (?P<line>\d+) column (?P<column>\d+) \(char \d+\)$", "at"),
        (r"^JSON is malformed: (?P<what>.*) \(byte (?P<byte>\d+)\)$", "at-byte"),
        (r"expected '=' after a key|expecting ':' delimiter|expected ':'", "no-sign-after-key"),
        (r"expected newline or end of document", "not-the-end-of-line"),
        (r"invalid statement|invalid initial character for a key", "no-statement"),
        (r"^invalid value$|expecting value|invalid character", "no-value"),
        (r"unterminated (string|triple-quoted)|^expected \W+$|illegal character '\\+n'", "open-text"),
        (r"illegal character|invalid control character", "bad-character"),
        (r"cannot (overwrite|declare|mutate)|duplicate inline table key|already exists", "twice"),
        (r"unclosed (array|inline table)|expecting ',' delimiter|expected ',' or|expected '\]'", "open-list"),
        (r"invalid (date|time|hex|unicode)|unescaped '\\+'|invalid (\\+)?escape", "bad-value"),
        (r"expecting property name|object keys must be strings", "no-key"),
        (r"extra data|trailing c", "more-behind"),
        (r"input data was truncated|unexpected end", "cut-off"),
        (r"invalid utf-?8|codec can't decode", "no-text"),
        (r"^Object missing required field `(?P<field>[^`]*)`(?: - at `\$?(?P<where>[^`]*)`)?$", "field-missing"),
        (r"^Object contains unknown field `(?P<field>[^`]*)`(?: - at `\$?(?P<where>[^`]*)`)?$", "field-unknown"),
        (r"^Expected `(?P<wanted>.*)`, got `(?P<found>[^`]*)`(?: - at `\$?(?P<where>[^`]*)`)?$", "other-kind"),
        (r"^Expected `(?P<wanted>.*)` - at `\$?(?P<where>[^`]*)`$", "out-of-bounds"),
        (r"^Invalid (?:enum )?value (?P<found>\S+)(?: - at `\$?(?P<where>[^`]*)`)?$", "value-unknown"),
        (r"recursion (limit|depth)", "too-deep"),
        # Python
        (r"'(?P<sign>[\[({])' was never closed", "never-closed"),
        (r"unmatched '(?P<sign>.)'|closing parenthesis '(?P<sign_>.)'", "unmatched"),
        (r"^invalid syntax|cannot assign to|unexpected indent|perhaps you forgot", "syntax"),
        (r"positional argument follows keyword argument", "unnamed-behind-named"),
        (r"(?P<word>\w+)(\.__init__)?\(\) missing \d+ required .*arguments?: (?P<what>.*)$", "argument-missing"),
        (r"(?P<word>\w+)(\.__init__)?\(\) got an unexpected keyword argument '(?P<what>\w+)'", "argument-unknown"),
        (r"(?P<word>\w+)(\.__init__)?\(\) got multiple values for argument '(?P<what>\w+)'", "argument-twice"),
        (r"(?P<word>\w+)(\.__init__)?\(\) takes .* positional arguments? but", "argument-too-many"),
    )
]


def recognised(text: str) -> tuple[str, dict[str, str]]:
    """The key of its message and the arguments; `foreign-unknown` quotes it. An argument `what` may be foreign, too."""
    for pattern, key in KNOWN:
        found = pattern.search(text.strip())
        if found is not None:
            args = {name.rstrip("_"): part for name, part in found.groupdict().items() if part is not None}
            if key == "foreign-argument-missing":
                args["what"] = ", ".join(re.findall(r"'(\w+)'", args["what"]))
            where = args.get("where", "").lstrip(".")
            return key, args | {"where": f" ({where})" if where else ""}
    return "foreign-unknown", {"text": text.strip().rstrip(".") or "…"}
