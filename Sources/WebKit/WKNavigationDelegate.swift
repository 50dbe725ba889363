public import Foundation

/// Decides about pages and is told about their loading.
///
/// - Differs: no page is loaded, so nobody calls the methods but a test.
///
/// Status: partial · A
@preconcurrency @MainActor
public protocol WKNavigationDelegate: NSObjectProtocol {
  /// Whether a page is loaded.
  func webView(
    _ webView: WKWebView,
    decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
  )
  /// Whether what a server sent is shown.
  func webView(
    _ webView: WKWebView,
    decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor (WKNavigationResponsePolicy) -> Void
  )
  /// Tells that a page is asked for.
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  /// Tells that the server points elsewhere.
  func webView(
    _ webView: WKWebView,
    didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!
  )
  /// Tells that a page cannot be reached.
  func webView(
    _ webView: WKWebView,
    didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  )
  /// Tells that a page begins to come.
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  /// Tells that a page is there.
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  /// Tells that a page failed on its way.
  func webView(
    _ webView: WKWebView,
    didFail navigation: WKNavigation!,
    withError error: any Error
  )
  /// Tells that the process of the page ended.
  func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
}

/// What happens if a delegate does not implement a member.
extension WKNavigationDelegate {
  /// Allows it.
  public func webView(
    _ webView: WKWebView,
    decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
  ) {
    OptionalMessage.send(
      "webView:decidePolicyForNavigationAction:decisionHandler:",
      to: self,
      webView,
      navigationAction,
      decisionHandler
    ) { decisionHandler(.allow) }
  }
  /// Allows it.
  public func webView(
    _ webView: WKWebView,
    decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor (WKNavigationResponsePolicy) -> Void
  ) {
    OptionalMessage.send(
      "webView:decidePolicyForNavigationResponse:decisionHandler:",
      to: self,
      webView,
      navigationResponse,
      decisionHandler
    ) { decisionHandler(.allow) }
  }
  /// Does nothing.
  public func webView(
    _ webView: WKWebView,
    didStartProvisionalNavigation navigation: WKNavigation!
  ) {
    OptionalMessage.send("webView:didStartProvisionalNavigation:", to: self, webView, navigation) {}
  }
  /// Does nothing.
  public func webView(
    _ webView: WKWebView,
    didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!
  ) {
    OptionalMessage.send(
      "webView:didReceiveServerRedirectForProvisionalNavigation:",
      to: self,
      webView,
      navigation
    ) {}
  }
  /// Does nothing.
  public func webView(
    _ webView: WKWebView,
    didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  ) {
    OptionalMessage.send(
      "webView:didFailProvisionalNavigation:withError:",
      to: self,
      webView,
      navigation,
      error
    ) {}
  }
  /// Does nothing.
  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {
    OptionalMessage.send("webView:didCommitNavigation:", to: self, webView, navigation) {}
  }
  /// Does nothing.
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    OptionalMessage.send("webView:didFinishNavigation:", to: self, webView, navigation) {}
  }
  /// Does nothing.
  public func webView(
    _ webView: WKWebView,
    didFail navigation: WKNavigation!,
    withError error: any Error
  ) {
    OptionalMessage.send(
      "webView:didFailNavigation:withError:",
      to: self,
      webView,
      navigation,
      error
    ) {}
  }
  /// Does nothing.
  public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {
    OptionalMessage.send("webViewWebContentProcessDidTerminate:", to: self, webView) {}
  }
}

/// Shows what scripts ask of the user.
///
/// - Differs: no script runs, so nobody calls the methods but a test.
///
/// Status: partial · A
@preconcurrency @MainActor
public protocol WKUIDelegate: NSObjectProtocol {
  /// Makes a view for a new window; `nil` for none.
  func webView(
    _ webView: WKWebView,
    createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction,
    windowFeatures: WKWindowFeatures
  ) -> WKWebView?
  /// Tells that a window was closed.
  func webViewDidClose(_ webView: WKWebView)
  /// Shows a text.
  func webView(
    _ webView: WKWebView,
    runJavaScriptAlertPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor () -> Void
  )
  /// Asks for yes or no.
  func webView(
    _ webView: WKWebView,
    runJavaScriptConfirmPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor (Bool) -> Void
  )
  /// Asks for a text.
  func webView(
    _ webView: WKWebView,
    runJavaScriptTextInputPanelWithPrompt prompt: String,
    defaultText: String?,
    initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor (String?) -> Void
  )
}

/// What happens if a delegate does not implement a member.
extension WKUIDelegate {
  /// None.
  public func webView(
    _ webView: WKWebView,
    createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction,
    windowFeatures: WKWindowFeatures
  ) -> WKWebView? {
    OptionalMessage.send(
      "webView:createWebViewWithConfiguration:forNavigationAction:windowFeatures:",
      to: self,
      webView,
      configuration,
      navigationAction,
      windowFeatures
    ) { nil }
  }
  /// Does nothing.
  public func webViewDidClose(_ webView: WKWebView) {
    OptionalMessage.send("webViewDidClose:", to: self, webView) {}
  }
  /// As if the user had seen it.
  public func webView(
    _ webView: WKWebView,
    runJavaScriptAlertPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor () -> Void
  ) {
    OptionalMessage.send(
      "webView:runJavaScriptAlertPanelWithMessage:initiatedByFrame:completionHandler:",
      to: self,
      webView,
      message,
      frame,
      completionHandler
    ) { completionHandler() }
  }
  /// As if the user had said no.
  public func webView(
    _ webView: WKWebView,
    runJavaScriptConfirmPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor (Bool) -> Void
  ) {
    OptionalMessage.send(
      "webView:runJavaScriptConfirmPanelWithMessage:initiatedByFrame:completionHandler:",
      to: self,
      webView,
      message,
      frame,
      completionHandler
    ) { completionHandler(false) }
  }
  /// As if the user had given up.
  public func webView(
    _ webView: WKWebView,
    runJavaScriptTextInputPanelWithPrompt prompt: String,
    defaultText: String?,
    initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor (String?) -> Void
  ) {
    OptionalMessage.send(
      "webView:runJavaScriptTextInputPanelWithPrompt:defaultText:initiatedByFrame:completionHandler:",
      to: self,
      webView,
      prompt,
      defaultText,
      frame,
      completionHandler
    ) { completionHandler(nil) }
  }
}
