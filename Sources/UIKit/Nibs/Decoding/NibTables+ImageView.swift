import CoreGraphics
import Foundation
import InterfaceBuilder

extension NibTables {
  /// Images and how their symbols look.
  static let imageView: NibTable<UIImageView> = {
    var table = NibTable<UIImageView>()
    table.ignore("catalog")
    // The view's own set-up came after those of all views.
    table.flag("userInteractionEnabled", default: true) { $0.isUserInteractionEnabled = $1 }
    table.flag("opaque", default: true) { $0.isOpaque = $1 }
    table.symbolConfiguration("preferredSymbolConfiguration") {
      $0.preferredSymbolConfiguration = $1
    }
    table.picture("image") { $0.image = $1 }
    table.picture("highlightedImage") { $0.highlightedImage = $1 }
    table.flag("highlighted") { $0.isHighlighted = $1 }
    table.number("animationDuration") { $0.animationDuration = TimeInterval($1) }
    table.flag("adjustsImageSizeForAccessibilityContentSizeCategory") {
      $0.adjustsImageSizeForAccessibilityContentSizeCategory = $1
    }
    return table
  }()

  /// A blur, and what lies in front of it.
  static let visualEffectView: NibTable<UIVisualEffectView> = {
    var table = NibTable<UIVisualEffectView>()
    table.child("blurEffect") { view, element, coder in
      view.effect = coder.session.effect(element)
    }
    table.child("vibrancyEffect") { view, element, coder in
      view.effect = coder.session.effect(element)
    }
    table.value("effect") { view, element, coder in view.effect = coder.session.effect(element) }
    table.value("contentView") { view, element, coder in
      coder.session.decode(element, into: view.contentView)
    }
    return table
  }()

  /// Pages of the web, in old code.
  static let webView: NibTable<UIWebView> = {
    var table = NibTable<UIWebView>()
    table.flag("scalesPageToFit") { $0.scalesPageToFit = $1 }
    table.flag("allowsInlineMediaPlayback") { $0.allowsInlineMediaPlayback = $1 }
    table.flag("mediaPlaybackRequiresUserAction") { $0.mediaPlaybackRequiresUserAction = $1 }
    table.value("dataDetectorTypes") { view, element, coder in
      view.dataDetectorTypes = dataDetectors(element, coder)
    }
    // Nothing is loaded, so nothing is shown in pages or played.
    table.ignore("paginationMode", "paginationBreakingMode", "pageLength", "gapBetweenPages")
    table.ignore("suppressesIncrementalRendering", "keyboardDisplayRequiresUserAction")
    table.ignore("mediaPlaybackAllowsAirPlay")
    return table
  }()
}
