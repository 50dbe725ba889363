import Testing

@testable import Porting

@Suite("Keeping the start of an app")
struct EntryPointLoweringTests {
  private static let hosted = LoweringOptions(writesSourceLocation: false, dropsEntryPoint: true)

  private func hosted(_ text: String, path: String = "/app/File.swift") -> String {
    let input = SourceInput(module: "App", path: path, text: text)
    return PortingProject([input], options: Self.hosted).lowered(input).text
  }

  @Test func markedDelegate_getsAProgramBesideIt() {
    let text = hosted(
      """
      import UIKit
      @UIApplicationMain
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
      }
      class Other {}
      """
    )
    #expect(text.hasPrefix("@_spi(Porting) import UIKit\n                  \nclass AppDelegate"))
    #expect(
      text.hasSuffix(
        """
        }; final class UnderstudyMain: PortingProgram { override class func run() { \
        AppDelegate.main() } }
        class Other {}
        """
      )
    )
    #expect(hosted(text) == text)
  }

  @Test func throwingMain_isTried() {
    let text = hosted(
      """
      import UIKit
      @main
      struct Launcher {
        static func main() throws { UIApplicationMain(0, CommandLine.unsafeArgv, nil, nil) }
      }
      """
    )
    #expect(text.contains("run() { try! Launcher.main() } }"))
  }

  @Test func suspendingMain_isLeftOut() {
    let text = hosted("import UIKit\n@main\nenum Tool {\n  static func main() async {}\n}\n")
    #expect(!text.contains("PortingProgram"))
  }

  @Test func program_keepsDeclarationsAndWrapsStatements() {
    let text = hosted(
      """
      import UIKit
      private func delegateName() -> String? {
        NSClassFromString("XCTestCase") == nil ? NSStringFromClass(AppDelegate.self) : nil
      }
      let name = delegateName()
      UIApplicationMain(
        CommandLine.argc, CommandLine.unsafeArgv, nil, name
      )
      """,
      path: "/app/main.swift"
    )
    #expect(
      text == """
        @_spi(Porting) import UIKit
        private func delegateName() -> String? {
          NSClassFromString("XCTestCase") == nil ? NSStringFromClass(AppDelegate.self) : nil
        }
        let name = delegateName()
        @MainActor private func understudyStep1() { UIApplicationMain(
          CommandLine.argc, CommandLine.unsafeArgv, nil, name
        ) }; final class UnderstudyMain: PortingProgram { override class func run() { \
        understudyStep1() } }
        """
    )
    #expect(hosted(text, path: "/app/main.swift") == text)
  }

  @Test func program_takesTheBranchThatIsCompiled() {
    let text = hosted(
      """
      import UIKit
      #if DEBUG
      start("debug")
      #else
      start("release")
      #endif
      """,
      path: "/app/main.swift"
    )
    #expect(text.contains("understudyStep1() { start(\"debug\") }\n#else\nstart(\"release\")"))
    #expect(text.hasSuffix("run() { understudyStep1() } }"))
  }

  @Test func moduleOfAProgram_keepsItsEntryPoint() {
    let text = "import UIKit\n@main\nclass AppDelegate: UIResponder, UIApplicationDelegate {}\n"
    #expect(!lowered(text).contains("PortingProgram"))
  }
}
