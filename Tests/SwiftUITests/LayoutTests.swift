import Testing
import UIKit

@testable import SwiftUI

@MainActor
@Suite("Layout", .serialized)
struct LayoutTests {
  private func size<V: View>(_ view: V, _ size: CGSize = .zero) -> CGSize {
    UIHostingController(rootView: view).sizeThatFits(in: size)
  }

  private var box: some View { Color.red.frame(width: 20, height: 10) }

  @Test func stacks_addTheirViews() {
    #expect(
      size(
        HStack(spacing: 5) {
          box; box
        }
      ) == CGSize(width: 45, height: 10)
    )
    #expect(
      size(
        VStack {
          box; box
        }
      ) == CGSize(width: 20, height: 28)
    )
    #expect(
      size(
        ZStack {
          box; box.padding(3)
        }
      ) == CGSize(width: 26, height: 16)
    )
  }

  @Test func severalRoots_standInAColumn() {
    #expect(
      size(
        Group {
          box; box
        }
      ) == CGSize(width: 20, height: 28)
    )
  }

  @Test func spacer_takesWhatIsLeft() {
    let show = Show(
      HStack(spacing: 0) {
        Text("a")
        Spacer()
        Text("b")
      }
    )
    #expect(show.frame("a")?.minX == 0)
    #expect(show.frame("b")?.maxX == show.root.bounds.width)
  }

  @Test func leastFlexible_choosesFirst() {
    let show = Show(
      HStack(spacing: 0) {
        Color.red.accessibilityIdentifier("wide")
        Color.blue.frame(width: 93)
      }
    )
    let wide = show.views(UIView.self).first { $0.accessibilityIdentifier == "wide" }
    #expect(wide?.frame.width == show.root.bounds.width - 93)
  }

  @Test func frames_alignTheirContent() {
    let show = Show(
      Text("a").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    )
    let safe = show.root.safeAreaInsets
    #expect(show.frame("a")?.minX == safe.left)
    #expect(abs((show.frame("a")?.minY ?? 0) - safe.top) < 0.01)
  }

  @Test func root_standsInTheMiddleOfTheSafeArea() {
    let show = Show(box)
    let color = show.views(UIView.self).first { $0.backgroundColor == .systemRed }
    let safe = show.root.bounds.inset(by: show.root.safeAreaInsets)
    #expect(color?.bounds.size == CGSize(width: 20, height: 10))
    #expect(abs((color?.center.y ?? 0) - safe.midY) < 0.5)
  }

  @Test func ignoresSafeArea_reachesTheEdges() {
    let show = Show(Color.red.ignoresSafeArea())
    let color = show.views(UIView.self).first { $0.backgroundColor == .systemRed }
    #expect(color?.frame == show.root.bounds)
  }

  @Test func text_wraps_unlessItsSizeIsFixed() {
    let text = Text("several words in a row that need room")
    let ideal = size(text)
    let narrow = size(text, CGSize(width: 100, height: 0))
    #expect(narrow.width <= 100)
    #expect(narrow.height > ideal.height)
    let fixed = size(
      text.fixedSize(horizontal: true, vertical: false),
      CGSize(width: 100, height: 0)
    )
    #expect(fixed == ideal)
  }

  @Test func geometryReader_knowsItsSize() {
    let show = Show(
      GeometryReader { proxy in Text("\(Int(proxy.size.width))×\(Int(proxy.size.height))") }
        .frame(width: 120, height: 40)
    )
    #expect(show.texts == ["120×40"])
  }

  @Test func background_hasTheSizeOfTheContent() {
    let show = Show(box.padding(5).background { Color.blue })
    let blue = show.views(UIView.self).first { $0.backgroundColor == .systemBlue }
    #expect(blue?.bounds.size == CGSize(width: 30, height: 20))
    #expect(show.root.subviews.first === blue)
  }

  @Test func aspectRatio_fits() {
    let view = Color.red.aspectRatio(2, contentMode: .fit)
    #expect(size(view, CGSize(width: 100, height: 100)) == CGSize(width: 100, height: 50))
  }

  @Test func ownLayouts_placeTheirViews() {
    struct Diagonal: Layout {
      func sizeThatFits(
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout ()
      ) -> CGSize {
        subviews.reduce(CGSize.zero) {
          let size = $1.sizeThatFits(.unspecified)
          return CGSize(width: $0.width + size.width, height: $0.height + size.height)
        }
      }

      func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout ()
      ) {
        var point = bounds.origin
        for view in subviews {
          view.place(at: point, proposal: .unspecified)
          let size = view.sizeThatFits(.unspecified)
          point = CGPoint(x: point.x + size.width, y: point.y + size.height)
        }
      }
    }
    let show = Show(
      Diagonal {
        box; box.frame(width: 30)
      }
    )
    let boxes = show.views(UIView.self).filter { $0.backgroundColor == .systemRed }
    #expect(boxes.count == 2)
    #expect(boxes.last.map { $0.frame.minY } == boxes.first.map { $0.frame.maxY })
  }
}
