import Clockwork
import CoreGraphics
import Foundation

/// A drag as destinations see it; one that began here or in another app.
@MainActor
final class DropSession: NSObject, UIDropSession {
  var items: [UIDragItem]
  private weak var source: DragSession?
  private var isLocal = false
  var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default
  let progress = Progress(totalUnitCount: 0)
  /// The place of the finger on the screen.
  var screenPoint = CGPoint.zero
  private var openLoads = 0
  private var onTransferred: (() -> Void)?

  init(items: [UIDragItem]) {
    self.items = items
    super.init()
  }

  func take(over source: DragSession) {
    self.source = source
    isLocal = true
    items = source.items
  }

  var localDragSession: (any UIDragSession)? { source }

  var allowsMoveOperation: Bool { isLocal && source?.allowsMoveOperation ?? false }

  var isRestrictedToDraggingApplication: Bool {
    source?.isRestrictedToDraggingApplication ?? false
  }

  func location(in view: UIView) -> CGPoint {
    guard let window = view.window else { return screenPoint }
    let point = window.convert(screenPoint, from: nil as UIWindow?)
    return view === window ? point : view.convert(point, from: window)
  }

  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.haveType(typeIdentifiers)
  }

  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }

  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress {
    let able = items.filter { $0.itemProvider.canLoadObject(ofClass: aClass) }
    let work = Progress(totalUnitCount: Int64(able.count))
    progress.totalUnitCount += Int64(able.count)
    let load = DropLoad(count: able.count)
    openLoads += 1
    let finish: @MainActor () -> Void = { [self] in
      completion(load.objects.compactMap { $0 })
      openLoads -= 1
      tellIfTransferred()
    }
    guard !able.isEmpty else {
      MainLoop.current.post("drop", finish)
      return work
    }
    let steps = (work, progress, finish)
    for (index, item) in able.enumerated() {
      item.itemProvider.loadObject(ofClass: aClass) { object, _ in
        nonisolated(unsafe) let object = object
        PortingMainActor.run {
          steps.0.completedUnitCount += 1
          steps.1.completedUnitCount += 1
          if load.arrived(object, at: index) { steps.2() }
        }
      }
    }
    return work
  }

  // MARK: - The end of the transfer

  func whenTransferred(_ block: @escaping () -> Void) {
    onTransferred = block
    tellIfTransferred()
  }

  private func tellIfTransferred() {
    guard openLoads == 0, let block = onTransferred else { return }
    onTransferred = nil
    block()
  }
}

/// Objects that come one by one and keep the order of their items.
@MainActor
private final class DropLoad {
  private(set) var objects: [(any NSItemProviderReading)?]
  private var missing: Int

  init(count: Int) {
    objects = Array(repeating: nil, count: count)
    missing = count
  }

  /// Notes an object; `true` for the last one.
  func arrived(_ object: (any NSItemProviderReading)?, at index: Int) -> Bool {
    objects[index] = object
    missing -= 1
    return missing == 0
  }
}
