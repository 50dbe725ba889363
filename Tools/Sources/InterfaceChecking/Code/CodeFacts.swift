/// A member of a class that documents may name.
struct CodeMember: Sendable {
  enum Kind: Sendable {
    case outlet, collection, action, segueAction, inspectable, property, method
  }

  var kind: Kind
  /// The name as Objective-C has it: the key of a property, the selector of a method.
  var name: String
  /// The name in Swift.
  var swiftName: String
  /// Whether Objective-C can see it.
  var isExposed: Bool
  var path: String
  var line: Int
  var column: Int
}

/// A class, or an extension of one.
struct CodeType: Sendable {
  var name: String
  /// The name that `@objc(Name)` gives.
  var givenName: String?
  var modules: Set<String>
  /// The inherited types without the names of their modules.
  var inherited: [String]
  var isExtension: Bool
  var path: String
  var line: Int
  var column: Int
  var members: [CodeMember] = []
  /// Whether it makes its view or finds its nib without a storyboard.
  var makesItself = false
}

/// A text in the sources that names a part of a document.
struct CodeLiteral: Sendable {
  enum Kind: Sendable, Equatable {
    /// The identifier of a segue.
    case segue
    /// The identifier of a scene, with the storyboard if the same expression names it.
    case scene(storyboard: String?)
    /// The name of a storyboard; whether its initial controller is asked for.
    case storyboard(isInitial: Bool)
    /// The name of a xib.
    case nib
    /// A class that is registered for an identifier of cells.
    case registration
    /// A class that is made without arguments.
    case construction
  }

  var kind: Kind
  var value: String
  /// Whether the message goes to `self`.
  var isOwn = false
  /// Whether a bundle other than the usual one is named.
  var isElsewhere = false
  /// The type around it.
  var type: String?
  /// The selector of the method around it.
  var method: String?
  var path: String
  var line: Int
  var column: Int
}

/// What one source file says about documents.
struct CodeFacts: Sendable {
  var types: [CodeType] = []
  var literals: [CodeLiteral] = []
  /// The base names of methods that the code selects by `#selector` or `Selector`.
  var selected: Set<String> = []
  /// The modules that it imports.
  var imports: Set<String> = []
  /// Why the file could not be read.
  var problem: String?
}
