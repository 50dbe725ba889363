#!/usr/bin/env python3
"""House rules for files: sizes, wall clock, left-over marks, paths of one machine, pages that must exist.

Prints one line per deviation and exits 1 if there is one.
"""
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent

PAGES = """
  LICENSE README.md CHANGELOG.md CONTRIBUTING.md Documentation/Architecture.md Documentation/ModuleGraph.md
  Documentation/Porting.md Documentation/PublicAPI.md Documentation/Style.md Documentation/Status.md
  Documentation/Evidence.md
""".split()

COMMANDS = """
  .ci/run Scripts/setup Scripts/demo Scripts/test Scripts/check Scripts/check-graph Scripts/format Scripts/bench
  Scripts/record Scripts/generate-status Scripts/generate-evidence Scripts/understudy
""".split()

SOURCE_LIMIT, TEST_LIMIT = 600, 800

# Virtual time only, in these folders.
TIMELESS = ["Sources/Clockwork/", "Sources/CoreGraphics/", "Sources/QuartzCore/", "Sources/UIKit/"]
# The files that may know the wall clock or the thread, and why.
EXCEPTIONS = {
    "Sources/Clockwork/RealTime/RealLoopPump.swift": "paces repeating timers, and an app that is run by hand",
    "Sources/Clockwork/RealTime/VirtualPresent.swift": "the wall clock, ahead by the waits that were skipped",
    "Sources/Clockwork/RealTime/VirtualCalendar.swift": "turns a virtual deadline into one for Dispatch",
    "Sources/Clockwork/RealTime/ForeignWork.swift": "what other threads wait for while the main thread is stuck",
    "Sources/Clockwork/RealTime/QuietThreads.swift": "virtual time never overtakes threads at work",
    "Sources/Clockwork/RealTime/MainLoop+Blocking.swift": "lets threads at work get on while the main one waits",
    "Sources/UIKit/Selectors/VirtualTimers.swift": "hands delays to the real clock when a run asks for it",
    "Sources/UIKit/Traits/UITraitCollection+Current.swift": "asks whether the main actor may be assumed",
}
CLOCK = re.compile(
    r"\bDate\(\)|\bDate\.now\b|\bDate\(timeIntervalSinceNow|(?<![\w.])(?<!func )u?sleep\(|\bnanosleep\(|Task\.sleep"
    r"|DispatchTime\.now|DispatchWallTime\.now|Thread\.isMainThread|(?<!func )\bCFAbsoluteTimeGetCurrent"
    r"|\bclock_gettime\(|\bgettimeofday\(|ContinuousClock\b|SuspendingClock\b|processInfo\.systemUptime"
)
# Tests of what drives the loop use what they test.
MAY_SLEEP = ("Tests/CompatibilityTests/Drivers/", "Tools/Tests/Fixtures/Clocks/")
SLEEP = re.compile(r"(?<![\w.])(?<!func )u?sleep\(|Task\.sleep|Thread\.sleep")
MARK = re.compile(r"\b(?:TO" r"DO|FIX" r"ME|XX" r"X|HA" r"CK)\b")
MACHINE = re.compile(r"(?<![\w.])/(?:work|home|Users|root)/\w")
TEXT = {".swift", ".md", ".py", ".json", ".c", ".h", ".txt", ".yml", ""}


def tracked_files():
    """The files of the repository, also those not added yet."""
    names = subprocess.run(
        ["git", "-C", str(ROOT), "ls-files", "--cached", "--others", "--exclude-standard"],
        capture_output=True, text=True, check=True,
    ).stdout.splitlines()
    return [name for name in names if (ROOT / name).is_file() and Path(name).suffix in TEXT]


def code_of(line):
    """The line without its comment; crude, but a clock inside a string is a reason to look, too."""
    return re.sub(r"//.*", "", line)


def file_findings(name, lines):
    swift = name.endswith(".swift")
    test = name.startswith("Tests/") or "/Tests/" in name
    if swift and "/Generated/" not in name and "/Fixtures/" not in name:
        limit = TEST_LIMIT if test else SOURCE_LIMIT
        if len(lines) > limit:
            yield f"{name}: {len(lines)} lines; the limit is {limit}"
    timeless = any(name.startswith(folder) for folder in TIMELESS) and name not in EXCEPTIONS
    sleepless = name.startswith(("Tests/", "Tools/Tests/")) and not name.startswith(MAY_SLEEP)
    own_words = name == "Scripts/support/house_rules.py"
    for number, line in enumerate(lines, 1):
        if swift and timeless and CLOCK.search(code_of(line)) and '"' not in line:
            yield f"{name}:{number}: reads the wall clock or the thread; use MainLoop.current"
        if swift and sleepless and SLEEP.search(code_of(line)) and '"' not in line:
            yield f"{name}:{number}: a test that sleeps"
        if MARK.search(line) and not own_words and name != "LICENSE":
            yield f"{name}:{number}: left-over mark"
        if MACHINE.search(line) and not own_words:
            yield f"{name}:{number}: a path of one machine"


def main():
    findings = [f"{page}: missing" for page in PAGES if not (ROOT / page).is_file()]
    for command in COMMANDS:
        path = ROOT / command
        if not path.is_file():
            findings.append(f"{command}: missing")
        elif not path.stat().st_mode & 0o111:
            findings.append(f"{command}: not executable")
    for name in tracked_files():
        try:
            lines = (ROOT / name).read_text(encoding="utf-8").splitlines()
        except UnicodeDecodeError:
            continue
        findings += file_findings(name, lines)
    for line in findings:
        print(f"house rules: {line}", file=sys.stderr)
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main())
