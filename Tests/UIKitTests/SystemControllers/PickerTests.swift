import Testing
import Foundation
import Understudy

@testable import UIKit

@MainActor
@Suite("System controllers: pickers", .serialized)
struct PickerTests {
  @Test func imagePicker_tellsItsDelegate_whichDismissesIt() {
    let stage = Stage()
    let screen = stage.show(PickingController())
    let picker = UIImagePickerController()
    picker.delegate = screen
    screen.present(picker, animated: true)
    stage.settle()
    let image = UIImage()
    stage.pick(image, in: picker)
    stage.settle()
    #expect(screen.image === image)
    #expect(screen.presentedViewController == nil)
    screen.present(picker, animated: true)
    stage.settle()
    stage.cancel(picker)
    stage.settle()
    #expect(screen.cancels == 1)
  }

  @Test func imagePicker_withoutDelegate_isDismissedAtOnce() {
    let stage = Stage()
    let screen = stage.show(UIViewController())
    screen.present(UIImagePickerController(), animated: true)
    stage.settle()
    #expect(screen.presentedViewController == nil)
  }

  @Test func imagePicker_withoutCamera_raises() {
    let stage = Stage()
    let picker = UIImagePickerController()
    #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
    #expect(UIImagePickerController.availableMediaTypes(for: .camera) == nil)
    let caught = stage.catchExceptions { picker.sourceType = .camera }
    #expect(caught.first?.reason == "Source type 1 not available")
    #expect(picker.sourceType == .photoLibrary)
    stage.setCamera(isPresent: true)
    picker.sourceType = .camera
    #expect(picker.sourceType == .camera)
  }

  @Test func documentPicker_dismissesItselfAndTells() throws {
    let stage = Stage()
    let screen = stage.show(PickingController())
    let picker = UIDocumentPickerViewController(documentTypes: ["public.text"], in: .open)
    picker.delegate = screen
    screen.present(picker, animated: true)
    stage.settle()
    let first = URL(fileURLWithPath: "/a.txt")
    stage.pick([first, URL(fileURLWithPath: "/b.txt")], in: picker)
    stage.settle()
    #expect(screen.urls == [first])
    #expect(screen.presentedViewController == nil)
  }

  @Test func colorWell_presentsAPickerAndSendsItsPicks() throws {
    let stage = Stage()
    let screen = stage.show(UIViewController())
    let well = UIColorWell(frame: CGRect(x: 100, y: 200, width: 28, height: 28))
    screen.view.addSubview(well)
    var events = 0
    well.addAction(UIAction { _ in events += 1 }, for: .valueChanged)
    stage.turn()
    stage.tap(well)
    stage.settle()
    let picker = try #require(screen.presentedViewController as? UIColorPickerViewController)
    stage.pick(.red, in: picker)
    #expect(well.selectedColor == .red)
    #expect(events == 1)
    stage.close(picker)
    stage.settle()
    #expect(screen.presentedViewController == nil)
  }

  @Test func fontPicker_keepsThePick() {
    let stage = Stage()
    let screen = stage.show(UIViewController())
    let picker = UIFontPickerViewController()
    screen.present(picker, animated: true)
    stage.settle()
    let font = UIFont.systemFont(ofSize: 20).fontDescriptor
    stage.pick(font, in: picker)
    stage.settle()
    #expect(picker.selectedFontDescriptor == font)
    #expect(screen.presentedViewController == nil)
  }

  @Test func printing_isNotAvailable() {
    let stage = Stage()
    defer { withExtendedLifetime(stage) {} }
    #expect(!UIPrintInteractionController.isPrintingAvailable)
    #expect(!UIPrintInteractionController.shared.present(animated: true))
    let info = UIPrintInfo(dictionary: nil)
    info.jobName = "Job"
    #expect(UIPrintInfo(dictionary: info.dictionaryRepresentation).jobName == "Job")
    let renderer = UIPrintPageRenderer()
    let formatter = UIMarkupTextPrintFormatter(markupText: "<p>")
    renderer.addPrintFormatter(formatter, startingAtPageAt: 1)
    #expect(renderer.numberOfPages == 2)
    #expect(renderer.printFormattersForPage(at: 0) == nil)
    formatter.removeFromPrintPageRenderer()
    #expect(renderer.printFormatters == nil)
  }

  @Test func collation_sortsIntoSections() {
    let stage = Stage()
    defer { withExtendedLifetime(stage) {} }
    let collation = UILocalizedIndexedCollation.current()
    #expect(collation.sectionTitles.count == 27)
    #expect(collation.section(for: "berlin", collationStringSelector: "self") == 1)
    #expect(collation.section(for: "Äpfel", collationStringSelector: "self") == 0)
    #expect(collation.section(for: "7", collationStringSelector: "self") == 26)
    let sorted = collation.sortedArray(from: ["b", "A", "c"], collationStringSelector: "self")
    #expect(sorted.compactMap { $0 as? String } == ["A", "b", "c"])
  }
}

@MainActor
private final class PickingController: UIViewController, UIImagePickerControllerDelegate,
  UINavigationControllerDelegate, UIDocumentPickerDelegate
{
  var image: UIImage?
  var cancels = 0
  var urls: [URL] = []

  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {
    image = info[.originalImage] as? UIImage
    dismiss(animated: true)
  }

  func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    cancels += 1
    dismiss(animated: true)
  }

  func documentPicker(
    _ controller: UIDocumentPickerViewController,
    didPickDocumentsAt urls: [URL]
  ) {
    self.urls = urls
  }
}
