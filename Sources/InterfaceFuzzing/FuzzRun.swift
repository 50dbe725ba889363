internal import Clockwork
internal import Foundation
internal import InterfaceBuilder
internal import UIKit
internal import Understudy

/// Loads mutated documents as an app would, and looks at what comes of it.
@MainActor
public final class FuzzRun {
  /// What became of a document.
  public enum Outcome: Equatable, Sendable {
    /// The document was refused with an error that says why.
    case refused
    /// Something was loaded, some of it with exceptions that iOS would throw.
    case loaded(exceptions: Int)
    /// Something must not be like this.
    case failed(String)
  }

  /// The text in the file that entities refer to.
  public static let secret = "the content of a file that no document may read"

  private let folder: URL
  private let bundle: Bundle
  private let seed: UInt64
  private let size: Int
  private let listener: Int32
  /// What entities of the documents refer to.
  public let traps: [String]
  /// The exceptions of the last case, in words.
  public private(set) var exceptions: [String] = []

  /// Prepares a folder and a server that nobody may ask.
  ///
  /// - Parameters:
  ///   - seed: The seed of the run.
  ///   - size: How large the largest documents get: subviews in one view.
  public init?(seed: UInt64, size: Int = 10_000) {
    self.seed = seed
    self.size = size
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("Fuzz-\(UUID().uuidString).bundle")
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    guard let bundle = Bundle(path: folder.path) else { return nil }
    self.bundle = bundle
    let file = folder.appendingPathComponent("secret.txt")
    try? Data(Self.secret.utf8).write(to: file)
    let (socket, port) = Self.listen()
    listener = socket
    traps = ["file://\(file.path)", "http://127.0.0.1:\(port)/secret.dtd"]
  }

  isolated deinit {
    try? FileManager.default.removeItem(at: folder)
    if listener >= 0 { close(listener) }
  }

  /// The document of a number.
  public func document(_ number: Int) -> FuzzCase {
    FuzzCase(number: number, seed: seed, traps: traps, size: size)
  }

  /// Loads the document of a number.
  ///
  /// - Parameter number: The number of the case.
  /// - Returns: What became of it.
  public func run(_ number: Int) -> Outcome {
    let document = document(number)
    if document.data.isEmpty && document.changes == ["unreadable base"] {
      return .failed("a base document cannot be read")
    }
    let stage = Stage()
    defer { stage.end() }
    var failure: String?
    let outcome: Outcome
    switch Result(catching: { try InterfaceDocument(data: document.data, name: "Fuzz") }) {
    case .failure(let error):
      if "\(error)".count < 10 { failure = "an error without words: \(error)" }
      let exceptions = load(document, nil, on: stage, &failure)
      if exceptions == 0 { failure = failure ?? "no exception for \(error)" }
      outcome = .refused
    case .success(let read):
      if read.root.xml.contains(Self.secret) { failure = "an entity was read from a file" }
      _ = read.unrecognized()
      outcome = .loaded(exceptions: load(document, read, on: stage, &failure))
    }
    if listener >= 0, accept(listener, nil, nil) >= 0 { failure = "a server was asked" }
    return failure.map { .failed($0) } ?? outcome
  }

  // MARK: - Loading

