import Testing

@testable import UIKit

@MainActor
@Suite("Text: storages and layout managers", .serialized)
struct TextKitTests {
  private let font = UIFont.systemFont(ofSize: 10)

  private func parts(_ text: String, width: CGFloat) -> (
    NSTextStorage, NSLayoutManager, NSTextContainer
  ) {
    let storage = NSTextStorage(string: text, attributes: [.font: font])
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: width, height: 1000))
    container.lineFragmentPadding = 0
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    return (storage, manager, container)
  }

  @Test func usedRect_followsTheText() {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let (storage, manager, container) = parts("one two three", width: 1000)
    let size = storage.size()
    #expect(manager.usedRect(for: container).size == size)
    container.size.width = size.width * 0.6
    #expect(abs(manager.usedRect(for: container).height - 2 * font.lineHeight) < 1e-9)
    storage.append(NSAttributedString(string: "\nfour", attributes: [.font: font]))
    #expect(abs(manager.usedRect(for: container).height - 3 * font.lineHeight) < 1e-9)
    container.maximumNumberOfLines = 1
    #expect(abs(manager.usedRect(for: container).height - font.lineHeight) < 1e-9)
    #expect(storage.layoutManagers.count == 1 && manager.textStorage === storage)
    storage.removeLayoutManager(manager)
    #expect(manager.textStorage == nil && storage.layoutManagers.isEmpty)
  }

  @Test func lines_areEnumeratedInOrder() {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let (storage, manager, container) = parts("aa bb cc", width: 20)
    var ranges: [NSRange] = []
    var tops: [CGFloat] = []
    manager.enumerateLineFragments(forGlyphRange: manager.glyphRange(for: container)) {
      rect,
      used,
      region,
      range,
      _ in
      tops.append(rect.minY)
      #expect(used.maxX <= 20 && region === container)
      ranges.append(range)
    }
    #expect(ranges.map(\.location) == [0, 3, 6])
    #expect(tops == tops.sorted() && Set(tops).count == 3)
    #expect(manager.numberOfGlyphs == storage.length)
    var stopped = 0
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: 8)) {
      _,
      _,
      _,
      _,
      stop in
      stopped += 1
      stop.pointee = true
    }
    #expect(stopped == 1)
  }

  @Test func points_findCharacters_andCharactersPlaces() {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let (storage, manager, container) = parts("aa bb", width: 20)
    defer { withExtendedLifetime(storage) {} }
    let second = manager.boundingRect(forGlyphRange: NSRange(location: 3, length: 1), in: container)
    #expect(abs(second.minY - font.lineHeight) < 1e-9)
    #expect(second.minX == 0 && second.width > 0)
    var fraction: CGFloat = 0
    let index = manager.characterIndex(
      for: CGPoint(x: second.midX, y: second.midY),
      in: container,
      fractionOfDistanceBetweenInsertionPoints: &fraction
    )
    #expect(index == 3)
    #expect(abs(fraction - 0.5) < 1e-6)
    let both = manager.boundingRect(forGlyphRange: NSRange(location: 0, length: 5), in: container)
    #expect(abs(both.height - 2 * font.lineHeight) < 1e-9)
    #expect(abs(manager.location(forGlyphAt: 4).x - second.width) < 1e-9)
  }

  @Test func edits_areToldOnce() {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let storage = NSTextStorage(string: "abc")
    let log = StorageLog()
    storage.delegate = log
    storage.replaceCharacters(in: NSRange(location: 1, length: 1), with: "xyz")
    #expect(log.lines == ["will 2 1+3 2", "did 2 1+3 2"])
    log.lines = []
    storage.beginEditing()
    storage.append(NSAttributedString(string: "!"))
    storage.addAttributes([.kern: 1], range: NSRange(location: 0, length: 1))
    #expect(log.lines.isEmpty)
    storage.endEditing()
    #expect(log.lines == ["will 3 0+6 1", "did 3 0+6 1"])
    #expect(storage.string == "axyzc!")
  }

  @Test func textView_seesEditsOfItsStorage_andTheOtherWay() {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.font = .systemFont(ofSize: 17)
    view.text = "abc"
    #expect(view.textStorage.string == "abc")
    view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "xx")
    #expect(view.text == "xxbc")
    view.text = "new"
    #expect(view.textStorage.string == "new")
    #expect(view.textContainer.size.width == 200)
    let used = view.layoutManager.usedRect(for: view.textContainer)
    #expect(abs(used.height - 20.287) < 0.001)
  }

  @Test func textView_ofAContainer_showsTheTextOfItsStorage() {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let (storage, manager, container) = parts("given", width: 100)
    let view = UITextView(frame: .zero, textContainer: container)
    #expect(view.text == "given")
    #expect(view.layoutManager === manager && view.textStorage === storage)
    storage.append(NSAttributedString(string: "!"))
    #expect(view.text == "given!")
  }

  @Test func container_thatOutlivesItsView_mayChange() {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let (storage, manager, container) = parts("given", width: 100)
    var view: UITextView? = UITextView(frame: .zero, textContainer: container)
    weak let gone = view
    view = nil
    #expect(gone == nil)
    container.size.width = 50
    storage.append(NSAttributedString(string: "!"))
    #expect(manager.numberOfGlyphs == 6)
    // The storage keeps its managers.
    let other = NSTextStorage(string: "kept")
    other.addLayoutManager(NSLayoutManager())
    #expect(other.layoutManagers.count == 1)
  }

  @Test func change_outsideOfTheText_raises() {
    let play = Play()
    let storage = NSTextStorage(string: "abc")
    let reasons = [NSRange(location: 20, length: 1), NSRange(location: 2, length: 5)].map {
      storage.replaceCharacters(in: $0, with: "x")
      return play.exceptions.last?.reason
    }
    let text = "NSMutableRLEArray replaceObjectsInRange:withObject:length:: Out of bounds"
    #expect(reasons == [text, text])
    #expect(storage.string == "abc")
  }
}

private final class StorageLog: NSTextStorageDelegate {
  var lines: [String] = []

  func textStorage(
    _ textStorage: NSTextStorage,
    willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange,
    changeInLength delta: Int
  ) {
    note("will", editedMask, editedRange, delta)
  }

  func textStorage(
    _ textStorage: NSTextStorage,
    didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange,
    changeInLength delta: Int
  ) {
    note("did", editedMask, editedRange, delta)
  }

  private func note(
    _ step: String,
    _ mask: NSTextStorage.EditActions,
    _ range: NSRange,
    _ delta: Int
  ) {
    lines.append("\(step) \(mask.rawValue) \(range.location)+\(range.length) \(delta)")
  }
}
