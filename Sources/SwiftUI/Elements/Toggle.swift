import UIKit

/// A switch with a label.
///
/// Status: partial · A
public nonisolated struct Toggle<Label: View>: View {
  let isOn: Binding<Bool>
  let label: Label

  /// Shows a value that can be on or off.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  /// The label, room, and the switch.
  @MainActor public var body: some View {
    HStack {
      label
      Spacer()
      SwitchView(isOn: isOn)
    }
  }
}

extension Toggle where Label == Text {
  /// Shows a value with a title that is translated.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// Shows a value with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

private nonisolated struct SwitchView: View, LeafView {
  let isOn: Binding<Bool>

  @MainActor static func makeView() -> BoundSwitch { BoundSwitch() }

  @MainActor func update(_ view: BoundSwitch, _ environment: EnvironmentValues) {
    view.binding = isOn
    view.isEnabled = environment.isEnabled
    if view.isOn != isOn.wrappedValue {
      view.setOn(isOn.wrappedValue, animated: view.window != nil)
    }
  }

  @MainActor func size(_ proposal: ProposedViewSize, _ view: BoundSwitch) -> CGSize {
    view.intrinsicContentSize
  }
}

/// A switch that writes its value through a binding.
private final class BoundSwitch: UISwitch {
  var binding: Binding<Bool>?

  override init(frame: CGRect) {
    super.init(frame: frame)
    addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        binding?.wrappedValue = isOn
      },
      for: .valueChanged
    )
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A value that is chosen from a range by dragging.
///
/// Status: partial · A
public nonisolated struct Slider: View, LeafView {
  let value: Binding<Double>
  let range: ClosedRange<Double>

  /// Shows a value of a range.
  public init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1) {
    self.value = Binding<Double>(
      get: { Double(value.wrappedValue) },
      set: { value.wrappedValue = V($0) }
    )
    range = Double(bounds.lowerBound)...Double(bounds.upperBound)
  }

  @MainActor static func makeView() -> BoundSlider { BoundSlider() }

  @MainActor func update(_ view: BoundSlider, _ environment: EnvironmentValues) {
    view.binding = value
    view.isEnabled = environment.isEnabled
    view.minimumValue = Float(range.lowerBound)
    view.maximumValue = Float(range.upperBound)
    view.value = Float(value.wrappedValue)
  }

  @MainActor func size(_ proposal: ProposedViewSize, _ view: BoundSlider) -> CGSize {
    CGSize(width: max(proposal.width ?? 150, 0), height: view.intrinsicContentSize.height)
  }
}

/// A slider that writes its value through a binding.
final class BoundSlider: UISlider {
  var binding: Binding<Double>?

  override init(frame: CGRect) {
    super.init(frame: frame)
    addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        binding?.wrappedValue = Double(value)
      },
      for: .valueChanged
    )
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}
