import QuartzCore
import Testing

@testable import UIKit

private final class MarkedView: UIView {
  var mark = "unset"
  override class var layerClass: AnyClass { MarkedLayer.self }
  override init(frame: CGRect) {
    super.init(frame: frame)
    mark = "set"
  }
  required init?(coder: NSCoder) { nil }
}

private final class MarkedLayer: CALayer {
  var mark = "layer"
}

@MainActor
@Suite("Construction from class values", .serialized)
struct ConstructionTests {
  @Test func view_ofClassValue_runsTheSubclassInitializer() {
    let type: UIView.Type = MarkedView.self
    let view = Construction.view(type, frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect((view as? MarkedView)?.mark == "set")
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func layer_ofClassValue_isOfThatClass() {
    #expect((MarkedView(frame: .zero).layer as? MarkedLayer)?.mark == "layer")
  }
}
