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

  func record(_ layer: CALayer, _ key: LayerKey) {
    let slot = Slot(layer: ObjectIdentifier(layer), key: key)
    guard layer.rare?.model == nil, known.insert(slot).inserted,
      let old = layer.layerValue(for: key)
    else { return }
    let shown = layer.rare?.animations.isEmpty == false ? layer.presentedValue(for: key) : nil
    changes.append(Change(layer: layer, key: key, old: old, shown: shown))
  }
}