  private func load(
    _ document: FuzzCase,
    _ read: InterfaceDocument?,
    on stage: Stage,
    _ failure: inout String?
  ) -> Int {
    let limit = 200 * (size + 1_000)
    var count = 0
    var restless: String?
    let exceptions = stage.catchExceptions {
      if document.isStoryboard {
        let file = folder.appendingPathComponent("Fuzz.storyboard")
        try? document.data.write(to: file)
        let storyboard = UIStoryboard(name: "Fuzz", bundle: bundle)
        var made: [(controller: UIViewController, scene: InterfaceScene?)] = []
        if let first = storyboard.instantiateInitialViewController() {
          made.append((first, read?.initialScene))
        }
        for name in Set(read?.identifiers ?? []).sorted().prefix(12) {
          let other = made.last?.controller
          let own = controller(name, storyboard, document.creator, other)
          made.append((own, read?.scene(identifier: name)))
        }
        for (controller, scene) in made {
          controller.loadViewIfNeeded()
          show(controller, on: stage, &restless)
          count += controller.viewIfLoaded.map(views) ?? 0
          if let scene { perform(scene, from: controller, on: stage, &restless) }
        }
      } else {
        let owner = document.creator % 2 == 0 ? UIViewController() : nil
        let objects = UINib(data: document.data, bundle: bundle)
          .instantiate(withOwner: owner ?? FuzzOwner())
        let root = UIViewController()
        for case let view as UIView in objects where !(view is UIWindow) {
          root.view.addSubview(view)
        }
        show(owner?.viewIfLoaded == nil ? root : owner ?? root, on: stage, &restless)
        count += views(root.view)
      }
    }
    if let restless { failure = "does not come to rest: \(restless)" }
    if count > limit { failure = "\(count) views" }
    self.exceptions = exceptions.map { "\($0.name): \($0.reason)" }
    return exceptions.count
  }

  /// Makes a controller, sometimes with a creator that does something else.
  private func controller(
    _ identifier: String,
    _ storyboard: UIStoryboard,
    _ creator: Int,
    _ other: UIViewController?
  ) -> UIViewController {
    switch creator {
    case 1:
      storyboard.instantiateViewController(identifier: identifier) { UIViewController(coder: $0) }
    case 2:
      storyboard.instantiateViewController(identifier: identifier) { _ in UIViewController() }
    case 3:
      storyboard.instantiateViewController(identifier: identifier) { _ in
        other ?? UIViewController()
      }
    case 4:
      storyboard.instantiateViewController(identifier: identifier) { coder in
        _ = UIViewController(coder: coder)
        return FuzzScreen(coder: coder)
      }
    case 5:
      storyboard.instantiateViewController(identifier: identifier) { coder -> FuzzScreen? in
        _ = UIView(coder: coder)
        return nil
      }
    default: storyboard.instantiateViewController(withIdentifier: identifier)
    }
  }

  private func show(_ controller: UIViewController, on stage: Stage, _ restless: inout String?) {
    let window = UIWindow(windowScene: stage.windowScene)
    // A root of another container would only raise the exception for that.
    guard controller.parent == nil, controller.presentingViewController == nil else { return }
    window.rootViewController = controller
    window.makeKeyAndVisible()
    settle(stage, &restless)
    window.isHidden = true
    if controller.presentedViewController == nil { window.rootViewController = nil }
  }

  /// Takes the ways that have a name and start at a controller.
  private func perform(
    _ scene: InterfaceScene,
    from controller: UIViewController,
    on stage: Stage,
    _ restless: inout String?
  ) {
    guard controller.parent == nil, controller.presentingViewController == nil else { return }
    let window = UIWindow(windowScene: stage.windowScene)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    var own: [String] = []
    scene.controller?.visit { element in
      if element.name == "segue", let name = element["identifier"] { own.append(name) }
    }
    for name in own.prefix(12) {
      controller.performSegue(withIdentifier: name, sender: nil)
      settle(stage, &restless)
      if controller.presentedViewController != nil { controller.dismiss(animated: false) }
    }
    settle(stage, &restless)
    window.isHidden = true
  }

  private func settle(_ stage: Stage, _ restless: inout String?) {
    if case .exhausted(let pending) = stage.settleLoop() {
      restless = pending.prefix(3).map(\.description).joined(separator: ", ")
    }
  }

  private func views(_ view: UIView) -> Int {
    var count = 0
    var open = [view]
    while let next = open.popLast() {
      count += 1
      open += next.subviews
    }
    return count
  }

  // MARK: - The server

  private static func listen() -> (Int32, UInt16) {
    let socket = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_NONBLOCK.rawValue), 0)
    guard socket >= 0 else { return (-1, 9) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        bind(socket, pointer, length) == 0 && Glibc.listen(socket, 8) == 0
          && getsockname(socket, pointer, &length) == 0
      }
    }
    guard isBound else {
      close(socket)
      return (-1, 9)
    }
    return (socket, UInt16(bigEndian: address.sin_port))
  }
}
