internal import Foundation
internal import InterfaceBuilder
internal import UIKit
internal import Understudy

/// Loads documents as an app without the classes that they name would.
@MainActor
struct Survey {
  /// What became of a document.
  enum Outcome: String, CaseIterable {
    /// All of it was made, and nothing was said.
    case silent = "loaded without a word"
    /// All of it was made; the document or its classes gave rise to lines on the console.
    case told = "loaded, with lines on the console"
    /// Outlets of classes that are not here failed, as on iOS after "Unknown class".
    case withoutClasses = "loaded; connections of missing classes raised, as on iOS"
    /// Another exception was raised.
    case raised = "another exception"
    /// The file is none that can be read.
    case refused = "refused, with the reason"
  }

  /// The lines that were said, by how often; without places.
  private(set) var lines: [String: Int] = [:]
  private(set) var outcomes: [Outcome: Int] = [:]
  private(set) var scenes = 0
  private(set) var views = 0

  /// Loads one document, shows each of its scenes, and notes what was said.
  ///
  /// - Returns: The outcome, and the words of a refusal or of exceptions.
  mutating func load(_ path: String) -> (outcome: Outcome, words: [String]) {
    let result = read(path)
    outcomes[result.outcome, default: 0] += 1
    return result
  }

  private mutating func read(_ path: String) -> (outcome: Outcome, words: [String]) {
    let data = FileManager.default.contents(atPath: path) ?? Data()
    let document: InterfaceDocument
    do {
      document = try InterfaceDocument(data: data, name: path)
    } catch {
      note(error.words)
      return (.refused, [error.words])
    }
    let stage = Stage(.iPhone15Pro)
    defer { stage.end() }
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    let bundle = Bundle(path: folder.path) ?? .main
    var made = 0
    let exceptions = stage.catchExceptions {
      if document.kind == .storyboard {
        let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
        made = show(document, UIStoryboard(name: name, bundle: bundle), on: stage)
      } else {
        let owner = UIViewController(nibName: nil, bundle: nil)
        let root = UIView(frame: UIScreen.main.bounds)
        for case let view as UIView in UINib(data: data, bundle: bundle)
          .instantiate(withOwner: owner)
        where !(view is UIWindow) { root.addSubview(view) }
        if owner.viewIfLoaded == nil { owner.view = root }
        made += count(stage.show(owner).view)
        stage.settle()
      }
    }
    views += made
    for line in stage.consoleMessages { note(line) }
    let raised = exceptions.filter { $0.name != "NSUnknownKeyException" }
      .map { "\($0.name): \($0.reason)" }
    for words in raised { note(words) }
    if !raised.isEmpty { return (.raised, raised) }
    if !exceptions.isEmpty { return (.withoutClasses, []) }
    return (stage.consoleMessages.isEmpty ? .silent : .told, [])
  }

  /// Makes each scene with a view and shows it alone.
  private mutating func show(
    _ document: InterfaceDocument,
    _ storyboard: UIStoryboard,
    on stage: Stage
  ) -> Int {
    var made = 0
    for scene in document.scenes where !scene.isReference {
      guard let controller = storyboard.controller(of: scene) else { continue }
      scenes += 1
      stage.show(controller)
      stage.settle()
      made += controller.viewIfLoaded.map(count) ?? 0
      stage.window.rootViewController = nil
    }
    return made
  }

  private func count(_ view: UIView) -> Int { view.subviews.reduce(1) { $0 + count($1) } }

  /// Counts a line without the place in the document.
  private mutating func note(_ line: String) {
    var words = line
    if let range = words.range(of: #"^\S+:\d+: "#, options: .regularExpression) {
      words.removeSubrange(range)
    }
    words = words.replacingOccurrences(
      of: #"\([A-Za-z0-9]{3}-[A-Za-z0-9]{2}-[A-Za-z0-9]{3}\)|#\d+"#,
      with: "…",
      options: .regularExpression
    )
    lines[words, default: 0] += 1
  }
}
