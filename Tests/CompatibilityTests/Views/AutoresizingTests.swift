import Foundation
import Testing
import UIKit

/// One line of the shared table: what becomes of a view when its superview is resized.
struct AutoresizingVector: Decodable, Sendable, CustomTestStringConvertible {
  let id: String
  let axis: String
  let mask: [String]
  let parent: [Double]
  let old: [Double]
  let new: [Double]
  let tolerance: Double?

  var testDescription: String { id }

  private struct File: Decodable {
    let vectors: [AutoresizingVector]
  }

  /// The table beside the repository; empty where there is none.
  static func all() -> [AutoresizingVector] {
    let root = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
      url.deletingLastPathComponent()
    }
    let path = root.appendingPathComponent("../shared/data/autoresizing.json")
    guard let data = try? Data(contentsOf: path.standardizedFileURL) else { return [] }
    return (try? JSONDecoder().decode(File.self, from: data))?.vectors ?? []
  }

  var autoresizingMask: UIView.AutoresizingMask {
    let names: [String: UIView.AutoresizingMask] = [
      "flexibleLeftMargin": .flexibleLeftMargin, "flexibleWidth": .flexibleWidth,
      "flexibleRightMargin": .flexibleRightMargin, "flexibleTopMargin": .flexibleTopMargin,
      "flexibleHeight": .flexibleHeight, "flexibleBottomMargin": .flexibleBottomMargin,
    ]
    return mask.reduce(into: []) { $0.formUnion(names[$1] ?? []) }
  }

  /// The mask for the other axis, too.
  var turnedMask: UIView.AutoresizingMask {
    let raw = autoresizingMask.rawValue
    return UIView.AutoresizingMask(rawValue: axis == "horizontal" ? raw << 3 : raw >> 3)
  }

  /// A rectangle with the interesting part on the axis and something fixed on the other.
  func rect(_ start: Double, _ extent: Double, turned: Bool = false) -> CGRect {
    (axis == "horizontal") != turned
      ? CGRect(x: start, y: 0, width: extent, height: 10)
      : CGRect(x: 0, y: start, width: 10, height: extent)
  }
}

@MainActor
@Suite("Autoresizing", .serialized)
struct AutoresizingTests {
  @Test(
    "The shared table holds",
    .enabled(if: !AutoresizingVector.all().isEmpty, "no ../shared/data/autoresizing.json here"),
    arguments: AutoresizingVector.all()
  )
  func superview_isResized_subviewFollowsItsMask(_ vector: AutoresizingVector) {
    for turned in [false, true] {
      let parent = UIView(frame: vector.rect(0, vector.parent[0], turned: turned))
      let child = UIView(frame: vector.rect(vector.old[0], vector.old[1], turned: turned))
      child.autoresizingMask = turned ? vector.turnedMask : vector.autoresizingMask
      parent.addSubview(child)
      parent.frame = vector.rect(0, vector.parent[1], turned: turned)
      let expected = vector.rect(vector.new[0], vector.new[1], turned: turned)
      #expect(child.frame.isNear(expected, vector.tolerance ?? 1e-9), "turned: \(turned)")
    }
  }

  @Test(
    "The shared table holds below a view that fills its own superview",
    .enabled(if: !AutoresizingVector.all().isEmpty, "no ../shared/data/autoresizing.json here"),
    arguments: AutoresizingVector.all()
  )
  func nestedSuperview_passesTheChangeOn(_ vector: AutoresizingVector) {
    let root = UIView(frame: vector.rect(0, vector.parent[0]))
    let parent = UIView(frame: root.bounds)
    parent.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let child = UIView(frame: vector.rect(vector.old[0], vector.old[1]))
    child.autoresizingMask = vector.autoresizingMask
    root.addSubview(parent)
    parent.addSubview(child)
    root.bounds.size = vector.rect(0, vector.parent[1]).size
    let expected = vector.rect(vector.new[0], vector.new[1])
    #expect(child.frame.isNear(expected, vector.tolerance ?? 1e-9))
    root.autoresizesSubviews = false
    root.bounds.size = vector.rect(0, vector.parent[0]).size
    #expect(child.frame.isNear(expected, vector.tolerance ?? 1e-9))
  }

  @Test func partsThatAddUpToNothing_shareEvenly() {
    func grown(_ mask: UIView.AutoresizingMask, _ old: CGRect, from: CGFloat) -> CGRect {
      let parent = UIView(frame: CGRect(x: 0, y: 0, width: from, height: 10))
      let child = UIView(frame: old)
      child.autoresizingMask = mask
      parent.addSubview(child)
      parent.frame.size.width = from + 90
      return child.frame
    }
    let wide = CGRect(x: 0, y: 0, width: 100, height: 10)
    #expect(
      grown([.flexibleLeftMargin, .flexibleRightMargin], wide, from: 100)
        == CGRect(x: 45, y: 0, width: 100, height: 10)
    )
    let empty = CGRect(x: 0, y: 0, width: 0, height: 10)
    let all: UIView.AutoresizingMask = [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]
    #expect(grown(all, empty, from: 0) == CGRect(x: 30, y: 0, width: 30, height: 10))
  }

  @Test func fixedMarginsBeyondTheSuperview_leaveNoSize() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 20, y: 0, width: 60, height: 10))
    child.autoresizingMask = .flexibleWidth
    parent.addSubview(child)
    parent.frame.size.width = 30
    #expect(child.frame == CGRect(x: 20, y: 0, width: 0, height: 10))
  }

  @Test func manyChanges_andBack_loseNothing() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    let child = UIView(frame: CGRect(x: 31, y: 57, width: 201, height: 333))
    child.autoresizingMask = [
      .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin,
      .flexibleHeight, .flexibleBottomMargin,
    ]
    parent.addSubview(child)
    for step in 1...50 {
      parent.frame.size = CGSize(width: 393 + CGFloat(step) * 7, height: 852 - CGFloat(step) * 3)
    }
    parent.frame.size = CGSize(width: 393, height: 852)
    #expect(child.frame.isNear(CGRect(x: 31, y: 57, width: 201, height: 333), 1e-9))
  }

  @Test func transform_hasNoPart() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    child.transform = CGAffineTransform(rotationAngle: 0.3)
    parent.addSubview(child)
    parent.frame.size = CGSize(width: 200, height: 150)
    child.transform = .identity
    #expect(child.frame.isNear(CGRect(x: 10, y: 10, width: 180, height: 130), 1e-9))
  }

  @Test func parentThatDoesNotAutoresize_leavesItsSubviewsAlone() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: parent.bounds)
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.addSubview(child)
    parent.autoresizesSubviews = false
    parent.frame.size = CGSize(width: 200, height: 200)
    #expect(child.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test func movedParent_resizesNothing() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    child.autoresizingMask = [.flexibleLeftMargin, .flexibleWidth]
    parent.addSubview(child)
    parent.frame.origin = CGPoint(x: 50, y: 50)
    parent.bounds.origin = CGPoint(x: 5, y: 5)
    #expect(child.frame == CGRect(x: 10, y: 10, width: 20, height: 20))
  }
}

extension CGRect {
  /// Whether another rectangle is the same within a tolerance.
  fileprivate func isNear(_ other: CGRect, _ tolerance: Double) -> Bool {
    let parts = [
      minX - other.minX, minY - other.minY, width - other.width, height - other.height,
    ]
    return parts.allSatisfy { abs($0) <= tolerance }
  }
}
