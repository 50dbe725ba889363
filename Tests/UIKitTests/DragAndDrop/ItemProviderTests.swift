import Clockwork
import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Item providers", .serialized)
struct ItemProviderTests {
  @Test func object_isLoaded_inALaterTurn() {
    let play = Play()
    let provider = NSItemProvider(object: "hello" as NSString)
    #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text"])
    #expect(provider.hasItemConformingToTypeIdentifier("public.text"))
    #expect(!provider.hasItemConformingToTypeIdentifier("public.image"))
    #expect(provider.canLoadObject(ofClass: String.self))
    #expect(!provider.canLoadObject(ofClass: UIImage.self))
    let box = Box()
    provider.loadObject(ofClass: String.self) { text, error in box.value = text }
    #expect(box.value == nil)
    play.settle()
    #expect(box.value as? String == "hello")
  }

  @Test func data_isMade_whenSomebodyAsks() {
    let play = Play()
    let provider = NSItemProvider()
    let box = Box()
    provider.registerDataRepresentation(forTypeIdentifier: "public.json", visibility: .all) {
      completion in
      box.count += 1
      completion(Data("{}".utf8), nil)
      return nil
    }
    #expect(box.count == 0)
    provider.loadDataRepresentation(forTypeIdentifier: "public.text") { data, _ in
      box.value = data
    }
    play.settle()
    #expect(box.count == 1)
    #expect(box.value as? Data == Data("{}".utf8))
  }

  @Test func missingType_isAnError() {
    let play = Play()
    let box = Box()
    NSItemProvider().loadDataRepresentation(forTypeIdentifier: "public.png") { _, error in
      box.value = error
    }
    play.settle()
    let error = box.value as? NSError
    #expect(error?.domain == NSItemProvider.errorDomain)
    #expect(error?.code == NSItemProvider.ErrorCode.itemUnavailableError.rawValue)
  }

  @Test func item_comesAsItWasRegistered() throws {
    let play = Play()
    let url = try #require(NSURL(string: "https://example.org/a"))
    let provider = NSItemProvider(item: url, typeIdentifier: "public.url")
    let box = Box()
    provider.loadItem(forTypeIdentifier: "public.url") { item, _ in box.value = item }
    play.settle()
    #expect(box.value as? NSURL === url)
    provider.loadObject(ofClass: URL.self) { url, _ in box.value = url }
    play.settle()
    #expect(box.value as? URL == url as URL)
  }

  @Test func file_hasTheTypeOfItsExtension_andATemporaryCopy() throws {
    let play = Play()
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("item-provider.txt")
    try Data("text".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let provider = try #require(NSItemProvider(contentsOf: file))
    #expect(provider.registeredTypeIdentifiers.first == "public.plain-text")
    #expect(provider.suggestedName == "item-provider")
    let box = Box()
    provider.loadFileRepresentation(forTypeIdentifier: "public.text") { url, _ in
      box.value = url.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
      box.url = url
    }
    play.settle()
    #expect(box.value as? String == "text")
    let copy = try #require(box.url)
    #expect(!FileManager.default.fileExists(atPath: copy.path))
    #expect(NSItemProvider(contentsOf: URL(string: "https://example.org")) == nil)
  }
}

private final class Box: @unchecked Sendable {
  var value: Any?
  var url: URL?
  var count = 0
}
