import Foundation
import Testing

@testable import UIKit

private final class Note: NSObject {
  let title: String
  let stars: Int
  let author: [String: Any]

  init(_ title: String, stars: Int, author: String = "Ann") {
    self.title = title
    self.stars = stars
    self.author = ["name": author]
  }
}

@Suite("Predicates from formats")
@MainActor
struct PredicateFormatTests {
  private let note = Note("Crème brûlée", stars: 4)

  @Test(
    "a format tests an object",
    arguments: [
      ("stars == 4", true), ("stars != 4", false), ("stars >= 4 AND stars < 5", true),
      ("title BEGINSWITH 'Cr'", true), ("title BEGINSWITH 'cr'", false),
      ("title CONTAINS[cd] 'BRULEE'", true), ("title ENDSWITH \"e\"", true),
      ("title LIKE 'Cr*l?e'", true), ("title MATCHES '.*br.*'", true),
      ("NOT (stars == 4)", false), ("stars IN {1, 4}", true), ("stars BETWEEN {1, 3}", false),
      ("author.name == 'Ann'", true), ("author.name == nil", false), ("author.age = nil", true),
      ("stars == 1 OR (stars == 4 && title != '')", true), ("TRUEPREDICATE", true),
      ("title.length > 3", true), ("!(stars == 1)", true),
    ]
  )
  func format(text: String, expected: Bool) {
    #expect(NSPredicate(format: text).evaluate(with: note) == expected)
  }

  @Test("arguments stand for values and for keys")
  func arguments() {
    #expect(NSPredicate(format: "%K == %@", "title", "Crème brûlée").evaluate(with: note))
    #expect(NSPredicate(format: "stars > %d", 3).evaluate(with: note))
    #expect(NSPredicate(format: "stars IN %@", [1, 2]).evaluate(with: note) == false)
    #expect(NSPredicate(format: "SELF == %@", "a").evaluate(with: "a"))
  }

  @Test("elements of collections are compared one by one")
  func quantifiers() {
    let folder = ["notes": [Note("a", stars: 1), Note("b", stars: 5)]]
    #expect(NSPredicate(format: "ANY notes.stars > 4").evaluate(with: folder))
    #expect(!NSPredicate(format: "ALL notes.stars > 4").evaluate(with: folder))
    #expect(NSPredicate(format: "NONE notes.stars > 5").evaluate(with: folder))
    #expect(NSPredicate(format: "notes.@count == 2").evaluate(with: folder))
  }

  @Test(
    "what cannot be parsed says where",
    arguments: ["stars ==", "stars 4", "title == 'a", "SUBQUERY(a, $b, 1).@count > 0", "a == %@"]
  )
  func broken(format: String) {
    #expect(throws: PredicateFormatError.self) {
      var parser = try PredicateParser(format, [])
      _ = try parser.parse()
    }
  }

  @Test("a regular expression that is none raises iOS's exception")
  @MainActor func brokenPattern() {
    let play = Play()
    #expect(!NSPredicate(format: "SELF MATCHES %@", "(((").evaluate(with: "x"))
    #expect(
      play.exceptions.map(\.description) == [
        "*** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: "
          + "'Can't do regex matching, reason: Can't open pattern (string x, pattern (((, case 0, "
          + "canon 0)'"
      ]
    )
  }

  @Test("looking for something in a number raises iOS's exception")
  @MainActor func notACollection() {
    let play = Play()
    #expect(!NSPredicate(format: "SELF IN %@", 3).evaluate(with: "x"))
    #expect(!NSPredicate(format: "SELF CONTAINS 'a'").evaluate(with: 3))
    let reason = "Can't use in/contains operator with collection 3 (not a collection)"
    #expect(play.exceptions.map(\.reason) == [reason, reason])
  }
}
