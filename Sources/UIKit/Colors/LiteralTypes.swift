/// The type of a colour literal where nothing else says it; the compiler looks for this name.
public typealias _ColorLiteralType = UIColor

/// The type of an image literal where nothing else says it; the compiler looks for this name.
public typealias _ImageLiteralType = UIImage
