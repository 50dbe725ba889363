/// What has to be brought up to date when a property of a view changes.
///
/// Status: complete · A
public protocol UIViewInvalidating {
  /// Asks for the update on a view.
  @MainActor
  func invalidate(view: UIView)
}

extension UIView {
  /// The kinds of updates that ``Invalidating`` asks for.
  public enum Invalidations {
    /// Drawing.
    public struct Display: UIViewInvalidating {
      /// Marks the view for drawing.
      @MainActor
      public func invalidate(view: UIView) { view.setNeedsDisplay() }
    }
    /// Layout.
    public struct Layout: UIViewInvalidating {
      /// Marks the view for layout.
      @MainActor
      public func invalidate(view: UIView) { view.setNeedsLayout() }
    }
    /// Constraints.
    public struct Constraints: UIViewInvalidating {
      /// Marks the constraints of the view.
      @MainActor
      public func invalidate(view: UIView) { view.setNeedsUpdateConstraints() }
    }
    /// The size that the content asks for.
    public struct IntrinsicContentSize: UIViewInvalidating {
      /// Tells the layout that the size changed.
      @MainActor
      public func invalidate(view: UIView) { view.invalidateIntrinsicContentSize() }
    }
    /// The configuration of a cell or a button; other views have none.
    public struct Configuration: UIViewInvalidating {
      /// Asks for an update of the configuration.
      @MainActor
      public func invalidate(view: UIView) {
        (view as? any ConfigurationUpdating)?.setNeedsUpdateConfiguration()
      }
    }
    /// Properties.
    public struct Properties: UIViewInvalidating {
      /// Marks the properties of the view.
      @MainActor
      public func invalidate(view: UIView) { view.setNeedsUpdateProperties() }
    }
    /// Two kinds at once.
    public struct Tuple<First: UIViewInvalidating, Second: UIViewInvalidating>: UIViewInvalidating {
      let first: First
      let second: Second

      /// Asks for both updates, in this order.
      @MainActor
      public func invalidate(view: UIView) {
        first.invalidate(view: view)
        second.invalidate(view: view)
      }
    }
  }

  /// A property of a view whose change asks for updates.
  ///
  /// A value that equals the old one asks for nothing.
  ///
  /// Status: complete · A
  @propertyWrapper
  public struct Invalidating<Value: Equatable, InvalidationType: UIViewInvalidating> {
    private var value: Value
    private let invalidation: InvalidationType

    /// Creates a property that asks for one kind of update.
    public init(wrappedValue: Value, _ invalidation: InvalidationType) {
      (value, self.invalidation) = (wrappedValue, invalidation)
    }

    /// Creates a property that asks for two kinds of updates.
    public init<A, B>(wrappedValue: Value, _ a: A, _ b: B)
    where InvalidationType == Invalidations.Tuple<A, B> {
      self.init(wrappedValue: wrappedValue, Invalidations.Tuple(first: a, second: b))
    }

    /// Creates a property that asks for three kinds of updates.
    public init<A, B, C>(wrappedValue: Value, _ a: A, _ b: B, _ c: C)
    where InvalidationType == Invalidations.Tuple<Invalidations.Tuple<A, B>, C> {
      self.init(
        wrappedValue: wrappedValue,
        Invalidations.Tuple(first: Invalidations.Tuple(first: a, second: b), second: c)
      )
    }

    /// Creates a property that asks for four kinds of updates.
    public init<A, B, C, D>(wrappedValue: Value, _ a: A, _ b: B, _ c: C, _ d: D)
    where
      InvalidationType == Invalidations.Tuple<Invalidations.Tuple<A, B>, Invalidations.Tuple<C, D>>
    {
      self.init(
        wrappedValue: wrappedValue,
        Invalidations.Tuple(
          first: Invalidations.Tuple(first: a, second: b),
          second: Invalidations.Tuple(first: c, second: d)
        )
      )
    }

    /// The value and the view that it belongs to; the compiler uses it.
    @MainActor
    public static subscript<EnclosingSelf: UIView>(
      _enclosingInstance observed: EnclosingSelf,
      wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
      storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Self>
    ) -> Value {
      get { observed[keyPath: storageKeyPath].value }
      set {
        let invalidation = observed[keyPath: storageKeyPath].invalidation
        guard newValue != observed[keyPath: storageKeyPath].value else { return }
        observed[keyPath: storageKeyPath].value = newValue
        invalidation.invalidate(view: observed)
      }
    }

    /// Only views have such properties.
    @available(*, unavailable, message: "@Invalidating works in subclasses of UIView only.")
    public var wrappedValue: Value {
      get { value }
      set { value = newValue }
    }
  }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Display {
  /// Drawing.
  public static var display: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Layout {
  /// Layout.
  public static var layout: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Constraints {
  /// Constraints.
  public static var constraints: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.IntrinsicContentSize {
  /// The size that the content asks for.
  public static var intrinsicContentSize: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Configuration {
  /// The configuration of a cell or a button.
  public static var configuration: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Properties {
  /// Properties.
  public static var properties: Self { Self() }
}
