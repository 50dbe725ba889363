// What `import CoreData` brings along on iOS, it brings along here.
@_exported public import Dispatch
@_exported public import Foundation
