import Foundation
import Testing
import Understudy

@testable import UIKit

@MainActor
@Suite("Drag and drop", .serialized)
struct DragAndDropTests {
  @Test func drop_ofACopy_callsBothDelegatesInOrder() {
    let scene = DragScene()
    scene.stage.dragAndDrop(scene.source, onto: scene.destination)
    #expect(
      scene.log.lines == [
        "drag items", "drag previewForLifting", "drag willLift",
        "drag allowsMove", "drag isRestricted", "drag fullSize", "drag willBegin",
        "lift end", "drag moved", "drop canHandle", "drop enter", "drop update",
        "drop perform", "drag willEnd copy", "drop preview", "drop willAnimate",
        "drop end of animation", "drop conclude", "drop end", "drag didEnd copy",
        "drag transferred",
      ]
    )
    #expect(scene.drop.texts == ["apple"])
  }

  @Test func drop_nowhere_goesBack() {
    let scene = DragScene()
    let drag = scene.stage.beginDrag(scene.source)
    drag.move(over: scene.destination)
    drag.move(to: CGPoint(x: 20, y: 700))
    scene.log.lines = []
    drag.drop()
    #expect(
      scene.log.lines == ["drag willEnd cancel", "drag previewForCancelling", "drag willCancel"]
    )
    scene.stage.settle()
    #expect(scene.log.lines.suffix(2) == ["drop end", "drag didEnd cancel"])
    #expect(!drag.isCarrying)
  }

  @Test func leaving_tellsTheDestination_andAsksItOnlyOnce() {
    let scene = DragScene()
    let drag = scene.stage.beginDrag(scene.source)
    drag.move(over: scene.destination)
    drag.move(over: scene.source)
    drag.move(over: scene.destination)
    let told = scene.log.lines.filter { $0 != "drop update" && $0.hasPrefix("drop") }
    #expect(told == ["drop canHandle", "drop enter", "drop exit", "drop enter"])
    drag.cancel()
    scene.stage.settle()
    #expect(scene.log.lines.last == "drag didEnd cancel")
  }

  @Test func refusal_makesTheDragInvisibleToTheView() {
    let scene = DragScene()
    scene.drop.canHandle = false
    scene.stage.dragAndDrop(scene.source, onto: scene.destination)
    #expect(scene.log.lines.filter { $0.hasPrefix("drop") } == ["drop canHandle"])
    #expect(scene.log.lines.last == "drag didEnd cancel")
  }

  /// A move that the source does not allow counts as a cancel.
  @Test(arguments: [true, false])
  func move_needsTheSourcesPermission(isAllowed: Bool) {
    let scene = DragScene()
    scene.drag.allowsMove = isAllowed
    scene.drop.operation = .move
    scene.stage.dragAndDrop(scene.source, onto: scene.destination)
    #expect(scene.log.lines.contains("drop perform") == isAllowed)
    #expect(scene.log.lines.contains("drag didEnd \(isAllowed ? "move" : "cancel")"))
  }

  @Test func forbidden_isReported_andNothingIsPerformed() {
    let scene = DragScene()
    scene.drop.operation = .forbidden
    scene.stage.dragAndDrop(scene.source, onto: scene.destination)
    #expect(!scene.log.lines.contains("drop perform"))
    #expect(scene.log.lines.last == "drag didEnd forbidden")
  }

  @Test func fingerLiftedInPlace_takesTheLiftBack() {
    let scene = DragScene()
    let drag = scene.stage.beginDrag(scene.source)
    drag.drop()
    #expect(
      scene.log.lines == ["drag items", "drag previewForLifting", "drag willLift", "lift start"]
    )
    #expect(!drag.isCarrying)
  }

  @Test func noItems_noDrag_andTapsStillWork() {
    let scene = DragScene()
    scene.drag.items = []
    let drag = scene.stage.beginDrag(scene.source)
    drag.move(over: scene.destination)
    #expect(!drag.isCarrying)
    #expect(scene.log.lines == ["drag items"])
    drag.drop()
  }

  @Test func tapOnAnotherView_addsItsItems() {
    let scene = DragScene()
    let other = UIView(frame: CGRect(x: 20, y: 500, width: 80, height: 80))
    let delegate = DragSource(scene.log)
    delegate.items = [UIDragItem(itemProvider: NSItemProvider(object: "pear" as NSString))]
    other.addInteraction(UIDragInteraction(delegate: delegate))
    scene.destination.superview?.addSubview(other)
    let drag = scene.stage.beginDrag(scene.source)
    drag.move(over: scene.destination)
    scene.log.lines = []
    drag.add(other)
    #expect(scene.log.lines.first == "drag items for adding")
    #expect(scene.log.lines.contains("drag willAdd 1"))
    drag.drop()
    scene.stage.settle()
    #expect(scene.drop.texts == ["apple", "pear"])
  }

  @Test func phone_needsEnabling() {
    let stage = Stage(.iPhone15Pro)
    defer { stage.end() }
    #expect(!UIDragInteraction.isEnabledByDefault)
    let source = DragSource(DragLog())
    let interaction = UIDragInteraction(delegate: source)
    #expect(!interaction.isEnabled)
    interaction.isEnabled = true
    let view = UIView(frame: CGRect(x: 20, y: 200, width: 50, height: 50))
    view.addInteraction(interaction)
    let root = UIViewController()
    root.view.addSubview(view)
    stage.show(root)
    let drag = stage.beginDrag(view)
    drag.move(to: CGPoint(x: 100, y: 500))
    #expect(drag.isCarrying)
    drag.cancel()
    interaction.isEnabled = false
    stage.settle()
    let second = stage.beginDrag(view)
    second.move(to: CGPoint(x: 100, y: 500))
    #expect(!second.isCarrying)
  }

  @Test func anotherAppsItems_haveNoLocalSession() {
    let scene = DragScene()
    let item = UIDragItem(itemProvider: NSItemProvider(object: "far" as NSString))
    let drag = scene.stage.beginExternalDrag([item])
    drag.move(over: scene.destination)
    #expect(scene.drop.localDragSession == nil)
    #expect(drag.drop() == .copy)
    scene.stage.settle()
    #expect(scene.drop.texts == ["far"])
    #expect(scene.log.lines.last == "drop end")
  }

  @Test func spring_opensAViewUnderARestingDrag() {
    let scene = DragScene()
    var states: [UISpringLoadedInteractionEffectState] = []
    scene.destination.addInteraction(
      UISpringLoadedInteraction { _, context in states.append(context.state) }
    )
    let drag = scene.stage.beginDrag(scene.source)
    drag.move(over: scene.destination)
    scene.stage.advance(.milliseconds(400))
    #expect(states.isEmpty)
    scene.stage.advance(.milliseconds(500))
    #expect(states == [.activated])
    drag.cancel()
    scene.stage.settle()
  }
}

