import Testing
import UIKit
import Understudy

@testable import SwiftUI

/// What happened, in order.
@MainActor
final class Log {
  var lines: [String] = []

  func add(_ line: String) { lines.append(line) }
}

/// Views on a stage.
@MainActor
final class Show<Content: View> {
  let stage = Stage(.iPhone15Pro)
  let controller: UIHostingController<Content>

  init(_ content: Content) {
    controller = UIHostingController(rootView: content)
    stage.show(controller)
    stage.settle()
  }

  var root: UIView { controller.view }

  /// The views of a type, in order, depth first.
  func views<V: UIView>(_ type: V.Type) -> [V] { below(root).compactMap { $0 as? V } }

  private func below(_ view: UIView) -> [UIView] {
    view.subviews.flatMap { [$0] + below($0) }
  }

  var texts: [String] { views(UILabel.self).compactMap(\.text) }

  /// The frame of a view in the hosting view.
  func frame(_ view: UIView) -> CGRect { view.convert(view.bounds, to: root) }

  func frame(_ text: String) -> CGRect? {
    views(UILabel.self).first { $0.text == text }.map { frame($0) }
  }

  func tap(_ label: String) {
    views(UIControl.self).first { $0.accessibilityLabel == label }?.sendActions(for: .touchUpInside)
    stage.settle()
  }
}
