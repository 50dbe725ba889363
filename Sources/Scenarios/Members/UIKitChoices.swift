internal import UIKit

// The cases of UIKit's enumerations and option sets, as scripts write them.

extension UIModalPresentationStyle: ScriptChoice {
  static var choices: [(name: String, value: Self)] {
    [
      ("automatic", .automatic), ("none", .none), ("fullScreen", .fullScreen),
      ("pageSheet", .pageSheet), ("formSheet", .formSheet), ("currentContext", .currentContext),
      ("custom", .custom), ("overFullScreen", .overFullScreen),
      ("overCurrentContext", .overCurrentContext), ("popover", .popover),
    ]
  }
}

extension UIModalTransitionStyle: ScriptChoice {
  static var choices: [(name: String, value: Self)] {
    [
      ("coverVertical", .coverVertical), ("flipHorizontal", .flipHorizontal),
      ("crossDissolve", .crossDissolve), ("partialCurl", .partialCurl),
    ]
  }
}

extension UIInterfaceOrientation: ScriptChoice {
  static var choices: [(name: String, value: Self)] {
    [
      ("portrait", .portrait), ("portraitUpsideDown", .portraitUpsideDown),
      ("landscapeLeft", .landscapeLeft), ("landscapeRight", .landscapeRight),
      ("unknown", .unknown),
    ]
  }
}

extension UIDeviceOrientation: ScriptChoice {
  static var choices: [(name: String, value: Self)] {
    [
      ("portrait", .portrait), ("portraitUpsideDown", .portraitUpsideDown),
      ("landscapeLeft", .landscapeLeft), ("landscapeRight", .landscapeRight),
      ("faceUp", .faceUp), ("faceDown", .faceDown), ("unknown", .unknown),
    ]
  }
}

extension UIInterfaceOrientationMask: ScriptOptions {
  static var choices: [(name: String, value: Self)] {
    [
      ("all", .all), ("allButUpsideDown", .allButUpsideDown), ("landscape", .landscape),
      ("portrait", .portrait), ("portraitUpsideDown", .portraitUpsideDown),
      ("landscapeLeft", .landscapeLeft), ("landscapeRight", .landscapeRight),
    ]
  }
}

extension UIUserInterfaceStyle: ScriptChoice {
  static var choices: [(name: String, value: Self)] {
    [("unspecified", .unspecified), ("light", .light), ("dark", .dark)]
  }
}

extension UIUserInterfaceSizeClass: ScriptChoice {
  static var choices: [(name: String, value: Self)] {
    [("unspecified", .unspecified), ("compact", .compact), ("regular", .regular)]
  }
}

extension UIUserInterfaceIdiom: ScriptChoice {
  static var choices: [(name: String, value: Self)] {
    [("unspecified", .unspecified), ("phone", .phone), ("pad", .pad)]
  }
}

extension UIContentSizeCategory: ScriptChoice {
  static var choices: [(name: String, value: Self)] {
    [
      ("unspecified", .unspecified), ("extraSmall", .extraSmall), ("small", .small),
      ("medium", .medium), ("large", .large), ("extraLarge", .extraLarge),
      ("extraExtraLarge", .extraExtraLarge), ("extraExtraExtraLarge", .extraExtraExtraLarge),
      ("accessibilityMedium", .accessibilityMedium),
      ("accessibilityLarge", .accessibilityLarge),
      ("accessibilityExtraLarge", .accessibilityExtraLarge),
      ("accessibilityExtraExtraLarge", .accessibilityExtraExtraLarge),
      ("accessibilityExtraExtraExtraLarge", .accessibilityExtraExtraExtraLarge),
    ]
  }
}

