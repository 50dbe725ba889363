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

  /// A rectangle with the interesting part on the axis and something fixed on the other.
  func rect(_ start: Double, _ extent: Double) -> CGRect {
    axis == "horizontal"
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
    let parent = UIView(frame: vector.rect(0, vector.parent[0]))
    let child = UIView(frame: vector.rect(vector.old[0], vector.old[1]))
    child.autoresizingMask = vector.autoresizingMask
    parent.addSubview(child)
    parent.frame = vector.rect(0, vector.parent[1])
    let expected = vector.rect(vector.new[0], vector.new[1])
    let tolerance = CGFloat(vector.tolerance ?? 1e-9)
    #expect(abs(child.frame.minX - expected.minX) <= tolerance)
    #expect(abs(child.frame.minY - expected.minY) <= tolerance)
    #expect(abs(child.frame.width - expected.width) <= tolerance)
    #expect(abs(child.frame.height - expected.height) <= tolerance)
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
