import UIKit
import CLib
import Sys
import LocalLib
import Traited

public struct App {
  public static var answer: Int { Int(answer_of_c()) }
  public static var firstBit: Int { Int(ffs(8)) }
  public static var traits: [Bool] { [usual, extra] }
  public static var conditions: [String] {
    var list: [String] = []
    #if FANCY
    list.append("FANCY")
    #endif
    #if OFF
    list.append("OFF")
    #endif
    #if PHONE
    list.append("PHONE")
    #endif
    #if Fancy && Base
    list.append("traits")
    #endif
    return list
  }
  public static var hello: String { NSLocalizedString("hello", bundle: .module, comment: "") }
  public static var data: Bool { Bundle.module.url(forResource: "Data/x", withExtension: "json") != nil }
  public static var embedded: Int { PackageResources.embedded_txt.count }
}
