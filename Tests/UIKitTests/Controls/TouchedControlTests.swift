import Foundation
import Testing
import Understudy

@testable import UIKit

@MainActor
@Suite("Controls under a finger", .serialized)
struct TouchedControlTests {
  private func show(_ control: UIView, _ stage: Stage) {
    let screen = stage.show(UIViewController())
    screen.view.addSubview(control)
    stage.turn()
  }

  private func count(_ control: UIControl) -> Counter {
    let counter = Counter()
    control.addAction(UIAction { _ in counter.count += 1 }, for: .valueChanged)
    return counter
  }

  @Test func stepper_repeatsWhileItIsHeld() {
    let stage = Stage()
    let stepper = UIStepper(frame: CGRect(x: 20, y: 200, width: 0, height: 0))
    let changes = count(stepper)
    show(stepper, stage)
    let touch = TouchSequence(window: stage.window)
    touch.begin(at: [CGPoint(x: 100, y: 215)])
    stage.advance(.milliseconds(450))
    #expect(stepper.value == 0)
    stage.advance(.milliseconds(300))
    #expect(stepper.value == 3)
    touch.end()
    #expect(stepper.value == 3 && changes.count == 3)
    stage.advance(.seconds(2))
    #expect(stepper.value == 3)
  }

  @Test func stepper_withoutContinuity_tellsAtTheEnd() {
    let stage = Stage()
    let stepper = UIStepper(frame: CGRect(x: 20, y: 200, width: 0, height: 0))
    stepper.isContinuous = false
    let changes = count(stepper)
    show(stepper, stage)
    let touch = TouchSequence(window: stage.window)
    touch.begin(at: [CGPoint(x: 100, y: 215)])
    stage.advance(.milliseconds(900))
    #expect(stepper.value > 2 && changes.count == 0)
    touch.end()
    #expect(changes.count == 1)
  }

  @Test func stepper_refusesOddRanges() {
    let stage = Stage()
    let stepper = UIStepper()
    #expect(stage.catchExceptions { stepper.minimumValue = 100 }.count == 1)
    #expect(stage.catchExceptions { stepper.stepValue = 0 }.count == 1)
    #expect(stepper.minimumValue == 0 && stepper.stepValue == 1)
  }

  @Test func slider_isDraggedToAValue() {
    let stage = Stage()
    let slider = UISlider(frame: CGRect(x: 20, y: 200, width: 300, height: 31))
    slider.maximumValue = 10
    let changes = count(slider)
    show(slider, stage)
    stage.slide(slider, to: 7)
    #expect(abs(slider.value - 7) < 0.05)
    #expect(changes.count > 3)
    slider.isContinuous = false
    changes.count = 0
    stage.slide(slider, to: 2)
    #expect(abs(slider.value - 2) < 0.05 && changes.count == 1)
  }

  @Test func slider_withMarks_snapsToThem() {
    let stage = Stage()
    let slider = UISlider(frame: CGRect(x: 20, y: 200, width: 300, height: 31))
    slider.trackConfiguration = .init(numberOfTicks: 5)
    show(slider, stage)
    stage.slide(slider, to: 0.6)
    #expect(slider.value == 0.5)
  }

