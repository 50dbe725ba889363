import XCTest
@testable import App

final class ExpectationFeatures: XCTestCase {
  func testPredicate() {
    let model = Model()
    let e = expectation(for: NSPredicate { object, _ in (object as? Model)?.count == 3 }, evaluatedWith: model)
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { model.count = 3 }
    wait(for: [e], timeout: 5)
  }
  func testPredicateFormat() {
    let model = Model()
    let e = expectation(for: NSPredicate(format: "count == 3"), evaluatedWith: model, handler: nil)
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { model.count = 3 }
    waitForExpectations(timeout: 5)
    _ = e
  }
  func testPredicateExpectation() {
    let model = Model()
    let e = XCTNSPredicateExpectation(predicate: NSPredicate { _, _ in model.count == 3 }, object: nil)
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { model.count = 3 }
    XCTAssertEqual(XCTWaiter().wait(for: [e], timeout: 5), .completed)
  }
  func testKVO() {
    let model = Model()
    let e = keyValueObservingExpectation(for: model, keyPath: "count", expectedValue: 3)
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { model.count = 2; model.count = 3 }
    wait(for: [e], timeout: 5)
  }
  func testKVOHandler() {
    let model = Model()
    keyValueObservingExpectation(for: model, keyPath: #keyPath(Model.count)) { object, change in
      (object as? Model)?.count == 3
    }
    model.count = 3
    waitForExpectations(timeout: 5, handler: nil)
  }
  func testKVOExpectation() {
    let model = Model()
    let e = XCTKVOExpectation(keyPath: "count", object: model)
    let f = XCTKVOExpectation(keyPath: "count", object: model, expectedValue: 3)
    let g = XCTKVOExpectation(keyPath: "count", object: model, expectedValue: 3, options: [NSKeyValueObservingOptions.new])
    f.handler = nil
    model.count = 3
    wait(for: [e, f, g], timeout: 5)
  }
  func testNotification() {
    let e = expectation(forNotification: Notification.Name("X"), object: nil) { $0.userInfo?["a"] as? Int == 1 }
    let f = expectation(forNotification: Notification.Name("X"), object: self)
    let g = XCTNSNotificationExpectation(name: Notification.Name("X"))
    NotificationCenter.default.post(name: Notification.Name("X"), object: self, userInfo: ["a": 1])
    wait(for: [e, f, g], timeout: 5)
  }
  func testDarwinNotification() {
    let e = XCTDarwinNotificationExpectation(notificationName: "com.x")
    e.isInverted = true
    wait(for: [e], timeout: 1)
  }
  func testWaiterStatic() async {
    let e = XCTestExpectation(description: "a")
    e.expectedFulfillmentCount = 2
    e.assertForOverFulfill = true
    Task { @MainActor in e.fulfill(); e.fulfill() }
    let result = await XCTWaiter.fulfillment(of: [e], timeout: 3)
    XCTAssertEqual(result, .completed)
    await fulfillment(of: [], timeout: 1)
  }
}

final class ContextFeatures: XCTestCase {
  override class func setUp() { super.setUp(); Log.lines.append("class setUp") }
  override class func tearDown() { Log.lines.append("class tearDown"); super.tearDown() }
  override func setUp() async throws { try await super.setUp(); Log.lines.append("async setUp") }
  override func setUpWithError() throws { try super.setUpWithError(); Log.lines.append("setUpWithError") }
  override func setUp() { super.setUp(); Log.lines.append("setUp"); continueAfterFailure = false }
  override func tearDown() { Log.lines.append("tearDown"); super.tearDown() }
  override func tearDownWithError() throws { try super.tearDownWithError() }
  override func tearDown() async throws { try await super.tearDown() }

