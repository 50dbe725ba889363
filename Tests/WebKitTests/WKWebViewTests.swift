import Foundation
import FoundationNetworking
import Testing
import Understudy
import WebKit

@MainActor
@Suite("Web views are loud stubs", .serialized)
struct WKWebViewTests {
  @Test func view_laysOutAndKeepsItsConfiguration() {
    let stage = Stage()
    defer { withExtendedLifetime(stage) {} }
    let configuration = WKWebViewConfiguration()
    configuration.applicationNameForUserAgent = "App"
    let view = WKWebView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 50),
      configuration: configuration
    )
    configuration.applicationNameForUserAgent = "Other"
    #expect(view.configuration.applicationNameForUserAgent == "App")
    #expect(view.scrollView.frame == view.bounds)
  }

  @Test func requests_areKeptAndAnnouncedOnce() throws {
    let stage = Stage()
    let view = WKWebView(frame: .zero)
    let url = try #require(URL(string: "https://example.com/page"))
    view.load(URLRequest(url: url))
    view.loadHTMLString("<p>", baseURL: nil)
    #expect(view.isLoading)
    #expect(view.url?.absoluteString == "about:blank")
    let said = stage.consoleMessages.filter { $0.contains("WKWebView does not run pages") }
    #expect(said.count == 1)
    view.stopLoading()
    #expect(!view.isLoading)
  }

  @Test func scripts_failLater() {
    let stage = Stage()
    let view = WKWebView(frame: .zero)
    var errors: [WKError.Code?] = []
    view.evaluateJavaScript("1") { _, error in errors.append((error as? WKError)?.code) }
    #expect(errors.isEmpty)
    stage.settle()
    #expect(errors == [.javaScriptExceptionOccurred])
  }

  @Test func secondHandlerOfAName_raises() {
    let stage = Stage()
    let controller = WKUserContentController()
    controller.add(Handler(), name: "app")
    #expect(stage.catchExceptions { controller.add(Handler(), name: "app") }.count == 1)
    controller.removeScriptMessageHandler(forName: "app")
    #expect(stage.catchExceptions { controller.add(Handler(), name: "app") }.isEmpty)
  }
}

private final class Handler: NSObject, WKScriptMessageHandler {
  func userContentController(
    _ userContentController: WKUserContentController,
    didReceive message: WKScriptMessage
  ) {}
}
