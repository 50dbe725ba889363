import UIKit
@MainActor public final class Model {
  public var count = 0
  public init() {}
}
