import Testing
import CppLib
@testable import App
@testable import Tool

@Test func kinds() {
  #expect(App.answer == 42)
  #expect(App.firstBit == 4)
  #expect(App.traits == [false, true])
  #expect(App.conditions == ["FANCY", "PHONE", "traits"])
  #expect(App.hello == "Hello")
  #expect(App.data)
  #expect(App.embedded == 3)
  #expect(from_cpp() == 3)
  #expect(ToolCore.name == "tool")
}
