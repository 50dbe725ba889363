import Foundation
import InterfaceBuilder
import Testing

@testable import UIKit

/// A xib with some objects, loaded into a fresh application.
@MainActor
final class DecodedNib {
  let play = Play()
  let fixture: InterfaceFixture
  let objects: [Any]

  /// Loads a xib.
  ///
  /// - Parameters:
  ///   - elements: The elements of the objects beside owner and first responder.
  ///   - owner: The file's owner.
  ///   - connections: What the owner's placeholder contains.
  ///   - files: Other files of the bundle.
  ///   - path: The place of the xib in the bundle.
  /// - Throws: What goes wrong while files are written.
  init(
    _ elements: String,
    owner: Any? = nil,
    connections: String = "",
    files: [String: String] = [:],
    path: String = "Screen.xib"
  ) throws {
    var files = files
    files[path] = InterfaceFixture.xib(owner: connections, elements)
    fixture = try InterfaceFixture(files)
    objects = UINib(nibName: "Screen", bundle: fixture.bundle)
      .instantiate(withOwner: owner, options: nil)
  }

  /// The first object.
  func first<Object>(as type: Object.Type = Object.self) throws -> Object {
    try #require(objects.first as? Object)
  }

  /// What was printed and raised.
  var complaints: [String] { play.console + play.exceptions.map(\.reason) }
}
