import Testing
import UIKit
import Understudy

@MainActor
@Suite("Devices in words", .serialized)
struct DeviceQualifierTests {
  @Test func line_choosesEverything() throws {
    let device = try Device("iPhone-15-Pro landscape dark xxl rtl split-1/2")
    #expect(device.name == "iPhone 15 Pro")
    #expect(device.orientation == .landscapeLeft)
    #expect(device.appearance == .dark)
    #expect(device.contentSize == .extraExtraLarge)
    #expect(device.layoutDirection == .rightToLeft)
    #expect(device.multitasking == .half)
    #expect(device.description == "iPhone-15-Pro landscape split-1/2 dark xxl rtl")
    #expect(device.screenSize == CGSize(width: 852, height: 393))
    #expect(device.windowSize == CGSize(width: 421, height: 393))
  }

  @Test(arguments: [
    ("iPad Pro (11-inch) split-1/3", "iPad-Pro-11-inch split-1/3"),
    ("ipad-pro-12.9-inch-2nd-generation", "iPad-Pro-12.9-inch-2nd-generation"),
    ("iPhone SE (2nd generation) ax5", "iPhone-SE-2nd-generation ax5"),
    ("high-contrast", "iPhone-15 high-contrast"),
    ("", "iPhone-15"),
    ("iPhone-15 portrait light l ltr full-screen ios-26", "iPhone-15"),
    ("iPhone-14 landscape-right bold-text reduce-motion ios-17.4", nil),
    ("iPhone-13 upside-down zoomed ios-15", nil),
  ])
  func description_isCanonical_andRoundTrips(line: String, canonical: String?) throws {
    let device = try Device(line)
    #expect(device.description == canonical ?? line)
    #expect(try Device(device.description).description == device.description)
  }

  @Test func everyDevice_roundTrips() throws {
    for name in Device.names {
      let device = try Device(named: name)
      #expect(try Device(device.description) == device)
      #expect(try Device(name) == device)
    }
  }

  @Test func everyWord_isItsOwnQualifier() throws {
    for word in Qualifier.words where word != "landscape-left" {
      #expect(Qualifier(word)?.word == word)
    }
    #expect(Qualifier("landscape-left")?.word == "landscape")
    #expect(Qualifier("ios-17")?.word == "ios-17")
    #expect(Qualifier("ios-17.4.1") == .system("17.4.1"))
    #expect(Qualifier("ios-17.0.0") == Qualifier("ios-17"))
    for word in ["ios-", "ios-9", "ios-+17", "ios-17.x", "ios-17.1.2.3", "xxxxl", ""] {
      #expect(Qualifier(word) == nil, "\(word)")
    }
  }

  @Test(arguments: [
    (
      "iPhone-15-Por landscape",
      "no device is called 'iPhone-15-Por'; did you mean 'iPhone-15-Pro'?"
    ),
    ("iPhone 15 Por", "no device is called 'iPhone 15 Por'; did you mean 'iPhone 15 Pro'?"),
    ("iPhnoe-15 dark", "no device is called 'iPhnoe-15'; did you mean 'iPhone-15'?"),
    ("Galaxy-S24-Ultra", "no device is called 'Galaxy-S24-Ultra'"),
    (
      "iPhone-15 landscpe",
      "'landscpe' is neither a device nor a qualifier; did you mean 'landscape'?"
    ),
    ("landscpe", "'landscpe' is neither a device nor a qualifier; did you mean 'landscape'?"),
    ("iPhone-15 dark purple", "'purple' is neither a device nor a qualifier"),
    ("iPhone-15 dark dark", "'dark' is there twice"),
    (
      "iPhone-15 dark xl light",
      "'dark' and 'light' contradict each other: both are about the appearance"
    ),
    (
      "iPhone-15 landscape upside-down",
      "'landscape' and 'upside-down' contradict each other: both are about the orientation"
    ),
    (
      "iPad-9.7-inch zoomed",
      "'zoomed' is not possible on iPad-9.7-inch: nothing is known about its zoomed display"
    ),
  ])
  func mistake_isNamed(line: String, message: String) {
    let error = #expect(throws: DeviceError.self) { try Device(line) }
    #expect(error?.description == message)
  }

  @Test func stage_startsAsDescribed() throws {
    let stage = try Stage(
      "iPhone-15 landscape dark ax1 rtl high-contrast bold-text reduce-motion ios-17.2"
    )
    let inbox = stage.show(Inbox())
    let traits = inbox.traitCollection
    #expect(inbox.view.bounds.size == CGSize(width: 852, height: 393))
    #expect(traits.verticalSizeClass == .compact)
    #expect(traits.userInterfaceStyle == .dark)
    #expect(traits.preferredContentSizeCategory == .accessibilityMedium)
    #expect(traits.layoutDirection == .rightToLeft)
    #expect(traits.accessibilityContrast == .high)
    #expect(traits.legibilityWeight == .bold)
    #expect(UIAccessibility.isReduceMotionEnabled)
    #expect(UIAccessibility.isBoldTextEnabled)
    #expect(UIAccessibility.isDarkerSystemColorsEnabled)
    #expect(UIDevice.current.systemVersion == "17.2")
    #expect(inbox.view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(stage.transcript.only("willTransition", "viewWillTransition").entries.isEmpty)
  }

  @Test func use_changesTheRunningStage() throws {
    let stage = Stage(.iPhone15)
    let inbox = stage.show(Inbox())
    try stage.use("landscape dark xxl rtl")
    stage.settle()
    #expect(inbox.view.bounds.size == CGSize(width: 852, height: 393))
    #expect(inbox.traitCollection.userInterfaceStyle == .dark)
    #expect(inbox.traitCollection.preferredContentSizeCategory == .extraExtraLarge)
    #expect(inbox.traitCollection.layoutDirection == .rightToLeft)
    let wrong = #expect(throws: DeviceError.self) { try stage.use("light prtrait") }
    #expect(
      wrong?.description
        == "'prtrait' is neither a device nor a qualifier; did you mean 'portrait'?"
    )
    #expect(inbox.traitCollection.userInterfaceStyle == .dark)
    let late = #expect(throws: DeviceError.self) { try stage.use("ios-17") }
    #expect(
      late?.description
        == "'ios-17' is not possible on iPhone-15: it is chosen before the app starts"
    )
  }

  @Test func zoomed_hasFewerPoints_andTheSamePixels() throws {
    let plain = try Device("iPhone-15-Pro")
    let stage = try Stage("iPhone-15-Pro zoomed")
    #expect(plain.canZoom)
    #expect(stage.device.screenSize == CGSize(width: 320, height: 693))
    #expect(UIScreen.main.scale == 3)
    #expect(UIScreen.main.nativeBounds.size == CGSize(width: 1179, height: 2556))
    #expect(abs(UIScreen.main.nativeScale - 1179.0 / 320) < 0.001)
    let inbox = stage.show(Inbox())
    #expect(inbox.view.safeAreaInsets == UIEdgeInsets(top: 48, left: 0, bottom: 28, right: 0))
  }

  @Test(arguments: ["\0", "💥", "ios-", "---", String(repeating: "x", count: 100_000)])
  func garbage_isRefused_withoutAGuess(line: String) {
    let error = #expect(throws: DeviceError.self) { try Device(line) }
    #expect(error?.description.contains("did you mean") == false)
  }

  @Test func facts_areInWords() {
    #expect(Device.rules.contains { $0.contains("always compact x regular") })
    #expect(Device.sheetRules.count == 5)
    #expect(Device.iPhone15Pro.notes.contains("97.667"))
    #expect(Device.iPhoneSE2ndGeneration.confidence == "B")
  }
}
