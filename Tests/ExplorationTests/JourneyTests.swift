import Testing

@testable import Exploration

@Suite("Exploration: journeys as words")
struct JourneyTests {
  @Test func description_ofJourney_readsBack() throws {
    let journey = Journey(.tabsOfStack, .halfSettled, animated: false, [.push, .tapTab, .pop])
    #expect(journey.description == "tabsOfStack/halfSettled/plain:push,tapTab,pop")
    #expect(try Journey(journey.description) == journey)
  }

  @Test func text_withUnknownWord_isRefused() {
    #expect(throws: JourneyError.word("jump")) { try Journey("stack/settled/animated:jump") }
    #expect(throws: JourneyError.shape("stack")) { try Journey("stack") }
  }
}
