internal import Clockwork
internal import Foundation
package import UIKit

/// Appends what happens to a file, a line per callback, for `understudy test --trace`.
///
/// A line begins with the virtual time, then comes the callback, indented by nesting:
///
/// ```
///    0.350  NotesList#1.viewDidAppear(animated)
/// ```
@MainActor
package final class TraceWriter: LifecycleObserver {
  private let file: FileHandle
  private let freed = FreedNames()
  private var depth = 0

  /// Opens a file for appending; makes it if it is missing.
  package init?(path: String) {
    if !FileManager.default.fileExists(atPath: path) {
      _ = FileManager.default.createFile(atPath: path, contents: nil)
    }
    guard let file = FileHandle(forWritingAtPath: path) else { return nil }
    self.file = file
    _ = try? file.seekToEnd()
  }

  package func willSend(_ callback: LifecycleCallback, to controller: UIViewController) {
    write(
      Naming.shortName(of: controller),
      Naming.typeName(of: controller),
      callback.name,
      callback.argumentText
    )
    depth += 1
  }

  package func didSend(
    _ callback: LifecycleCallback,
    to controller: UIViewController,
    calledSuper: Bool
  ) {
    depth -= 1
    takeFreed()
  }

  package func didPrint(_ text: String) {
    write("", "", TranscriptEntry.Callback.console.rawValue, "\"\(text)\"")
  }

  package func didNotify(_ event: ApplicationEvent) {
    let parts = event.rawValue.split(separator: ".").map(String.init)
    write(parts[0], parts[0], parts[1], nil)
  }

  package nonisolated func didDeinit(_ id: ObjectIdentifier, typeName: String, ordinal: Int) {
    freed.add(typeName, ordinal)
  }

  /// Writes a line of its own, for example the name of the test that begins.
  package func note(_ text: String) {
    takeFreed()
    append(text)
  }

  private func write(_ subject: String, _ type: String, _ name: String, _ arguments: String?) {
    takeFreed()
    append(
      TranscriptEntry(
        time: MainLoop.current.now,
        depth: depth,
        subject: subject,
        typeName: type,
        callback: TranscriptEntry.Callback(rawValue: name),
        arguments: arguments
      ).traceLine
    )
  }

  private func takeFreed() {
    for (type, ordinal) in freed.take() {
      append(
        TranscriptEntry(
          time: MainLoop.current.now,
          depth: depth,
          subject: "\(type)#\(ordinal)",
          typeName: type,
          callback: .deinit
        ).traceLine
      )
    }
  }

  private func append(_ line: String) {
    try? file.write(contentsOf: Data((line + "\n").utf8))
  }
}

/// Switches the trace file of a test run on.
///
/// `understudy test --trace` sets the environment variable `UNDERSTUDY_TRACE` to a path; the
/// shim that it adds to each test target calls ``startIfRequested()`` before the first test.
@preconcurrency @MainActor
public enum Tracing {
  static var writer: TraceWriter?

  /// The name of the environment variable that holds the path of the trace file.
  public static let variable = "UNDERSTUDY_TRACE"

  /// Starts to write the trace if the environment asks for it; a second call does nothing.
  public static func startIfRequested() {
    guard writer == nil, let path = ProcessInfo.processInfo.environment[variable], !path.isEmpty
    else { return }
    start(path: path)
  }

  /// Starts to write the trace to a file.
  ///
  /// - Returns: Whether the file could be opened.
  @discardableResult
  public static func start(path: String) -> Bool {
    guard writer == nil, let new = TraceWriter(path: path) else { return writer != nil }
    writer = new
    UIApplication.shared.add(new)
    return true
  }

  /// Writes a line of its own into the trace, for example the name of the test that begins.
  public static func note(_ text: String) { writer?.note(text) }

  /// Stops writing.
  public static func stop() {
    guard let old = writer else { return }
    writer = nil
    UIApplication.shared.remove(old)
  }
}
