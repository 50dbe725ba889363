import Foundation
import Testing

@testable import UIKit

/// The texts are those of crash reports, for example
/// https://github.com/neilang/NAMapKit/issues/12 and https://github.com/mackross/GTKeyboardHelper/issues/3.
@MainActor
@Suite("Geometry that is not a number", .serialized)
struct InvalidGeometryTests {
  private func reason(_ change: (UIView) -> Void) -> String? {
    let play = Play()
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    change(view)
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    return play.exceptions.first.map { "\($0.name): \($0.reason)" }
  }

  @Test func frame_isRefusedForItsPosition() {
    let text = reason { $0.frame = CGRect(x: CGFloat.nan, y: 43, width: 10, height: 1) }
    #expect(
      text?.hasPrefix("CALayerInvalidGeometry: CALayer position contains NaN: [nan 43.5]") == true
    )
    let size = reason { $0.frame = CGRect(x: 70.75, y: 0, width: 10, height: CGFloat.nan) }
    #expect(size?.contains("CALayer position contains NaN: [75.75 nan]") == true)
  }

  @Test func bounds_areNamed() {
    let text = reason { $0.bounds = CGRect(x: 0, y: CGFloat.nan, width: 288, height: 144) }
    #expect(text?.contains("CALayer bounds contains NaN: [0 nan; 288 144]") == true)
  }

  @Test func center_isThePosition() {
    let text = reason { $0.center = CGPoint(x: 0.0 / 0.0, y: 1.0 / 3) }
    #expect(text?.contains("CALayer position contains NaN: [nan 0.333333]") == true)
  }

  @Test func infinity_isTaken() {
    let play = Play()
    let view = UIView()
    view.frame = CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 10)
    #expect(play.exceptions.isEmpty)
    #expect(view.bounds.width == .infinity)
  }
}
