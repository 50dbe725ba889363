public import Foundation

/// A further action of an element, which assistive software offers by its name.
///
/// Status: complete · A
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// A block that performs the action; `true` if it did.
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  /// The category of actions that edit.
  public nonisolated static let editCategory = "UIAccessibilityCustomActionCategoryEdit"

  /// The name.
  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }

  /// The name with attributes.
  open var attributedName: NSAttributedString

  /// The image.
  open var image: UIImage?

  /// The category; `nil` for none.
  open var category: String?

  /// The receiver, which is not retained.
  open weak var target: AnyObject?

  /// The method; it answers whether the action was performed.
  open var selector: Selector

  /// The block, instead of a receiver.
  open var actionHandler: Handler?

  private static let noSelector = Selector("accessibilityCustomAction")

  /// Creates an action with a method.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - target: The receiver, which is not retained.
  ///   - selector: A method with no or one argument, the action; it answers whether it did
  ///     something.
  public convenience init(name: String, target: Any?, selector: Selector) {
    self.init(name: name, image: nil, target: target, selector: selector)
  }

  /// Creates an action with a method and a name with attributes.
  public convenience init(
    attributedName: NSAttributedString,
    target: Any?,
    selector: Selector
  ) {
    self.init(attributedName: attributedName, image: nil, target: target, selector: selector)
  }

  /// Creates an action with a method and an image.
  public convenience init(name: String, image: UIImage?, target: Any?, selector: Selector) {
    self.init(
      attributedName: NSAttributedString(string: name),
      image: image,
      target: target,
      selector: selector
    )
  }

  /// Creates an action with a method, an image and a name with attributes.
  public init(
    attributedName: NSAttributedString,
    image: UIImage?,
    target: Any?,
    selector: Selector
  ) {
    self.attributedName = attributedName
    self.image = image
    self.selector = selector
    super.init()
    self.target = target.flatMap { ActionTargets.object($0) }
  }

  /// Creates an action with a block.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - actionHandler: Performs the action and answers whether it did something.
  public convenience init(name: String, actionHandler: Handler?) {
    self.init(name: name, image: nil, actionHandler: actionHandler)
  }

  /// Creates an action with a block and a name with attributes.
  public convenience init(attributedName: NSAttributedString, actionHandler: Handler?) {
    self.init(attributedName: attributedName, image: nil, actionHandler: actionHandler)
  }

  /// Creates an action with a block and an image.
  public convenience init(name: String, image: UIImage?, actionHandler: Handler?) {
    self.init(
      attributedName: NSAttributedString(string: name),
      image: image,
      actionHandler: actionHandler
    )
  }

  /// Creates an action with a block, an image and a name with attributes.
  public init(attributedName: NSAttributedString, image: UIImage?, actionHandler: Handler?) {
    self.attributedName = attributedName
    self.image = image
    self.actionHandler = actionHandler
    selector = Self.noSelector
    super.init()
  }

  /// Performs the action as assistive software does.
  ///
  /// - Returns: Whether it did something.
  package func perform() -> Bool {
    if let actionHandler { return actionHandler(self) }
    guard let target else { return false }
    let answer = selector.send(to: target, with: [self])
    return answer as? Bool ?? true
  }
}
