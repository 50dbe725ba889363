import Clockwork
import Foundation
import QuartzCore

/// What the application knows of its animations.
@MainActor
final class AnimationState {
  /// An animation block that runs, or that the older interface has open.
  final class Block {
    let recorder = LayerChangeRecorder()
    var options: LayerAnimationBatch.Options
    var keyframes: KeyframeCollector?
    /// Changes inside the block that repeat in a way of their own.
    var parts: [Block] = []
    /// The layers over which a transition runs.
    var transitionLayers: [CALayer] = []

    init(_ options: LayerAnimationBatch.Options) {
      self.options = options
    }

    /// Lays out what changed its size now, so that the subviews move along.
    @MainActor
    func layOutChangedViews() {
      for layer in recorder.resizedLayers { (layer.delegate as? UIView)?.layoutIfNeeded() }
    }
  }

  /// The time that animations follow which begin in a transition.
  struct Pace {
    let reference: CALayer
    /// Whether curves give way to the linear one, as a finger is to lead.
    let isLinear: Bool
  }

  /// The pace of the transition that starts its animations now.
  var pace: Pace?
  /// Whether changes in blocks are animated.
  var isEnabled = true
  /// The innermost block.
  var block: Block?
  /// The blocks that `beginAnimations` opened.
  var opened: [LegacyAnimation] = []

  static var current: AnimationState {
    UIApplication.shared.attachment(AnimationState.self) { AnimationState() }
  }

  /// Runs a block so that its changes are recorded.
  func run(_ block: Block, _ body: () -> Void) {
    let outer = self.block
    self.block = block
    LayerChangeRecorder.run(block.recorder, body)
    self.block = outer
  }

  /// Runs a block so that nothing is recorded.
  func runQuietly(_ body: () -> Void) {
    let outer = block
    block = nil
    LayerChangeRecorder.run(nil, body)
    block = outer
  }
}

/// One call of the `animate` family.
struct ViewAnimationRequest {
  var label = "UIView.animate"
  var duration: TimeInterval
  var delay: TimeInterval = 0
  var pacing: Pacing
  var options: UIView.AnimationOptions = []
  var usesKeyframes = false
  var mode = CAAnimationCalculationMode.linear

  init(duration: TimeInterval, options: UIView.AnimationOptions = []) {
    self.duration = duration
    self.options = options
    pacing = .curve(options.curve.timing)
  }

  /// Runs the changes now and calls the completion when their animations end.
  ///
  /// Inside another block the duration and the curve of that one count, unless
  /// the options say otherwise. With animations turned off, the completion is
  /// called right after the changes; with nothing to animate, or a duration of
  /// zero, in the next turn.
  @MainActor
  func perform(_ animations: () -> Void, completion: ((Bool) -> Void)?) {
    let state = AnimationState.current
    guard state.isEnabled else {
      animations()
      completion?(true)
      return
    }
    let block = AnimationState.Block(resolved(inside: state.block, state.pace))
    if usesKeyframes { block.keyframes = KeyframeCollector() }
    state.run(block) {
      animations()
      if options.contains(.layoutSubviews) { block.layOutChangedViews() }
    }
    let batch = LayerAnimationBatch { completion?($0) }
    let settings = block.options
    var total = settings.total
    if settings.total > 0 {
      batch.add(block.recorder, settings)
      for part in block.parts {
        batch.add(part.recorder, part.options)
        total = max(total, part.options.total)
      }
      for layer in block.transitionLayers { batch.addTransition(over: layer, settings) }
      block.keyframes?.animate(in: batch, settings, mode: mode)
    }
    batch.start(label: label, after: total)
  }

  @MainActor
  private func resolved(
    inside outer: AnimationState.Block?,
    _ pace: AnimationState.Pace?
  ) -> LayerAnimationBatch.Options {
    var settings = LayerAnimationBatch.Options(duration: max(duration, 0))
    settings.delay = max(delay, 0)
    settings.pacing = pacing
    settings.repeatCount = options.contains(.repeat) ? .infinity : 1
    settings.autoreverses = options.contains(.autoreverse)
    settings.startsFromShown = options.contains(.beginFromCurrentState)
    settings.timeReference = pace?.reference
    settings.touchRule = options.contains(.allowUserInteraction) ? nil : TouchRule(.none)
    if pace?.isLinear == true, case .curve = pacing { settings.pacing = .curve(.linear) }
    guard let outer else { return settings }
    if !options.contains(.overrideInheritedDuration) {
      settings.duration = outer.options.duration
    }
    if !options.contains(.overrideInheritedCurve) { settings.pacing = outer.options.pacing }
    if !options.contains(.overrideInheritedOptions) {
      settings.touchRule = outer.options.touchRule
      settings.repeatCount = outer.options.repeatCount
      settings.autoreverses = outer.options.autoreverses
    }
    settings.progressSource = outer.options.progressSource
    return settings
  }
}
