import CoreGraphics
import Foundation
import Testing
import Understudy

@_spi(Porting) @testable import UIKit

/// Embed segues: the child comes while the parent's view loads (RULES 5, 7).
@MainActor
@Suite("Segues: embedding", .serialized)
struct EmbedTests {
  private let stage = Stage()
  private let log = SegueLog()

  @Test func embed_preparesBeforeTheParentsDidLoad() {
    let parent = Embedding("P", log)
    parent.segues = [.to("C", log, kind: .embed, identifier: "inside")]
    stage.show(parent)
    stage.settle()
    #expect(
      log.take() == [
        "C.made", "P.prepare inside", "C.load", "P.load", "P.WA", "C.WA", "P.DA", "C.DA",
      ]
    )
    let child = parent.children.first
    #expect(parent.children.count == 1)
    #expect(child?.parent === parent)
    #expect(child?.view.superview === parent.box)
    #expect(child?.view.frame == parent.box.bounds)
    #expect(child?.view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
    parent.box.frame.size = CGSize(width: 50, height: 60)
    stage.settle()
    #expect(child?.view.frame == CGRect(x: 0, y: 0, width: 50, height: 60))
  }

  @Test func embed_twice_raises() {
    let parent = Embedding("P", log)
    parent.segues = [.to("C", log, kind: .embed, identifier: "inside")]
    parent.loadViewIfNeeded()
    var raised: [String] = []
    stage.onException = { raised.append("\($0): \($1)") }
    parent.performSegue(withIdentifier: "inside", sender: nil)
    stage.onException = nil
    #expect(
      raised == [
        "NSInternalInconsistencyException: There are unexpected subviews in the container view. "
          + "Perhaps the embed segue has already fired once or a subview was added "
          + "programmatically?"
      ]
    )
    #expect(parent.children.count == 1)
  }

  @Test func embeddedChild_isTheDestinationOfItsSibling() {
    let parent = Embedding("P", log)
    parent.segues = [
      .to("C", log, kind: .embed, identifier: "inside") { $0.actions = ["unwind:"] }
    ]
    stage.show(parent)
    let other = SegueScreen("X", log)
    other.segues = [.unwinding("unwind:")]
    parent.addChild(other)
    other.didMove(toParent: parent)
    _ = log.take()
    other.performSegue(withIdentifier: "back", sender: nil)
    #expect(log.take() == ["X.prepare back", "C.unwind: from X", "P.unwind towards C"])
  }
}

/// A parent whose view has a container view, filled as a loader would.
private final class Embedding: SegueScreen {
  let box = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 200))

  override func loadView() {
    view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    view.addSubview(box)
    for segue in segues where segue.kind == .embed { segue.performEmbed(in: box) }
  }
}
