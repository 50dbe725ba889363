import Testing
import UIKit

/// A view with a size of its own.
private final class Box: UIView {
  private let own: CGSize

  init(_ width: CGFloat, _ height: CGFloat) {
    own = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { own }
}

/// Frames of arranged views, as Apple's documentation of `UIStackView` has them.
///
/// The text on each distribution and alignment says how the views share the room; the
/// numbers follow from it.
@MainActor @Suite("Stack views: frames", .serialized)
struct StackViewTests {
  private let a = Box(50, 20)
  private let b = Box(70, 30)
  private let c = Box(30, 10)

  private func stack(
    _ axis: NSLayoutConstraint.Axis = .horizontal,
    _ size: CGSize,
    _ distribution: UIStackView.Distribution = .fill,
    _ alignment: UIStackView.Alignment = .fill
  ) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: [a, b, c])
    stack.frame = CGRect(origin: .zero, size: size)
    stack.axis = axis
    stack.distribution = distribution
    stack.alignment = alignment
    return stack
  }

  /// Where the views begin and how long they are, along an axis.
  private func spans(_ stack: UIStackView, _ axis: NSLayoutConstraint.Axis) -> [[CGFloat]] {
    stack.layoutIfNeeded()
    return stack.arrangedSubviews.map { view in
      axis == .horizontal
        ? [view.frame.minX, view.frame.width] : [view.frame.minY, view.frame.height]
    }
  }

  private func expect(
    _ found: [[CGFloat]],
    _ expected: [[CGFloat]],
    _ location: SourceLocation = #_sourceLocation
  ) {
    let isEqual =
      found.count == expected.count
      && zip(found.joined(), expected.joined()).allSatisfy { abs($0 - $1) < 0.34 }
    #expect(isEqual, "\(found) is not \(expected)", sourceLocation: location)
  }

  // MARK: - Distribution

  /// The lengths along the axis are the widths in a row and the heights in a column.
  private static let distributions: [(UIStackView.Distribution, CGFloat, CGFloat, [[CGFloat]])] = [
    // "so that they fill the available space": nothing is left over here.
    (.fill, 150, 0, [[0, 50], [50, 70], [120, 30]]),
    (.fill, 170, 10, [[0, 50], [60, 70], [140, 30]]),
    // "so they are all the same size along the stack view's axis".
    (.fillEqually, 300, 0, [[0, 100], [100, 100], [200, 100]]),
    (.fillEqually, 300, 15, [[0, 90], [105, 90], [210, 90]]),
    (.fillEqually, 60, 0, [[0, 20], [20, 20], [40, 20]]),
    // "resized proportionally based on their intrinsic content size".
    (.fillProportionally, 300, 0, [[0, 100], [100, 140], [240, 60]]),
    (.fillProportionally, 75, 0, [[0, 25], [25, 35], [60, 15]]),
    // "it pads the spacing between the views evenly".
    (.equalSpacing, 300, 0, [[0, 50], [125, 70], [270, 30]]),
    (.equalSpacing, 300, 40, [[0, 50], [125, 70], [270, 30]]),
    (.equalSpacing, 150, 0, [[0, 50], [50, 70], [120, 30]]),
    // "an equal center-to-center spacing": 25, 155, 285.
    (.equalCentering, 300, 0, [[0, 50], [120, 70], [270, 30]]),
    // "while maintaining the spacing property's distance": 20 after the first and the second.
    (.equalCentering, 190, 20, [[0, 50], [70, 70], [160, 30]]),
  ]

  @Test(arguments: 0..<12, [NSLayoutConstraint.Axis.horizontal, .vertical])
  func distribution_sharesTheRoom(_ index: Int, _ axis: NSLayoutConstraint.Axis) {
    let (distribution, room, spacing, expected) = Self.distributions[index]
    let turned = UIStackView(arrangedSubviews: [Box(20, 50), Box(30, 70), Box(10, 30)])
    let size =
      axis == .horizontal ? CGSize(width: room, height: 90) : CGSize(width: 90, height: room)
    let stack = axis == .horizontal ? stack(axis, size, distribution) : turned
    stack.frame.size = size
    stack.axis = axis
    stack.distribution = distribution
    stack.spacing = spacing
    expect(spans(stack, axis), expected)
    let across: NSLayoutConstraint.Axis = axis == .horizontal ? .vertical : .horizontal
    expect(spans(stack, across), [[0, 90], [0, 90], [0, 90]])
  }

  /// "it stretches the views according to their hugging priority".
  @Test func fill_stretchesTheLeastHugging() {
    let cases: [[[CGFloat]]] = [
      [[0, 200], [200, 70], [270, 30]], [[0, 50], [50, 220], [270, 30]],
      [[0, 50], [50, 70], [120, 180]],
    ]
    for (index, expected) in cases.enumerated() {
      let views = [Box(50, 20), Box(70, 30), Box(30, 10)]
      views[index].setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
      let stack = UIStackView(arrangedSubviews: views)
      stack.frame = CGRect(x: 0, y: 0, width: 300, height: 40)
      expect(spans(stack, .horizontal), expected)
    }
  }

  /// "it shrinks the views according to their compression resistance priority".
  @Test(arguments: [UIStackView.Distribution.fill, .equalSpacing])
  func narrowStack_shrinksTheLeastResisting(_ distribution: UIStackView.Distribution) {
    b.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
    let stack = stack(.horizontal, CGSize(width: 140, height: 40), distribution)
    stack.spacing = 10
    expect(spans(stack, .horizontal), [[0, 50], [60, 40], [110, 30]])
  }

  /// With equal priorities somebody gives way, nobody the other way, and the stack is full.
  @Test(arguments: [CGFloat(300), 100])
  func ambiguity_leavesTheStackFull(_ width: CGFloat) {
    let stack = stack(.horizontal, CGSize(width: width, height: 40))
    let found = spans(stack, .horizontal)
    #expect(found[0][0] == 0)
    #expect(found[2][0] + found[2][1] == width)
    for (span, own) in zip(found, [50, 70, 30] as [CGFloat]) {
      #expect(width > 150 ? span[1] >= own : span[1] <= own)
    }
  }

  // MARK: - Alignment

  @Test(arguments: [
    (UIStackView.Alignment.fill, [[0, 100], [0, 100], [0, 100]] as [[CGFloat]]),
    (.leading, [[0, 20], [0, 30], [0, 10]]),
    (.center, [[40, 20], [35, 30], [45, 10]]),
    (.trailing, [[80, 20], [70, 30], [90, 10]]),
  ])
  func alignment_placesAcross(_ alignment: UIStackView.Alignment, _ expected: [[CGFloat]]) {
    let row = stack(.horizontal, CGSize(width: 150, height: 100), .fill, alignment)
    expect(spans(row, .vertical), expected)
    let column = UIStackView(arrangedSubviews: [Box(20, 50), Box(30, 70), Box(10, 30)])
    column.frame = CGRect(x: 0, y: 0, width: 100, height: 150)
    column.axis = .vertical
    column.alignment = alignment
    expect(spans(column, .horizontal), expected)
  }

  @Test func baselines_areOneLine() {
    let (small, large) = (UILabel(), UILabel())
    small.font = .systemFont(ofSize: 12)
    large.font = .systemFont(ofSize: 40)
    (small.text, large.text) = ("small", "large")
    for alignment in [UIStackView.Alignment.firstBaseline, .lastBaseline] {
      let stack = UIStackView(arrangedSubviews: [small, large])
      stack.alignment = alignment
      stack.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
      stack.layoutIfNeeded()
      let distance = large.font.ascender - small.font.ascender
      #expect(abs((small.frame.minY - large.frame.minY) - distance) < 0.7)
    }
  }

  // MARK: - Spacing

  /// "setCustomSpacing(_:after:)": for the gap after one view, the others keep `spacing`.
  @Test func customSpacing_isForOneGap() {
    let stack = stack(.horizontal, CGSize(width: 210, height: 40))
    stack.spacing = 20
    stack.setCustomSpacing(40, after: a)
    expect(spans(stack, .horizontal), [[0, 50], [90, 70], [180, 30]])
    #expect(stack.customSpacing(after: a) == 40)
    #expect(stack.customSpacing(after: b) == UIStackView.spacingUseDefault)
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: a)
    stack.frame.size.width = 190
    expect(spans(stack, .horizontal), [[0, 50], [70, 70], [160, 30]])
    stack.setCustomSpacing(UIStackView.spacingUseSystem, after: b)
    stack.frame.size.width = 178
    expect(spans(stack, .horizontal), [[0, 50], [70, 70], [148, 30]])
  }

  // "The stack view's contents are relative to its layout margins."
  @Test func margins_surroundTheViews() {
    let stack = stack(.horizontal, CGSize(width: 210, height: 100))
    stack.layoutMargins = UIEdgeInsets(top: 5, left: 20, bottom: 15, right: 40)
    stack.isLayoutMarginsRelativeArrangement = true
    expect(spans(stack, .horizontal), [[20, 50], [70, 70], [140, 30]])
    expect(spans(stack, .vertical), [[5, 80], [5, 80], [5, 80]])
  }

  @Test func baselineRelativeSpacing_countsBetweenBaselines() {
    let (one, two) = (UILabel(), UILabel())
    (one.text, two.text) = ("one", "two")
    let stack = UIStackView(arrangedSubviews: [one, two])
    stack.axis = .vertical
    stack.spacing = 50
    stack.isBaselineRelativeArrangement = true
    stack.alignment = .leading
    stack.frame.size = CGSize(width: 100, height: 50 + one.font.ascender - one.font.descender)
    stack.layoutIfNeeded()
    #expect(abs((two.frame.minY - one.frame.minY) - 50) < 0.7)
  }

  // MARK: - Changes

  /// "the stack view adjusts its layout … when the isHidden property of any view changes".
  @Test func hiddenViews_takeNoRoom() {
    let stack = stack(.horizontal, CGSize(width: 90, height: 40))
    stack.spacing = 10
    b.isHidden = true
    stack.layoutIfNeeded()
    #expect(a.frame.minX == 0 && a.frame.width == 50)
    #expect(c.frame.minX == 60 && c.frame.width == 30)
    #expect(b.frame.width == 0)
    b.isHidden = false
    stack.frame.size.width = 170
    expect(spans(stack, .horizontal), [[0, 50], [60, 70], [140, 30]])
  }

  @Test func removedView_staysASubview() {
    let stack = stack(.horizontal, CGSize(width: 80, height: 40))
    stack.removeArrangedSubview(b)
    #expect(b.superview === stack)
    #expect(stack.arrangedSubviews == [a, c])
    stack.layoutIfNeeded()
    #expect(c.frame.minX == 50)
    stack.insertArrangedSubview(b, at: 0)
    stack.frame.size.width = 150
    expect(spans(stack, .horizontal), [[0, 70], [70, 50], [120, 30]])
    b.removeFromSuperview()
    #expect(stack.arrangedSubviews == [a, c])
  }

  // MARK: - Own size

  @Test(arguments: [
    (NSLayoutConstraint.Axis.horizontal, CGSize(width: 170, height: 30)),
    (.vertical, CGSize(width: 70, height: 80)),
  ])
  func size_isThatOfTheViews(_ axis: NSLayoutConstraint.Axis, _ expected: CGSize) {
    for alignment in [UIStackView.Alignment.fill, .leading, .center, .trailing] {
      let stack = UIStackView(arrangedSubviews: [Box(50, 20), Box(70, 30), Box(30, 10)])
      stack.axis = axis
      stack.alignment = alignment
      stack.spacing = 10
      #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == expected)
      #expect(stack.intrinsicContentSize.width == UIView.noIntrinsicMetric)
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
      stack.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(stack)
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 7).isActive = true
      stack.topAnchor.constraint(equalTo: root.topAnchor, constant: 9).isActive = true
      root.layoutIfNeeded()
      #expect(stack.frame == CGRect(origin: CGPoint(x: 7, y: 9), size: expected))
    }
  }

  @Test func nestedStacks_fitEachOther() {
    let column = UIStackView(arrangedSubviews: [Box(40, 10), Box(60, 25)])
    column.axis = .vertical
    column.spacing = 5
    let row = UIStackView(arrangedSubviews: [a, column])
    row.spacing = 10
    row.alignment = .center
    #expect(
      row.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 120, height: 40)
    )
    row.frame = CGRect(x: 0, y: 0, width: 120, height: 60)
    row.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 0, y: 20, width: 50, height: 20))
    #expect(column.frame == CGRect(x: 60, y: 10, width: 60, height: 40))
    #expect(column.arrangedSubviews[1].frame == CGRect(x: 0, y: 15, width: 60, height: 25))
  }

  /// A spacer without a size of its own takes what the others leave.
  @Test func emptyView_isASpacer() {
    let stack = UIStackView(arrangedSubviews: [a, UIView(), c])
    stack.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    expect(spans(stack, .horizontal), [[0, 50], [50, 120], [170, 30]])
  }

  // MARK: - Right to left

  @Test func rightToLeft_beginsAtTheRight() {
    let row = stack(.horizontal, CGSize(width: 170, height: 40))
    row.spacing = 10
    row.semanticContentAttribute = .forceRightToLeft
    expect(spans(row, .horizontal), [[120, 50], [40, 70], [0, 30]])
    let column = UIStackView(arrangedSubviews: [Box(20, 50), Box(30, 70)])
    column.frame = CGRect(x: 0, y: 0, width: 100, height: 120)
    column.axis = .vertical
    column.alignment = .leading
    column.semanticContentAttribute = .forceRightToLeft
    expect(spans(column, .horizontal), [[80, 20], [70, 30]])
  }
}
