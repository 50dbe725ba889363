#!/usr/bin/env python3
"""Random systems of constraints, and their best solutions by an independent solver (HiGHS, through SciPy).

Used by Scripts/check-solver; see there. The best solution is found level by level: the errors of the strongest level are
made as small as they can be; then all that is not free to vary without making them larger is fixed (complementary
slackness), and the next level follows.
"""
import argparse
import json
import os
import random
import subprocess
import sys
import tempfile
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import numpy as np
from scipy.optimize import linprog

REQUIRED = 1000
TOLERANCE = 1e-6
# What rounding may do to a sum, in relation to its parts.
ROUNDING = 1e-12
EXACT = {"primal_feasibility_tolerance": 1e-10, "dual_feasibility_tolerance": 1e-10}
COUNTS = ["systems", "states", "levels", "refused", "conflicts", "reference worse", "reference wrong"]
STYLES = ["layout", "layout", "integers", "fractions", "big", "tiny", "redundant", "contradictory"]


# --- Random systems ---------------------------------------------------------------------------------------------------

class Maker:
    """Writes one random system as a list of operations."""

    def __init__(self, seed):
        self.dice = random.Random(seed)
        self.style = self.dice.choice(STYLES)
        self.unknowns = self.dice.randint(2, 12)
        self.signs = [self.dice.random() < 0.3 for _ in range(self.unknowns)]
        self.required, self.names = [], []
        self.number = 0
        self.lines = ["system"] + [f"unknown {'nonnegative' if sign else 'free'}" for sign in self.signs]

    def factor(self):
        if self.style == "layout":
            return self.dice.choice([1, 1, -1, -1, 0.5, 2])
        if self.style in ("integers", "redundant", "contradictory"):
            return self.dice.choice([1, -1, 2, -2, 3])
        if self.style == "big":
            return self.dice.choice([1, -1, 2, 0.5, -1, 1, -3] + [1e4 if self.dice.random() < 0.5 else -250])
        if self.style == "tiny":
            return self.dice.choice([1, -1, 2, 0.5, -1, 1, -3] + [1e-4 if self.dice.random() < 0.5 else -0.01])
        return self.dice.choice([1, -1, 1 / 3, -0.7, self.dice.uniform(-4, 4)])

    def constant(self):
        if self.style in ("layout", "integers", "redundant"):
            return self.dice.choice([0, 0, 8, -8, 20, -20, -100, 44])
        if self.style == "fractions":
            return self.dice.uniform(-100, 100)
        return self.dice.randint(-100, 100)

    def terms(self):
        count = min(self.unknowns, self.dice.choice([1, 1, 2, 2, 2, 3, 4]))
        return {unknown: self.factor() for unknown in self.dice.sample(range(self.unknowns), count)}

    def insert(self):
        terms, constant = self.terms(), self.constant()
        relation = self.dice.choice(["==", "==", "<=", ">="])
        strength = self.dice.choice([REQUIRED, REQUIRED, 999, 750, 750, 500, 250, 250, 50, 1])
        if self.style in ("redundant", "contradictory") and len(self.required) > 1 and self.dice.random() < 0.4:
            terms, constant, strength = {}, 0, REQUIRED
            for old, old_constant in self.dice.sample(self.required, 2):
                multiple = self.dice.choice([1, -1, 2])
                constant += multiple * old_constant
                for unknown, factor in old.items():
                    terms[unknown] = terms.get(unknown, 0) + multiple * factor
            if self.style == "contradictory":
                constant += self.dice.choice([0, 1, -5])
        if strength == REQUIRED:
            self.names.append(self.number)
        if strength == REQUIRED and relation == "==":
            self.required.append((terms, constant))
        sums = " ".join(f"{unknown} {factor!r}" for unknown, factor in terms.items() if factor)
        self.lines.append(f"+ {self.number} {relation} {strength} {constant!r} {sums}".rstrip())
        self.number += 1

    def change(self):
        kind, number = self.dice.randint(0, 9), self.dice.randrange(max(1, self.number))
        if self.names and self.dice.random() < 0.4:
            number = self.dice.choice(self.names)
        if kind < 3:
            self.insert()
        elif kind < 5:
            self.lines.append(f"- {number}")
        elif kind < 9:
            self.lines.append(f"= {number} {self.constant()!r}")
        else:
            self.lines.append(f"~ {number} {self.dice.choice([999, 750, 250, 50])}")

    def single(self):
        for _ in range(self.dice.randint(1, 3 * self.unknowns)):
            self.insert()
        return self.lines + ["?"]

    def sequence(self):
        for _ in range(self.dice.randint(1, 2 * self.unknowns)):
            self.insert()
        self.lines.append("?")
        for _ in range(15):
            for _ in range(self.dice.choice([1, 1, 2, 4])):
                self.change()
            self.lines.append("?")
        return self.lines


