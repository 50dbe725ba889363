"""Reads the public surface of our modules out of their sources, without a compiler.

Good enough for the status page: declarations are found by their words, one level of nesting at a time; what a macro
or a typealias brings is not seen.
"""
import re
from dataclasses import dataclass, field
from pathlib import Path

TYPE_HEAD = re.compile(
    r"\b(?P<kind>class|struct|enum|protocol|actor|extension|typealias)\s+(?!func\b|var\b|let\b|subscript\b)(?P<name>[\w.]+)\s*(?:<[^>{]*>)?"
    r"\s*(?::\s*(?P<bases>[^{=]*))?"
)
MEMBER = re.compile(r"\b(?P<kind>func|var|let|init|subscript|case)\b[?!]?\s*(?P<rest>.*)", re.DOTALL)
PUBLIC = re.compile(r"\b(?:public|open)\b(?!\s*\(set\))")
NOT_PUBLIC = re.compile(r"\b(?:package|internal|private|fileprivate)\b(?!\s*\(set\))|@_spi")


@dataclass
class Type:
    """One public type: where it is declared, what it inherits, the names of its members."""

    name: str
    kind: str
    file: str = ""
    line: int = 0
    bases: list = field(default_factory=list)
    members: set = field(default_factory=set)


def blank(text):
    """The text with comments and string contents replaced by spaces; line breaks stay."""
    pattern = re.compile(r'//[^\n]*|/\*.*?\*/|"""(?:.*?)"""|"(?:\\.|[^"\\\n])*"', re.DOTALL)
    return pattern.sub(lambda found: re.sub(r"[^\n]", " ", found.group()), text)


def labels_of(parameters):
    """`(_ a: Int, with b: Int)` → `_:with:`."""
    depth, current, parts = 0, "", []
    for character in parameters:
        if character in "([{<":
            depth += 1
        elif character in ")]}":
            depth -= 1
        elif character == ">" and not current.endswith("-"):
            depth -= 1
        if character == "," and depth == 0:
            parts.append(current)
            current = ""
        else:
            current += character
    parts.append(current)
    labels = [re.sub(r"^(?:@\w+\s+)*", "", p.strip()).split(":")[0].split()[0:1] for p in parts if p.strip()]
    return "".join(f"{label[0]}:" for label in labels if label)


def parenthesised(text):
    """What stands between the first `(` and its partner."""
    start, depth = text.find("("), 0
    for index in range(start, len(text)):
        depth += {"(": 1, ")": -1}.get(text[index], 0)
        if depth == 0:
            return text[start + 1:index]
    return text[start + 1:]


def member_names(head):
    """The names that one declaration brings, spelled as in documentation: `addSubview(_:)`."""
    found = MEMBER.search(head)
    if not found:
        return []
    kind, rest = found.group("kind"), found.group("rest")
    if kind == "case":
        return re.findall(r"(?:^|,)\s*`?(\w+)`?", re.sub(r"\([^)]*\)", "", rest))
    if kind in ("init", "subscript"):
        return [f"{kind}({labels_of(parenthesised(rest))})"]
    name = re.match(r"`?(\w+)`?", rest)
    if not name:
        return []
    if kind == "func":
        return [f"{name.group(1)}({labels_of(parenthesised(rest))})"]
    return [name.group(1)]


class Reader:
    """Walks one file, brace by brace."""

    def __init__(self, surface, file):
        self.surface = surface
        self.file = file
        self.scopes = []  # (full type name or None, are its members public by default)

    def read(self, text):
        head, head_line, line, depth = "", 1, 1, 0
        for character in blank(text):
            if character in "([":
                depth += 1
            elif character in ")]":
                depth -= 1
            if character == "{" and depth == 0:
                self.scopes.append(self.opened(head, head_line))
                head = ""
            elif character == "}" and depth == 0:
                self.declared(head)
                if self.scopes:
                    self.scopes.pop()
                head = ""
            elif character in "\n;" and depth == 0:
                # An attribute alone on its line belongs to what follows.
                if not re.fullmatch(r"\s*(?:@\w+(?:\([^)]*\))?\s*)*", head) and not self.goes_on(head):
                    self.declared(head)
                    head = ""
            else:
                if not head.strip():
                    head_line = line
                head += character
            if character == "\n":
                line += 1
                head += " " if head else ""

    @staticmethod
    def goes_on(head):
        """Whether a declaration's head continues on the next line."""
        return TYPE_HEAD.search(head) is not None or head.rstrip().endswith((",", ":", "->", "&"))

    def outer(self):
        return self.scopes[-1] if self.scopes else ("", False)

    def opened(self, head, line):
        outer, outer_public = self.outer()
        found = TYPE_HEAD.search(head) if outer is not None else None
        if not found or MEMBER.search(head[:found.start()]) or found.group("kind") == "typealias":
            self.declared(head)
            return (None, False)
        name = f"{outer}.{found.group('name')}" if outer else found.group("name")
        public = bool(PUBLIC.search(head)) and not NOT_PUBLIC.search(head)
        kind = found.group("kind")
        bases = [b.strip().replace("any ", "") for b in re.split(r"[,&]", found.group("bases") or "") if b.strip()]
        if kind == "extension":
            known = self.surface.get(name)
            if known:
                known.bases += bases
            else:
                self.surface[name] = Type(name, "extension", bases=bases)
            return (name, public)
        if not public and not outer_public:
            return (None, False)
        known = self.surface.setdefault(name, Type(name, kind))
        known.kind, known.file, known.line = kind, self.file, line
        known.bases += bases
        return (name, kind == "protocol" or (kind == "enum" and "case"))

    def declared(self, head):
        owner, default = self.outer()
        head = re.sub(r"\b\w+\(set\)", "", head)
        if not owner or NOT_PUBLIC.search(head.split("(")[0] if "(" in head else head):
            return
        is_case = re.match(r"\s*(?:indirect\s+)?case\b", head)
        if PUBLIC.search(head) or default is True or (default == "case" and is_case):
            self.surface.setdefault(owner, Type(owner, "extension")).members.update(member_names(head))


def read_surface(root, modules):
    """All public types of some modules by name."""
    surface = {}
    for module in modules:
        for path in sorted((root / "Sources" / module).rglob("*.swift")):
            Reader(surface, str(path.relative_to(root))).read(path.read_text(encoding="utf-8"))
    return surface


def has_member(surface, type_name, member, seen=None):
    """Whether a type or anything it inherits from has a member of that name."""
    seen = seen or set()
    if type_name in seen or type_name not in surface:
        return False
    seen.add(type_name)
    declared = surface[type_name]
    if member in declared.members or f"{type_name}.{member}" in surface:
        return True
    return any(has_member(surface, base, member, seen) for base in declared.bases)


def unimplemented_calls(root, modules):
    """(file, line, text) of every call that announces a missing part."""
    for module in modules:
        for path in sorted((root / "Sources" / module).rglob("*.swift")):
            for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
                for words in re.findall(r'(?<!func )\bunimplemented\(\s*"([^"]*)"', line):
                    if not line.lstrip().startswith("//"):
                        yield str(path.relative_to(root)), number, words


__all__ = ["Type", "read_surface", "has_member", "unimplemented_calls", "Path"]
