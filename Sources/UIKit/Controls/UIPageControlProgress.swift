import Clockwork
public import Foundation

/// How far a page control is on its way to the next page.
///
/// Status: partial · A
@preconcurrency @MainActor
open class UIPageControlProgress: NSObject {
  weak var control: UIPageControl?

  /// Creates a progress at the start of a page.
  public override init() {
    super.init()
  }

  /// The share of the way to the next page, from 0 to 1.
  open var currentProgress: Float = 0 {
    didSet { currentProgress = min(max(currentProgress, 0), 1) }
  }

  /// Whether the progress is shown.
  open var progressVisible = true
}

/// Turns the pages of a page control after some time; in virtual time.
///
/// Each page stays for `preferredDuration`; after the last one comes the first, if
/// `resetsToInitialPageAfterEnd`, else the timer stops.
///
/// - Evidence: Apple's documentation of the members (A)
///
/// Status: partial · A
@preconcurrency @MainActor
open class UIPageControlTimerProgress: UIPageControlProgress {
  private var work: ScheduledWork?
  private var durations: [Int: TimeInterval] = [:]

  /// How long a page stays, in seconds.
  open var preferredDuration: TimeInterval

  /// Whether the first page comes after the last one.
  open var resetsToInitialPageAfterEnd = false

  /// Creates a timer that does not run.
  ///
  /// - Parameter preferredDuration: How long a page stays, in seconds.
  public init(preferredDuration: TimeInterval) {
    self.preferredDuration = preferredDuration
    super.init()
  }

  /// Sets how long one page stays.
  open func setDuration(_ duration: TimeInterval, forPage page: Int) { durations[page] = duration }

  /// How long a page stays.
  open func durationForPage(_ page: Int) -> TimeInterval { durations[page] ?? preferredDuration }

  /// Whether the timer runs.
  open var isRunning: Bool { work != nil }

  /// Lets the timer run.
  open func resumeTimer() {
    guard work == nil, let control else { return }
    let seconds = durationForPage(control.currentPage)
    work = MainLoop.current.schedule(.timer, "page", after: .seconds(seconds)) { [weak self] in
      self?.turn()
    }
  }

  /// Stops the timer.
  open func pauseTimer() {
    work?.cancel()
    work = nil
  }

  private func turn() {
    work = nil
    guard let control else { return }
    let isLast = control.currentPage >= control.numberOfPages - 1
    guard !isLast || resetsToInitialPageAfterEnd else { return }
    control.currentPage = isLast ? 0 : control.currentPage + 1
    control.sendActions(for: .valueChanged)
    resumeTimer()
  }
}
