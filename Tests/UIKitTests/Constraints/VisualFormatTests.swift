import Foundation
import Testing

@testable import UIKit

/// The visual format, by the grammar and the examples of Apple's Auto Layout Guide.
@MainActor @Suite("Visual format", .serialized)
struct VisualFormatTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let a = UIView()
  private let b = UIView()

  init() {
    for view in [a, b] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
  }

  private func make(
    _ format: String,
    _ options: NSLayoutConstraint.FormatOptions = [],
    _ metrics: [String: Any] = [:]
  ) -> [NSLayoutConstraint] {
    NSLayoutConstraint.constraints(
      withVisualFormat: format,
      options: options,
      metrics: metrics,
      views: ["a": a, "b": b, "root": root]
    )
  }

  /// A constraint as the parts that matter here.
  private func parts(_ constraints: [NSLayoutConstraint]) -> [String] {
    constraints.map { constraint in
      let names = [ObjectIdentifier(a): "a", ObjectIdentifier(b): "b", ObjectIdentifier(root): "|"]
      let first = constraint.firstItem.flatMap { names[ObjectIdentifier($0)] } ?? ""
      let second = constraint.secondItem.flatMap { names[ObjectIdentifier($0)] } ?? ""
      let tail = second.isEmpty ? "" : " \(second).\(constraint.secondAttribute.text)"
      let priority =
        constraint.priority == .required
        ? "" : " @\(NSLayoutConstraint.number(CGFloat(constraint.priority.rawValue)))"
      return "\(first).\(constraint.firstAttribute.text) \(constraint.relation.text)\(tail) "
        + "\(NSLayoutConstraint.number(constraint.constant))\(priority)"
    }
  }

  // The pictures on the left stand in Apple's guide.
  @Test(arguments: [
    ("[a]-[b]", ["b.leading == a.trailing 8"]),
    ("[a(>=50)]", ["a.width >= 50"]),
    ("|-50-[a]-50-|", ["a.leading == |.leading 50", "|.trailing == a.trailing 50"]),
    ("V:[a]-10-[b]", ["b.top == a.bottom 10"]),
    ("[a][b]", ["b.leading == a.trailing 0"]),
    ("[a(100@20)]", ["a.width == 100 @20"]),
    ("[a(==b)]", ["a.width == b.width 0"]),
    ("[a(>=70,<=100)]", ["a.width >= 70", "a.width <= 100"]),
    ("V:[a(b)]", ["a.height == b.height 0"]),
    ("[a]-(>=8@750,<=20)-[b]", ["b.leading >= a.trailing 8 @750", "b.leading <= a.trailing 20"]),
    ("H:|-(-4)-[a]", ["a.leading == |.leading -4"]),
    ("H:|-7.5-[a]", ["a.leading == |.leading 7.5"]),
    ("H: |-16-[a]-16-|", ["a.leading == |.leading 16", "|.trailing == a.trailing 16"]),
  ])
  func picture_makes(_ format: String, _ expected: [String]) {
    #expect(parts(make(format)) == expected)
  }

  /// Apple's text on `layoutMargins`: the edges of `|-[subview]-|` are inset by the margins.
  @Test func standardGapToTheSuperview_isItsMargin() {
    #expect(
      parts(make("H:|-[a]-|")) == [
        "a.leading == |.leadingMargin 0", "|.trailingMargin == a.trailing 0",
      ]
    )
    #expect(parts(make("V:|-[a]")) == ["a.top == |.topMargin 0"])
    root.layoutMargins = UIEdgeInsets(top: 1, left: 30, bottom: 3, right: 40)
    NSLayoutConstraint.activate(make("H:|-[a]-|") + make("V:|-[a(9)]"))
    root.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 30, y: 1, width: 250, height: 9))
  }

  @Test(
    arguments: [
      4 as Int, 4 as Int8, 4 as UInt16, 4 as Float, 4 as Double, 4 as CGFloat, NSNumber(value: 4),
      Decimal(4),
    ] as [any Sendable]
  )
  func metric_mayBeAnyNumber(_ number: any Sendable) {
    #expect(parts(make("H:[a(m@m)]", [], ["m": number])) == ["a.width == 4 @4"])
  }

  @Test func directions_nameTheEdges() {
    #expect(
      parts(make("H:|-1-[a]-2-[b]-3-|", .directionLeftToRight)) == [
        "a.left == |.left 1", "b.left == a.right 2", "|.right == b.right 3",
      ]
    )
    NSLayoutConstraint.activate(
      make("H:|-1-[a(10)]-2-[b(20)]", .directionRightToLeft) + make("V:|[a(5)]")
        + make("V:|[b(5)]")
    )
    root.layoutIfNeeded()
    #expect(a.frame.minX == 309)
    #expect(b.frame.minX == 287)
  }

  @Test func alignment_holdsForAllViews() {
    #expect(
      parts(make("H:[a]-[b]", [.alignAllTop, .alignAllLastBaseline])) == [
        "b.leading == a.trailing 8", "a.top == b.top 0", "a.lastBaseline == b.lastBaseline 0",
      ]
    )
    #expect(
      parts(make("V:[a]-[b]", [.alignAllCenterX, .alignAllTrailing])) == [
        "b.top == a.bottom 8", "a.trailing == b.trailing 0", "a.centerX == b.centerX 0",
      ]
    )
  }

  /// By the header: between texts from baseline to baseline, else from edge to edge.
  @Test func baselineSpacing_isBetweenTexts() {
    let (one, two) = (UILabel(), UILabel())
    let made = NSLayoutConstraint.constraints(
      withVisualFormat: "V:[one]-30-[two]-4-[plain]",
      options: .spacingBaselineToBaseline,
      metrics: nil,
      views: ["one": one, "two": two, "plain": UIView()]
    )
    #expect(made.map(\.firstAttribute) == [.firstBaseline, .top])
    #expect(made.map(\.secondAttribute) == [.lastBaseline, .lastBaseline])
  }

  @Test func guides_areViewsToo() {
    let controller = UIViewController()
    controller.view.addSubview(a)
    let made = NSLayoutConstraint.constraints(
      withVisualFormat: "V:[top]-[a]",
      metrics: nil,
      views: ["top": controller.topLayoutGuide, "a": a]
    )
    #expect(made.first?.secondItem === controller.topLayoutGuide)
    #expect(made.first?.constant == 8)
    #expect(made.first?.description.contains("-(NSSpace(8))-") == true)
  }

  // MARK: - Mistakes

  // The texts and the places with four stars stand in Apple's guide, the others in reports.
  @Test(arguments: [
    ("V|[a]|", 1, "Expected ':' after 'V' to specify vertical arrangement"),
    (
      "|[a][b(m][root]|", 8,
      "A predicate on a view's thickness must end with ')' and the view must end with ']'"
    ),
    ("|[a][blackBox]", 13, "blackBox is not a key in the views dictionary."),
    ("V:|[a(>30)]|", 7, "Unknown relation. Must be ==, >=, or <="),
    ("[root.a]-5-|", 5, nil),
    ("H:|-165.000000-|", 15, "Expected a view"),
    ("V:[a]-(>=m)-(>=0)-|", 12, "Expected a view or '|'"),
    (
      "H:[a]- (m)-[b]", 6,
      "Expected a number or key from the metrics dictionary, but encountered something else"
    ),
    (
      "H:|-margiin-[a]", 11,
      "Encountered metric with name \"margiin\", but value was not specified in metrics or views "
        + "dictionaries"
    ),
    (
      "|[root]|", 7,
      "Unable to interpret '|' character, because the related view doesn't have a superview"
    ),
    ("", 0, "Expected a view"),
  ])
  func mistake_isMarked(_ format: String, _ place: Int, _ problem: String?) throws {
    let play = Play()
    #expect(make(format, [], ["m": 1]).isEmpty)
    let raised = try #require(play.exceptions.first)
    #expect(raised.name == "NSInvalidArgumentException")
    let lines = raised.reason.components(separatedBy: "\n")
    #expect(lines[0] == "Unable to parse constraint format: ")
    if let problem { #expect(lines[1] == problem + " ") }
    #expect(lines[2] == format + " ")
    #expect(lines[3] == String(repeating: " ", count: place) + "^")
  }

  @Test func alignmentAlongTheDirection_isRefused() {
    let play = Play()
    #expect(make("H:[a][b]", .alignAllLeft).isEmpty)
    #expect(make("V:[a][b]", .alignAllTop).isEmpty)
    #expect(
      play.exceptions.map { $0.reason.components(separatedBy: "\n")[1] } == [
        "Options mask required views to be aligned on a horizontal edge, which is not allowed for "
          + "layout that is also horizontal. ",
        "Options mask required views to be aligned on a vertical edge, which is not allowed for "
          + "layout that is also vertical. ",
      ]
    )
  }

  /// Whatever the picture, there are constraints or one exception.
  @Test func anyText_isReadOrRefused() {
    let play = Play()
    let pieces =
      ["[a]", "[b(m)]", "[a(>=1@m,<=b)]", "-", "-8-", "-(<=m@2,>=1)-", "-m-", "|"]
      + "HV:|[]()-=<>@,.*ab_01 é\n🙂".map(String.init)
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15
    var read = 0
    for _ in 0..<5_000 {
      var format = ["H:", "V:", "|-", "[a", "H:|"][Int(next(&state) % 5)]
      for _ in 0..<(next(&state) % 8) { format += pieces[Int(next(&state)) % pieces.count] }
      let before = play.exceptions.count
      let made = make(format, [], ["m": 1])
      let raised = play.exceptions.count - before
      #expect(raised <= 1, "\(format)")
      if raised == 0 { read += 1 } else { #expect(made.isEmpty, "\(format)") }
    }
    #expect(read > 50)
  }

  private func next(_ state: inout UInt64) -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state >> 33
  }
}
