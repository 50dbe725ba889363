/// A word in a source file that may need lowering.
///
/// Files without any are passed on without being parsed.
public enum Trigger: String, Codable, Sendable, CaseIterable {
  /// An attribute or a name of Objective-C's: `@objc`, `@objcMembers`, `@nonobjc`.
  case objc = "@objc"
  /// A selector expression.
  case selector = "#selector"
  /// A key path string.
  case keyPath = "#keyPath"
  /// An attribute of Interface Builder.
  case interfaceBuilder = "@IB"
  /// A property of a managed object.
  case managed = "@NS"
  /// An attribute of GameplayKit.
  case gameplay = "@GKInspectable"
  /// The modifier `dynamic`.
  case dynamic = "dynamic "
  /// The start of the application.
  case applicationMain = "ApplicationMain"
  /// The entry point of the program.
  case main = "@main"
  /// A platform condition.
  case platform = "os("
  /// An import condition.
  case canImport = "canImport("
  /// An environment condition.
  case environment = "targetEnvironment("
  /// A runtime condition.
  case runtime = "_runtime("
  /// The condition that SwiftPM sets.
  case package = "SWIFT_PACKAGE"
  /// A delay whose deadline is made from the present.
  case asyncAfter = "asyncAfter("
  /// An object made of a class that a variable or a generic parameter holds.
  case classValue = "class value"
  /// The name of an object's class.
  case classDescription = ").description()"
  /// A list of objects whose members are found by name.
  case objectList = "[AnyObject]"
  /// A block of Objective-C.
  case convention = "@convention(block)"
  /// A function of C, which may take objects.
  case functionOfC = "@convention(c)"
  /// A method of `NSObject` that a class may override.
  case responds = "func responds(to"
  /// A method of `NSObject` that a class may override.
  case forwarding = "func forwardingTarget("
  /// A method of `NSObject` that a class may override.
  case keyedValue = "func value(for"
  /// A method of `NSObject` that a class may override.
  case setKeyedValue = "func setValue("
  /// A method of `NSObject` that a class may override.
  case awakening = "func awakeFromNib("
  /// A name of UIKit's in a file that does not import it.
  case leakedName = "UIKit's name"
  /// A member of an extension that overrides.
  case extensionOverride = "extension override"
  /// Key-value observing.
  case observing = "forKeyPath"
  /// A call of an optional method, or a similar call.
  case optionalCall = "?("
  /// A main-actor test class.
  case mainActorTest = "XCTestCase"
  /// A colour, an image or a file that Xcode shows in the text.
  case literal = "literal"
  /// A question for the version of the system.
  case availability = "#available"
  /// A message that may go to an object of any class.
  case message = ".perform("
  /// A preview for Xcode.
  case preview = "#Preview"
  /// A part of UIKit or Foundation that is imported by itself.
  case submodule = "import UIKit."
  /// A module that Linux lacks.
  case importing = "import "
  /// An optional method of a protocol of the project, implemented or asked for.
  case optionalMember = "optional member"
  /// A method that may implement one of UIKit's protocols, or a question whether one does.
  case delegateMethod = "delegate method"
  /// A member of one of the file's classes that stands in another file.
  case otherFile = "other file"
  /// A type of Foundation's that Linux keeps in FoundationNetworking.
  case networking = "networking"
}