  func testActivity() throws {
    let value = XCTContext.runActivity(named: "add") { activity -> Int in
      let attachment = XCTAttachment(string: "x")
      attachment.name = "n"
      attachment.lifetime = .keepAlways
      activity.add(attachment)
      XCTContext.runActivity(named: "inner") { inner in XCTAssertEqual(inner.name, "inner") }
      return 3
    }
    XCTAssertEqual(value, 3)
    add(XCTAttachment(string: "a"))
    add(XCTAttachment(data: Data([1])))
    add(XCTAttachment(data: Data([1]), uniformTypeIdentifier: "public.png"))
    add(XCTAttachment(plistObject: ["a": 1]))
    add(XCTAttachment(image: UIImage()))
    add(XCTAttachment(image: UIImage(), quality: .medium))
    add(XCTAttachment(uniformTypeIdentifier: "public.text", name: "n", payload: Data(), userInfo: nil))
    let a = XCTAttachment(contentsOfFile: URL(fileURLWithPath: "/etc/hostname"))
    a.userInfo = ["x": 1]
    add(a)
    _ = a.uniformTypeIdentifier
  }
  func testSkip() throws { throw XCTSkip("not now") }
  func testSkipIf() throws { try XCTSkipIf(true, "why") ; XCTFail() }
  func testSkipUnless() throws { try XCTSkipUnless(false); XCTFail() }
  func testExpectFailure() {
    XCTExpectFailure("known bug")
    XCTAssertEqual(1, 2)
  }
  func testExpectFailureBlock() {
    XCTExpectFailure("known bug") { XCTFail("x") }
    let value = XCTExpectFailure("known") { () -> Int in XCTFail(); return 3 }
    XCTAssertEqual(value, 3)
  }
  func testExpectFailureOptions() {
    let options = XCTExpectedFailure.Options()
    options.isStrict = false
    options.isEnabled = true
    options.issueMatcher = { issue in issue.type == .assertionFailure && issue.compactDescription.contains("boom") }
    XCTExpectFailure("maybe", options: options)
    XCTFail("boom")
  }
  func testExpectFailureNonStrict() {
    XCTExpectFailure("maybe", strict: false)
  }
  func testExpectFailureEnabled() {
    XCTExpectFailure("maybe", enabled: false, strict: true) { }
    XCTExpectFailure("maybe", options: .nonStrict()) { }
  }
  func testExpectFailureUnmet_fails() {
    XCTExpectFailure("never happens")
  }
  func testExpectFailureOther_fails() {
    let options = XCTExpectedFailure.Options()
    options.issueMatcher = { $0.compactDescription.contains("nothing like it") }
    options.isStrict = false
    XCTExpectFailure("x", options: options)
    XCTFail("boom")
  }
  func testRecord_fails() {
    var issue = XCTIssue(type: .assertionFailure, compactDescription: "recorded",
      detailedDescription: "long", sourceCodeContext: XCTSourceCodeContext(location: XCTSourceCodeLocation(filePath: #filePath, lineNumber: #line)),
      associatedError: nil, attachments: [])
    issue.add(XCTAttachment(string: "a"))
    record(issue)
  }
  func testRecordShort_fails() {
    record(XCTIssue(type: .unmatchedExpectedFailure, compactDescription: "short"))
  }
  func testHelper_fails() { check(1, 2) }
  func check(_ a: Int, _ b: Int, file: StaticString = #filePath, line: UInt = #line) {
    XCTAssertEqual(a, b, "helper", file: file, line: line)
    XCTFail("a second failure, which continueAfterFailure = false leaves out")
  }
  func testTeardownBlocks() {
    addTeardownBlock { Log.lines.append("block 1") }
    addTeardownBlock { () async throws -> Void in Log.lines.append("block 2") }
    addTeardownBlock { @MainActor in Log.lines.append("block 3") }
  }
  func testUnwrap() throws {
    let x: Int? = 3
    XCTAssertEqual(try XCTUnwrap(x), 3)
    XCTAssertThrowsError(try thrower(), "m") { XCTAssertTrue($0 is CocoaError) }
    XCTAssertNoThrow(try XCTUnwrap(x))
    XCTAssertEqual(1.0, 1.01, accuracy: 0.1)
    XCTAssertIdentical(self, self)
    XCTAssertNotIdentical(self, NSObject())
  }
  func thrower() throws { throw CocoaError(.fileNoSuchFile) }
  func testAllowance() {
    executionTimeAllowance = 60
    XCTAssertTrue(name.contains("testAllowance"), name)
    XCTAssertNotNil(testRun)
    XCTAssertNotNil(testRun?.startDate)
    XCTAssertEqual(testRun?.failureCount, 0)
    XCTAssertEqual(testRun?.hasSucceeded, false)
  }
  func testMeasure() {
    measure { _ = (0..<10).reduce(0, +) }
    measure(metrics: [XCTClockMetric(), XCTCPUMetric(), XCTMemoryMetric(), XCTStorageMetric()]) { }
    let o = XCTMeasureOptions()
    o.iterationCount = 2
    o.invocationOptions = [.manuallyStop, .manuallyStart]
    measure(metrics: [XCTClockMetric()], options: o) { startMeasuring(); stopMeasuring() }
    measure(options: o) { startMeasuring(); stopMeasuring() }
    measureMetrics([.wallClockTime], automaticallyStartMeasuring: false) { startMeasuring(); stopMeasuring() }
    measureMetrics(Self.defaultPerformanceMetrics, automaticallyStartMeasuring: true) { }
    _ = Self.defaultMetrics
    _ = XCTCPUMetric(limitingToCurrentThread: true)
  }
  override func invokeTest() { Log.lines.append("invoke"); super.invokeTest() }
  override func record(_ issue: XCTIssue) { super.record(issue) }
  func testSuiteDefault() {
    XCTAssertEqual(XCTestSuite.default.name, "All tests")
    XCTAssertEqual(Self.defaultTestSuite.name, "ContextFeatures")
  }
}
enum Log { nonisolated(unsafe) static var lines: [String] = [] }

final class Observer: NSObject, XCTestObservation {
  var lines: [String] = []
  func testCaseWillStart(_ testCase: XCTestCase) { lines.append("start \(testCase.name)") }
  func testCase(_ testCase: XCTestCase, didRecord issue: XCTIssue) {
    lines.append("issue \(issue.compactDescription)")
  }
  func testCase(_ testCase: XCTestCase, didRecord expectedFailure: XCTExpectedFailure) {
    lines.append("expected \(expectedFailure.failureReason ?? "") \(expectedFailure.issue.compactDescription)")
  }
}

final class ObserverFeatures: XCTestCase {
  nonisolated(unsafe) static let observer = Observer()
  override class func setUp() {
    super.setUp()
    XCTestObservationCenter.shared.addTestObserver(observer)
  }
  override class func tearDown() {
    XCTestObservationCenter.shared.removeTestObserver(observer)
    super.tearDown()
  }
  func testObserve() {
    XCTExpectFailure("why") { XCTFail("boom") }
    XCTAssertEqual(
      Self.observer.lines,
      ["start ObserverFeatures.testObserve", "expected why failed - boom"]
    )
  }
  func testUserInterface() {
    let token = addUIInterruptionMonitor(withDescription: "x") { _ in false }
    removeUIInterruptionMonitor(token)
  }
}
