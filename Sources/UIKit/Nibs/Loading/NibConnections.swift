import Foundation
import InterfaceBuilder

/// Outlets, outlet collections, actions and the triggers of segues.
@MainActor
enum NibConnections {
  /// Makes the connections that start at an object.
  static func connect(_ object: NSObject, _ element: InterfaceElement, _ session: NibSession) {
    var collections: [(property: String, appends: Bool, objects: [AnyObject])] = []
    for connection in element.connections {
      switch connection.name {
      case "outlet":
        outlet(connection, of: object, session)
      case "outletCollection":
        guard let property = connection["property"],
          let destination = destination(of: connection, session)
        else { continue }
        if let index = collections.firstIndex(where: { $0.property == property }) {
          collections[index].objects.append(destination)
        } else {
          collections.append((property, connection["appends"] == "YES", [destination]))
        }
      case "action":
        action(connection, of: object, session)
      case "segue":
        NibSegues.connect(connection, of: object, session)
      default:
        session.report(.unknownElement(connection.name), at: connection)
      }
    }
    for collection in collections {
      let element = element.connections.first { $0["property"] == collection.property } ?? element
      assign(collection, to: object, element, session)
    }
  }

  private static func outlet(
    _ connection: InterfaceElement,
    of object: NSObject,
    _ session: NibSession
  ) {
    guard let property = connection["property"],
      let destination = destination(of: connection, session)
    else { return }
    NibPlace.at(connection, in: session) {
      KeyValueNames.write(destination, property, of: object)
    }
  }

  private static func assign(
    _ collection: (property: String, appends: Bool, objects: [AnyObject]),
    to object: NSObject,
    _ element: InterfaceElement,
    _ session: NibSession
  ) {
    if collection.property == "gestureRecognizers", let view = object as? UIView {
      for case let recognizer as UIGestureRecognizer in collection.objects {
        view.addGestureRecognizer(recognizer)
      }
      return
    }
    var objects = collection.objects
    if collection.appends,
      let present = KeyValueNames.read(collection.property, of: object) as? [AnyObject]
    {
      objects = present + objects
    }
    NibPlace.at(element, in: session) {
      KeyValueNames.write(objects, collection.property, of: object)
    }
  }

  private static func action(
    _ connection: InterfaceElement,
    of object: NSObject,
    _ session: NibSession
  ) {
    guard let name = connection["selector"], let id = connection["destination"] else { return }
    // An object of another scene is not of this nib: on iOS the action then has no target.
    let target = session.objects[id]
    if target == nil, !session.isElsewhere(id) {
      session.report(.missingReference(id, attribute: "destination"), at: connection)
      return
    }
    let selector = Selector(name)
    switch object {
    case let control as UIControl:
      let event = connection["eventType"] ?? "touchUpInside"
      guard let events = NibEvents.events[event] else {
        session.report(.value(event, attribute: "eventType", element: "action"), at: connection)
        return
      }
      control.addTarget(target, action: selector, for: events)
    case let item as UIBarButtonItem:
      item.target = target
      item.action = selector
    case let recognizer as UIGestureRecognizer:
      if let target { recognizer.addTarget(target, action: selector) }
    default:
      session.report(.unsupported("an action of \(Naming.typeName(of: object))"), at: connection)
    }
  }

  /// The object that a connection leads to.
  private static func destination(
    of connection: InterfaceElement,
    _ session: NibSession
  ) -> AnyObject? {
    guard let id = connection["destination"] else { return nil }
    if let object = session.objects[id] { return object }
    if session.isElsewhere(id) { return nil }
    session.report(.missingReference(id, attribute: "destination"), at: connection)
    return nil
  }
}

/// The events of controls by their names in documents.
@MainActor
enum NibEvents {
  static let events: [String: UIControl.Event] = [
    "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat,
    "touchDragInside": .touchDragInside, "touchDragOutside": .touchDragOutside,
    "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
    "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside,
    "touchCancel": .touchCancel, "valueChanged": .valueChanged,
    "editingDidBegin": .editingDidBegin, "editingChanged": .editingChanged,
    "editingDidEnd": .editingDidEnd, "editingDidEndOnExit": .editingDidEndOnExit,
    "primaryActionTriggered": .primaryActionTriggered, "menuActionTriggered": .menuActionTriggered,
    "allTouchEvents": .allTouchEvents, "allEditingEvents": .allEditingEvents,
    "allEvents": .allEvents,
  ]
}

/// The place in a document that is being worked on, for exceptions.
@MainActor
enum NibPlace {
  /// Runs a block; an exception in it tells the place of the connection.
  static func at(
    _ element: InterfaceElement,
    in session: NibSession,
    _ body: @MainActor () -> Void
  ) {
    let application = UIApplication.shared
    let before = application.place
    defer { application.place = before }
    let holder = element.parent?.parent?.label
    application.place =
      "\(session.document.name):\(element.line): <\(element.label)>"
      + (holder.map { " of \($0)" } ?? "")
    body()
  }
}
