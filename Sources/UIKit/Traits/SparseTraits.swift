import Foundation

// The traits of the system that only few places set: lists, images, columns, accessories.

/// The kind of list that contains a view.
///
/// Status: complete · A
public enum UIListEnvironment: Int, Sendable {
  /// Not given.
  case unspecified = 0
  /// In no list.
  case none = 1
  /// In a plain list.
  case plain = 2
  /// In a grouped list.
  case grouped = 3
  /// In a list of inset groups.
  case insetGrouped = 4
  /// In a sidebar.
  case sidebar = 5
  /// In a plain sidebar.
  case sidebarPlain = 6
}

extension UIImage {
  /// How much of the brightness above white an image may use.
  ///
  /// Status: complete · A
  public enum DynamicRange: Int, Sendable {
    /// Not given.
    case unspecified = -1
    /// None.
    case standard = 0
    /// Some, beside other content.
    case constrainedHigh = 1
    /// All.
    case high = 2
  }
}

extension UISplitViewController {
  /// How the split view controller that contains a view is laid out.
  ///
  /// Status: complete · A
  public enum LayoutEnvironment: Int, Sendable {
    /// In no split view controller.
    case none = 0
    /// In an expanded one.
    case expanded = 1
    /// In a collapsed one.
    case collapsed = 2
  }
}

/// Whether the brightness above white is limited at the moment.
///
/// - Differs: the raw values are not known from a public source.
///
/// Status: partial · A
public enum UIHDRHeadroomUsageLimit: Int, Sendable {
  /// Not given.
  case unspecified = -1
  /// It is.
  case active = 0
  /// It is not.
  case inactive = 1
}

/// A view beside the tab bar; no bar shows one yet.
///
/// Status: partial · A
@preconcurrency @MainActor
public final class UITabAccessory: NSObject {
  /// The content of the accessory.
  public let contentView: UIView

  /// Makes an accessory of a view.
  public init(contentView: UIView) {
    self.contentView = contentView
    super.init()
  }

  /// Where an accessory is laid out.
  ///
  /// Status: complete · A
  public enum Environment: Int, Sendable {
    /// Not given.
    case unspecified = 0
    /// In no accessory.
    case none = 1
    /// Above the tab bar, or at the bottom of the controller's view.
    case regular = 2
    /// In a line with the collapsed tab bar.
    case inline = 3
  }
}

/// The kind of list that contains a view.
///
/// Status: complete · A
public struct UITraitListEnvironment: SparseTrait {
  /// The value where nobody set one.
  public static var defaultValue: UIListEnvironment { .unspecified }
}

/// How much of the brightness above white images may use.
///
/// Status: complete · A
public struct UITraitImageDynamicRange: SparseTrait {
  /// The value where nobody set one.
  public static var defaultValue: UIImage.DynamicRange { .unspecified }
}

/// How the split view controller above is laid out.
///
/// Status: complete · A
public struct UITraitSplitViewControllerLayoutEnvironment: SparseTrait {
  /// The value where nobody set one.
  public static var defaultValue: UISplitViewController.LayoutEnvironment { .none }
}

/// Where the accessory is laid out that contains a view.
///
/// Status: complete · A
public struct UITraitTabAccessoryEnvironment: SparseTrait {
  /// The value where nobody set one.
  public static var defaultValue: UITabAccessory.Environment { .unspecified }
}

/// Whether the brightness above white is limited.
///
/// Status: complete · A
public struct UITraitHDRHeadroomUsageLimit: SparseTrait {
  /// The value where nobody set one.
  public static var defaultValue: UIHDRHeadroomUsageLimit { .unspecified }
}

extension UITraitCollection {
  /// The kind of list that contains the view.
  public var listEnvironment: UIListEnvironment { self[UITraitListEnvironment.self] }

  /// How much of the brightness above white images may use.
  public var imageDynamicRange: UIImage.DynamicRange { self[UITraitImageDynamicRange.self] }

  /// How the split view controller above is laid out.
  public var splitViewControllerLayoutEnvironment: UISplitViewController.LayoutEnvironment {
    self[UITraitSplitViewControllerLayoutEnvironment.self]
  }

  /// Where the accessory is laid out that contains the view.
  public var tabAccessoryEnvironment: UITabAccessory.Environment {
    self[UITraitTabAccessoryEnvironment.self]
  }

  /// Whether the brightness above white is limited.
  public var hdrHeadroomUsageLimit: UIHDRHeadroomUsageLimit {
    self[UITraitHDRHeadroomUsageLimit.self]
  }

  /// Creates a collection with one trait: the kind of list.
  public convenience init(listEnvironment: UIListEnvironment) {
    self.init(UITraitListEnvironment.self, value: listEnvironment)
  }

  /// Creates a collection with one trait: the range of images.
  public convenience init(imageDynamicRange: UIImage.DynamicRange) {
    self.init(UITraitImageDynamicRange.self, value: imageDynamicRange)
  }

  /// Creates a collection with one trait: the layout of the split view controller above.
  public convenience init(
    splitViewControllerLayoutEnvironment: UISplitViewController.LayoutEnvironment
  ) {
    self.init(
      UITraitSplitViewControllerLayoutEnvironment.self,
      value: splitViewControllerLayoutEnvironment
    )
  }

  /// Creates a collection with one trait: the place of the accessory.
  public convenience init(tabAccessoryEnvironment: UITabAccessory.Environment) {
    self.init(UITraitTabAccessoryEnvironment.self, value: tabAccessoryEnvironment)
  }

  /// Creates a collection with one trait: the limit of brightness.
  public convenience init(hdrHeadroomUsageLimit: UIHDRHeadroomUsageLimit) {
    self.init(UITraitHDRHeadroomUsageLimit.self, value: hdrHeadroomUsageLimit)
  }
}

extension UIMutableTraits {
  /// The kind of list that contains the view.
  public var listEnvironment: UIListEnvironment {
    get { self[UITraitListEnvironment.self] }
    set { self[UITraitListEnvironment.self] = newValue }
  }

  /// How much of the brightness above white images may use.
  public var imageDynamicRange: UIImage.DynamicRange {
    get { self[UITraitImageDynamicRange.self] }
    set { self[UITraitImageDynamicRange.self] = newValue }
  }

  /// How the split view controller above is laid out.
  public var splitViewControllerLayoutEnvironment: UISplitViewController.LayoutEnvironment {
    get { self[UITraitSplitViewControllerLayoutEnvironment.self] }
    set { self[UITraitSplitViewControllerLayoutEnvironment.self] = newValue }
  }

  /// Where the accessory is laid out that contains the view.
  public var tabAccessoryEnvironment: UITabAccessory.Environment {
    get { self[UITraitTabAccessoryEnvironment.self] }
    set { self[UITraitTabAccessoryEnvironment.self] = newValue }
  }

  /// Whether the brightness above white is limited.
  public var headroomUsageLimit: UITraitHDRHeadroomUsageLimit.Value {
    get { self[UITraitHDRHeadroomUsageLimit.self] }
    set { self[UITraitHDRHeadroomUsageLimit.self] = newValue }
  }
}
