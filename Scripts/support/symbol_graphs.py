"""Reads the public surface of built modules from the compiler's own symbol graphs.

Exact where reading the sources guesses: inherited members, conformances, type aliases and defaults of parameters are
the compiler's. The modules must be built (`swift build`).
"""
import json
import platform
import re
import subprocess
import tempfile
from dataclasses import dataclass, field
from pathlib import Path

#: Modules of the toolchain whose names real code uses through `import UIKit`.
SYSTEM_MODULES = ["Foundation", "FoundationEssentials", "FoundationNetworking", "Swift"]


@dataclass
class Member:
    """One member: its base name, and for functions its parameters as (label, has a default)."""

    base: str
    parameters: list | None = None
    places: list = field(default_factory=list)


@dataclass
class Type:
    """One type: its members by base name, and the names of what it inherits from, conforms to or stands for."""

    name: str
    members: dict = field(default_factory=dict)
    bases: set = field(default_factory=set)


class Surface:
    """Types by name (`UIView.ContentMode`), and the names of global functions and values."""

    def __init__(self):
        self.types = {}
        self.globals = {}

    def type(self, name):
        return self.types.setdefault(name, Type(name))

    def members(self, owner, base, seen=None):
        """Every member of that base name of a type and of all it inherits from."""
        seen = seen if seen is not None else set()
        if owner in seen or owner not in self.types:
            return
        seen.add(owner)
        yield from self.types[owner].members.get(base, ())
        for other in sorted(self.types[owner].bases):
            yield from self.members(other, base, seen)


def extract(module, directory, root):
    """Lets the compiler write the graphs of one module; returns the files, none if the module is not there."""
    target = f"{platform.machine()}-unknown-linux-gnu"
    command = ["swift-symbolgraph-extract", "-module-name", module, "-I", str(root / ".build" / "debug" / "Modules"),
               "-target", target, "-output-dir", directory, "-minimum-access-level", "public", "-skip-synthesized-members"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        return []
    return sorted(path for path in Path(directory).glob("*.symbols.json") if re.match(rf"{module}(@|\.)", path.name))


def parameters_of(symbol):
    """(label, has a default) of each parameter, from the declaration's spelling."""
    name = symbol["pathComponents"][-1]
    labels = re.findall(r"(\w+):", name[name.index("(") + 1:]) if "(" in name else []
    spelled = "".join(part["spelling"] for part in symbol.get("declarationFragments", []))
    depth, parts, current = 0, [], ""
    for character in spelled[spelled.find("(") + 1:]:
        if character in "([{":
            depth += 1
        elif character in ")]}":
            depth -= 1
            if depth < 0:
                break
        if character == "," and depth == 0:
            parts.append(current)
            current = ""
        else:
            current += character
    parts.append(current)
    defaults = [" = " in part for part in parts] if len(parts) == len(labels) else [False] * len(labels)
    return list(zip(labels, defaults))


def add_graph(surface, graph, names):
    functions = ("swift.method", "swift.type.method", "swift.init", "swift.func", "swift.subscript", "swift.enum.case")
    kinds = ("swift.class", "swift.struct", "swift.enum", "swift.protocol", "swift.typealias", "swift.associatedtype")
    for symbol in graph["symbols"]:
        path, kind = symbol["pathComponents"], symbol["kind"]["identifier"]
        location = symbol.get("location", {})
        place = (location.get("uri", ""), location.get("position", {}).get("line", -1) + 1)
        if kind in kinds:
            own = surface.type(".".join(path))
            names[symbol["identifier"]["precise"]] = own.name
            if kind == "swift.typealias":
                for part in symbol.get("declarationFragments", []):
                    if "preciseIdentifier" in part:
                        own.bases.add(part["preciseIdentifier"])
            continue
        last = path[-1]
        base = last.split("(")[0]
        member = Member(base, parameters_of(symbol) if kind in functions and "(" in last else None, [place])
        if len(path) == 1:
            surface.globals.setdefault(base, []).append(member)
        else:
            surface.type(".".join(path[:-1])).members.setdefault(base, []).append(member)
    for relation in graph["relationships"]:
        if relation["kind"] in ("inheritsFrom", "conformsTo"):
            yield relation["source"], relation["target"], relation.get("targetFallback", "")


def read_surface(modules, root):
    """The surface of the modules and of the system's below them."""
    surface, names, links = Surface(), {}, []
    for module in [*modules, *SYSTEM_MODULES]:
        with tempfile.TemporaryDirectory() as directory:
            files = extract(module, directory, root)
            if not files and module in modules:
                raise SystemExit(f"coverage: the module {module} is not built: run 'swift build' first")
            for file in files:
                links += add_graph(surface, json.loads(file.read_text(encoding="utf-8")), names)
    for source, target, fallback in links:
        other = names.get(target) or fallback.partition(".")[2]
        if source in names and other:
            surface.type(names[source]).bases.add(other)
    for kind in list(surface.types.values()):
        kind.bases = {names.get(base, base) for base in kind.bases} - {kind.name}
    return surface
