import AuthenticationServices
import LinkPresentation
import Testing
import UIKit
import Understudy

@MainActor @Suite("Links and signing in", .serialized)
struct LinkTests {
  private final class Anchor: NSObject, ASWebAuthenticationPresentationContextProviding {
    let window = UIWindow()
    func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor {
      window
    }
  }

  private func address(_ text: String) throws -> URL { try #require(URL(string: text)) }

  @Test func session_endsAsTheUserWants() throws {
    let stage = Stage()
    let anchor = Anchor()
    let page = try address("https://example.com/login")
    let callback = try address("app://done?code=1")
    var lines: [String] = []
    func session() -> ASWebAuthenticationSession {
      let session = ASWebAuthenticationSession(url: page, callbackURLScheme: "app") { url, error in
        let code = (error as? ASWebAuthenticationSessionError)?.errorCode
        lines.append("\(url?.absoluteString ?? "none") \(code ?? 0)")
      }
      session.presentationContextProvider = anchor
      return session
    }
    let first = session()
    #expect(!stage.signIn(first, callback: callback))
    #expect(first.start() && !first.start())
    #expect(stage.signIn(first, callback: callback) && !stage.cancel(first))
    let second = session()
    second.start()
    stage.cancel(second)
    let third = session()
    third.presentationContextProvider = nil
    #expect(!third.start())
    stage.settle()
    #expect(lines == ["app://done?code=1 0", "none 1", "none 2"])
  }

  @Test func links_leadNowhere() throws {
    let stage = Stage()
    let metadata = LPLinkMetadata()
    metadata.title = "Title"
    let copy = try #require(metadata.copy() as? LPLinkMetadata)
    metadata.title = "Other"
    #expect(copy.title == "Title" && LPLinkView(metadata: copy).metadata === copy)
    final class Box: @unchecked Sendable { var code: Int? }
    let box = Box()
    LPMetadataProvider().startFetchingMetadata(for: try address("https://example.com")) {
      _,
      error in
      box.code = (error as? LPError)?.errorCode
    }
    #expect(box.code == nil)
    stage.settle()
    #expect(box.code == 2)
  }
}