extension UIRectEdge: ScriptOptions {
  static var choices: [(name: String, value: Self)] {
    [
      ("all", .all), ("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right),
    ]
  }
}

extension UIView.AutoresizingMask: ScriptOptions {
  static var choices: [(name: String, value: Self)] {
    [
      ("flexibleLeftMargin", .flexibleLeftMargin), ("flexibleWidth", .flexibleWidth),
      ("flexibleRightMargin", .flexibleRightMargin), ("flexibleTopMargin", .flexibleTopMargin),
      ("flexibleHeight", .flexibleHeight), ("flexibleBottomMargin", .flexibleBottomMargin),
    ]
  }
}

extension UIView.ContentMode: ScriptChoice {
  static var choices: [(name: String, value: Self)] {
    [
      ("scaleToFill", .scaleToFill), ("scaleAspectFit", .scaleAspectFit),
      ("scaleAspectFill", .scaleAspectFill), ("redraw", .redraw), ("center", .center),
      ("top", .top), ("bottom", .bottom), ("left", .left), ("right", .right),
      ("topLeft", .topLeft), ("topRight", .topRight), ("bottomLeft", .bottomLeft),
      ("bottomRight", .bottomRight),
    ]
  }
}

extension UIView.AnimationOptions: ScriptOptions {
  static var choices: [(name: String, value: Self)] {
    [
      ("layoutSubviews", .layoutSubviews), ("allowUserInteraction", .allowUserInteraction),
      ("beginFromCurrentState", .beginFromCurrentState), ("curveEaseIn", .curveEaseIn),
      ("curveEaseOut", .curveEaseOut), ("curveEaseInOut", .curveEaseInOut),
      ("curveLinear", .curveLinear), ("transitionCrossDissolve", .transitionCrossDissolve),
      ("transitionFlipFromLeft", .transitionFlipFromLeft),
      ("transitionFlipFromRight", .transitionFlipFromRight),
      ("transitionCurlUp", .transitionCurlUp), ("transitionCurlDown", .transitionCurlDown),
    ]
  }
}

extension UIWindow.Level: ScriptChoice {
  static var choices: [(name: String, value: Self)] {
    [("normal", .normal), ("statusBar", .statusBar), ("alert", .alert)]
  }
}

extension UIApplication.State: ScriptChoice {
  static var choices: [(name: String, value: Self)] {
    [("active", .active), ("inactive", .inactive), ("background", .background)]
  }
}

extension UIScene.ActivationState: ScriptChoice {
  static var choices: [(name: String, value: Self)] {
    [
      ("unattached", .unattached), ("foregroundActive", .foregroundActive),
      ("foregroundInactive", .foregroundInactive), ("background", .background),
    ]
  }
}

extension UIStatusBarStyle: ScriptChoice {
  static var choices: [(name: String, value: Self)] {
    [("default", .default), ("lightContent", .lightContent), ("darkContent", .darkContent)]
  }
}

extension UITraitEnvironmentLayoutDirection: ScriptChoice {
  static var choices: [(name: String, value: Self)] {
    [
      ("unspecified", .unspecified), ("leftToRight", .leftToRight), ("rightToLeft", .rightToLeft),
    ]
  }
}

extension UIAlertController.Style: ScriptChoice {
  static var choices: [(name: String, value: Self)] {
    [("alert", .alert), ("actionSheet", .actionSheet)]
  }
}

extension UINavigationItem.LargeTitleDisplayMode: ScriptChoice {
  static var choices: [(name: String, value: Self)] {
    [("automatic", .automatic), ("always", .always), ("never", .never)]
  }
}

extension UIScrollView.ContentInsetAdjustmentBehavior: ScriptChoice {
  static var choices: [(name: String, value: Self)] {
    [
      ("automatic", .automatic), ("scrollableAxes", .scrollableAxes), ("never", .never),
      ("always", .always),
    ]
  }
}

extension UIPageViewController.TransitionStyle: ScriptChoice {
  static var choices: [(name: String, value: Self)] {
    [("pageCurl", .pageCurl), ("scroll", .scroll)]
  }
}

extension UIPageViewController.NavigationOrientation: ScriptChoice {
  static var choices: [(name: String, value: Self)] {
    [("horizontal", .horizontal), ("vertical", .vertical)]
  }
}

extension UIPageViewController.NavigationDirection: ScriptChoice {
  static var choices: [(name: String, value: Self)] {
    [("forward", .forward), ("reverse", .reverse)]
  }
}

extension UISplitViewController.Style: ScriptChoice {
  static var choices: [(name: String, value: Self)] {
    [
      ("unspecified", .unspecified), ("doubleColumn", .doubleColumn),
      ("tripleColumn", .tripleColumn),
    ]
  }
}

extension UISplitViewController.Column: ScriptChoice {
  static var choices: [(name: String, value: Self)] {
    [
      ("primary", .primary), ("supplementary", .supplementary), ("secondary", .secondary),
      ("compact", .compact), ("inspector", .inspector),
    ]
  }
}

extension UISplitViewController.DisplayMode: ScriptChoice {
  static var choices: [(name: String, value: Self)] {
    [
      ("automatic", .automatic), ("secondaryOnly", .secondaryOnly),
      ("oneBesideSecondary", .oneBesideSecondary), ("oneOverSecondary", .oneOverSecondary),
      ("twoBesideSecondary", .twoBesideSecondary), ("twoOverSecondary", .twoOverSecondary),
      ("twoDisplaceSecondary", .twoDisplaceSecondary),
    ]
  }
}

extension UISplitViewController.SplitBehavior: ScriptChoice {
  static var choices: [(name: String, value: Self)] {
    [
      ("automatic", .automatic), ("tile", .tile), ("overlay", .overlay), ("displace", .displace),
    ]
  }
}

extension UIPageViewController.SpineLocation: ScriptChoice {
  static var choices: [(name: String, value: Self)] {
    [("none", .none), ("min", .min), ("mid", .mid), ("max", .max)]
  }
}

extension UIStatusBarAnimation: ScriptChoice {
  static var choices: [(name: String, value: Self)] {
    [("none", .none), ("fade", .fade), ("slide", .slide)]
  }
}

extension UIAccessibilityContrast: ScriptChoice {
  static var choices: [(name: String, value: Self)] {
    [("unspecified", .unspecified), ("normal", .normal), ("high", .high)]
  }
}

extension UIUserInterfaceLevel: ScriptChoice {
  static var choices: [(name: String, value: Self)] {
    [("unspecified", .unspecified), ("base", .base), ("elevated", .elevated)]
  }
}

extension UIColor: ScriptValue {
  private static var named: [(name: String, value: UIColor)] {
    [
      ("clear", .clear), ("black", .black), ("white", .white), ("gray", .gray),
      ("darkGray", .darkGray), ("lightGray", .lightGray), ("red", .red), ("green", .green),
      ("blue", .blue), ("cyan", .cyan), ("yellow", .yellow), ("magenta", .magenta),
      ("orange", .orange), ("purple", .purple), ("brown", .brown), ("label", .label),
      ("systemBackground", .systemBackground), ("systemRed", .systemRed),
      ("systemGreen", .systemGreen), ("systemBlue", .systemBlue), ("systemGray", .systemGray),
    ]
  }

  static func from(_ value: Value) throws(LanguageError) -> Self {
    guard case .enumCase(let name) = value else {
      throw LanguageError("the name of a color is expected, not \(value.kind)")
    }
    guard let color = named.first(where: { $0.name == name })?.value as? Self else {
      throw LanguageError(
        "no color '.\(name)'\(suggestedChoice(for: name, in: named.map(\.name)))"
      )
    }
    return color
  }

  var scriptValue: Value {
    Self.named.first { $0.value == self }.map { .enumCase($0.name) } ?? .object(self)
  }
}

extension UITraitCollection: ScriptValue {}
extension UIPresentationController: ScriptValue {}
extension UIScreen: ScriptValue {}
extension UINavigationItem: ScriptValue {}
extension UIBarItem: ScriptValue {}
extension UILayoutGuide: ScriptValue {}
