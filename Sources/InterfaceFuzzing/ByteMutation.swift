internal import Clockwork
internal import Foundation

/// Changes the bytes of a document, or puts something around or into them that XML allows.
struct ByteMutation {
  var random: SeededRandom
  let traps: [String]

  /// Changes something, and says what.
  mutating func change(_ bytes: inout [UInt8]) -> String {
    switch number(16) {
    case 0:
      for _ in 0...number(4) { bytes[number(bytes.count)] ^= UInt8(1 << number(8)) }
      return "bits flipped"
    case 1:
      for _ in 0...number(4) { bytes[number(bytes.count)] = UInt8(number(256)) }
      return "bytes replaced"
    case 2:
      bytes.removeSubrange(part(bytes))
      return "bytes removed"
    case 3:
      let part = part(bytes)
      bytes.insert(contentsOf: bytes[part], at: part.lowerBound)
      return "bytes duplicated"
    case 4:
      bytes.removeLast(number(bytes.count))
      return "truncated"
    case 5:
      bytes.insert(0, at: number(bytes.count))
      return "a zero byte"
    case 6: return insert(bomb, before: "<document", &bytes, "an entity bomb")
    case 7: return insert(external, before: "<document", &bytes, "an external entity")
    case 8: return insert("&trap;&lol9;&#0;", after: "<scenes>", &bytes, "references")
    case 9: return insert("<?evil do it?><!-- a -- b -->", after: ">", &bytes, "instructions")
    case 10: return insert("<![CDATA[<scene>]]>\u{0}", after: "<objects>", &bytes, "raw text")
    case 11: return insert("<![CDATA[ text ]]><?php ?>", after: "<objects>", &bytes, "raw text")
    case 12...13: return encode(&bytes)
    case 14:
      bytes.insert(contentsOf: (0..<number(50)).map { _ in UInt8(number(256)) }, at: 0)
      return "bytes in front"
    default:
      bytes.append(contentsOf: Array("<document/>".utf8))
      return "a second root"
    }
  }

  private mutating func number(_ count: Int) -> Int {
    Int.random(in: 0..<max(1, count), using: &random)
  }

  private mutating func part(_ bytes: [UInt8]) -> Range<Int> {
    let start = number(bytes.count)
    return start..<min(bytes.count, start + 1 + number(200))
  }

  private mutating func insert(
    _ text: String,
    before: String = "",
    after: String = "",
    _ bytes: inout [UInt8],
    _ words: String
  ) -> String {
    var document = String(decoding: bytes, as: UTF8.self)
    if let place = document.range(of: before.isEmpty ? after : before) {
      document.insert(
        contentsOf: text,
        at: before.isEmpty ? place.upperBound : place.lowerBound
      )
      // What an entity stands for would show up as the title of a screen.
      document = document.replacingOccurrences(of: "\"Hello\"", with: "\"&trap;\"")
    }
    bytes = Array(document.utf8)
    return words
  }

  private var bomb: String {
    var text = "<!DOCTYPE document [<!ENTITY lol0 \"lol\">"
    for level in 1...9 {
      text += "<!ENTITY lol\(level) \""
      text += String(repeating: "&lol\(level - 1);", count: 10) + "\">"
    }
    return text + "<!ENTITY trap \"&lol9;\">]>"
  }

  private var external: String {
    let address = traps.isEmpty ? "file:///dev/null" : traps[0]
    let server = traps.count > 1 ? traps[1] : address
    return """
      <!DOCTYPE document SYSTEM "\(server)" [<!ENTITY trap SYSTEM "\(address)">
      <!ENTITY % outer SYSTEM "\(server)"> %outer; ]>
      """
  }

  /// Writes the text in another encoding, with a document type in it.
  private mutating func encode(_ bytes: inout [UInt8]) -> String {
    var text = String(decoding: bytes, as: UTF8.self)
    if number(2) == 0, let place = text.range(of: "<document") {
      text.insert(contentsOf: external, at: place.lowerBound)
    }
    let encodings: [(String.Encoding, String)] = [
      (.utf16, "UTF-16"), (.utf16LittleEndian, "UTF-16"), (.utf16BigEndian, "utf-16"),
      (.utf32, "UTF-32"), (.isoLatin1, "ISO-8859-1"), (.utf8, "UTF-7"), (.utf8, "EBCDIC-CP-US"),
      (.utf8, "utf-8"), (.utf8, ""),
    ]
    let (encoding, name) = encodings[number(encodings.count)]
    text = text.replacingOccurrences(of: "encoding=\"UTF-8\"", with: "encoding='\(name)'")
    bytes = Array(text.data(using: encoding, allowLossyConversion: true) ?? Data())
    if number(4) == 0 { bytes.insert(contentsOf: [0xEF, 0xBB, 0xBF], at: 0) }
    return "in \(name)"
  }
}
