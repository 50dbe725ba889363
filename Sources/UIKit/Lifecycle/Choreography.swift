/// The kinds of transition that have an order of their own.
package enum TransitionKind: String, Sendable, CaseIterable {
  case push
  case pop
  /// A push that the user can turn round; it is never cancelled, a pop follows it.
  case fluidPush
  /// The way back from one, by code or by a gesture.
  case fluidPop
  /// A presentation that takes the presenter's view out of the window.
  case coveringPresentation
  /// The way back from one.
  case coveringDismissal
  /// A sheet, an over… style, a popover, an alert: the presenter stays.
  case overlayPresentation
  /// The way back from one.
  case overlayDismissal
  /// Another controller in an adapted presentation, as a delegate wishes.
  case adaptation
  /// `transition(from:to:…)` between two children.
  case childSwap
  /// Another tab.
  case tabSwitch
  /// A page by scrolling.
  case pageScroll
  /// A page by curling.
  case pageCurl
  /// Columns of a split view controller that come and go together.
  case columnChange
  /// Another root controller of a window.
  case rootReplacement
  /// The claim that the background makes controllers disappear; off by default.
  case backgroundClaim
  /// The claim's way back.
  case foregroundClaim

  /// What the loop's list of pending work calls the end of such a transition.
  var label: String {
    // The commonest ones are not put together each time.
    switch self {
    case .push: "push transition"
    case .pop: "pop transition"
    case .tabSwitch: "tabSwitch transition"
    case .coveringPresentation: "coveringPresentation transition"
    case .coveringDismissal: "coveringDismissal transition"
    default: "\(rawValue) transition"
    }
  }
}

/// The order of steps of one kind of transition: pure data, read by one runner.
///
/// There is no common algorithm behind the orders that iOS shows, so each kind
/// has its row and no container has an order in code.
///
/// - Evidence: RULES 1, 3, 7, 9, 19; the scenarios of navigation, modal, sheets,
///   tabs, pages, containment, reversal
struct Choreography {
  /// Who a step concerns.
  enum Role {
    case leaving
    case coming
    /// Those between the two in a chain of presentations, where they can be seen.
    case between
  }

  /// One step of a transition.
  enum Step: Equatable {
    /// Load the view, if it is not.
    case load(Role)
    /// Begin towards disappearing.
    case willDisappear(Role)
    /// Begin towards appearing.
    case willAppear(Role)
    /// End whatever runs.
    case end(Role)
    /// Come to rest without a callback.
    case rest(Role)
    /// Make the place in which the transition happens.
    case openPlace
    /// Put the coming view into the hierarchy.
    case installViews
    /// Take the view out that has no place after the transition.
    case removeViews
    /// Tell the delegate that the transition begins.
    case tellWill
    /// Tell the delegate that it is over.
    case tellDid
    /// Cut the links between presenter and presented.
    case cutLinks
    /// Send `didMove(toParent:)`.
    case didMove(Role)
    /// Call the completion.
    case complete
    /// Let go of the controllers that are done.
    case release
  }

  var start: [Step]
  var finish: [Step]
  var cancel: [Step] = [.removeViews]
  /// The container disappeared in the middle: both sides are told that they are gone.
  var abandon: [Step] = [.end(.leaving), .end(.coming), .removeViews, .release]

  /// The row of a kind of transition.
  static func row(for kind: TransitionKind) -> Choreography {
    switch kind {
    case .push: push
    case .pop: pop
    case .fluidPush: fluidPush
    case .fluidPop: pop
    case .coveringPresentation: coveringPresentation
    case .coveringDismissal: coveringDismissal
    case .overlayPresentation: overlayPresentation
    case .overlayDismissal: overlayDismissal
    case .adaptation: adaptation
    case .childSwap: childSwap
    case .tabSwitch: tabSwitch
    case .pageScroll: pageScroll
    case .pageCurl: pageCurl
    case .columnChange: columnChange
    case .rootReplacement: rootReplacement
    case .backgroundClaim: Choreography(start: [.willDisappear(.leaving)], finish: [.end(.leaving)])
    case .foregroundClaim: Choreography(start: [.willAppear(.coming)], finish: [.end(.coming)])
    }
  }

  private static let push = Choreography(
    start: [
      .load(.coming), .willDisappear(.leaving), .willAppear(.coming), .installViews, .tellWill,
    ],
    finish: [
      .removeViews, .end(.leaving), .end(.coming), .didMove(.coming), .tellDid, .release,
    ],
    cancel: [
      .willDisappear(.coming), .removeViews, .end(.coming), .willAppear(.leaving), .end(.leaving),
      .release,
    ]
  )

  private static let pop = Choreography(
    start: [
      .load(.coming), .willDisappear(.leaving), .willAppear(.coming), .installViews, .tellWill,
    ],
    finish: [
      .removeViews, .end(.leaving), .end(.coming), .didMove(.leaving), .tellDid, .release,
    ],
    cancel: [
      .willDisappear(.coming), .removeViews, .end(.coming), .willAppear(.leaving), .end(.leaving),
      .release,
    ]
  )

