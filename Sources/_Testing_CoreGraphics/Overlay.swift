// The same as _Testing_UIKit, for files that import Testing and a module called CoreGraphics.
