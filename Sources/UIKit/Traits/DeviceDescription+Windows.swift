import CoreGraphics

/// The part of the screen that a scene gets.
package enum SceneShare: Sendable, Equatable {
  /// All of it.
  case full
  /// One of two equal parts.
  case half
  /// The smaller part beside another app.
  case oneThird
  /// The bigger part beside another app.
  case twoThirds
  /// A narrow part that floats over another app.
  case slideOver
  /// A window of any size, in points.
  case free(CGSize)
}

/// The sizes of windows that do not fill the screen.
///
/// - Evidence: devices.json, `splitWidths` (grade B); RULES 12 (of half splits only 12.9 and 13
///   inch stay regular: B/C)
/// - Differs: widths that no evidence gives follow from the others: ten points lie between two
///   apps, the smaller one is 320 or 375 wide. A phone has no such windows on iOS; here it
///   divides its screen in the same way. A floating window is as high as the screen.
extension DeviceDescription {
  /// The widest window that is compact, of those that are known.
  private static let widestCompact: CGFloat = 640
  /// What lies between two apps.
  private static let divider: CGFloat = 10

  /// The size of a window.
  package func windowSize(_ share: SceneShare, in orientation: UIInterfaceOrientation) -> CGSize {
    let screen = size(in: orientation)
    if case .free(let size) = share {
      return CGSize(width: min(size.width, screen.width), height: min(size.height, screen.height))
    }
    guard let width = part(share, in: orientation)?.width else { return screen }
    return CGSize(width: width, height: screen.height)
  }

  /// Where a window lies on the screen: parts of it at the left, floating ones at the right or
  /// in the middle.
  package func windowOrigin(
    _ share: SceneShare,
    in orientation: UIInterfaceOrientation
  ) -> CGPoint {
    let screen = size(in: orientation)
    let window = windowSize(share, in: orientation)
    switch share {
    case .full, .half, .oneThird, .twoThirds: return .zero
    case .slideOver: return CGPoint(x: screen.width - window.width, y: 0)
    case .free:
      return CGPoint(
        x: ((screen.width - window.width) / 2).rounded(.down),
        y: ((screen.height - window.height) / 2).rounded(.down)
      )
    }
  }

  /// The size classes of a window.
  package func windowClasses(
    _ share: SceneShare,
    in orientation: UIInterfaceOrientation
  ) -> SizeClasses {
    var classes = sizeClasses[orientation]
    if case .free = share {
      let width = windowSize(share, in: orientation).width
      if width < size(in: orientation).width {
        classes.horizontal = width > Self.widestCompact ? .regular : .compact
      }
    } else if let part = part(share, in: orientation) {
      classes.horizontal = part.horizontal
    }
    return classes
  }

  private func part(_ share: SceneShare, in orientation: UIInterfaceOrientation) -> Share? {
    let known = splitWidths[orientation]
    let whole = size(in: orientation).width
    let third = known?.oneThird ?? Share(width: narrowWidth(in: orientation), horizontal: .compact)
    switch share {
    case .full, .free: return nil
    case .oneThird, .slideOver: return third
    case .twoThirds:
      return known?.twoThirds ?? Self.share(whole - third.width - Self.divider)
    case .half:
      // Upright there are no halves: the app gets the bigger part.
      if idiom == .pad, orientation.isPortrait { return part(.twoThirds, in: orientation) }
      return known?.half ?? Self.share((whole - Self.divider) / 2)
    }
  }

  private static func share(_ width: CGFloat) -> Share {
    Share(width: width, horizontal: width > widestCompact ? .regular : .compact)
  }

  private func narrowWidth(in orientation: UIInterfaceOrientation) -> CGFloat {
    guard idiom == .pad else { return (size(in: orientation).width / 3).rounded(.down) }
    return size(in: orientation).width >= (orientation.isLandscape ? 1180 : 1024) ? 375 : 320
  }
}

/// The screen while everything is shown larger.
extension DeviceDescription {
  /// The device with Display Zoom; `nil` where nothing is known about it.
  ///
  /// - Evidence: devices.json, `zoomed`: the insets (grade B). The points across follow from them:
  ///   insets and screen shrink by the same factor (D)
  package var zoomed: DeviceDescription? {
    guard let portrait = zoomedSafeArea.portrait else { return nil }
    let isBig = size.width >= 414
    var result = self
    result.nativeSize = pixels
    result.size = isBig ? CGSize(width: 375, height: 812) : CGSize(width: 320, height: 693)
    let side = portrait.top
    result.safeArea.portrait = portrait
    result.safeArea.landscape =
      zoomedSafeArea.landscape
      ?? UIEdgeInsets(top: 0, left: side, bottom: safeArea.landscape.bottom, right: side)
    result.sizeClasses.landscape = SizeClasses(.compact, .compact)
    result.navigationBar.landscape = 32
    let indicator = result.safeArea.portrait.bottom
    result.tabBar.portrait += indicator - safeArea.portrait.bottom
    result.tabBar.landscape = 32 + result.safeArea.landscape.bottom
    result.statusBar = PerOrientation(portrait: nil, landscape: 0)
    result.topInsideNavigation = nil
    result.keyboard = PerOrientation(portrait: nil, landscape: nil)
    result.zoomedSafeArea = PerOrientation(portrait: nil, landscape: nil)
    return result
  }
}
