import CoreGraphics
import Foundation

/// Copies the values of a proxy that an instance does not have itself.
@MainActor
struct AppearanceCopy {
  private let proxy: UIView
  private let view: UIView

  init(from proxy: UIView, to view: UIView) {
    self.proxy = proxy
    self.view = view
  }

  func run() {
    if let color = proxy.rareIfAny?.tintColor, view.rareIfAny?.tintColor == nil {
      view.tintColor = color
    }
    take(\UIView.backgroundColor)
    copyBars()
    copyControls()
    copyTexts()
  }

  private func copyBars() {
    take(\UINavigationBar.barTintColor)
    take(\UINavigationBar.titleTextAttributes)
    take(\UINavigationBar.largeTitleTextAttributes)
    take(\UINavigationBar.shadowImage)
    take(\UINavigationBar.backIndicatorImage)
    take(\UINavigationBar.compactAppearance)
    take(\UINavigationBar.scrollEdgeAppearance)
    take(\UINavigationBar.compactScrollEdgeAppearance)
    take(\UINavigationBar.isTranslucent, unlike: true)
    take(\UINavigationBar.prefersLargeTitles, unlike: false)
    take(\UINavigationBar.barStyle, unlike: .default)
    if let proxy = proxy as? UINavigationBar, let bar = view as? UINavigationBar,
      let appearance = proxy.givenStandardAppearance, bar.givenStandardAppearance == nil
    {
      bar.standardAppearance = appearance
    }
    take(\UITabBar.barTintColor)
    take(\UITabBar.unselectedItemTintColor)
    take(\UITabBar.backgroundImage)
    take(\UITabBar.shadowImage)
    take(\UITabBar.scrollEdgeAppearance)
    take(\UITabBar.isTranslucent, unlike: true)
    if let proxy = proxy as? UITabBar, let bar = view as? UITabBar,
      let appearance = proxy.givenStandardAppearance, bar.givenStandardAppearance == nil
    {
      bar.standardAppearance = appearance
    }
    take(\UIToolbar.barTintColor)
    take(\UIToolbar.isTranslucent, unlike: true)
    take(\UISearchBar.barTintColor)
  }

  private func copyControls() {
    take(\UISwitch.onTintColor)
    take(\UISwitch.thumbTintColor)
    take(\UISlider.minimumTrackTintColor)
    take(\UISlider.maximumTrackTintColor)
    take(\UIProgressView.progressTintColor)
    take(\UIProgressView.trackTintColor)
    take(\UIPageControl.pageIndicatorTintColor)
    take(\UIPageControl.currentPageIndicatorTintColor)
    take(\UISegmentedControl.selectedSegmentTintColor)
    if let proxy = proxy as? UISegmentedControl, let control = view as? UISegmentedControl {
      for state in [UIControl.State.normal, .selected, .disabled, .highlighted]
      where control.titleTextAttributes(for: state) == nil {
        if let attributes = proxy.titleTextAttributes(for: state) {
          control.setTitleTextAttributes(attributes, for: state)
        }
      }
    }
  }

  private func copyTexts() {
    if let proxy = proxy as? UILabel, let label = view as? UILabel {
      if proxy.textColor != .label, label.textColor == .label { label.textColor = proxy.textColor }
      let usual = UIFont.systemFont(ofSize: UIFont.labelFontSize)
      if proxy.font != usual, label.font == usual { label.font = proxy.font }
    }
    if let proxy = proxy as? UITextField, let field = view as? UITextField {
      if proxy.textColor != .label, field.textColor == .label { field.textColor = proxy.textColor }
      let usual = UIFont.systemFont(ofSize: 17)
      if proxy.font != usual, field.font == usual { field.font = proxy.font }
      take(\UITextField.keyboardAppearance, unlike: .default)
    }
  }

  /// Copies an optional value that the instance lacks.
  private func take<Owner: UIView, Value>(_ path: ReferenceWritableKeyPath<Owner, Value?>) {
    guard let proxy = proxy as? Owner, let view = view as? Owner else { return }
    guard let value = proxy[keyPath: path], view[keyPath: path] == nil else { return }
    view[keyPath: path] = value
  }

  /// Copies a value other than the usual one to an instance that has the usual one.
  private func take<Owner: UIView, Value: Equatable>(
    _ path: ReferenceWritableKeyPath<Owner, Value>,
    unlike usual: Value
  ) {
    guard let proxy = proxy as? Owner, let view = view as? Owner else { return }
    guard proxy[keyPath: path] != usual, view[keyPath: path] == usual else { return }
    view[keyPath: path] = proxy[keyPath: path]
  }
}
