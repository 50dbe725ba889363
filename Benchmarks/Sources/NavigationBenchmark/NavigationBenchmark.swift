import Clockwork
import UIKit

/// A screen with six views, like the pages of the GTK program beside.
final class SixViews: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    for index in 0..<6 {
      let part = UIView(frame: CGRect(x: 16, y: 100 + 60 * index, width: 300, height: 44))
      view.addSubview(part)
    }
  }
}

/// How the views of the pages are made.
enum Pages: String {
  /// Both pages exist; only the way between them is measured, as in the GTK program.
  case kept
  /// Each push makes a new page, and the pop frees it.
  case fresh
}

/// Prints the time of one unanimated push and pop, each with its commit.
///
/// Nanoseconds of processor time, the best of twenty samples.
///
/// Arguments: the number of rounds, and `kept` or `fresh`.
@main
@MainActor
struct NavigationBenchmark {
  static func main() {
    let arguments = CommandLine.arguments
    let rounds = arguments.count > 1 ? Int(arguments[1]) ?? 2000 : 2000
    let pages = arguments.count > 2 ? Pages(rawValue: arguments[2]) ?? .kept : .kept
    // No stage: nobody watches, as in an app that runs by itself.
    let loop = MainLoop.current
    loop.mode = .manual
    let window = UIWindow(frame: UIScreen.main.bounds)
    let navigation = UINavigationController(rootViewController: SixViews())
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    loop.settle()
    let kept = SixViews()
    func round() {
      navigation.pushViewController(pages == .kept ? kept : SixViews(), animated: false)
      loop.settle()
      navigation.popViewController(animated: false)
      loop.settle()
    }
    for _ in 0..<max(rounds / 10, 20) { round() }
    let perSample = max(rounds / 20, 1)
    var best = Double.infinity
    for _ in 0..<20 {
      let start = processorTime()
      for _ in 0..<perSample { round() }
      best = min(best, (processorTime() - start) / Double(perSample))
    }
    print(Int(best))
  }

  /// The processor time of the process in nanoseconds; other programs do not count.
  private static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}
