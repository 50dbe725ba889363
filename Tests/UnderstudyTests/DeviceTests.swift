import Testing
import UIKit
import Understudy

@MainActor
@Suite("Devices", .serialized)
struct DeviceTests {
  @Test func everyName_isADevice() throws {
    for name in Device.names { #expect(try Device(named: name).name == name) }
    #expect(Device.names.count > 40)
  }

  @Test func misspeltName_suggestsTheNearest() {
    let error = #expect(throws: UnknownDevice.self) { try Device(named: "iPhone 15 Por") }
    #expect(
      error?.description == "no device is called 'iPhone 15 Por'; did you mean 'iPhone 15 Pro'?"
    )
    #expect(throws: UnknownDevice.self) { try Device(named: "Galaxy S24 Ultra Titanium") }
  }

  @Test(arguments: [
    (Device.iPhoneSE2ndGeneration, CGSize(width: 375, height: 667)),
    (.iPhone15Pro, CGSize(width: 393, height: 852)),
    (.iPadPro12_9Inch, CGSize(width: 1024, height: 1366)),
  ])
  func stage_hasTheScreenOfItsDevice(device: Device, size: CGSize) {
    let stage = Stage(device)
    #expect(UIScreen.main.bounds.size == size)
    let inbox = stage.show(Inbox())
    #expect(inbox.view.bounds.size == size)
  }
}
