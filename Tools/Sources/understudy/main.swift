import Foundation
import UnderstudyCommand

exit(Tool().run(Array(CommandLine.arguments.dropFirst())).rawValue)