# --- The reference ----------------------------------------------------------------------------------------------------

class State:
    """The constraints that are in force."""

    def __init__(self):
        self.signs, self.constraints = [], {}

    def apply(self, line):
        words = line.split()
        if words[0] == "unknown":
            self.signs.append(words[1] == "nonnegative")
        elif words[0] == "+":
            terms = {int(words[i]): float(words[i + 1]) for i in range(5, len(words), 2)}
            self.constraints[int(words[1])] = [terms, words[2], float(words[3]), float(words[4])]
        elif words[0] == "-":
            self.constraints.pop(int(words[1]), None)
        elif words[0] == "=" and int(words[1]) in self.constraints:
            self.constraints[int(words[1])][3] = float(words[2])
        elif words[0] == "~" and self.constraints.get(int(words[1]), [0, 0, REQUIRED])[2] < REQUIRED:
            self.constraints[int(words[1])][2] = float(words[2])

    def misses(self, values):
        """By how much the levels are missed, and how large the numbers are that say so; the required ones in relation."""
        found, sizes = {REQUIRED: 0}, {}
        for terms, relation, strength, constant in self.constraints.values():
            value = constant + sum(factor * values[unknown] for unknown, factor in terms.items())
            size = abs(constant) + sum(abs(factor * values[unknown]) for unknown, factor in terms.items())
            miss = abs(value) if relation == "==" else max(0, value if relation == "<=" else -value)
            if strength == REQUIRED:
                found[strength] = max(found[strength], miss / (1 + size))
            else:
                found[strength] = found.get(strength, 0) + miss
                sizes[strength] = sizes.get(strength, 0) + size
        for value, sign in zip(values, self.signs):
            if sign:
                found[REQUIRED] = max(found[REQUIRED], -value)
        return found, sizes


def solve(signs, constraints):
    """The smallest misses, the strongest level first, as {strength: sum}; None if there is no solution."""
    count = len(signs)
    errors = sum(2 if c[1] == "==" else 1 for c in constraints if c[2] < REQUIRED)
    width = count + errors
    rows, sides, equal, costs = [], [], [], {}
    column = count
    for terms, relation, strength, constant in constraints:
        row = np.zeros(width)
        sign = -1 if relation == ">=" else 1
        for unknown, factor in terms.items():
            row[unknown] += sign * factor
        if strength < REQUIRED:
            cost = costs.setdefault(strength, np.zeros(width))
            row[column] = -1
            cost[column] = 1
            column += 1
            if relation == "==":
                row[column] = 1
                cost[column] = 1
                column += 1
        rows.append(row)
        sides.append(-sign * constant)
        equal.append(relation == "==")
    lower = [0 if sign else None for sign in signs] + [0] * errors
    upper = [None] * width
    rows, sides, equal = np.array(rows).reshape(-1, width), np.array(sides), np.array(equal, bool)
    found = {}
    for strength in sorted(costs, reverse=True) or [None]:
        cost = costs[strength] if strength is not None else np.zeros(width)
        for presolve in (False, True):
            answer = linprog(
                cost, A_ub=rows[~equal] if (~equal).any() else None, b_ub=sides[~equal] if (~equal).any() else None,
                A_eq=rows[equal] if equal.any() else None, b_eq=sides[equal] if equal.any() else None,
                bounds=list(zip(lower, upper)), method="highs-ds", options={**EXACT, "presolve": presolve},
            )
            if answer.status in (0, 2):
                break
        if answer.status == 2:
            return None
        if answer.status != 0:
            raise ArithmeticError(answer.message)
        if strength is not None:
            found[strength] = answer.fun
        for place, slope in enumerate(answer.lower.marginals):
            if slope > 1e-9 and lower[place] is not None:
                upper[place] = lower[place]
        loose = np.flatnonzero(~equal)
        for place, slope in zip(loose, answer.ineqlin.marginals):
            if slope < -1e-9:
                equal[place] = True
    return found


# --- Comparing --------------------------------------------------------------------------------------------------------

