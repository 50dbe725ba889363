public import Foundation

/// URLs that iOS accepts and Foundation on Linux does not.
@_spi(Porting)
public enum LenientURL {
  /// Takes the place of `URL(string:)`.
  ///
  /// iOS takes an authority whose port is no number, as in `app://%3Cpath:url%3E`, the
  /// encoded form of a URL pattern; here the colon is kept percent-encoded.
  public static func make(_ string: String) -> URL? {
    if let url = URL(string: string) { return url }
    guard let start = string.range(of: "://") else { return nil }
    let authority = string[start.upperBound...].prefix { !"/?#".contains($0) }
    guard !authority.contains("@"), !authority.contains("["),
      let colon = authority.lastIndex(of: ":")
    else { return nil }
    let port = authority[authority.index(after: colon)...]
    guard !port.allSatisfy(\.isNumber) else { return nil }
    let end = authority.endIndex
    let encoded = authority.replacingOccurrences(of: ":", with: "%3A")
    return URL(string: String(string[..<start.upperBound]) + encoded + String(string[end...]))
  }
}