@MainActor
private final class DragLog {
  var lines: [String] = []
  /// Notes a line unless it is there already as the last one.
  func note(_ line: String) {
    if lines.last != line { lines.append(line) }
  }
}

/// A tablet with a view to drag from and one to drop on.
@MainActor
private final class DragScene {
  let stage = Stage(.iPadAir5thGeneration)
  let log = DragLog()
  let source = UIView(frame: CGRect(x: 20, y: 100, width: 80, height: 80))
  let destination = UIView(frame: CGRect(x: 20, y: 300, width: 80, height: 80))
  let drag: DragSource
  let drop: DropTarget

  init() {
    drag = DragSource(log)
    drop = DropTarget(log)
    let root = UIViewController()
    root.view.addSubview(source)
    root.view.addSubview(destination)
    source.addInteraction(UIDragInteraction(delegate: drag))
    destination.addInteraction(UIDropInteraction(delegate: drop))
    stage.show(root)
  }
}

private final class DragSource: NSObject, UIDragInteractionDelegate {
  let log: DragLog
  var items = [UIDragItem(itemProvider: NSItemProvider(object: "apple" as NSString))]
  var allowsMove = true
  init(_ log: DragLog) { self.log = log }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    log.note("drag items")
    return items
  }
  func dragInteraction(
    _ interaction: UIDragInteraction,
    previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? {
    log.note("drag previewForLifting")
    return interaction.view.map { UITargetedDragPreview(view: $0) }
  }
  func dragInteraction(
    _ interaction: UIDragInteraction,
    willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  ) {
    log.note("drag willLift")
    animator.addCompletion { self.log.note("lift \($0)") }
  }
  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionWillBegin session: any UIDragSession
  ) { log.note("drag willBegin") }
  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool {
    log.note("drag allowsMove")
    return allowsMove
  }
  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool {
    log.note("drag isRestricted")
    return false
  }
  func dragInteraction(
    _ interaction: UIDragInteraction,
    prefersFullSizePreviewsFor session: any UIDragSession
  ) -> Bool {
    log.note("drag fullSize")
    return false
  }
  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionDidMove session: any UIDragSession
  ) { if !log.lines.contains("drag moved") { log.note("drag moved") } }
  func dragInteraction(
    _ interaction: UIDragInteraction,
    session: any UIDragSession,
    willEndWith operation: UIDropOperation
  ) { log.note("drag willEnd \(operation)") }
  func dragInteraction(
    _ interaction: UIDragInteraction,
    session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) { log.note("drag didEnd \(operation)") }
  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionDidTransferItems session: any UIDragSession
  ) { log.note("drag transferred") }
  func dragInteraction(
    _ interaction: UIDragInteraction,
    itemsForAddingTo session: any UIDragSession,
    withTouchAt point: CGPoint
  ) -> [UIDragItem] {
    log.note("drag items for adding")
    return items
  }
  func dragInteraction(
    _ interaction: UIDragInteraction,
    session: any UIDragSession,
    willAdd items: [UIDragItem],
    for addingInteraction: UIDragInteraction
  ) { log.note("drag willAdd \(items.count)") }
  func dragInteraction(
    _ interaction: UIDragInteraction,
    previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    log.note("drag previewForCancelling")
    return defaultPreview
  }
  func dragInteraction(
    _ interaction: UIDragInteraction,
    item: UIDragItem,
    willAnimateCancelWith animator: any UIDragAnimating
  ) { log.note("drag willCancel") }
}

