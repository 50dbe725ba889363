import Foundation
import Testing

@testable import UIKit

private struct ThemeTrait: UITraitDefinition {
  static let defaultValue = "plain"
}

@MainActor @Suite("Traits and devices", .serialized)
struct UITraitCollectionTests {
  @Test func merge_takesLaterValues() {
    let merged = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .light), UITraitCollection(displayScale: 3),
      UITraitCollection(userInterfaceStyle: .dark),
      UITraitCollection(userInterfaceStyle: .unspecified),
    ])
    #expect(merged.userInterfaceStyle == .dark)
    #expect(merged.displayScale == 3)
    #expect(merged.containsTraits(in: UITraitCollection(displayScale: 3)))
    #expect(!merged.containsTraits(in: UITraitCollection(displayScale: 2)))
    #expect(merged.hasDifferentColorAppearance(comparedTo: UITraitCollection(displayScale: 3)))
  }

  @Test func customTrait_hasDefaultAndValue() {
    let plain = UITraitCollection()
    #expect(plain[ThemeTrait.self] == "plain")
    let themed = plain.modifyingTraits { $0[ThemeTrait.self] = "bold" }
    #expect(themed[ThemeTrait.self] == "bold")
    #expect(themed != plain)
    #expect(themed == UITraitCollection(ThemeTrait.self, value: "bold"))
    #expect(themed.changedTraits(from: plain).count == 1)
  }

  @Test func devices_areFoundByAllNames() {
    #expect(DeviceDescription.all.count == 24)
    for device in DeviceDescription.all {
      for name in device.names { #expect(DeviceDescription.named(name) == device) }
    }
    #expect(DeviceDescription.standard.size == CGSize(width: 393, height: 852))
    #expect(DeviceDescription.named("iphone se (3rd generation)")?.hasHomeIndicator == false)
  }

  @Test func rotation_turnsScreenAndTraits() {
    let device = SimulatedDevice()
    device.rotate(to: .landscapeLeft)
    #expect(device.interfaceOrientation == .landscapeRight)
    #expect(device.bounds.size == CGSize(width: 852, height: 393))
    #expect(device.traitCollection.verticalSizeClass == .compact)
    #expect(device.safeAreaInsets == UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
    device.rotate(to: .faceUp)
    #expect(device.interfaceOrientation == .landscapeRight)
  }

  @Test func current_followsPerformAsCurrent() {
    let play = Play()
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      #expect(UITraitCollection.current.userInterfaceStyle == .dark)
    }
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
    withExtendedLifetime(play) {}
  }

  @Test func registration_isCalledForItsTraitsOnly() {
    let play = Play()
    let controller = UIViewController()
    play.open(controller)
    var calls: [String] = []
    controller.view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (view: UIView, previous: UITraitCollection) in
      calls.append(
        "\(previous.userInterfaceStyle.rawValue)→\(view.traitCollection.userInterfaceStyle.rawValue)"
      )
    }
    controller.view.registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
      (_: UIView, _: UITraitCollection) in calls.append("size")
    }
    play.window.overrideUserInterfaceStyle = .dark
    play.settle()
    #expect(calls == ["1→2"])
  }

  @Test func geometry_hasTheTextsOfPropertyLists() {
    #expect(NSCoder.string(for: CGRect(x: 1, y: 2.5, width: 3, height: 4)) == "{{1, 2.5}, {3, 4}}")
    #expect(NSCoder.cgRect(for: "{{1, 2.5}, {3, 4}}") == CGRect(x: 1, y: 2.5, width: 3, height: 4))
    #expect(NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)).cgRectValue.maxX == 4)
    #expect(IndexPath(row: 3, section: 2).section == 2)
  }
}

extension UITraitCollectionTests {
  @Test func sparseTraits_haveValuesAndNames() {
    let traits = UITraitCollection { traits in
      traits.listEnvironment = .insetGrouped
      traits.imageDynamicRange = .high
      traits.splitViewControllerLayoutEnvironment = .collapsed
      traits.tabAccessoryEnvironment = .inline
      traits.headroomUsageLimit = .active
      traits.typesettingLanguage = Locale.Language(identifier: "th")
    }
    #expect(traits.listEnvironment == .insetGrouped)
    #expect(traits.imageDynamicRange == .high)
    #expect(traits.splitViewControllerLayoutEnvironment == .collapsed)
    #expect(traits.tabAccessoryEnvironment == .inline)
    #expect(traits.hdrHeadroomUsageLimit == .active)
    #expect(traits.typesettingLanguage == Locale.Language(identifier: "th"))
    #expect(UITraitCollection(listEnvironment: .unspecified) == UITraitCollection())
    #expect(
      UITraitCollection(traitsFrom: [traits, UITraitCollection(listEnvironment: .unspecified)])
        .listEnvironment == .insetGrouped
    )
    #expect(traits.imageConfiguration.traitCollection == traits)
  }

  @Test func overrides_containWhatWasSet() {
    var overrides = UITraitOverrides(values: TraitValues())
    overrides[ThemeTrait.self] = "plain"
    overrides.displayScale = 2
    #expect(overrides.contains(ThemeTrait.self))
    #expect(overrides.contains(UITraitDisplayScale.self))
    #expect(!overrides.contains(UITraitUserInterfaceStyle.self))
    #expect(
      overrides.description == "<UITraitOverrides: UITraitDisplayScale = 2.0, ThemeTrait = plain>"
    )
    overrides.remove(ThemeTrait.self)
    #expect(!overrides.contains(ThemeTrait.self))
    #expect(overrides[ThemeTrait.self] == "plain")
  }

  /// A value that equals the default is no change, set or not.
  @Test func theDefault_isNoChange() {
    let set = UITraitCollection(ThemeTrait.self, value: "plain")
    #expect(set.changedTraits(from: nil).isEmpty)
    #expect(set == UITraitCollection())
  }
}
