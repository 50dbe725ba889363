import Foundation
public import FoundationNetworking

extension Snapshotting where Value == URLRequest, Format == String {
  /// Method, address, headers and body, as they go over the wire.
  public static var raw: Snapshotting { raw(pretty: false) }

  /// Method, address, headers and body, as they go over the wire.
  ///
  /// - Parameter pretty: Whether a body in JSON is indented and sorted.
  /// - Returns: The strategy.
  public static func raw(pretty: Bool) -> Snapshotting {
    SimplySnapshotting<String>.lines.pullback { request in
      var lines = ["\(method(of: request)) \(sortedAddress(of: request) ?? "(null)")"]
      lines += headers(of: request).map { "\($0): \($1)" }
      if let body = request.httpBody { lines += ["", text(of: body, pretty: pretty)] }
      return lines.joined(separator: "\n")
    }
  }

  /// A command line that sends the request.
  public static var curl: Snapshotting {
    SimplySnapshotting<String>.lines.pullback { request in
      var parts = ["curl"]
      let method = method(of: request)
      if method == "HEAD" {
        parts.append("--head")
      } else if method != "GET" {
        parts.append("--request \(method)")
      }
      for (name, value) in headers(of: request) where name != "Cookie" {
        let escaped = value.replacingOccurrences(of: "\"", with: "\\\"")
        parts.append("--header \"\(name): \(escaped)\"")
      }
      if let body = request.httpBody {
        let escaped = String(decoding: body, as: UTF8.self)
          .replacingOccurrences(of: "'", with: "'\\''")
        parts.append("--data '\(escaped)'")
      }
      if let cookie = request.value(forHTTPHeaderField: "Cookie") {
        let escaped = cookie.replacingOccurrences(of: "\"", with: "\\\"")
        parts.append("--cookie \"\(escaped)\"")
      }
      parts.append("\"\(sortedAddress(of: request) ?? "")\"")
      return parts.joined(separator: " \\\n\t")
    }
  }

  private static func method(of request: URLRequest) -> String { request.httpMethod ?? "GET" }

  private static func headers(of request: URLRequest) -> [(String, String)] {
    (request.allHTTPHeaderFields ?? [:]).sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// The address with its query items in the order of their names.
  private static func sortedAddress(of request: URLRequest) -> String? {
    guard let url = request.url else { return nil }
    guard var parts = URLComponents(url: url, resolvingAgainstBaseURL: false),
      let items = parts.queryItems
    else { return url.absoluteString }
    parts.queryItems = items.sorted { ($0.name, $0.value ?? "") < ($1.name, $1.value ?? "") }
    return parts.url?.absoluteString ?? url.absoluteString
  }

  private static func text(of body: Data, pretty: Bool) -> String {
    if pretty, let value = try? JSONSerialization.jsonObject(with: body),
      let data = try? JSONSerialization.data(
        withJSONObject: value,
        options: [.prettyPrinted, .sortedKeys]
      )
    {
      return String(decoding: data, as: UTF8.self)
    }
    return String(decoding: body, as: UTF8.self)
  }
}