class Comparison:
    """Follows the operations and what the solver wrote about them."""

    def __init__(self):
        self.counts = dict.fromkeys(COUNTS, 0)
        self.failures, self.worst, self.title = [], 0.0, ""

    def fail(self, words):
        self.failures.append(f"{self.title}, state {self.state_number}: {words}")

    def doubts(self):
        return len(self.failures) + self.counts["reference worse"] + self.counts["reference wrong"]

    def check_contradiction(self, words, constraints):
        if any(constraint[2] < REQUIRED for constraint in constraints):
            self.fail(f"{words}: a part that is not required")
        if solve(self.state.signs, constraints) is not None:
            self.fail(f"{words}: these do not contradict each other")

    def run(self, operations, output):
        answers = iter(output)
        pending = next(answers, "")
        self.last = []
        for line in operations:
            if line == "system":
                self.state, self.state_number = State(), 0
                self.counts["systems"] += 1
                pending = next(answers, "")
                continue
            if line == "?":
                pending = self.compare(pending, answers)
                continue
            self.state.apply(line)
            if line.startswith("+") and pending.startswith(f"refused {line.split()[1]} "):
                new = self.state.constraints.pop(int(line.split()[1]))
                names = [int(word) for word in pending.split()[3:]]
                self.check_contradiction(pending, [new] + [self.state.constraints[name] for name in names])
                self.counts["refused"] += 1
                pending = next(answers, "")

    def compare(self, pending, answers):
        while pending.startswith("conflict"):
            names = [int(word) for word in pending.split()[1:]]
            self.check_contradiction(pending, [self.state.constraints[name] for name in names])
            del self.state.constraints[names[-1]]
            self.counts["conflicts"] += 1
            pending = next(answers, "")
        if not pending.startswith("values"):
            self.fail(pending)
            while not pending.startswith("values"):
                pending = next(answers)
        values = [float(word) for word in pending.split()[1:]]
        best = solve(self.state.signs, list(self.state.constraints.values()))
        mine, sizes = self.state.misses(values)
        misses = {str(int(strength)): miss for strength, miss in (best or {}).items()}
        self.last.append({"active": sorted(self.state.constraints), "misses": misses})
        self.counts["states"] += 1
        if mine[REQUIRED] > TOLERANCE:
            self.fail(f"a required constraint is missed by {mine[REQUIRED]}")
        elif best is None:
            # All required constraints hold, so there is a solution: the reference is wrong.
            self.counts["reference wrong"] += 1
        else:
            self.compare_levels(best, mine, sizes)
        self.state_number += 1
        return next(answers, "")


    def compare_levels(self, best, mine, sizes):
        for strength in sorted(best, reverse=True):
            self.counts["levels"] += 1
            difference = mine[strength] - best[strength]
            size = 1 + abs(best[strength])
            self.worst = max(self.worst, difference / size)
            if abs(difference) <= TOLERANCE * size + ROUNDING * sizes[strength]:
                continue
            # Weaker levels cannot be compared then.
            if difference < 0:
                self.counts["reference worse"] += 1
            else:
                self.fail(f"level {strength}: {mine[strength]!r}, the reference has {best[strength]!r}")
            return


def replay(program, operations):
    with tempfile.NamedTemporaryFile("w", suffix=".txt") as file:
        file.write("\n".join(operations) + "\n")
        file.flush()
        run = subprocess.run([program, "check", file.name], capture_output=True, text=True, check=False)
    if run.returncode != 0:
        sys.exit(f"check-solver: the solver ended with {run.returncode}:\n{run.stderr[-2000:]}")
    return run.stdout.splitlines()


def run_some(options, places):
    """Compares the systems of some numbers."""
    comparison, fixture = Comparison(), []
    for place in places:
        maker = Maker(options.seed * 1_000_003 + place)
        operations = maker.single() if place < options.systems else maker.sequence()
        comparison.title = f"system {place} ({maker.style})"
        before, doubts = len(comparison.failures), comparison.doubts()
        comparison.run(operations, replay(options.program, operations))
        if len(comparison.failures) > before and options.keep:
            Path(options.keep, f"{place}.txt").write_text("\n".join(operations) + "\n", encoding="utf-8")
        if doubts == comparison.doubts():
            fixture.append({"operations": operations, "states": comparison.last})
    return comparison.counts, comparison.failures, comparison.worst, fixture


def main():
    parser = argparse.ArgumentParser(prog="check-solver")
    parser.add_argument("program")
    parser.add_argument("--systems", type=int, default=10_000, help="systems that are solved once")
    parser.add_argument("--sequences", type=int, default=500, help="systems that change, with 16 states each")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", metavar="FOLDER", help="where to put the systems that fail")
    parser.add_argument("--fixture", metavar="FILE", help="write the systems with their best misses as JSON")
    options = parser.parse_args()
    places = range(options.systems + options.sequences)
    parts = [places[first:first + 50] for first in range(0, len(places), 50)]
    counts, failures, worst, fixture = dict.fromkeys(COUNTS, 0), 0, 0.0, []
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for some, failed, difference, entries in pool.map(run_some, [options] * len(parts), parts):
            for failure in failed:
                print(f"check-solver: {failure}", flush=True)
            counts = {name: counts[name] + some[name] for name in COUNTS}
            failures, worst, fixture = failures + len(failed), max(worst, difference), fixture + entries
    if options.fixture:
        lines = ",\n".join(json.dumps(entry) for entry in fixture)
        Path(options.fixture).write_text(f"[\n{lines}\n]\n", encoding="utf-8")
    told = ", ".join(f"{value} {name}" for name, value in counts.items())
    print(f"check-solver: {told}; {failures} failures; never more than {worst:.1e} above the reference")
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
