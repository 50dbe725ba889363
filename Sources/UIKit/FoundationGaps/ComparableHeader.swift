/// The first field of objects that Foundation's part in C may compare.
///
/// Foundation on Linux joins neighbouring runs of an attributed text whose attributes are equal. It asks for
/// that in C, which reads the word behind an object's header as the number of a type: a zero there means
/// "no object", and the process stops. Foundation's own classes begin with such a word. So do the classes here
/// whose objects are values of attributes; C then asks their `isEqual(_:)`.
struct ComparableHeader {
  /// The number of a type without objects, where C looks for it, and the bit of objects that Swift counts.
  private let word: UInt = 1 << 8 | 0x80
}
