import Clockwork
import UIKit

/// Measures the ways of a controller onto the screen and back, and what an idle one weighs.
///
/// ```
///   LifecycleBenchmark round push|modal|tab kept|fresh ROUNDS [DEPTH] [IDLE]
///   LifecycleBenchmark memory plain|six COUNT
///   LifecycleBenchmark edit tree|flat VIEWS ROUNDS few|all
///   LifecycleBenchmark layout tree|flat VIEWS
///   LifecycleBenchmark reload ROWS fixed|estimated|automatic ROUNDS
///   LifecycleBenchmark updates ROWS GROUPS SEED
///   LifecycleBenchmark diffable ITEMS numbers|texts ROUNDS
///   LifecycleBenchmark interface SCENES ROWS ROUNDS
///   LifecycleBenchmark scene SCENES ROWS ROUNDS
/// ```
///
/// `round` prints nanoseconds of processor time for one way there and back, each
/// with its commit: the best of forty samples. `memory` prints the bytes that one
/// loaded controller keeps allocated. `edit` prints nanoseconds for one changed
/// constant with its commit, `layout` those for making so many views that
/// constraints place with their first commit, and for a commit that lays out all.
/// `reload` prints nanoseconds for a table's reload with its commit, `updates` how many
/// rows were out of place, how many cells were made, nanoseconds per group of
/// updates, and the bytes that the second half kept. `diffable` prints nanoseconds for the bare
/// difference of two lists, for applying it to a collection and to a table, and for making a
/// snapshot. `interface` prints the bytes of a storyboard, and nanoseconds for Foundation's
/// events and tree of it, for our elements, and for those with a scene and its view; `scene`
/// prints nanoseconds for a scene of a storyboard that has been read, and the labels made.
@main
@MainActor
struct LifecycleBenchmark {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    switch arguments.first {
    case "round": round(arguments)
    case "memory":
      let count = number(arguments, 2) ?? 10_000
      print(Memory.perController(count, screens: argument(arguments, 1) != "plain"))
    case "edit":
      MainLoop.current.mode = .manual
      let tree = LayoutTree(number(arguments, 2) ?? 100, isFlat: argument(arguments, 1) == "flat")
      tree.commit()
      let among = arguments.last == "all" ? number(arguments, 2) ?? 100 : 16
      print(Int(ProcessorTime.best(of: number(arguments, 3) ?? 2000) { tree.edit(among: among) }))
    case "layout":
      MainLoop.current.mode = .manual
      let count = number(arguments, 2) ?? 100
      let times = LayoutTree.passes(count, isFlat: argument(arguments, 1) == "flat")
      print(Int(times.first), Int(times.again))
    case "reload":
      let heights = argument(arguments, 2).flatMap(Tables.Heights.init(rawValue:)) ?? .fixed
      let rows = number(arguments, 1) ?? 100
      print(Int(Tables.reload(rows: rows, heights, rounds: number(arguments, 3) ?? 2000)))
    case "updates":
      let found = Tables.updates(
        rows: number(arguments, 1) ?? 10_000,
        groups: number(arguments, 2) ?? 1000,
        seed: UInt64(number(arguments, 3) ?? 1)
      )
      print(found.map(String.init).joined(separator: " "))
    case "interface":
      let (scenes, rows) = (number(arguments, 1) ?? 1, number(arguments, 2) ?? 10)
      let found = Interfaces.times(scenes: scenes, rows: rows, rounds: number(arguments, 3) ?? 400)
      let times = found.times
      print(found.bytes, Int(times.events), Int(times.tree), Int(times.elements), Int(times.scene))
    case "scene":
      let (scenes, rows) = (number(arguments, 1) ?? 1, number(arguments, 2) ?? 10)
      let found = Interfaces.scene(of: scenes, rows: rows, rounds: number(arguments, 3) ?? 400)
      print(Int(found.time), found.labels)
    case "diffable":
      let (count, rounds) = (number(arguments, 1) ?? 10_000, number(arguments, 3) ?? 400)
      let found =
        argument(arguments, 2) == "texts"
        ? Diffable.compare(count, rounds: rounds) { "an item with the number \($0)" }
        : Diffable.compare(count, rounds: rounds) { $0 }
      print(found.map(String.init).joined(separator: " "))
    default:
      print(
        "usage: LifecycleBenchmark round KIND PAGES ROUNDS [DEPTH] [IDLE] | memory SCREEN COUNT"
          + " | edit SHAPE VIEWS ROUNDS few|all | layout SHAPE VIEWS"
          + " | reload ROWS HEIGHTS ROUNDS | updates ROWS GROUPS SEED"
          + " | diffable ITEMS KIND ROUNDS"
      )
    }
  }

  private static func round(_ arguments: [String]) {
    guard let kind = argument(arguments, 1).flatMap(Trip.Kind.init(rawValue:)) else {
      print("unknown kind of round; it is push, modal or tab")
      return
    }
    let pages = argument(arguments, 2).flatMap(Trip.Pages.init(rawValue:)) ?? .kept
    let rounds = number(arguments, 3) ?? 2000
    // No stage: nobody watches, as in an app that runs by itself.
    MainLoop.current.mode = .manual
    let idle = Memory.idleControllers(number(arguments, 5) ?? 0, screens: true)
    let trip = Trip(kind, pages, depth: number(arguments, 4) ?? 1)
    print(Int(ProcessorTime.best(of: rounds, trip.round)))
    withExtendedLifetime(idle) {}
  }

  private static func argument(_ list: [String], _ index: Int) -> String? {
    index < list.count ? list[index] : nil
  }

  private static func number(_ list: [String], _ index: Int) -> Int? {
    argument(list, index).flatMap { Int($0) }
  }
}
