import UIKit
public class Model: NSObject { @objc public dynamic var count = 0 }