private final class DropTarget: NSObject, UIDropInteractionDelegate {
  let log: DragLog
  var operation = UIDropOperation.copy
  var canHandle = true
  var texts: [String] = []
  var localDragSession: (any UIDragSession)?
  init(_ log: DragLog) { self.log = log }

  func dropInteraction(
    _ interaction: UIDropInteraction,
    canHandle session: any UIDropSession
  ) -> Bool {
    log.note("drop canHandle")
    return canHandle && session.canLoadObjects(ofClass: String.self)
  }
  func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidEnter session: any UIDropSession
  ) {
    log.note("drop enter")
    localDragSession = session.localDragSession
  }
  func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    if log.lines.last != "drag moved" || !log.lines.contains("drop update") {
      log.note("drop update")
    }
    return UIDropProposal(operation: operation)
  }
  func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidExit session: any UIDropSession
  ) { log.note("drop exit") }
  func dropInteraction(
    _ interaction: UIDropInteraction,
    performDrop session: any UIDropSession
  ) {
    log.note("drop perform")
    session.loadObjects(ofClass: String.self) { self.texts = $0 }
  }
  func dropInteraction(
    _ interaction: UIDropInteraction,
    concludeDrop session: any UIDropSession
  ) { log.note("drop conclude") }
  func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidEnd session: any UIDropSession
  ) { log.note("drop end") }
  func dropInteraction(
    _ interaction: UIDropInteraction,
    previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    log.note("drop preview")
    return defaultPreview
  }
  func dropInteraction(
    _ interaction: UIDropInteraction,
    item: UIDragItem,
    willAnimateDropWith animator: any UIDragAnimating
  ) {
    log.note("drop willAnimate")
    animator.addCompletion { _ in self.log.note("drop end of animation") }
  }
}
