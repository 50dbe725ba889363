#!/usr/bin/env python3
"""Writes a form of labels and fields, and edits of it, as operations for understudy-solver-replay and for the peer.

Usage: form.py ROWS EDITS
"""
import random
import sys

REQUIRED, COMPRESSION, EDIT, HUGGING = 1000, 750, 999, 250
LEFT, TOP, WIDTH, HEIGHT = range(4)


def main():
    rows, edits = int(sys.argv[1]), int(sys.argv[2])
    dice = random.Random(1)
    lines, number = ["system"], 0
    lines += ["unknown free"] * (8 * rows + 1)
    width = 8 * rows

    def add(relation, strength, constant, *terms):
        nonlocal number
        lines.append(f"+ {number} {relation} {strength} {constant} " + " ".join(f"{u} {f}" for u, f in terms))
        number += 1

    add("==", REQUIRED, -390, (width, 1))
    for row in range(rows):
        label, field = 8 * row, 8 * row + 4
        add("==", REQUIRED, -16, (label + LEFT, 1))
        add("==", REQUIRED, -8, (field + LEFT, 1), (label + LEFT, -1), (label + WIDTH, -1))
        add("==", REQUIRED, 16, (field + LEFT, 1), (field + WIDTH, 1), (width, -1))
        if row == 0:
            add("==", REQUIRED, -20, (label + TOP, 1))
        else:
            above = label - 8
            add("==", REQUIRED, -8, (label + TOP, 1), (above + TOP, -1), (above + HEIGHT, -1))
        add("==", REQUIRED, 0, (field + TOP, 1), (label + TOP, -1))
        add("==", REQUIRED, 0, (field + HEIGHT, 1), (label + HEIGHT, -1))
        # The sizes of the contents, as inequalities like UIKit's.
        for view, wide, high in ((label, dice.randint(40, 140), 21), (field, dice.randint(60, 300), 34)):
            add("<=", HUGGING + (1 if view == label else 0), -wide, (view + WIDTH, 1))
            add(">=", COMPRESSION, -wide, (view + WIDTH, 1))
            add("<=", HUGGING, -high, (view + HEIGHT, 1))
            add(">=", COMPRESSION, -high, (view + HEIGHT, 1))
    # Ten fields have a height that changes, from the top of the form to its end.
    changing = []
    for place in range(10):
        field = 8 * (place * rows // 10) + 4
        lines.append(f"edit {number} {EDIT} {field + HEIGHT} 34")
        changing.append(number)
        number += 1
    lines.append("?")
    for _ in range(edits):
        lines += [f"value {dice.choice(changing)} {dice.randint(20, 200)}", "?"]
    print("\n".join(lines))


main()
