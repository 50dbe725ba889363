import Testing

@testable import UIKit

@MainActor
@Suite("Controls with values", .serialized)
struct ValueControlTests {
  private func show(_ view: UIView, _ play: Play) {
    let root = UIViewController()
    root.view.addSubview(view)
    play.open(root)
  }

  private func tap(_ x: CGFloat, _ y: CGFloat, _ play: Play) {
    let touch = TouchSequence(window: play.window)
    touch.begin(at: [CGPoint(x: x, y: y)])
    touch.end()
  }

  private func counter(_ control: UIControl) -> Counter {
    let counter = Counter()
    control.addAction(UIAction { _ in counter.count += 1 }, for: .valueChanged)
    return counter
  }

  @Test func switch_tapped_changesAndTells() {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let control = UISwitch(frame: CGRect(x: 10, y: 100, width: 1, height: 1))
    #expect(control.bounds.size == CGSize(width: 51, height: 31))
    let changes = counter(control)
    show(control, play)
    control.isOn = true
    #expect(changes.count == 0)
    tap(30, 110, play)
    #expect(!control.isOn)
    #expect(changes.count == 1)
  }

  @Test func slider_keepsItsRange_andFollowsTheThumb() {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let slider = UISlider(frame: CGRect(x: 0, y: 100, width: 200, height: 31))
    let changes = counter(slider)
    slider.value = 5
    #expect(slider.value == 1)
    slider.value = 0
    show(slider, play)
    let touch = TouchSequence(window: play.window)
    touch.begin(at: [CGPoint(x: 16, y: 115)])
    touch.move(to: [CGPoint(x: 100, y: 115)])
    touch.end()
    #expect(abs(slider.value - 0.5) < 0.01)
    #expect(changes.count == 1)
  }

  @Test func stepper_stepsAndWraps() {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let stepper = UIStepper(frame: CGRect(x: 0, y: 100, width: 0, height: 0))
    let changes = counter(stepper)
    stepper.maximumValue = 1
    show(stepper, play)
    tap(80, 110, play)
    #expect(stepper.value == 1)
    tap(80, 110, play)
    #expect(stepper.value == 1 && changes.count == 1)
    stepper.wraps = true
    tap(80, 110, play)
    #expect(stepper.value == 0)
    tap(10, 110, play)
    #expect(stepper.value == 1)
  }

  @Test func segments_areChosenInsertedAndRemoved() {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let control = UISegmentedControl(items: ["A", "B", "C"])
    control.frame = CGRect(x: 0, y: 100, width: 300, height: 32)
    let changes = counter(control)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.selectedSegmentIndex = 1
    show(control, play)
    tap(250, 110, play)
    #expect(control.selectedSegmentIndex == 2 && changes.count == 1)
    tap(250, 110, play)
    #expect(changes.count == 1)
    control.insertSegment(withTitle: "0", at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 3)
    control.removeSegment(at: 3, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(control.titleForSegment(at: 1) == "A")
  }

  @Test func pageControl_turnsPages() {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let control = UIPageControl(frame: CGRect(x: 0, y: 100, width: 100, height: 26))
    control.numberOfPages = 2
    let changes = counter(control)
    show(control, play)
    tap(90, 110, play)
    tap(90, 110, play)
    #expect(control.currentPage == 1 && changes.count == 1)
    control.currentPage = 9
    #expect(control.currentPage == 1)
  }

  @Test func indicatorsAndProgress_keepTheirState() {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let wheel = UIActivityIndicatorView(style: .large)
    #expect(wheel.isHidden && wheel.bounds.width == 37)
    wheel.startAnimating()
    #expect(!wheel.isHidden && wheel.isAnimating)
    wheel.stopAnimating()
    #expect(wheel.isHidden)
    let bar = UIProgressView(progressViewStyle: .default)
    bar.setProgress(2, animated: true)
    #expect(bar.progress == 1)
  }

  @Test func datePicker_keepsItsLimits() {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let picker = UIDatePicker()
    let limit = Date(timeIntervalSinceReferenceDate: 1000)
    picker.maximumDate = limit
    picker.date = Date(timeIntervalSinceReferenceDate: 5000)
    #expect(picker.date == limit)
  }

  @Test func picker_asksItsSourceAndTells() {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let picker = UIPickerView()
    let source = Rows()
    picker.dataSource = source
    picker.delegate = source
    #expect(picker.numberOfRows(inComponent: 0) == 3)
    #expect(picker.selectedRow(inComponent: 0) == 0)
    picker.selectRow(2, inComponent: 0, animated: false)
    #expect(source.chosen == nil)
    picker.turn(to: 1, inComponent: 0)
    #expect(source.chosen == 1)
    let label = picker.view(forRow: 1, forComponent: 0) as? UILabel
    #expect(label?.text == "row 1")
  }
}

@MainActor
private final class Counter {
  var count = 0
}

@MainActor
private final class Rows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  var chosen: Int?
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
  func pickerView(
    _ pickerView: UIPickerView,
    titleForRow row: Int,
    forComponent component: Int
  ) -> String? { "row \(row)" }
  func pickerView(
    _ pickerView: UIPickerView,
    didSelectRow row: Int,
    inComponent component: Int
  ) { chosen = row }
}
