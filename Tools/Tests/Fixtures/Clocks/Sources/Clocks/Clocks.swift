import Foundation
import UIKit

/// An event with the time that its maker believes it to be.
public struct Stamp {
  public let date: Date
  public init(date: Date = Date()) { self.date = date }
}

/// Takes the clock as a function, as code that wants to be tested does.
public final class Watch {
  private let now: () -> Date
  private let start: Date

  public init(now: @escaping () -> Date = Date.init) {
    self.now = now
    start = now()
  }

  public var elapsed: TimeInterval { now().timeIntervalSince(start) }
}

/// Everything that calls back later, under one roof.
public final class Delays: NSObject {
  public private(set) var log: [String] = []
  private var source: DispatchSourceTimer?
  private var link: CADisplayLink?

  public func note(_ text: String) { log.append(text) }

  public func dispatch(after seconds: Double, _ name: String) {
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { self.note(name) }
  }

  public func wall(after seconds: Double, _ name: String) {
    DispatchQueue.main.asyncAfter(wallDeadline: .now() + seconds) { self.note(name) }
  }

  /// The deadline is made first and used later, as real code does.
  public func stored(after seconds: Double, _ name: String) {
    let deadline = DispatchTime.now() + seconds
    DispatchQueue.main.asyncAfter(deadline: deadline, qos: .userInitiated) { self.note(name) }
  }

  public func item(after seconds: Double, _ name: String) -> DispatchWorkItem {
    let item = DispatchWorkItem { self.note(name) }
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds, execute: item)
    return item
  }

  public func background(after seconds: Double, _ name: String) {
    DispatchQueue.global(qos: .utility).asyncAfter(deadline: .now() + seconds) {
      DispatchQueue.main.async { self.note(name) }
    }
  }

  public func block(after seconds: Double, _ name: String) {
    Timer.scheduledTimer(withTimeInterval: seconds, repeats: false) { _ in self.note(name) }
  }

  public func added(after seconds: Double, _ name: String) {
    let timer = Timer(timeInterval: seconds, repeats: false) { _ in self.note(name) }
    timer.tolerance = 0.1
    RunLoop.main.add(timer, forMode: .common)
  }

  public func dated(after seconds: Double, _ name: String) {
    let timer = Timer(fire: Date(timeIntervalSinceNow: seconds), interval: 0, repeats: false) { _ in
      self.note(name)
    }
    RunLoop.main.add(timer, forMode: .default)
  }

  public func target(after seconds: Double) {
    Timer.scheduledTimer(
      timeInterval: seconds, target: self, selector: #selector(fired(_:)), userInfo: "target",
      repeats: false)
  }

  @objc private func fired(_ timer: Timer) { note(timer.userInfo as? String ?? "?") }

  public func message(after seconds: Double) {
    perform(#selector(message(_:)), with: "message", afterDelay: seconds)
  }

  @objc private func message(_ text: String) { note(text) }

  public func startSource(every seconds: Double, count: Int) {
    let source = DispatchSource.makeTimerSource(queue: .main)
    var left = count
    source.schedule(deadline: .now() + seconds, repeating: seconds)
    source.setEventHandler { [weak self] in
      self?.note("source")
      left -= 1
      if left == 0 { self?.source?.cancel() }
    }
    source.setCancelHandler { [weak self] in self?.note("cancelled") }
    source.resume()
    self.source = source
  }

  public func task(after seconds: Double, _ name: String) {
    Task { @MainActor in
      try? await Task.sleep(nanoseconds: UInt64(seconds * 1e9))
      self.note(name)
    }
  }

  public func frames(_ count: Int) {
    let link = CADisplayLink(target: self, selector: #selector(frame))
    link.add(to: .main, forMode: .common)
    self.link = link
    framesLeft = count
  }

  private var framesLeft = 0
  @objc private func frame() {
    framesLeft -= 1
    guard framesLeft == 0 else { return }
    link?.invalidate()
    note("frames")
  }
}
