/// An unknown of a system.
package struct Unknown: Hashable, Sendable {
  /// The number of the unknown; those that were given back are used again.
  package let index: Int
}

/// A sum of multiples of unknowns and a constant.
package struct LinearExpression: Sendable {
  /// The multiples.
  package private(set) var terms: [(variable: Unknown, factor: Double)]
  /// The constant.
  package var constant: Double

  /// Creates a constant expression.
  package init(_ constant: Double = 0) {
    terms = []
    self.constant = constant
  }

  /// Creates an expression of one unknown.
  package init(_ variable: Unknown, times factor: Double = 1) {
    terms = [(variable, factor)]
    constant = 0
  }

  /// Whether no unknown occurs.
  package var isConstant: Bool { terms.isEmpty }

  /// Adds two expressions.
  package static func + (left: LinearExpression, right: LinearExpression) -> LinearExpression {
    var sum = left
    sum.terms += right.terms
    sum.constant += right.constant
    return sum
  }

  /// Subtracts an expression from another.
  package static func - (left: LinearExpression, right: LinearExpression) -> LinearExpression {
    left + right * -1
  }

  /// Multiplies an expression.
  package static func * (expression: LinearExpression, factor: Double) -> LinearExpression {
    var product = expression
    product.terms = expression.terms.map { ($0.variable, $0.factor * factor) }
    product.constant *= factor
    return product
  }
}

/// How an expression compares to zero.
package enum LinearRelation: Sendable {
  /// It is at most zero.
  case lessOrEqual
  /// It is zero.
  case equal
  /// It is at least zero.
  case greaterOrEqual
}

/// How much a constraint matters; 1000 must hold, others give way level by level.
package struct ConstraintStrength: Comparable, Hashable, Sendable {
  /// The number, up to 1000.
  package let value: Double

  /// Creates a strength.
  package init(_ value: Double) { self.value = value }

  /// Must hold.
  package static let required = ConstraintStrength(1000)

  /// Compares strengths.
  package static func < (left: ConstraintStrength, right: ConstraintStrength) -> Bool {
    left.value < right.value
  }
}
