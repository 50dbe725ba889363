import Clockwork
import CoreGraphics
import Foundation

/// The drags of an application that are under way.
@MainActor
package final class DragSessions {
  private var sessions: [DragSession] = []

  package static var current: DragSessions {
    UIApplication.shared.attachment(DragSessions.self) { DragSessions() }
  }

  /// Those whose items follow a finger, in the order of their beginning.
  var carried: [DragSession] { sessions }

  /// Whether items follow a finger.
  package var isCarrying: Bool { !sessions.isEmpty }

  func insert(_ session: DragSession) { sessions.append(session) }
  func remove(_ session: DragSession) { sessions.removeAll { $0 === session } }
}

/// A drag that began in this app, from the lift to the end of its animations.
@MainActor
final class DragSession: NSObject, UIDragSession {
  private enum Stage { case lifted, carried, over }

  private(set) var items: [UIDragItem] = []
  var localContext: Any?
  private(set) var allowsMoveOperation = true
  private(set) var isRestrictedToDraggingApplication = false
  private(set) weak var window: UIWindow?
  let tracker = DropTracker()

  private let interaction: UIDragInteraction
  /// Who added which item: the previews of the way back come from there.
  private var sources: [ObjectIdentifier: UIDragInteraction] = [:]
  private var previews: [ObjectIdentifier: UITargetedDragPreview] = [:]
  private var stage = Stage.lifted
  private var point: CGPoint
  private let start: CGPoint
  private let liftAnimator = DragAnimator()

  private static let slack: CGFloat = 10
  static let liftTime: TimeInterval = 0.3
  static let landingTime: TimeInterval = 0.35

  init(_ interaction: UIDragInteraction, at point: CGPoint, in window: UIWindow) {
    self.interaction = interaction
    self.point = point
    self.window = window
    start = point
    super.init()
  }

  private var delegate: (any UIDragInteractionDelegate)? { interaction.delegate }

  // MARK: - Items

  func setItems(_ items: [UIDragItem]) {
    self.items = items
    for item in items {
      item.session = self
      sources[ObjectIdentifier(item)] = interaction
    }
  }

  func add(_ items: [UIDragItem], from interaction: UIDragInteraction) {
    let new = items.filter { item in !self.items.contains { $0 === item } }
    guard stage == .carried, !new.isEmpty else { return }
    var told: [ObjectIdentifier] = []
    for source in [self.interaction] + self.items.compactMap({ sources[ObjectIdentifier($0)] })
    where !told.contains(ObjectIdentifier(source)) {
      told.append(ObjectIdentifier(source))
      source.delegate?.dragInteraction(source, session: self, willAdd: new, for: interaction)
    }
    self.items += new
    for item in new {
      item.session = self
      sources[ObjectIdentifier(item)] = interaction
      previews[ObjectIdentifier(item)] = interaction.delegate?
        .dragInteraction(interaction, previewForLifting: item, session: self)
    }
    tracker.session.items = self.items
    tracker.itemsChanged()
  }

  func previewsChanged() {}

  func location(in view: UIView) -> CGPoint {
    guard let window else { return .zero }
    return view === window ? point : view.convert(point, from: window)
  }

  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.haveType(typeIdentifiers)
  }

  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }

  // MARK: - The way

  func lift() {
    for item in items {
      previews[ObjectIdentifier(item)] = delegate?
        .dragInteraction(interaction, previewForLifting: item, session: self)
    }
    delegate?.dragInteraction(interaction, willAnimateLiftWith: liftAnimator, session: self)
    liftAnimator.start(Self.liftTime)
  }

  func move(to point: CGPoint, in window: UIWindow) {
    self.point = point
    self.window = window
    if stage == .lifted {
      let way = hypot(point.x - start.x, point.y - start.y)
      guard way >= Self.slack else { return }
      begin()
    }
    guard stage == .carried else { return }
    delegate?.dragInteraction(interaction, sessionDidMove: self)
    tracker.move(to: window.convert(point, to: nil as UIWindow?))
  }

  private func begin() {
    stage = .carried
    DragSessions.current.insert(self)
    if let delegate {
      allowsMoveOperation =
        delegate.dragInteraction(interaction, sessionAllowsMoveOperation: self)
      isRestrictedToDraggingApplication =
        delegate.dragInteraction(interaction, sessionIsRestrictedToDraggingApplication: self)
      _ = delegate.dragInteraction(interaction, prefersFullSizePreviewsFor: self)
      delegate.dragInteraction(interaction, sessionWillBegin: self)
    }
    liftAnimator.finish(at: .end)
    tracker.session.take(over: self)
    ContextMenuPresenter.current.dragBegan(from: interaction.view)
    for item in items { _ = item.previewProvider?() }
  }

  // MARK: - The end

  func drop() {
    guard stage == .carried else { return putDown() }
    finish(tracker.release())
  }

  func cancel() {
    guard stage == .carried else { return putDown() }
    finish(tracker.giveUp())
  }

  /// The finger was lifted before it moved: nothing began, so nothing ends.
  private func putDown() {
    guard stage == .lifted else { return }
    stage = .over
    liftAnimator.finish(at: .start)
    for item in items { item.session = nil }
  }

  private func finish(_ outcome: UIDropOperation) {
    stage = .over
    DragSessions.current.remove(self)
    let isDropped = outcome == .copy || outcome == .move
    if isDropped { tracker.perform() }
    delegate?.dragInteraction(interaction, session: self, willEndWith: outcome)
    let animators = isDropped ? tracker.land(previews) : goBack()
    MainLoop.current.schedule(.animation, "drag landing", after: .seconds(Self.landingTime)) {
      for animator in animators { animator.finish(at: .end) }
      if isDropped { self.tracker.conclude() }
      self.tracker.end()
      self.delegate?.dragInteraction(self.interaction, session: self, didEndWith: outcome)
      for item in self.items { item.session = nil }
      guard isDropped else { return }
      self.tracker.session.whenTransferred {
        self.delegate?.dragInteraction(self.interaction, sessionDidTransferItems: self)
      }
    }
  }

  private func goBack() -> [DragAnimator] {
    items.compactMap { item in
      let source = sources[ObjectIdentifier(item)] ?? interaction
      let animator = DragAnimator()
      if let preview = previews[ObjectIdentifier(item)] {
        _ = source.delegate?
          .dragInteraction(source, previewForCancelling: item, withDefault: preview)
      }
      source.delegate?.dragInteraction(source, item: item, willAnimateCancelWith: animator)
      animator.start(Self.landingTime)
      return animator
    }
  }
}

extension [UIDragItem] {
  /// Whether one of the items has one of some types.
  @MainActor
  func haveType(_ types: [String]) -> Bool {
    contains { item in types.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) } }
  }
}
