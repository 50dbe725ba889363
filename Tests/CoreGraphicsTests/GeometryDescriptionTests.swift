import CoreGraphics
import Foundation
import Testing

@Suite("Descriptions of geometry")
struct GeometryDescriptionTests {
  @Test func printed_asOnIOS() {
    let rect = CGRect(x: 0, y: 53.5, width: 393, height: 44)
    #expect("\(rect)" == "(0.0, 53.5, 393.0, 44.0)")
    #expect("\(rect.origin) \(rect.size)" == "(0.0, 53.5) (393.0, 44.0)")
  }
}
