public enum ToolCore { public static let name = "tool" }
