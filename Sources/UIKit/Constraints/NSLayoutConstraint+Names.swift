/// A constraint's properties by the names that Objective-C knows them by.
///
/// Numbers come as Objective-C has them: a priority is a `Float` there.
extension NSLayoutConstraint: MembersByName {
  package func answerByName(_ call: ObjectiveCCall) -> Bool {
    switch call.name {
    case "constant", "setConstant:":
      call.property({ self.constant }, { self.constant = $0 })
    case "priority", "setPriority:":
      call.property({ self.priority.rawValue }, { self.priority = UILayoutPriority($0) })
    case "isActive", "setActive:":
      call.property({ self.isActive }, { self.isActive = $0 })
    case "identifier", "setIdentifier:":
      call.property({ self.identifier }, { self.identifier = $0 })
    case "multiplier": call.property { self.multiplier }
    case "firstItem": call.property { self.firstItem }
    case "secondItem": call.property { self.secondItem }
    case "firstAttribute": call.property { self.firstAttribute.rawValue }
    case "secondAttribute": call.property { self.secondAttribute.rawValue }
    case "relation": call.property { self.relation.rawValue }
    default: false
    }
  }
}
