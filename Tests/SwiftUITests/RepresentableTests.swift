import Testing
import UIKit
import Understudy

@testable import SwiftUI

private struct Switching: View {
  @State var isShown = true
  @State var number = 0
  let log: Log

  var body: some View {
    VStack {
      Button("Next") { number += 1 }
      Button("Hide") { isShown = false }
      if isShown { NotedView(number: number, log: log).frame(width: 50, height: 20) }
    }
  }
}

private struct NotedView: UIViewRepresentable {
  let number: Int
  let log: Log

  func makeCoordinator() -> Log {
    log.add("coordinator")
    return log
  }

  func makeUIView(context: Context) -> UISlider {
    context.coordinator.add("make")
    return UISlider()
  }

  func updateUIView(_ uiView: UISlider, context: Context) { log.add("update \(number)") }

  static func dismantleUIView(_ uiView: UISlider, coordinator: Log) {
    coordinator.add("dismantle")
  }
}

private final class ChildController: UIViewController {
  var text = ""
}

private struct NotedController: UIViewControllerRepresentable {
  let text: String

  func makeUIViewController(context: Context) -> ChildController { ChildController() }

  func updateUIViewController(_ uiViewController: ChildController, context: Context) {
    uiViewController.text = text
  }
}

@MainActor
@Suite("Representables", .serialized)
struct RepresentableTests {
  @Test func view_isMadeOnce_updated_andDismantled() {
    let log = Log()
    let show = Show(Switching(log: log))
    #expect(log.lines == ["coordinator", "make", "update 0"])
    #expect(show.views(UISlider.self).map(\.bounds.width) == [50])
    show.tap("Next")
    #expect(log.lines.last == "update 1")
    show.tap("Hide")
    #expect(log.lines.last == "dismantle")
    #expect(log.lines.filter { $0 == "make" }.count == 1)
    #expect(show.views(UISlider.self).isEmpty)
  }

  @Test func view_needsAWindow() {
    let log = Log()
    let controller = UIHostingController(rootView: NotedView(number: 0, log: log))
    _ = controller.sizeThatFits(in: CGSize(width: 100, height: 100))
    controller.view.layoutIfNeeded()
    #expect(log.lines.isEmpty)
  }

  @Test func controller_isAChild_andAppears() {
    let show = Show(NotedController(text: "a"))
    let child = show.controller.children.first as? ChildController
    #expect(child?.text == "a")
    #expect(child?.parent === show.controller)
    let transcript = show.stage.transcript(of: ChildController.self).lines.joined(separator: " ")
    #expect(transcript.contains("viewDidAppear"))
    show.controller.rootView = NotedController(text: "b")
    show.stage.settle()
    #expect(show.controller.children.first === child)
    #expect(child?.text == "b")
  }
}
