import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit

@Suite("Transforms in boxes")
struct BoxedTransformTests {
  @Test func boxes_giveBackWhatWasPutIn() {
    let turned = CATransform3DMakeRotation(1, 0, 0, 1)
    #expect(
      CATransform3DEqualToTransform(NSValue(caTransform3D: turned).caTransform3DValue, turned)
    )
    let flat = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(NSValue(cgAffineTransform: flat).cgAffineTransformValue == flat)
    #expect(NSValue(cgVector: CGVector(dx: 1, dy: 2)).cgVectorValue == CGVector(dx: 1, dy: 2))
    let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(NSValue(directionalEdgeInsets: insets).directionalEdgeInsetsValue == insets)
    #expect(NSValue(cgAffineTransform: flat) == NSValue(cgAffineTransform: flat))
    #expect(NSValue(cgAffineTransform: flat) != NSValue(cgAffineTransform: .identity))
  }
}
