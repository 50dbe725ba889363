// swift-tools-version:5.9
import PackageDescription
let package = Package(name: "Local", products: [.library(name: "LocalLib", type: .static, targets: ["LocalLib"])], targets: [.target(name: "LocalLib")])
