// What `import UIKit` brings along on iOS, it brings along here.
@_exported public import CoreGraphics
@_exported public import Dispatch
@_exported public import Foundation
@_exported public import QuartzCore
