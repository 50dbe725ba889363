import Foundation
import Testing

@_spi(Porting) @testable import UIKit

/// An app's view, with a property as lowering leaves it.
@MainActor
private final class Badge: UIView {
  var dots = 1 {
    willSet { PortingObserving.willChange(self, "dots") }
    didSet { PortingObserving.didChange(self, "dots") }
  }

  override func dispatchObjectiveC(_ call: ObjectiveCCall) -> Bool {
    switch call.name {
    case "dots", "setDots:": call.property({ self.dots }, { self.dots = $0 })
    default: super.dispatchObjectiveC(call)
    }
  }
}

@MainActor
@Suite("Appearance proxies of an app's properties and for traits", .serialized)
struct AppearanceTests {
  @Test func ownProperty_comesFromTheProxy_unlessItWasSet() {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    Badge.appearance().dots = 5
    let (plain, given) = (Badge(), Badge())
    given.dots = 2
    let window = UIWindow()
    window.addSubview(plain)
    window.addSubview(given)
    window.isHidden = false
    #expect(plain.dots == 5 && given.dots == 2)
  }

  @Test func proxyForTraits_speaksForThoseOnly() {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    UILabel.appearance(for: UITraitCollection(userInterfaceStyle: .dark)).textColor = .red
    UILabel.appearance().textColor = .blue
    let (dark, light) = (UILabel(), UILabel())
    let night = UIWindow()
    night.overrideUserInterfaceStyle = .dark
    let day = UIWindow()
    day.overrideUserInterfaceStyle = .light
    for (window, label) in [(night, dark), (day, light)] {
      window.isHidden = false
      window.updateTraitsIfNeeded()
      window.addSubview(label)
    }
    #expect(dark.textColor == .red)
    #expect(light.textColor == .blue)
  }
}

@MainActor
@Suite("Archives of pictures, paths and styles", .serialized)
struct PictureArchiveTests {
  private func copy<Object: NSObject & NSSecureCoding>(_ object: Object) throws -> Object {
    let data = try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: true)
    return try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: Object.self, from: data))
  }

  private func plainCopy<Object: NSObject & NSCoding>(_ object: Object) throws -> Object {
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: object,
      requiringSecureCoding: false
    )
    return try #require(try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data) as? Object)
  }

  @Test func path_survives() throws {
    let path = UIBezierPath(roundedRect: CGRect(x: 1, y: 2, width: 30, height: 20), cornerRadius: 4)
    path.lineWidth = 3
    path.lineJoinStyle = .round
    path.setLineDash([1, 2], count: 2, phase: 0.5)
    path.usesEvenOddFillRule = true
    let other = try copy(path)
    #expect(other.cgPath == path.cgPath && other.lineWidth == 3 && other.lineJoinStyle == .round)
    var (pattern, count, phase): ([CGFloat], Int, CGFloat) = ([0, 0], 0, 0)
    other.getLineDash(&pattern, count: &count, phase: &phase)
    #expect(pattern == [1, 2] && count == 2 && phase == 0.5 && other.usesEvenOddFillRule)
  }

  @Test func timings_survive() throws {
    let curve = try plainCopy(
      UICubicTimingParameters(
        controlPoint1: CGPoint(x: 0.1, y: 0.2),
        controlPoint2: CGPoint(x: 0.3, y: 0.4)
      )
    )
    #expect(curve.controlPoint2 == CGPoint(x: 0.3, y: 0.4) && curve.timingCurveType == .cubic)
    #expect(
      try plainCopy(UICubicTimingParameters(animationCurve: .easeIn)).animationCurve == .easeIn
    )
    let spring = try plainCopy(
      UISpringTimingParameters(dampingRatio: 0.7, initialVelocity: CGVector(dx: 1, dy: 0))
    )
    #expect(spring.initialVelocity == CGVector(dx: 1, dy: 0))
    let physical = UISpringTimingParameters(duration: 0.8, bounce: 0.2)
    let duration = try plainCopy(physical).spring(for: 1).duration
    #expect(abs(duration - physical.spring(for: 1).duration) < 1e-9)
  }

  @Test func paragraph_survivesWhole() throws {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 3
    style.firstLineHeadIndent = 12
    style.lineHeightMultiple = 1.5
    style.alignment = .right
    style.baseWritingDirection = .rightToLeft
    style.tabStops = [NSTextTab(textAlignment: .center, location: 50)]
    #expect(try copy(style as NSParagraphStyle) == style)
  }

  @Test func pictures_surviveAsFilesOrNames() throws {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 3))
    }
    let other = try copy(image)
    #expect(other.size == image.size && other.pngData() == image.pngData())
    let star = try #require(UIImage(systemName: "star"))
    #expect(try copy(star).isSymbolImage)
  }
}
