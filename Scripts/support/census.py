"""Compares names that real code uses (a census) with the surface that the compiler sees."""
import re
from dataclasses import dataclass, field
from pathlib import Path

import symbol_graphs
from swift_surface import unimplemented_calls

FILE = Path(__file__).resolve().parent.parent / "data" / "api-census.tsv"
#: WebKit is not among them: its web view lays out and says that pages do not load.
MODULES = ["UIKit", "QuartzCore", "CoreGraphics", "SwiftUI", "Combine", "os"]
TYPES = ("type", "nested-type")
MEMBERS = ("member", "override", "init", "static-member")
#: Functions that the census takes for types when it sees them called.
RESULTS = {"UIGraphicsGetCurrentContext": "CGContext"}
#: Where else to look: the census names a base class where the code holds one of its subclasses, and informal protocols.
STAND_FOR = {
    "UIAccessibility": ["UIAccessibility", "UIView", "UIAccessibilityElement", "NSObject", "UILabel"],
    "UIGestureRecognizer": ["UIGestureRecognizer", "UIPanGestureRecognizer", "UILongPressGestureRecognizer"],
    "UICollectionViewLayout": ["UICollectionViewLayout", "UICollectionViewFlowLayout"],
    "UIPresentationController": ["UIPresentationController", "UISheetPresentationController"],
    "CGPath": ["CGPath", "CGMutablePath"],
}


@dataclass
class Row:
    """One line of a census: a name, its kind, how often it was used, and whose it is ("" means Apple's for iOS)."""

    symbol: str
    kind: str
    uses: int
    repositories: int = 0
    whose: str = ""


@dataclass
class Group:
    """The result for one kind of names."""

    name: str
    aim: float
    uses: int = 0
    found: int = 0
    uses_of_all: int = 0
    found_of_all: int = 0
    missing: list = field(default_factory=list)

    @property
    def share(self):
        return self.found / self.uses if self.uses else 1.0

    @property
    def share_of_all(self):
        return self.found_of_all / self.uses_of_all if self.uses_of_all else 1.0


@dataclass
class Result:
    """All groups, and the names of another census that ours does not have."""

    groups: list
    unjudged: list


def read(path):
    """The rows of a census; columns: symbol, kind, uses, files, repositories, and in ours whose it is."""
    rows = []
    for line in path.read_text(encoding="utf-8").splitlines():
        cells = line.split("\t")
        if line.startswith("#") or len(cells) < 5 or not cells[2].isdigit() or cells[1] not in TYPES + MEMBERS:
            continue
        rows.append(Row(cells[0], cells[1], int(cells[2]), int(cells[4]), cells[5] if len(cells) > 5 else ""))
    return rows


def split_member(symbol):
    """`UIView.convert(_:to:)` -> (`UIView`, `convert(_:to:)`); dots inside the parentheses do not count."""
    symbol = without_generics(symbol)
    head = symbol.split("(")[0]
    owner = head.rpartition(".")[0]
    return owner, symbol[len(owner) + 1:] if owner else symbol


def without_generics(name):
    while True:
        shorter = re.sub(r"<[^<>]*>", "", name)
        if shorter == name:
            return name
        name = shorter


def wanted_arguments(member):
    """The arguments of a use as (label, is a closure behind the parentheses); None if it is no call."""
    base, mark, rest = member.partition("(")
    if not mark:
        return base, None
    arguments = []
    for part in re.finditer(r"(\w+):\{\}|(\w+):|(\w*)\{\}", rest):
        with_closure, label, trailing = part.groups()
        if with_closure:
            arguments += [(with_closure, False), ("", True)]
        elif label:
            arguments.append((label, False))
        else:
            arguments.append((trailing, True))
    return base, arguments


def accepts(parameters, arguments):
    """Whether a call fits: a parameter without a default must get an argument, in order; a bare closure fits any."""
    if not arguments:
        return all(default for _, default in parameters)
    if not parameters:
        return False
    (label, default), (wanted, is_trailing) = parameters[0], arguments[0]
    if (label == wanted or (is_trailing and not wanted)) and accepts(parameters[1:], arguments[1:]):
        return True
    return default and accepts(parameters[1:], arguments)


def fits(member, arguments):
    return arguments is None or member.parameters is None or accepts(member.parameters, arguments)


class Comparison:
    """Looks names up in the surface; what only announces that it is missing does not count."""

    def __init__(self, root):
        modules = [module for module in MODULES if (root / "Sources" / module).is_dir()]
        self.surface = symbol_graphs.read_surface(modules, root)
        self.hollow = hollow_places(root, self.surface)

    def has(self, row):
        name = without_generics(row.symbol)
        if row.kind in TYPES:
            return name in self.surface.types or bool(self.surface.globals.get(name))
        owner, member = split_member(row.symbol)
        base, arguments = wanted_arguments(member)
        if owner in self.surface.globals and owner not in self.surface.types:
            if base == "init":
                return any(fits(found, arguments) for found in self.surface.globals[owner])
            owner = RESULTS.get(owner, owner)
        for known in STAND_FOR.get(owner, [owner]):
            for found in self.surface.members(known, base):
                if fits(found, arguments) and not self.hollow.intersection(found.places):
                    return True
        return False


def hollow_places(root, surface):
    """The (file, line) of every declaration whose body calls `unimplemented`: the last one above the call."""
    by_file = {}
    for kind in surface.types.values():
        for members in kind.members.values():
            for member in members:
                for uri, line in member.places:
                    by_file.setdefault(uri, []).append(line)
    hollow = set()
    for file, line, _ in unimplemented_calls(root, MODULES):
        uri = (root / file).as_uri()
        above = [known for known in by_file.get(uri, ()) if known <= line]
        if above:
            hollow.add((uri, max(above)))
    return hollow


def compare(root, path=FILE):
    comparison = Comparison(root)
    own = {(row.symbol, row.kind): row.whose for row in read(FILE)}
    groups = [Group("Types", 0.95), Group("Members, overrides, initialisers and static members", 0.85)]
    unjudged = []
    for row in read(path):
        group = groups[0] if row.kind in TYPES else groups[1]
        if (row.symbol, row.kind) not in own:
            unjudged.append(row.symbol)
        whose = own.get((row.symbol, row.kind), row.whose)
        is_here = comparison.has(row)
        group.uses_of_all += row.uses
        group.found_of_all += row.uses * is_here
        if whose:
            continue
        group.uses += row.uses
        group.found += row.uses * is_here
        if not is_here:
            group.missing.append((row.symbol, row.uses))
    for group in groups:
        group.missing.sort(key=lambda entry: (-entry[1], entry[0]))
    return Result(groups, sorted(unjudged))
