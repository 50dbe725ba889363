/// Collects the changes of keyframe blocks, each with its part of the time.
package final class KeyframeCollector {
  private struct Slot: Hashable {
    let layer: ObjectIdentifier
    let key: LayerKey
  }

  private struct Track {
    let layer: CALayer
    let key: LayerKey
    var values: [LayerValue]
    var times: [Double]
  }

  private var tracks: [Track] = []
  private var places: [Slot: Int] = [:]

  package init() {}

  /// Takes what a recorder saw as changes between two fractions of the time.
  package func add(_ recorder: LayerChangeRecorder, from start: Double, to end: Double) {
    for change in recorder.changes {
      guard let new = change.layer.layerValue(for: change.key), new != change.old else { continue }
      let slot = Slot(layer: ObjectIdentifier(change.layer), key: change.key)
      let index =
        places[slot]
        ?? {
          tracks.append(
            Track(layer: change.layer, key: change.key, values: [change.old], times: [0])
          )
          places[slot] = tracks.count - 1
          return tracks.count - 1
        }()
      if let last = tracks[index].times.last, start > last {
        tracks[index].values.append(change.old)
        tracks[index].times.append(start)
      }
      tracks[index].values.append(new)
      tracks[index].times.append(max(end, tracks[index].times.last ?? 0))
    }
  }

  /// Adds one animation per property to a batch.
  package func animate(
    in batch: LayerAnimationBatch,
    _ options: LayerAnimationBatch.Options,
    mode: CAAnimationCalculationMode
  ) {
    for track in tracks {
      var (values, times) = (track.values, track.times)
      if let last = values.last, let time = times.last, time < 1 {
        values.append(last)
        times.append(1)
      }
      batch.addKeyframes(
        track.layer,
        track.key.rawValue,
        values: values,
        times: times,
        options,
        mode: mode
      )
    }
  }
}