  private static let fluidPush = Choreography(
    start: [
      .load(.coming), .willDisappear(.leaving), .willAppear(.coming), .installViews, .tellWill,
    ],
    finish: [
      .removeViews, .end(.leaving), .end(.coming), .didMove(.coming), .tellDid, .release,
    ],
    cancel: []
  )

  private static let coveringPresentation = Choreography(
    start: [
      .load(.coming), .willDisappear(.leaving), .willAppear(.coming), .openPlace, .tellWill,
      .installViews,
    ],
    finish: [
      .removeViews, .end(.coming), .end(.leaving), .tellDid, .complete, .release,
    ],
    cancel: [
      .willDisappear(.coming), .removeViews, .end(.coming), .willAppear(.leaving), .end(.leaving),
      .cutLinks, .tellDid, .complete, .release,
    ]
  )

  private static let coveringDismissal = Choreography(
    start: [
      .willDisappear(.leaving), .willDisappear(.between), .willAppear(.coming), .installViews,
      .tellWill,
    ],
    finish: [
      .cutLinks, .removeViews, .end(.coming), .end(.leaving), .end(.between), .tellDid, .complete,
      .release,
    ],
    cancel: [
      .willDisappear(.coming), .removeViews, .end(.coming), .willAppear(.leaving), .end(.leaving),
      .willAppear(.between), .end(.between), .tellDid, .release,
    ]
  )

  private static let overlayPresentation = Choreography(
    start: [.load(.coming), .willAppear(.coming), .openPlace, .tellWill, .installViews],
    finish: [.end(.coming), .tellDid, .complete, .release],
    cancel: [
      .willDisappear(.coming), .removeViews, .end(.coming), .cutLinks, .tellDid, .complete,
      .release,
    ]
  )

  private static let overlayDismissal = Choreography(
    start: [.willDisappear(.leaving), .willDisappear(.between), .tellWill],
    finish: [
      .cutLinks, .removeViews, .end(.leaving), .end(.between), .tellDid, .complete, .release,
    ],
    cancel: [
      .willAppear(.leaving), .end(.leaving), .willAppear(.between), .end(.between), .tellDid,
      .release,
    ]
  )

  private static let adaptation = Choreography(
    start: [
      .load(.coming), .willDisappear(.leaving), .willAppear(.coming), .installViews,
      .removeViews,
    ],
    finish: [.end(.coming), .end(.leaving), .release]
  )

  private static let childSwap = Choreography(
    start: [.load(.coming), .willDisappear(.leaving), .willAppear(.coming), .installViews],
    finish: [.removeViews, .end(.coming), .end(.leaving), .complete, .release]
  )

  private static let tabSwitch = Choreography(
    start: [.load(.coming), .willAppear(.coming), .willDisappear(.leaving), .installViews],
    finish: [.removeViews, .end(.leaving), .end(.coming), .release],
    cancel: [
      .willDisappear(.coming), .willAppear(.leaving), .removeViews, .rest(.coming),
      .rest(.leaving), .release,
    ]
  )

  private static let pageScroll = Choreography(
    start: [
      .load(.coming), .willAppear(.coming), .willDisappear(.leaving), .installViews, .tellWill,
    ],
    finish: [.removeViews, .end(.coming), .end(.leaving), .tellDid, .complete, .release],
    cancel: [
      .willAppear(.leaving), .end(.leaving), .willDisappear(.coming), .removeViews, .end(.coming),
      .tellDid, .complete, .release,
    ],
    abandon: [.end(.leaving), .end(.coming), .removeViews, .tellDid, .complete, .release]
  )

  private static let pageCurl = Choreography(
    start: [
      .load(.coming), .willAppear(.coming), .willDisappear(.leaving), .installViews, .tellWill,
    ],
    finish: [.removeViews, .end(.leaving), .end(.coming), .tellDid, .complete, .release],
    cancel: [
      .willDisappear(.coming), .willAppear(.leaving), .removeViews, .end(.coming), .end(.leaving),
      .tellDid, .complete, .release,
    ],
    abandon: [.end(.leaving), .end(.coming), .removeViews, .tellDid, .complete, .release]
  )

  /// - Evidence: none (RULES 20.9); pairs are balanced, views are out before others come
  private static let columnChange = Choreography(
    start: [
      .load(.coming), .willDisappear(.leaving), .removeViews, .end(.leaving),
      .willAppear(.coming), .installViews,
    ],
    finish: [.end(.coming), .release]
  )

  private static let rootReplacement = Choreography(
    start: [
      .load(.coming), .willDisappear(.leaving), .removeViews, .end(.leaving), .willAppear(.coming),
      .installViews,
    ],
    finish: [.end(.coming), .release]
  )
}
