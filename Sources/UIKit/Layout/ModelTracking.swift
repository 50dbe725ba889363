import Dispatch
import Foundation
import Observation

/// Observable models that update methods read: a change asks for the method again (iOS 26; on
/// iOS 18 with `UIObservationTrackingEnabled` in the app's property list).
///
/// The runtime's observation can only be ended by the change that it waits for. So each
/// tracked method reads a model of its own besides; changing that one ends the observation when
/// the method runs again or its view goes. The first run cannot know whether this is needed;
/// what it leaves in the model is one entry for each class and method.
///
/// - Evidence: RULES 10; the articles "Automatic observation tracking" and "Updating views
///   automatically with observation tracking in UIKit" (grade A)
/// - Differs: A method that lays out other views at once also hears of what those read, as the
///   runtime adds inner reads to the outer ones.
@MainActor
enum ModelTracking {
  /// A method of a class.
  private struct Reader: Hashable {
    let type: ObjectIdentifier
    let method: UpdateMethod
  }

  // Facts about classes, the same for every application of the process.
  @exclusivity(unchecked) private static var readers: Set<Reader> = []

  /// Whether a method of a view, or of its controller, is one of the app's and tracked.
  static func applies(to method: UpdateMethod, _ view: UIView) -> Bool {
    guard UIApplication.shared.device.tracksModels else { return false }
    switch method.owner {
    case .view: return method == .updateConfiguration || view.isOfAppClass
    case .controller:
      return view.owningController.map { ClassOrigin.isApps(type(of: $0)) } ?? false
    case .presentation:
      return (view as? PresentationView)?.presentation.map { ClassOrigin.isApps(type(of: $0)) }
        ?? false
    }
  }

  static func run(_ method: UpdateMethod, on view: UIView, _ body: () -> Void) {
    var reads = view.modelReads?[method]
    reads?.end()
    let reader = Reader(type: ObjectIdentifier(type(of: view)), method: method)
    if reads == nil, readers.contains(reader) { reads = view.makeModelReads(of: method) }
    let tracked = reads
    // The second argument is asked for only if something was read.
    withObservationTracking(
      {
        body()
        tracked?.touch()
      },
      onChange: observe(tracked, reader, view)
    )
  }

  private static func observe(
    _ reads: ModelReads?,
    _ reader: Reader,
    _ view: UIView
  ) -> @Sendable () -> Void {
    if reads == nil { readers.insert(reader) }
    let reads = reads ?? view.makeModelReads(of: reader.method)
    let wait = reads.begin(for: view)
    return { wait.fire() }
  }
}

/// What one update method of one view read when it ran last.
final class ModelReads: Observable {
  private let registrar = ObservationRegistrar()
  private let method: UpdateMethod
  private var wait: ModelWait?
  /// What the registrar is told about; it never changes.
  private let mark = 0

  init(_ method: UpdateMethod) { self.method = method }

  deinit { end() }

  /// Counts as one of the reads.
  func touch() { registrar.access(self, keyPath: \.mark) }

  /// A new observation begins.
  func begin(for view: UIView) -> ModelWait {
    let wait = ModelWait(method, view.madeBacklink)
    self.wait = wait
    return wait
  }

  /// Ends the observation, without asking for anything.
  func end() {
    guard let wait else { return }
    wait.end()
    self.wait = nil
    registrar.willSet(self, keyPath: \.mark)
  }
}

/// One observation: told once, from whichever thread changes the model.
final class ModelWait: @unchecked Sendable {
  private let lock = NSLock()
  private var isWaiting = true
  private let method: UpdateMethod
  private let view: Backlink

  init(_ method: UpdateMethod, _ view: Backlink) { (self.method, self.view) = (method, view) }

  func end() { lock.withLock { isWaiting = false } }

  /// The model is about to change.
  ///
  /// The method is asked for on the main actor only.
  func fire() {
    let isFirst = lock.withLock {
      defer { isWaiting = false }
      return isWaiting
    }
    guard isFirst else { return }
    if MainContext.isCurrent {
      MainActor.assumeIsolated { ask() }
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated { self.ask() } }
    }
  }

  @MainActor
  private func ask() {
    if let view = view.view { method.askAgain(on: view) }
  }
}

/// The tracked methods of a view.
@MainActor
final class ModelReadsOfView {
  private var all: [(method: UpdateMethod, reads: ModelReads)] = []

  subscript(method: UpdateMethod) -> ModelReads? { all.first { $0.method == method }?.reads }

  func add(_ reads: ModelReads, _ method: UpdateMethod) { all.append((method, reads)) }
}

/// Who wrote a class.
@MainActor
private enum ClassOrigin {
  @exclusivity(unchecked) private static var known: [ObjectIdentifier: Bool] = [:]

  /// Whether a class comes from outside of UIKit.
  static func isApps(_ type: AnyClass) -> Bool {
    let id = ObjectIdentifier(type)
    if let known = known[id] { return known }
    let answer = !String(reflecting: type).hasPrefix("UIKit.")
    known[id] = answer
    return answer
  }
}

extension UIView {
  fileprivate var isOfAppClass: Bool {
    if !flags.contains(.originIsKnown) {
      flags.insert(.originIsKnown)
      flags.set(.isOfAppClass, ClassOrigin.isApps(type(of: self)))
    }
    return flags.contains(.isOfAppClass)
  }

  fileprivate var modelReads: ModelReadsOfView? {
    flags.contains(.readsModels) ? existingAttachment(ModelReadsOfView.self) : nil
  }

  fileprivate func makeModelReads(of method: UpdateMethod) -> ModelReads {
    flags.insert(.readsModels)
    let reads = ModelReads(method)
    attachment(ModelReadsOfView.self) { ModelReadsOfView() }.add(reads, method)
    return reads
  }
}
