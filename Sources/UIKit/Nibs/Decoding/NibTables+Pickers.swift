import CoreGraphics
import Foundation
import InterfaceBuilder

extension NibTables {
  /// A bar that fills.
  static let progressView: NibTable<UIProgressView> = {
    var table = NibTable<UIProgressView>()
    table.choice("progressViewStyle", ["default": .default, "bar": .bar]) {
      $0.progressViewStyle = $1
    }
    table.number("progress", default: 0) { $0.progress = Float($1) }
    table.color("progressTintColor") { $0.progressTintColor = $1 }
    table.color("trackTintColor") { $0.trackTintColor = $1 }
    table.picture("progressImage") { $0.progressImage = $1 }
    table.picture("trackImage") { $0.trackImage = $1 }
    return table
  }()

  /// A wheel that turns; it hides when it stops only if the document says so.
  static let activityIndicatorView: NibTable<UIActivityIndicatorView> = {
    var table = NibTable<UIActivityIndicatorView>()
    table.choice("style", wheels) { $0.style = $1 }
    table.color("color") { wheel, color in if let color { wheel.color = color } }
    table.flag("hidden", default: false) { $0.isHidden = $1 }
    table.flag("hidesWhenStopped", default: false) { wheel, hides in
      let isHidden = wheel.isHidden
      wheel.hidesWhenStopped = hides
      if !hides { wheel.isHidden = isHidden }
    }
    table.flag("animating") { if $1 { $0.startAnimating() } }
    return table
  }()

  private static let wheels: KeyValuePairs<String, UIActivityIndicatorView.Style> = [
    "whiteLarge": .whiteLarge, "white": .white, "gray": .gray, "medium": .medium, "large": .large,
  ]

  /// A picker with wheels.
  static let pickerView: NibTable<UIPickerView> = {
    var table = NibTable<UIPickerView>()
    table.flag("showsSelectionIndicator") { $0.showsSelectionIndicator = $1 }
    return table
  }()

  /// A picker of a date, a time or a span.
  static let datePicker: NibTable<UIDatePicker> = {
    var table = NibTable<UIDatePicker>()
    // The picker shows the present time unless a date is given.
    table.ignore("useCurrentDate")
    table.choice("datePickerMode", modes) { $0.datePickerMode = $1 }
    table.choice("style", styles) { $0.preferredDatePickerStyle = $1 }
    table.value("locale") { picker, element, _ in
      let identifier = element["localeIdentifier"] ?? element["identifier"]
      if let identifier { picker.locale = Locale(identifier: identifier) }
    }
    table.value("timeZone") { picker, element, coder in
      guard let name = element["name"] else { return }
      if let zone = TimeZone(identifier: name) {
        picker.timeZone = zone
      } else {
        coder.session.report(.value(name, attribute: "name", element: "timeZone"), at: element)
      }
    }
    table.integer("minuteInterval") { $0.minuteInterval = $1 }
    table.number("countDownDuration") { $0.countDownDuration = TimeInterval($1) }
    table.flag("roundsToMinuteInterval") { $0.roundsToMinuteInterval = $1 }
    table.date("minimumDate") { $0.minimumDate = $1 }
    table.date("maximumDate") { $0.maximumDate = $1 }
    table.date("date") { $0.date = $1 }
    return table
  }()

  private static let modes: KeyValuePairs<String, UIDatePicker.Mode> = [
    "time": .time, "date": .date, "dateAndTime": .dateAndTime, "countDownTimer": .countDownTimer,
    "countdownTimer": .countDownTimer, "yearAndMonth": .yearAndMonth,
  ]

  private static let styles: KeyValuePairs<String, UIDatePicker.Style> = [
    "automatic": .automatic, "wheels": .wheels, "compact": .compact, "inline": .inline,
  ]
}
