"""A card file as source: data only, in the words of the vocabulary."""

import ast
from typing import Final

from sumrak.games.the_v import vocabulary
from sumrak.games.the_v.lint.finding import Finding, finding

IMPORTS: Final = ("typing", "sumrak.games.the_v.vocabulary")
WORDS: Final = frozenset(vocabulary.__all__)


class Source:
    """A card file read but not run."""

    def __init__(self, file: str, text: str) -> None:
        self.file = file
        self.findings: list[Finding] = []
        self.lines: dict[str, int] = {}  # by card id
        self.names: dict[str, int] = {}  # of constants
        self.listed: list[str] = []
        try:
            tree = ast.parse(text)
        except SyntaxError as error:
            self.note(error.lineno or 1, "syntax", detail=error.msg)
            return
        for statement in tree.body:
            self.read(statement)
        for name, line in self.names.items():
            if name != "CARDS" and name not in self.listed:
                self.note(line, "not-listed", name=name)

    def note(self, line: int, key: str, **args: object) -> None:
        self.findings.append(finding(self.file, line, key, **args))

    def read(self, statement: ast.stmt) -> None:
        if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
            return  # the docstring
        if isinstance(statement, ast.ImportFrom):
            if statement.module not in IMPORTS:
                self.note(statement.lineno, "import", module=statement.module or "")
            return
        target: ast.expr | None = statement.target if isinstance(statement, ast.AnnAssign) else None
        if isinstance(statement, ast.Assign) and len(statement.targets) == 1:
            target = statement.targets[0]
        value = statement.value if isinstance(statement, (ast.Assign, ast.AnnAssign)) else None
        if not isinstance(target, ast.Name) or value is None:
            self.note(statement.lineno, "not-data", what=type(statement).__name__)
            return
        self.names[target.id] = statement.lineno
        if target.id == "CARDS" and isinstance(value, ast.Tuple):
            self.listed = [item.id for item in value.elts if isinstance(item, ast.Name)]
            for item in value.elts:
                if isinstance(item, ast.Name) and item.id not in self.names:
                    self.note(item.lineno, "unknown-word", name=item.id)
            return
        if isinstance(value, ast.Call) and value.args and isinstance(value.args[0], ast.Constant):
            self.lines.setdefault(str(value.args[0].value), statement.lineno)
        self.check(value)

    def check(self, node: ast.expr) -> None:
        """Calls of the vocabulary, its constants, numbers, texts and tuples; nothing else."""
        if isinstance(node, ast.Constant):
            return
        if isinstance(node, ast.Name):
            if node.id not in WORDS and node.id not in self.names:
                self.note(node.lineno, "unknown-word", name=node.id)
        elif isinstance(node, ast.Tuple):
            for item in node.elts:
                self.check(item)
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, (ast.USub, ast.UAdd)):
            self.check(node.operand)
        elif isinstance(node, ast.Call):
            self.check(node.func)
            for argument in [*node.args, *[keyword.value for keyword in node.keywords]]:
                self.check(argument)
        else:
            self.note(node.lineno, "not-data", what=type(node).__name__)
