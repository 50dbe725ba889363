public import Foundation

/// Keeps what undoes the app's actions, which Foundation lacks on Linux.
///
/// Each registration is a step of its own unless the app groups several; grouping by event is not
/// built.
///
/// Status: partial · A
open class UndoManager: NSObject, @unchecked Sendable {
  private final class Step {
    weak var target: AnyObject?
    let actions: [(AnyObject) -> Void]
    let name: String

    init(_ target: AnyObject, _ actions: [(AnyObject) -> Void], _ name: String) {
      self.target = target
      self.actions = actions
      self.name = name
    }
  }

  private var undoSteps: [[Step]] = []
  private var redoSteps: [[Step]] = []
  private var openGroups: [[Step]] = []
  private var disabled = 0
  private var nextName = ""

  /// Whether the manager is undoing.
  open private(set) var isUndoing = false
  /// Whether the manager is redoing.
  open private(set) var isRedoing = false
  /// Whether the steps of an event are one; without effect here.
  open var groupsByEvent = true
  /// The greatest number of steps; 0 for any.
  open var levelsOfUndo = 0

  /// Creates a manager without steps.
  public override init() {
    super.init()
  }

  /// Whether there is something to undo.
  open var canUndo: Bool { !undoSteps.isEmpty || openGroups.contains { !$0.isEmpty } }
  /// Whether there is something to redo.
  open var canRedo: Bool { !redoSteps.isEmpty }
  /// Whether registrations count.
  open var isUndoRegistrationEnabled: Bool { disabled == 0 }
  /// How deep the open groups are.
  open var groupingLevel: Int { openGroups.count }
  /// The name of what would be undone.
  open var undoActionName: String { undoSteps.last?.last?.name ?? "" }
  /// The name of what would be redone.
  open var redoActionName: String { redoSteps.last?.last?.name ?? "" }

  /// Keeps what undoes an action.
  ///
  /// - Parameters:
  ///   - target: The object; it is not kept alive.
  ///   - handler: Is called with the object.
  public func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType,
    handler: @escaping (TargetType) -> Void
  ) {
    guard disabled == 0 else { return }
    let step = Step(target, [{ ($0 as? TargetType).map(handler) }], nextName)
    nextName = ""
    guard openGroups.isEmpty else {
      openGroups[openGroups.count - 1].append(step)
      return
    }
    push([step])
  }

  private func push(_ steps: [Step]) {
    guard !steps.isEmpty else { return }
    if isUndoing {
      redoSteps.append(steps)
      return
    }
    if !isRedoing { redoSteps = [] }
    undoSteps.append(steps)
    if levelsOfUndo > 0, undoSteps.count > levelsOfUndo { undoSteps.removeFirst() }
  }

  /// Begins a group of steps that are undone together.
  open func beginUndoGrouping() { openGroups.append([]) }

  /// Ends a group.
  open func endUndoGrouping() {
    guard let steps = openGroups.popLast() else { return }
    if openGroups.isEmpty { push(steps) } else { openGroups[openGroups.count - 1] += steps }
  }

  /// Undoes the last step or group.
  open func undo() {
    while !openGroups.isEmpty { endUndoGrouping() }
    guard let steps = undoSteps.popLast() else { return }
    isUndoing = true
    run(steps)
    isUndoing = false
  }

  /// Redoes what was undone last.
  open func redo() {
    guard let steps = redoSteps.popLast() else { return }
    isRedoing = true
    run(steps)
    isRedoing = false
  }

  private func run(_ steps: [Step]) {
    beginUndoGrouping()
    for step in steps.reversed() {
      if let target = step.target { for action in step.actions { action(target) } }
    }
    endUndoGrouping()
  }

  /// Forgets all steps.
  open func removeAllActions() {
    (undoSteps, redoSteps, openGroups) = ([], [], [])
  }

  /// Forgets the steps of an object.
  ///
  /// - Parameter target: The object.
  open func removeAllActions(withTarget target: Any) {
    let target = target as AnyObject
    undoSteps = undoSteps.map { $0.filter { $0.target !== target } }.filter { !$0.isEmpty }
    redoSteps = redoSteps.map { $0.filter { $0.target !== target } }.filter { !$0.isEmpty }
  }

  /// Names the step that is registered next.
  ///
  /// - Parameter actionName: The name.
  open func setActionName(_ actionName: String) { nextName = actionName }

  /// Makes registrations not count until they are enabled again.
  open func disableUndoRegistration() { disabled += 1 }
  /// Makes registrations count again.
  open func enableUndoRegistration() { disabled = max(0, disabled - 1) }
}
