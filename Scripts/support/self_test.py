#!/usr/bin/env python3
"""Tests of the scripts themselves: what counts as a test, what the source reader sees."""
import tempfile
import unittest
from pathlib import Path

import census
import count_tests
import sum_journeys
import symbol_graphs
from swift_surface import Reader, has_member, labels_of


def count(text):
    sums = count_tests.Count()
    lines = text.strip().splitlines()
    count_tests.count_xctest(lines, sums)
    count_tests.count_swift_testing(lines, sums)
    return sums.passed, sums.failures


class SumTests(unittest.TestCase):
    def test_parts_add_up(self):
        one = "length 0: 1\nlength 1: 4\nshape tabs: 5\nskipped: 7 operations\ndigest: ab\n"
        sums = sum_journeys.add([one + "5 journeys, each taken twice; 1 failed", one.replace("4", "6")])
        self.assertIn("length 1: 10", sums)
        self.assertIn("skipped: 14 operations", sums)
        self.assertEqual(sums[-1], "5 journeys, each taken twice; 1 failed")


class CountTests(unittest.TestCase):
    def test_both_frameworks_sum_up(self):
        passed, failures = count("""
Test Case 'A.testX' started at 2026-01-01 00:00:00.000
Test Case 'A.testX' passed (0.0 seconds)
Test Case 'A.testZ' started at 2026-01-01 00:00:00.000
Test Case 'A.testZ' skipped (0.0 seconds)
◇ Test run started.
➜ Test c() skipped: "why"
✘ Test "with a (name)" with 3 test cases failed after 0.001 seconds with 1 issue.
✘ Suite S failed after 0.001 seconds with 1 issue.
✘ Test run with 4 tests in 1 suite failed after 0.001 seconds with 1 issue.
""")
        self.assertEqual(passed, 3)
        self.assertEqual(failures, ['"with a (name)"'])

    def test_a_crash_is_a_failure(self):
        self.assertEqual(count("Test Case 'A.testX' started at 2026")[1], ["A.testX (did not end: crashed or hung)"])
        self.assertEqual(len(count("◇ Test run started.\n◇ Test a() started.")[1]), 1)

    def test_the_tool_sums_up_itself(self):
        sums = count_tests.Count()
        lines = ["✘ Notes.ListTests: 1 passed, 1 failed (0.1 s)", "  ✘ testB crashed", "", "XCTest: 1 passed, 1 failed",
                 "1 passed, 1 failed (2.10 s)"]
        count_tests.count_tool(lines, sums)
        self.assertEqual((sums.passed, sums.failures), (1, ["testB crashed"]))

    def test_open_scenarios_are_neither(self):
        report = '<testsuites><testsuite><testcase name="a"/><testcase name="b"><failure/></testcase>' \
                 '<testcase name="c"><failure/></testcase></testsuite></testsuites>'
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "report.xml"
            path.write_text(report, encoding="utf-8")
            sums = count_tests.Count()
            surprises = count_tests.count_junit(path, {"a", "b"}, sums)
        self.assertEqual((sums.passed, sums.failures, surprises), (1, ["c"], ["a"]))


class SurfaceTests(unittest.TestCase):
    SOURCE = """
/// A view { with a brace in its comment.
@preconcurrency @MainActor open class UIThing: UIBase,
  NSCoding
{
  public enum Style: Int {
    case plain, grouped
  }
  open var frame: CGRect {
    get { .zero }
  }
  public internal(set) var count = 0
  @discardableResult
  open func move(_ thing: Int, to place: [String: Int], animated: Bool = true) -> Bool { true }
  package var hidden = 1
  func secret() {}
}
extension UIThing {
  public func extra() {}
}
public protocol UIThingDelegate: AnyObject {
  func thingDidMove(_ thing: UIThing)
}
"""

    def surface(self):
        surface = {}
        Reader(surface, "file.swift").read(self.SOURCE)
        return surface

    def test_members_are_spelled_as_in_documentation(self):
        surface = self.surface()
        self.assertEqual(surface["UIThing"].members, {"frame", "count", "move(_:to:animated:)", "extra()"})
        self.assertEqual(surface["UIThing.Style"].members, {"plain", "grouped"})
        self.assertEqual(surface["UIThingDelegate"].members, {"thingDidMove(_:)"})
        self.assertEqual(surface["UIThing"].bases, ["UIBase", "NSCoding"])

    def test_inherited_members_count(self):
        surface = self.surface()
        Reader(surface, "other.swift").read("open class UISmall: UIThing {}")
        self.assertTrue(has_member(surface, "UISmall", "frame"))
        self.assertFalse(has_member(surface, "UISmall", "hidden"))

    def test_labels_survive_closures_and_attributes(self):
        self.assertEqual(labels_of("_ a: @escaping (Int) -> Void, with b: [Int: Int] = [:]"), "_:with:")


class CensusTests(unittest.TestCase):
    @staticmethod
    def fits(use, *parameters):
        _, arguments = census.wanted_arguments(use)
        return census.fits(symbol_graphs.Member("f", list(parameters)), arguments)

    def test_defaults_may_be_left_out_and_others_not(self):
        present = ("_", False), ("animated", False), ("completion", True)
        self.assertTrue(self.fits("present(_:animated:)", *present))
        self.assertTrue(self.fits("present(_:animated:completion:)", *present))
        self.assertFalse(self.fits("present(_:)", *present))
        self.assertFalse(self.fits("present(animated:_:)", *present))

    def test_closures_behind_the_parentheses_find_their_parameters(self):
        animate = ("withDuration", False), ("animations", False), ("completion", True)
        self.assertTrue(self.fits("animate(withDuration:{})", *animate))
        self.assertTrue(self.fits("animate(withDuration:{}completion{})", *animate))
        self.assertFalse(self.fits("animate(withDuration:{}other{})", *animate))
        self.assertTrue(self.fits("dismiss(animated:{})", ("animated", False), ("completion", True)))

    def test_a_function_named_as_a_value_fits(self):
        self.assertTrue(self.fits("dismiss", ("animated", False)))

    def test_owners_end_before_the_parentheses(self):
        self.assertEqual(census.split_member("UIView.init(a.b:)"), ("UIView", "init(a.b:)"))
        self.assertEqual(census.split_member("UICollectionView.CellRegistration<A, B.C>.Handler"),
                         ("UICollectionView.CellRegistration", "Handler"))

    def test_no_name_is_twice_in_the_census(self):
        rows = [(row.symbol, row.kind) for row in census.read(census.FILE)]
        self.assertEqual(len(rows), len(set(rows)))


if __name__ == "__main__":
    unittest.main(verbosity=0)
