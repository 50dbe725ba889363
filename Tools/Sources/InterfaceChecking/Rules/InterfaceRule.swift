import Findings

/// One thing that the check looks for; its documentation is that of the rule.
protocol InterfaceRule: SendableMetatype {
  /// What the rule finds.
  static func findings(in context: CheckContext) -> [Finding]
}
