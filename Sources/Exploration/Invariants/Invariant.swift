/// What must hold, however a world came to where it is.
package enum Invariant: String, CaseIterable, Sendable {
  /// Callbacks follow the edges of the state machine.
  case legalEdges
  /// No transition is left open, and nobody complains about begins and ends.
  case balance
  /// One `viewIsAppearing` for each appearance.
  case oneIsAppearing
  /// Parents and children, presenters and presented name each other.
  case symmetricLinks
  /// Who is in the window has appeared, nobody else has.
  case membershipIsState
  /// What containers and presentations show is in the window, and nothing else.
  case rightScreen
  /// Moves between parents have both halves.
  case wholeMoves
  /// No flag, coordinator or work is left over at rest.
  case rest
  /// Nothing is raised that the operations did not provoke.
  case noException
  /// Nothing outlives its last owner.
  case freed
  /// The same journey writes the same bytes.
  case sameBytes
}

/// An invariant that did not hold.
package struct Violation: Equatable, Sendable, CustomStringConvertible {
  package let invariant: Invariant
  package let text: String

  init(_ invariant: Invariant, _ text: String) {
    self.invariant = invariant
    self.text = text
  }

  package var description: String { "\(invariant.rawValue): \(text)" }
}
