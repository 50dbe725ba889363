import UIKit

public struct Profile: Codable {
  public var name: String
  public var age: Int
  public init(name: String, age: Int) {
    self.name = name
    self.age = age
  }
}

public final class ProfileController: UIViewController {
  private let profile: Profile
  public let label = UILabel(frame: CGRect(x: 16, y: 100, width: 200, height: 20))

  public init(_ profile: Profile) {
    self.profile = profile
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { fatalError() }

  public override func viewDidLoad() {
    super.viewDidLoad()
    label.text = profile.name
    let badge = UIView(frame: CGRect(x: 16, y: 140.5, width: 8, height: 8))
    badge.isHidden = true
    badge.tag = 7
    view.addSubview(label)
    view.addSubview(badge)
  }
}
