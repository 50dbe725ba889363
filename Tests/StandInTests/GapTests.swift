import Foundation
import Testing
import UIKit

@MainActor @Suite("Small gaps that public code met", .serialized)
struct GapTests {
  @Test func levelsOfWindows_areComparedAndMoved() {
    #expect(UIWindow.Level.normal < .statusBar && UIWindow.Level.alert > .statusBar)
    #expect((UIWindow.Level.alert + 1).rawValue == UIWindow.Level.alert.rawValue + 1)
    var level = UIWindow.Level.normal - 1
    level += 3
    level -= 1
    #expect(level.rawValue == 1)
  }

  @Test func promisedFiles_areThereOrNot() throws {
    #expect(try URL(fileURLWithPath: "/").checkPromisedItemIsReachable())
    #expect(throws: (any Error).self) {
      try URL(fileURLWithPath: "/nowhere/at/all").checkPromisedItemIsReachable()
    }
  }
}
