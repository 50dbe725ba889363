#!/usr/bin/env python3
"""Counts what one test run did, from its log and exit status.

Usage:  count_tests.py LOG STATUS [--tool | --junit FILE [--open FILE]]

Understands the output of XCTest and of Swift Testing, mixed in one log, the report of `understudy test` (--tool), and
JUnit files. A run that stopped
half-way counts as a failure: a test that began and never ended, a run without its closing line, or an exit
status that no failed test explains. Prints `PASSED FAILED`, then one line per failure.

A parameterised test counts once, as in Swift Testing's own sum; skipped tests count as neither, nor do
failures that the list of open ones names (one id at the start of each line).
"""
import argparse
import re
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

ANSI = re.compile(r"\x1b\[[0-9;]*m")
XCTEST = re.compile(r"Test Case '([^']+)' (started|passed|failed|skipped)")
RUN_BEGAN = re.compile(r"Test run started\.")
RUN_ENDED = re.compile(r"Test run with (\d+) tests?(?: in \d+ suites?)? (passed|failed) after")
TEST_FAILED = re.compile(r"Test (?!run with |case )(.+?)(?: with \d+ test cases?)? failed after [\d.]+ seconds")
TEST_SKIPPED = re.compile(r"Test (?!run |case |Case |Suite )(\S.*?) skipped")
TOOL_ENDED = re.compile(r"(\d+) passed, (\d+) failed.*\([\d.]+ s\)$")
TOOL_FAILED = re.compile(r"  ✘ (.+)$")


class Count:
    """Passed tests, and the failures by name in order of appearance."""

    def __init__(self):
        self.passed = 0
        self.failures = []

    def fail(self, text):
        if text not in self.failures:
            self.failures.append(text)


def count_xctest(lines, count):
    """One line per test begins it, one ends it; what is between two is a crash."""
    running = None
    for line in lines:
        for name, what in XCTEST.findall(line):
            if what == "started":
                if running:
                    count.fail(f"{running} (did not end)")
                running = name
                continue
            running = None
            if what == "passed":
                count.passed += 1
            elif what == "failed":
                count.fail(name)
    if running:
        count.fail(f"{running} (did not end: crashed or hung)")


def count_swift_testing(lines, count):
    """Sums the closing lines; the failed tests are named one by one."""
    open_runs = 0
    for line in lines:
        if RUN_BEGAN.search(line):
            open_runs += 1
        for total, _ in RUN_ENDED.findall(line):
            open_runs -= 1
            count.passed += int(total)
        failed = TEST_FAILED.search(line)
        if failed:
            before = len(count.failures)
            count.fail(failed.group(1))
            count.passed -= len(count.failures) - before
        elif TEST_SKIPPED.search(line):
            count.passed -= 1
    if open_runs > 0:
        count.fail("Swift Testing run (stopped without its closing line: crashed or hung)")
    count.passed = max(count.passed, 0)


def count_tool(lines, count):
    """The closing line of `understudy test`, and the failures it names."""
    totals = [match for match in map(TOOL_ENDED.match, lines) if match]
    for line in lines:
        failed = TOOL_FAILED.match(line)
        if failed:
            count.fail(failed.group(1))
    if not totals:
        count.fail("understudy test ended without its closing line")
        return
    count.passed += int(totals[-1].group(1))
    for number in range(len(count.failures), int(totals[-1].group(2))):
        count.fail(f"a failed test that the report does not name ({number + 1})")


def count_junit(path, open_ids, count):
    """Each test case is one test. Returns the listed ones that pass: they no longer belong on the list."""
    try:
        root = ElementTree.parse(path).getroot()
    except (OSError, ElementTree.ParseError) as problem:
        count.fail(f"report {path} could not be read: {problem}")
        return []
    surprises = []
    for case in root.iter("testcase"):
        name = case.get("name", "?")
        if case.find("failure") is not None or case.find("error") is not None:
            if name not in open_ids:
                count.fail(name)
        elif case.find("skipped") is None:
            count.passed += 1
            if name in open_ids:
                surprises.append(name)
    return surprises


def ids_in(path):
    """The first word of every line that is no comment."""
    if path is None or not path.exists():
        return set()
    lines = path.read_text(encoding="utf-8").splitlines()
    return {line.split()[0] for line in lines if line.strip() and not line.startswith("#")}


def main():
    parser = argparse.ArgumentParser(add_help=False)
    parser.add_argument("log", type=Path)
    parser.add_argument("status", type=int)
    parser.add_argument("--tool", action="store_true")
    parser.add_argument("--junit", type=Path)
    parser.add_argument("--open", type=Path)
    options = parser.parse_args()
    count = Count()
    surprises = []
    if options.junit:
        surprises = count_junit(options.junit, ids_in(options.open), count)
        explained = options.status in (0, 1)  # 1: scenarios failed, which the report says one by one
    else:
        text = options.log.read_text(encoding="utf-8", errors="replace")
        lines = ANSI.sub("", text).splitlines()
        if options.tool:
            count_tool(lines, count)
        else:
            count_xctest(lines, count)
            count_swift_testing(lines, count)
        explained = options.status == 0
    if not explained and not count.failures:
        count.fail(f"the run ended with status {options.status} and no failed test explains it")
    print(count.passed, len(count.failures))
    print(*count.failures, sep="\n")
    if surprises:
        print(f"listed as open but passing: {' '.join(surprises)}", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
