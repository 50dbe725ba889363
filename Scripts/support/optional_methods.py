"""Reads what the protocols of UIKit require, and which of it has default implementations.

The reader knows as much of Swift as the declarations of protocols need: it counts braces.
"""
import os
import re
from pathlib import Path

FOLDERS = ["Sources/UIKit", "Sources/WebKit", "Sources/QuartzCore"]

# Protocols that are no Objective-C protocols with optional members, or whose defaults are conveniences.
NOT_OPTIONAL = {
    "NSItemProviderWriting": "class members of Foundation's, asked by the pasteboard only",
    "ObjectiveCDispatching": "ours",
    "ObjectiveCProtocol": "ours",
    "UIConfigurationState": "a Swift protocol",
    "UIContentConfiguration": "a Swift protocol",
    "UIDragDropSession": "its default is a convenience of Swift",
    "UIDropSession": "its default is a convenience of Swift",
    "UIMenuBuilder": "its default is a convenience of Swift",
    "UIMutableTraits": "a Swift protocol",
    "UITraitChangeObservable": "a Swift protocol",
    "UITraitDefinition": "a Swift protocol",
    "UIViewControllerTransitionCoordinator": "its defaults are conveniences of Swift",
    "UIViewInvalidating": "a Swift protocol",
    "_KeyValueCodingAndObserving": "a Swift protocol",
}


class Member:
    """A function or a property, with the place of its body."""

    def __init__(self, name, parameters, result, path, after):
        self.name = name
        self.parameters = parameters
        self.result = result
        self.path = path
        self.after = after

    @property
    def full_name(self):
        if self.parameters is None:
            return self.name
        return f"{self.name}({''.join(label + ':' for label, _, _ in self.parameters)})"

    @property
    def types(self):
        return [kind for _, _, kind in self.parameters or []]

    @property
    def key(self):
        return (self.full_name, "|".join(self.types))


class Protocol:
    def __init__(self, name, path, inherited):
        self.name = name
        self.path = path
        self.inherited = inherited
        self.requirements = []
        self.defaults = []


def without_comments(text):
    return re.sub(r"//[^\n]*", lambda match: " " * len(match.group()), text)


def end_of_block(text, start):
    depth = 0
    for index in range(start, len(text)):
        if text[index] == "{":
            depth += 1
        elif text[index] == "}":
            depth -= 1
            if depth == 0:
                return index
    raise ValueError("a block has no end")


def split_parameters(text):
    parts, depth, current = [], 0, ""
    for index, letter in enumerate(text):
        if letter in "([<{":
            depth += 1
        elif letter in ")]}" or (letter == ">" and text[index - 1] != "-"):
            depth -= 1
        if letter == "," and depth == 0:
            parts.append(current)
            current = ""
        else:
            current += letter
    return parts + ([current] if current.strip() else [])


def members(text, path, offset):
    """The functions and properties of a block, without those of nested blocks."""
    found = []
    for match in re.finditer(r"\b(static func|func|static var|var)\b", text):
        before = text[: match.start()]
        if before.count("{") != before.count("}") or match.group(1).startswith("static"):
            continue
        rest = text[match.end() :]
        if match.group(1) == "func":
            name = re.match(r"\s+(\w+)\s*(<[^(]*>)?\(", rest)
            if not name or name.group(2):
                continue
            start = match.end() + name.end() - 1
            depth = 0
            for end in range(start, len(text)):
                depth += {"(": 1, ")": -1}.get(text[end], 0)
                if depth == 0:
                    break
            parameters = []
            for part in split_parameters(text[start + 1 : end]):
                part = " ".join(part.split())
                piece = re.match(r"(\w+)(?: (\w+))?\s*:\s*(.*)$", part)
                kind = re.sub(r" \.", ".", piece.group(3))
                parameters.append((piece.group(1), piece.group(2) or piece.group(1), kind))
            result = re.match(r"[\sa-z]*->\s*([^{]*?)\s*(?=\{|\n\s*(?:@|func|var|///|\})|\n\n|$)", text[end + 1 :])
            found.append(
                Member(name.group(1), parameters, result.group(1) if result else "", path, offset + end + 1)
            )
        else:
            name = re.match(r"\s+(\w+)\s*:\s*([^{\n]+)", rest)
            if name:
                end = match.end() + name.end()
                found.append(Member(name.group(1), None, name.group(2).strip(), path, offset + end))
    return found


def read(root):
    """All public protocols by name, with requirements and default implementations."""
    sources = {}
    for folder in FOLDERS:
        for path in sorted(Path(root, folder).rglob("*.swift")):
            sources[os.path.relpath(path, root)] = without_comments(path.read_text())
    protocols = {}
    for path, text in sources.items():
        for match in re.finditer(r"\bpublic protocol (\w+)([^{]*)\{", text):
            end = end_of_block(text, match.end() - 1)
            names = [name.strip() for name in match.group(2).strip(": \n").split(",")]
            item = Protocol(match.group(1), path, [name for name in names if name])
            item.requirements = members(text[match.end() : end], path, match.end())
            protocols[item.name] = item
    for path, text in sources.items():
        for match in re.finditer(r"^(?:public )?extension (\w+) \{", text, re.M):
            item = protocols.get(match.group(1))
            if not item:
                continue
            end = end_of_block(text, match.end() - 1)
            keys = {member.key for member in item.requirements}
            block = members(text[match.end() : end], path, match.end())
            item.defaults += [member for member in block if member.key in keys]
    return protocols


def with_optional_members(protocols):
    """The protocols of Objective-C whose members, or some of them, are optional."""
    return [
        item
        for name, item in sorted(protocols.items())
        if name not in NOT_OPTIONAL and (item.defaults or re.search("Delegate|DataSource", name))
    ]
