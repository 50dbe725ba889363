/// The names that controls had before Swift 4.2.
extension UIActivityIndicatorView {
  /// The name of `init(style:)` before Swift 4.2.
  ///
  /// - Parameter style: The style.
  @available(swift, obsoleted: 4.2, renamed: "init(style:)")
  public convenience init(activityIndicatorStyle style: UIActivityIndicatorView.Style) {
    self.init(style: style)
  }

  /// The name of `style` before Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "style")
  public var activityIndicatorViewStyle: UIActivityIndicatorView.Style {
    get { style }
    set { style = newValue }
  }
}
