import UIKit

/// Shows that work goes on, or how far it is.
///
/// Status: partial · A
public nonisolated struct ProgressView: View {
  let value: Double?
  let total: Double

  /// Shows that work goes on.
  public init() { (value, total) = (nil, 1) }

  /// Shows how far work is; that it goes on for `nil`.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) {
    self.value = value.map { Double($0) }
    self.total = Double(total)
  }

  /// A bar or a wheel.
  @MainActor public var body: some View {
    if let value { BarView(share: total > 0 ? value / total : 0) } else { WheelView() }
  }
}

private nonisolated struct BarView: View, LeafView {
  let share: Double

  @MainActor static func makeView() -> UIProgressView { UIProgressView() }

  @MainActor func update(_ view: UIProgressView, _ environment: EnvironmentValues) {
    view.progress = Float(share)
    view.progressTintColor = environment.tint?.uiColor
  }

  @MainActor func size(_ proposal: ProposedViewSize, _ view: UIProgressView) -> CGSize {
    CGSize(width: proposal.width ?? 150, height: max(view.intrinsicContentSize.height, 4))
  }
}

private nonisolated struct WheelView: View, LeafView {
  @MainActor static func makeView() -> UIActivityIndicatorView {
    UIActivityIndicatorView(style: .medium)
  }

  @MainActor func update(_ view: UIActivityIndicatorView, _ environment: EnvironmentValues) {
    view.startAnimating()
  }

  @MainActor func size(_ proposal: ProposedViewSize, _ view: UIActivityIndicatorView) -> CGSize {
    view.intrinsicContentSize
  }
}

/// A title with an icon.
///
/// Status: partial · A
public nonisolated struct Label<Title: View, Icon: View>: View {
  let title: Title
  let icon: Icon

  /// Puts a title beside an icon.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  /// The icon and the title.
  @MainActor public var body: some View {
    HStack {
      icon
      title
    }
  }
}

extension Label where Title == Text, Icon == Image {
  /// Puts a title that is translated beside a symbol of the system.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }

  /// Puts a title beside a symbol of the system.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }

  /// Puts a title that is translated beside an image.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(name) })
  }
}
