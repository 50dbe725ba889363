/// The anchors of views.
extension UIView {
  /// The edge where reading begins.
  public var leadingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutPlace(item: self, attribute: .leading))
  }

  /// The edge where reading ends.
  public var trailingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutPlace(item: self, attribute: .trailing))
  }

  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutPlace(item: self, attribute: .left))
  }

  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutPlace(item: self, attribute: .right))
  }

  /// The middle from side to side.
  public var centerXAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutPlace(item: self, attribute: .centerX))
  }

  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutPlace(item: self, attribute: .top))
  }

  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutPlace(item: self, attribute: .bottom))
  }

  /// The middle from top to bottom.
  public var centerYAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutPlace(item: self, attribute: .centerY))
  }

  /// The baseline of the first line.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutPlace(item: self, attribute: .firstBaseline))
  }

  /// The baseline of the last line.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutPlace(item: self, attribute: .lastBaseline))
  }

  /// The width.
  public var widthAnchor: NSLayoutDimension {
    NSLayoutDimension(LayoutPlace(item: self, attribute: .width))
  }

  /// The height.
  public var heightAnchor: NSLayoutDimension {
    NSLayoutDimension(LayoutPlace(item: self, attribute: .height))
  }
}

/// The anchors of guides.
extension UILayoutGuide {
  /// The edge where reading begins.
  public var leadingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutPlace(item: self, attribute: .leading))
  }

  /// The edge where reading ends.
  public var trailingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutPlace(item: self, attribute: .trailing))
  }

  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutPlace(item: self, attribute: .left))
  }

  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutPlace(item: self, attribute: .right))
  }

  /// The middle from side to side.
  public var centerXAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutPlace(item: self, attribute: .centerX))
  }

  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutPlace(item: self, attribute: .top))
  }

  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutPlace(item: self, attribute: .bottom))
  }

  /// The middle from top to bottom.
  public var centerYAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutPlace(item: self, attribute: .centerY))
  }

  /// The width.
  public var widthAnchor: NSLayoutDimension {
    NSLayoutDimension(LayoutPlace(item: self, attribute: .width))
  }

  /// The height.
  public var heightAnchor: NSLayoutDimension {
    NSLayoutDimension(LayoutPlace(item: self, attribute: .height))
  }
}
