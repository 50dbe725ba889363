/// Collects what an animation block changes in the layers of views.
///
/// The block runs between setting ``current`` and setting it back; nested blocks
/// stack. The first old value of each property counts.
package final class LayerChangeRecorder {
  /// The recorder of the block that is running; set for the extent of a call only.
  package private(set) nonisolated(unsafe) static var current: LayerChangeRecorder?

  struct Change {
    let layer: CALayer
    let key: LayerKey
    let old: LayerValue
    /// What the screen shows, if it differs from the model.
    let shown: LayerValue?
  }

  private struct Slot: Hashable {
    let layer: ObjectIdentifier
    let key: LayerKey
  }

  private(set) var changes: [Change] = []
  private var known: Set<Slot> = []
  private var finals: [Slot: LayerValue] = [:]
  private var shown: [Slot: LayerValue] = [:]
  private var outer: LayerChangeRecorder?

  package init() {}

  /// Runs a block in which changes are recorded here, or nowhere for `nil`.
  package static func run<Result>(_ recorder: LayerChangeRecorder?, _ body: () throws -> Result)
    rethrows -> Result
  {
    let outer = current
    current = recorder
    defer { current = outer }
    return try body()
  }

  /// Makes a recorder the current one until ``pop()``, for the older interface of views.
  package static func push(_ recorder: LayerChangeRecorder) {
    recorder.outer = current
    current = recorder
  }

  /// Makes the recorder from before the last push the current one again.
  package static func pop() {
    let outer = current?.outer
    current?.outer = nil
    current = outer
  }

  /// The layers whose bounds changed.
  package var resizedLayers: [CALayer] {
    changes.compactMap { $0.key == .bounds ? $0.layer : nil }
  }

  // MARK: - Afterwards

  /// Remembers the present values as those of the end.
  package func noteEnd() {
    for change in changes {
      let slot = Slot(layer: ObjectIdentifier(change.layer), key: change.key)
      finals[slot] = change.layer.layerValue(for: change.key)
    }
  }

  /// Remembers what the screen shows now, before the animations are taken away.
  package func noteShown() {
    for change in changes {
      let slot = Slot(layer: ObjectIdentifier(change.layer), key: change.key)
      shown[slot] = change.layer.presentedValue(for: change.key)
    }
  }

  /// Where an animation of the changes ended.
  package enum Outcome {
    case start
    case end
    case shown
  }

  /// Sets the model to the values of an end, the start or the moment.
  package func settle(_ outcome: Outcome) {
    for change in changes {
      switch outcome {
      case .start: change.layer.setLayerValue(change.old, for: change.key)
      case .shown:
        if let value = shown[Slot(layer: ObjectIdentifier(change.layer), key: change.key)] {
          change.layer.setLayerValue(value, for: change.key)
        }
      case .end:
        if let new = finals[Slot(layer: ObjectIdentifier(change.layer), key: change.key)] {
          change.layer.setLayerValue(new, for: change.key)
        }
      }
    }
  }

  func record(_ layer: CALayer, _ key: LayerKey) {
    let slot = Slot(layer: ObjectIdentifier(layer), key: key)
    guard layer.rare?.model == nil, known.insert(slot).inserted,
      let old = layer.layerValue(for: key)
    else { return }
    let shown = layer.rare?.animations.isEmpty == false ? layer.presentedValue(for: key) : nil
    changes.append(Change(layer: layer, key: key, old: old, shown: shown))
  }
}
