// swift-tools-version:6.1
import PackageDescription
let package = Package(name: "Traited", products: [.library(name: "Traited", targets: ["Traited"])], traits: [.default(enabledTraits: ["Usual"]), "Usual", .trait(name: "Extra", enabledTraits: ["More"]), "More"], targets: [.target(name: "Traited")])
