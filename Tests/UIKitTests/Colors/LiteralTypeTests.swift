import Foundation
import Testing
import UIKit

@Suite("Literals without a type, and paths as objects")
@MainActor
struct LiteralTypeTests {
  @Test func colorLiteral_withoutAType_isAColor() {
    let color = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(color == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    let list = [1: #colorLiteral(red: 0, green: 0, blue: 1, alpha: 1)]
    #expect(list[1] == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
  }

  @Test func indexPath_asObject_hasSectionRowAndItem() {
    let path = NSIndexPath(row: 2, section: 1)
    #expect(path.section == 1 && path.row == 2 && path.item == 2)
    #expect(IndexPath(row: 2, section: 1) as NSIndexPath == path)
    #expect(NSIndexPath(item: 4, section: 3).item == 4)
  }
}
