import Testing
import UIKit
import Understudy

@MainActor
@Suite("Bug cases: rotation", .serialized)
struct RotationCases {
  /// BUG-105: a portrait-only screen receives the size changes that the modal above it causes.
  @Test func portraitScreenHearsTheModalsRotation() {
    let stage = Stage(.iPhone15Pro)
    let (a, b) = (ScreenA(), ScreenB())
    a.orientations = .portrait
    stage.show(a)
    b.modalPresentationStyle = .fullScreen
    a.present(b, animated: true)
    stage.settle()
    stage.rotate(to: .landscapeLeft)
    stage.settle()
    #expect(b.sizes == [CGSize(width: 852, height: 393)])
    #expect(a.sizes == [CGSize(width: 852, height: 393)])
    b.dismiss(animated: true)
    stage.settle()
    #expect(a.sizes.last == CGSize(width: 393, height: 852))
    #expect(a.sizes.count == 2)
    #expect(a.view.bounds.size == CGSize(width: 393, height: 852))
  }

  /// BUG-107: a custom presentation computes its frame once.
  @Test func customPresentationHearsRotationAndLayout() {
    let stage = Stage(.iPhone15Pro)
    let (a, b, giver) = (stage.show(ScreenA()), ScreenB(), PresentationGiver())
    var made: LoggedPresentation?
    giver.make = {
      let presentation = LoggedPresentation(presentedViewController: $0, presenting: $1)
      made = presentation
      return presentation
    }
    b.modalPresentationStyle = .custom
    b.transitioningDelegate = giver
    a.present(b, animated: true)
    stage.settle()
    let presentation = made
    presentation?.log = []
    stage.rotate(to: .landscapeLeft)
    stage.settle()
    let log = presentation?.log ?? []
    #expect(log.first == "viewWillTransition 852x393")
    #expect(log.contains("willLayout"))
    #expect(log.contains("didLayout"))
    #expect(!log.contains("frame"))
  }

  /// BUG-108: the trait callback comes only if a size class changes.
  @Test(arguments: [true, false])
  func traitCallbackNeedsAChangedSizeClass(isPad: Bool) throws {
    let stage = Stage(try Device(named: isPad ? "iPad Pro (12.9-inch)" : "iPhone 15 Pro"))
    let a = stage.show(ScreenA())
    stage.watch { stage.rotate(to: .landscapeLeft) }
    let names = stage.transcript(of: a).only("willTransition", "viewWillTransition").entries
      .map(\.callback.rawValue)
    #expect(names == (isPad ? ["viewWillTransition"] : ["willTransition", "viewWillTransition"]))
    #expect(a.sizes.count == 1)
  }
}

/// Writes down what a presentation is asked and told.
private final class LoggedPresentation: UIPresentationController {
  var log: [String] = []

  override var frameOfPresentedViewInContainerView: CGRect {
    log.append("frame")
    return CGRect(x: 20, y: 100, width: 200, height: 300)
  }
  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    log.append("willLayout")
  }
  override func containerViewDidLayoutSubviews() {
    super.containerViewDidLayoutSubviews()
    log.append("didLayout")
  }
  override func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    log.append("viewWillTransition \(Int(size.width))x\(Int(size.height))")
  }
}
