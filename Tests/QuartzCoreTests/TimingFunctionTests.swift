import CoreGraphics
import Foundation
import QuartzCore
import Testing

@Suite("Pacing")
struct TimingFunctionTests {
  @Test func linear_anyTime_isTheTime() {
    let pacing = CAMediaTimingFunction(name: .linear)
    for time in stride(from: 0.0, through: 1.0, by: 0.125) {
      #expect(pacing.progress(at: time) == time)
    }
  }

  /// Reference values of the cubic curves, from the equation solved by bisection.
  @Test(arguments: [
    (CAMediaTimingFunctionName.easeIn, 0.5, 0.315_356_937),
    (.easeOut, 0.5, 0.684_643_063),
    (.easeInEaseOut, 0.5, 0.5),
    (.easeInEaseOut, 0.25, 0.129_161_931),
    (.default, 0.5, 0.802_403_388),
  ])
  func named_atTime_hasTheProgress(
    name: CAMediaTimingFunctionName,
    time: Double,
    progress: Double
  ) {
    let value = CAMediaTimingFunction(name: name).progress(at: time)
    #expect(abs(value - progress) < 1e-6)
  }

  @Test func controlPoints_read_areThoseGiven() {
    let pacing = CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 0.4)
    var point: [Float] = [0, 0]
    pacing.getControlPoint(at: 2, values: &point)
    #expect(point == [0.3, 0.4])
    pacing.getControlPoint(at: 3, values: &point)
    #expect(point == [1, 1])
  }

  @Test func overshootingCurve_nearTheEnd_passesOne() {
    let pacing = CAMediaTimingFunction(controlPoints: 0.3, 0, 0.2, 2)
    #expect(pacing.progress(at: 0.6) > 1)
    #expect(pacing.progress(at: 1) == 1)
  }

  @Test func inverse_ofCurve_findsTheTime() {
    for time in stride(from: 0.1, to: 1.0, by: 0.2) {
      let progress = TimingCurve.easeInOut.progress(at: time)
      #expect(abs(TimingCurve.easeInOut.time(at: progress) - time) < 1e-9)
    }
  }

  @Test(arguments: [0.4, 1.0, 1.6])
  func spring_settled_isWithinAThousandth(ratio: Double) {
    let spring = SpringCurve(settlingIn: 2, ratio: ratio)
    #expect(abs(spring.settlingDuration - 2) < 1e-9)
    #expect(abs(1 - spring.progress(at: 2)) < 0.0016)
    #expect(spring.progress(at: 0) == 0)
  }

  @Test func springBelowOne_onItsWay_overshoots() {
    let spring = SpringCurve(mass: 1, stiffness: 100, damping: 10)
    // The first turn of a spring of ratio one half: 1 + exp(-pi / sqrt(3)).
    let turn = Double.pi / (100 - 25).squareRoot()
    #expect(abs(spring.progress(at: turn) - (1 + exp(-Double.pi / 3.0.squareRoot()))) < 1e-9)
  }

  @Test func springAnimation_perceptual_keepsDurationAndBounce() {
    let animation = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.2)
    #expect(abs(animation.perceptualDuration - 0.5) < 1e-9)
    #expect(abs(animation.bounce - 0.2) < 1e-9)
    #expect(animation.mass == 1)
  }
}
