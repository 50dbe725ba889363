import Clockwork
import Foundation
import QuartzCore
import Testing

@testable import UIKit

@MainActor
@Suite("View animations: keyframes by mode", .serialized)
struct KeyframeModeTests {
  /// Animates x from 50 over 60 to 150 in one second; what shows at the times.
  private func shown(_ mode: UIView.KeyframeAnimationOptions, at times: [Double]) -> [CGFloat] {
    let play = Play()
    let controller = play.controller("A")
    play.open(controller)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    controller.view.addSubview(view)
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: mode) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 60 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 150 }
    }
    var (values, last) = ([CGFloat](), 0.0)
    for time in times {
      MainLoop.current.advance(by: .rounded(seconds: time - last))
      last = time
      values.append(view.layer.presentation()?.position.x ?? -1)
    }
    play.settle()
    #expect(view.layer.animationKeys() == nil)
    return values
  }

  private func agree(_ values: [CGFloat], _ wanted: [CGFloat]) -> Bool {
    zip(values, wanted).allSatisfy { abs($0 - $1) < 1e-6 } && values.count == wanted.count
  }

  @Test func linear_goesStraightBetweenTheKeys() {
    #expect(agree(shown(.calculationModeLinear, at: [0.25, 0.5, 0.75]), [55, 60, 105]))
  }

  @Test func paced_keepsTheSpeed() {
    #expect(agree(shown(.calculationModePaced, at: [0.1, 0.5, 0.9]), [60, 100, 140]))
  }

  @Test func discrete_jumpsAtTheKeys() {
    #expect(agree(shown(.calculationModeDiscrete, at: [0.25, 0.6]), [50, 60]))
  }

  @Test func cubic_passesTheKeysSmoothly() {
    // Tangents 50 and 45 between 60 and 150, each with the weight 1/8 in the middle.
    #expect(agree(shown(.calculationModeCubic, at: [0.5, 0.75]), [60, 105 + (50 - 45) / 8]))
  }

  @Test func keyframes_insideAnAnimation_layoutFollows() {
    let play = Play()
    let controller = play.controller("A")
    play.open(controller)
    let (box, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
    controller.view.addSubview(box)
    inner.frame = box.bounds
    inner.autoresizingMask = .flexibleWidth
    box.addSubview(inner)
    UIView.animate(withDuration: 1, delay: 0, options: [.layoutSubviews, .curveLinear]) {
      box.bounds.size.width = 200
    }
    MainLoop.current.advance(by: .milliseconds(500))
    #expect(abs((inner.layer.presentation()?.bounds.width ?? 0) - 150) < 1e-6)
    play.settle()
  }
}
