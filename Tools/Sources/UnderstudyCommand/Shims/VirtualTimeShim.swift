/// The generated file that puts a module's own use of time under the virtual clock.
///
/// A member that an extension inside the module declares wins over the member of
/// the same signature that Foundation, Dispatch or XCTest declares, without a change
/// to the sources that call it. What the members do stands in the runtime.
struct VirtualTimeShim {
  /// The name of the file in each target.
  static let fileName = "UnderstudyVirtualTime.swift"

  /// Whether the target is a test target.
  var isTest: Bool
  /// What the target's own sources declare under one of the names.
  var declared: Set<Declared> = []

  /// A declaration that the user's sources may make themselves.
  enum Declared: CaseIterable {
    /// `static var now` in an extension of `Date`, from the time before iOS 15.
    case dateNow
    /// A function `sleep` or `usleep` outside of types.
    case sleep

    /// Whether a source file seems to make it.
    func occurs(in text: String) -> Bool {
      switch self {
      case .dateNow:
        text.contains("extension Date") && (text.contains("var now") || text.contains("let now"))
      case .sleep:
        text.split(separator: "\n").contains { line in
          line.contains("func sleep(") || line.contains("func usleep(") ? line.first != " " : false
        }
      }
    }
  }

  /// The text of the file.
  var text: String {
    var parts = [
      Self.header, TimeShimTexts.timers, TimeShimTexts.runLoops, TimeShimTexts.queues,
      TimeShimTexts.locks, TimeShimTexts.sources, TimeShimTexts.tasks, TimeShimTexts.clocks,
    ]
    if !declared.contains(.dateNow) { parts.append(TimeShimTexts.dateNow) }
    if !declared.contains(.sleep) { parts.append(TimeShimTexts.sleeps) }
    parts.append(Self.urls)
    if isTest { parts.append(TestShimTexts.expectations) }
    return parts.joined(separator: "\n")
  }

  // The members that default arguments of public functions may name are public; so are the imports.
  private static let header = """
    // Written by understudy; changes are overwritten.
    public import Dispatch
    public import Foundation
    @_spi(Porting) import UIKit
    @_spi(Porting) import Understudy

    /// Tells UIKit that the classes of this module answer to the names of their methods.
    final class UnderstudyPortedModule {}

    """

  private static let urls = """
    nonisolated extension URL {
      init?(string: __shared String) {
        guard let url = LenientURL.make(string) else { return nil }
        self = url
      }
    }

    """
}
