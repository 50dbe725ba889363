import Foundation
import Testing

@testable import UIKit

/// Numbers that no app means, but that a division by zero makes: nothing may stop the process.
@MainActor
@Suite("Impossible numbers", .serialized)
struct ImpossibleNumberTests {
  @Test func values_withoutPercentage_areSpokenAsNothing() {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let slider = UISlider()
    slider.value = .nan
    #expect(slider.accessibilityValue == "0%")
    slider.minimumValue = -.infinity
    slider.maximumValue = .infinity
    #expect(slider.accessibilityValue == "0%")
    let bar = UIProgressView()
    bar.progress = .nan
    #expect(bar.accessibilityValue == "0%")
  }

  @Test(arguments: [CGFloat.nan, .infinity, 0, -30])
  func picker_withImpossibleRows_isEmptyOrDrawn(height: CGFloat) {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let root = UIViewController()
    let picker = UIPickerView(frame: CGRect(x: 0, y: 100, width: 200, height: 200))
    let source = ImpossibleWheels()
    source.height = height
    picker.dataSource = source
    picker.delegate = source
    root.view.addSubview(picker)
    play.open(root)
    #expect(picker.selectedRow(inComponent: 0) == 0)
    source.rows = -4
    picker.reloadAllComponents()
    picker.selectRow(0, inComponent: 0, animated: false)
    #expect(picker.selectedRow(inComponent: 0) == -1)
    source.parts = -1
    picker.reloadAllComponents()
    play.settle()
    #expect(picker.numberOfComponents == 0)
  }

  @Test func hue_thatIsNoNumber_isRed() {
    let color = UIColor(hue: .nan, saturation: 1, brightness: 1, alpha: 1)
    #expect(color == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
  }
}

private final class ImpossibleWheels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  var parts = 1
  var rows = 5
  var height: CGFloat = 32

  func numberOfComponents(in pickerView: UIPickerView) -> Int { parts }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    rows
  }
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
    height
  }
}
