@_spi(Porting) public import UIKit

/// The classes that the documents name; their outlets take whatever comes.
public class FuzzScreen: UIViewController {
  var label: UILabel?
  var many: [UIView]?

  /// Answers messages of documents.
  public override func dispatchObjectiveC(_ call: ObjectiveCCall) -> Bool {
    switch call.name {
    case "label", "setLabel:": return call.property({ self.label }, { self.label = $0 })
    case "many", "setMany:": return call.property({ self.many }, { self.many = $0 })
    case "tapped:", "back:": return true
    default: return super.dispatchObjectiveC(call)
    }
  }
}

/// A view with an outlet.
public class FuzzView: UIView {
  var label: UILabel?

  /// Answers messages of documents.
  public override func dispatchObjectiveC(_ call: ObjectiveCCall) -> Bool {
    switch call.name {
    case "label", "setLabel:": return call.property({ self.label }, { self.label = $0 })
    default: return super.dispatchObjectiveC(call)
    }
  }
}

/// A label with a value of its own.
public class FuzzLabel: UILabel {
  var words = ""

  /// Answers messages of documents.
  public override func dispatchObjectiveC(_ call: ObjectiveCCall) -> Bool {
    switch call.name {
    case "words", "setWords:": return call.property({ self.words }, { self.words = $0 })
    default: return super.dispatchObjectiveC(call)
    }
  }
}

/// A cell with an outlet.
public class FuzzCell: UICollectionViewCell {
  var label: UILabel?

  /// Answers messages of documents.
  public override func dispatchObjectiveC(_ call: ObjectiveCCall) -> Bool {
    switch call.name {
    case "label", "setLabel:": return call.property({ self.label }, { self.label = $0 })
    default: return super.dispatchObjectiveC(call)
    }
  }
}

/// A way that shows nothing.
public class FuzzSegue: UIStoryboardSegue {
  /// Leaves everything as it is.
  public override func perform() {}
}

/// An owner of xibs, and an object beside views.
public class FuzzOwner: UIResponder {
  var view: UIView?
  var other: UIView?

  /// Answers messages of documents.
  public override func dispatchObjectiveC(_ call: ObjectiveCCall) -> Bool {
    switch call.name {
    case "view", "setView:": return call.property({ self.view }, { self.view = $0 })
    case "other", "setOther:": return call.property({ self.other }, { self.other = $0 })
    default: return super.dispatchObjectiveC(call)
    }
  }
}