  @Test func slider_makesRoomForItsImages() {
    let stage = Stage()
    defer { withExtendedLifetime(stage) {} }
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 300, height: 31))
    #expect(slider.trackRect(forBounds: slider.bounds).minX == 2)
    slider.minimumValueImage = UIImage(systemName: "speaker")
    let image = slider.minimumValueImageRect(forBounds: slider.bounds)
    #expect(image.width > 0 && image.minX == 0)
    #expect(slider.trackRect(forBounds: slider.bounds).minX == image.maxX + 8)
  }

  @Test func segments_areViewsThatSayWhatTheyAre() {
    let stage = Stage()
    let control = UISegmentedControl(items: ["A", "B"])
    control.frame = CGRect(x: 20, y: 200, width: 200, height: 32)
    var ran = 0
    control.insertSegment(
      action: UIAction(title: "C", identifier: .init("c"), handler: { _ in ran += 1 }),
      at: 2,
      animated: false
    )
    show(control, stage)
    #expect(stage.tap(segment: 2, of: control))
    stage.turn()
    #expect(control.selectedSegmentIndex == 2 && ran == 1)
    #expect(control.segmentIndex(identifiedBy: .init("c")) == 2)
    let parts = control.subviews.compactMap { $0 as? SegmentView }
    #expect(parts.map { $0.accessibilityLabel } == ["A", "B", "C"])
    #expect(parts[2].accessibilityTraits.contains(.selected))
    #expect(!stage.tap(segment: 3, of: control))
  }

  @Test func datePicker_keepsStepsOfMinutes() {
    let stage = Stage()
    let picker = UIDatePicker()
    picker.timeZone = TimeZone(secondsFromGMT: 0)
    let changes = count(picker)
    picker.minuteInterval = 15
    stage.pick(Date(timeIntervalSinceReferenceDate: 20 * 60), in: picker)
    #expect(picker.date.timeIntervalSinceReferenceDate == 900)
    stage.pick(Date(timeIntervalSinceReferenceDate: 16 * 60), in: picker)
    #expect(changes.count == 1)
    picker.minuteInterval = 7
    #expect(picker.minuteInterval == 1)
    picker.minimumDate = Date(timeIntervalSinceReferenceDate: 5000)
    #expect(picker.date == picker.minimumDate)
    picker.maximumDate = Date(timeIntervalSinceReferenceDate: 10)
    picker.date = Date(timeIntervalSinceReferenceDate: 60)
    #expect(picker.date.timeIntervalSinceReferenceDate == 60)
  }

  @Test func countDown_isInWholeMinutes() {
    let stage = Stage()
    let picker = UIDatePicker()
    picker.datePickerMode = .countDownTimer
    picker.countDownDuration = 125
    #expect(picker.countDownDuration == 120)
    stage.pick(span: 10, in: picker)
    #expect(picker.countDownDuration == 60)
    picker.countDownDuration = 1_000_000
    #expect(picker.countDownDuration == 86_340)
  }

  @Test func pickerView_usesRowViewsAgain_andTurnsByTaps() throws {
    let stage = Stage()
    let picker = UIPickerView(frame: CGRect(x: 0, y: 100, width: 320, height: 216))
    let rows = ManyRows()
    picker.dataSource = rows
    picker.delegate = rows
    show(picker, stage)
    #expect(rows.made == 4)
    #expect(picker.view(forRow: 3, forComponent: 0) != nil)
    #expect(picker.view(forRow: 50, forComponent: 0) == nil)
    #expect(stage.pick(row: 50, in: picker))
    stage.turn()
    #expect(rows.chosen == [50])
    #expect(rows.made == 7 && rows.reused == 4)
    let label = try #require(picker.view(forRow: 51, forComponent: 0) as? UILabel)
    #expect(label.text == "51")
    stage.tap(at: picker.convert(CGPoint(x: 160, y: 108 + 32), to: nil))
    #expect(rows.chosen == [50, 51])
    #expect(!stage.pick(row: 100, in: picker))
  }

  @Test func progress_followsWhatItObserves() {
    let stage = Stage()
    defer { withExtendedLifetime(stage) {} }
    let bar = UIProgressView(progressViewStyle: .default)
    let work = Progress(totalUnitCount: 4)
    bar.observedProgress = work
    work.completedUnitCount = 3
    #expect(bar.progress == 0.75)
    bar.observedProgress = nil
    #expect(bar.progress == 0.75)
  }

  @Test func clearButton_clearsUnderAFinger_ifTheDelegateAgrees() {
    let stage = Stage()
    let field = UITextField(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
    field.clearButtonMode = .whileEditing
    field.text = "abc"
    let recorder = Refusing()
    field.delegate = recorder
    show(field, stage)
    #expect(field.clearButton == nil)
    stage.tap(field)
    stage.turn()
    let place = CGPoint(x: 20 + 300 - 15, y: 220)
    #expect(stage.tap(at: place) is UIButton)
    #expect(field.text == "abc")
    recorder.agrees = true
    stage.tap(at: place)
    #expect(field.text == "")
    stage.turn()
    #expect(field.clearButton == nil)
  }

  @Test func returnKey_waitsForText_ifTheFieldWants() {
    let stage = Stage()
    let field = UITextField(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
    field.enablesReturnKeyAutomatically = true
    let recorder = Refusing()
    field.delegate = recorder
    show(field, stage)
    stage.tap(field)
    stage.pressReturn()
    #expect(recorder.returns == 0)
    stage.type("a")
    stage.pressReturn()
    #expect(recorder.returns == 1)
  }

  @Test func clearing_onBegin_asksTheDelegate() {
    let stage = Stage()
    let field = UITextField(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
    field.clearsOnBeginEditing = true
    field.text = "abc"
    let recorder = Refusing()
    field.delegate = recorder
    show(field, stage)
    field.becomeFirstResponder()
    #expect(field.text == "abc")
    field.resignFirstResponder()
    recorder.agrees = true
    field.becomeFirstResponder()
    #expect(field.text == "")
  }
}

@MainActor
private final class Counter {
  var count = 0
}

@MainActor
private final class Refusing: NSObject, UITextFieldDelegate {
  var agrees = false
  var returns = 0
  func textFieldShouldClear(_ textField: UITextField) -> Bool { agrees }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    returns += 1
    return true
  }
}

@MainActor
private final class ManyRows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  var made = 0
  var reused = 0
  var chosen: [Int] = []
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 100 }
  func pickerView(
    _ pickerView: UIPickerView,
    viewForRow row: Int,
    forComponent component: Int,
    reusing view: UIView?
  ) -> UIView {
    if view == nil { made += 1 } else { reused += 1 }
    let label = view as? UILabel ?? UILabel()
    label.text = "\(row)"
    return label
  }
  func pickerView(
    _ pickerView: UIPickerView,
    didSelectRow row: Int,
    inComponent component: Int
  ) { chosen.append(row) }
}
