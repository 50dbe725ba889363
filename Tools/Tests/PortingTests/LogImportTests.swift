import Testing

@testable import Porting

@Suite("Imports of the log")
struct LogImportTests {
  @Test func parts_ofTheLog_becomeTheLog() {
    #expect(lowered("import os.log\nlet x = 1\n") == "import os\nlet x = 1\n")
    #expect(lowered("import os\n") == "import os\n")
    let known = LoweringOptions(writesSourceLocation: false, availableModules: ["os"])
    #expect(lowered("import os.log\n", options: known) == "import os\n")
    expectStable("import os.log\nimport os.signpost\n")
  }

  @Test func log_isAvailable() {
    #expect(loweredFile("import os.log\nimport OSLog\nimport os.lock\n").findings.isEmpty)
  }
}
