import Foundation
import Testing
import UIKit

@testable import Understudy

@MainActor
@Suite("Stored defaults", .serialized)
struct StoredDefaultsTests {
  @Test func stageThatEnds_forgetsWhatTheTestStored() {
    let defaults = UserDefaults.standard
    let stage = Stage()
    defaults.set(true, forKey: "understudy.seen")
    #expect(defaults.bool(forKey: "understudy.seen"))
    stage.end()
    #expect(defaults.object(forKey: "understudy.seen") == nil)
  }

  @Test func valuesFromBeforeTheStage_areThere() {
    let defaults = UserDefaults.standard
    defaults.set(3, forKey: "understudy.count")
    let stage = Stage()
    #expect(defaults.integer(forKey: "understudy.count") == 3)
    stage.end()
    #expect(defaults.object(forKey: "understudy.count") == nil)
  }
}
