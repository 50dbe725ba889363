import CoreGraphics
import Foundation
import InterfaceBuilder

extension NibTables {
  /// A button: its content in each state.
  static let button: NibTable<UIButton> = {
    var table = NibTable<UIButton>()
    table.ignore("hasAttributedTitle")
    table.choice("buttonType", types) { $0.take($1) }
    table.font("fontDescription") { $0.titleLabel?.font = $1 }
    table.choice("lineBreakMode", NibWords.lineBreakMode) { button, mode in
      // A button's label cuts its text in the middle anyway.
      if mode != .byTruncatingMiddle { button.titleLabel?.lineBreakMode = mode }
    }
    table.size("titleShadowOffset") { $0.titleLabel?.shadowOffset = $1 }
    table.insets("contentEdgeInsets") { $0.contentEdgeInsets = $1 }
    table.insets("titleEdgeInsets") { $0.titleEdgeInsets = $1 }
    table.insets("imageEdgeInsets") { $0.imageEdgeInsets = $1 }
    table.flag("adjustsImageWhenHighlighted") { $0.adjustsImageWhenHighlighted = $1 }
    table.flag("adjustsImageWhenDisabled") { $0.adjustsImageWhenDisabled = $1 }
    table.flag("showsTouchWhenHighlighted") { $0.showsTouchWhenHighlighted = $1 }
    table.flag("reversesTitleShadowWhenHighlighted") {
      $0.reversesTitleShadowWhenHighlighted = $1
    }
    table.flag("pointerInteraction") { $0.isPointerInteractionEnabled = $1 }
    table.flag("changesSelectionAsPrimaryAction") { $0.changesSelectionAsPrimaryAction = $1 }
    table.missing("springLoaded", "the spring loading of a button")
    table.choice("preferredBehavioralStyle", behaviors) { $0.preferredBehavioralStyle = $1 }
    // Pictures do not grow with text sizes here.
    table.ignore("adjustsImageSizeForAccessibilityContentSizeCategory")
    table.choice("role", roles) { $0.role = $1 }
    table.child("state") { button, _, coder in
      for element in coder.element.children where element.name == "state" {
        addState(element, to: button, coder)
      }
    }
    table.symbolConfiguration("preferredSymbolConfigurationForImage") {
      $0.setPreferredSymbolConfiguration($1, forImageIn: .normal)
    }
    table.value("configuration") { button, element, coder in
      button.configuration = configuration(element, coder)
    }
    table.value("menu") { button, element, coder in
      button.menu = NibMenus.menu(element, coder.session)
    }
    return table
  }()

  private static let types: KeyValuePairs<String, UIButton.ButtonType> = [
    "custom": .custom, "roundedRect": .system, "system": .system,
    "detailDisclosure": .detailDisclosure, "infoLight": .infoLight, "infoDark": .infoDark,
    "contactAdd": .contactAdd, "plain": .plain, "close": .close,
  ]

  private static let behaviors: KeyValuePairs<String, UIBehavioralStyle> = [
    "automatic": .automatic, "pad": .pad, "mac": .mac,
  ]

  private static let roles: KeyValuePairs<String, UIButton.Role> = [
    "normal": .normal, "primary": .primary, "cancel": .cancel, "destructive": .destructive,
  ]

  /// What the button shows in one state.
  private static func addState(
    _ element: InterfaceElement,
    to button: UIButton,
    _ coder: NibCoder
  ) {
    let session = coder.session
    guard let state = session.word("key", of: element, NibWords.controlState) else { return }
    let word = "\(element.key ?? "normal")Title"
    if let title = session.string("title", of: element, as: word, id: coder.element.id) {
      button.setTitle(title, for: state)
    }
    if let title = element.child(key: "attributedTitle") {
      button.setAttributedTitle(session.attributedString(title), for: state)
    }
    if let color = element.child(key: "titleColor"), color.name != "nil" {
      button.setTitleColor(session.color(color), for: state)
    }
    if let color = element.child(key: "titleShadowColor"), color.name != "nil" {
      button.setTitleShadowColor(session.color(color), for: state)
    }
    if let symbol = element.child(key: "preferredSymbolConfiguration") {
      button.setPreferredSymbolConfiguration(
        session.symbolConfiguration(symbol),
        forImageIn: state
      )
    }
    if let image = picture("image", of: element, session) { button.setImage(image, for: state) }
    if let image = picture("backgroundImage", of: element, session) {
      button.setBackgroundImage(image, for: state)
    }
  }

  /// An image that is an attribute or a child.
  static func picture(
    _ name: String,
    of element: InterfaceElement,
    _ session: NibSession
  ) -> UIImage? {
    session.image(name, of: element)
      ?? element.child(key: name).flatMap { session.image(reference: $0) }
  }
}
