import CoreGraphics
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

  @Test func view_ofNib_isFoundByItsName() throws {
    let stage = Stage()
    defer { withExtendedLifetime(stage) {} }
    let document = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
        <wkWebView allowsLinkPreview="NO" allowsBackForwardNavigationGestures="YES" id="w">
          <rect key="frame" x="0.0" y="0.0" width="10" height="20"/>
          <connections>
            <outlet property="navigationDelegate" destination="-1" id="o"/>
            <outlet property="UIDelegate" destination="-1" id="p"/>
          </connections>
        </wkWebView>
      </objects></document>
      """
    let owner = PageOwner()
    let objects = UINib(data: Data(document.utf8), bundle: nil)
      .instantiate(withOwner: owner, options: nil)
    let view = try #require(objects.first as? WKWebView)
    #expect(view.bounds.size == CGSize(width: 10, height: 20))
    #expect(!view.allowsLinkPreview && view.allowsBackForwardNavigationGestures)
    #expect(view.navigationDelegate === owner && view.uiDelegate === owner)
    #expect(stage.consoleMessages == [])
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

private final class PageOwner: NSObject, WKNavigationDelegate, WKUIDelegate {}
