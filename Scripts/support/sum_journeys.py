#!/usr/bin/env python3
"""Adds up what the parts of Scripts/exhaust printed.

Usage:  sum_journeys.py LOG...
"""
import re
import sys
from pathlib import Path

COUNT = re.compile(r"^((?:length|shape) \w+|skipped): (\d+)(.*)$")
TOTAL = re.compile(r"^(\d+) journeys, each taken twice; (\d+) failed$")


def add(logs):
    """The sums of the lines, in the order in which they came first."""
    counts, rests, journeys, failed, digests = {}, {}, 0, 0, []
    for log in logs:
        for line in log.splitlines():
            count, total = COUNT.match(line), TOTAL.match(line)
            if count:
                counts[count.group(1)] = counts.get(count.group(1), 0) + int(count.group(2))
                rests[count.group(1)] = count.group(3)
            elif total:
                journeys += int(total.group(1))
                failed += int(total.group(2))
            elif line.startswith("digest: "):
                digests.append(line.removeprefix("digest: "))
    lines = [f"{name}: {number}{rests[name]}" for name, number in counts.items()]
    lines.append("digests: " + " ".join(digests))
    lines.append(f"{journeys} journeys, each taken twice; {failed} failed")
    return lines


if __name__ == "__main__":
    print("\n".join(add([Path(name).read_text(encoding="utf-8", errors="replace") for name in sys.argv[1:]])))
