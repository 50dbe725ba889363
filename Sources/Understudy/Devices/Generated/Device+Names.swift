// Written by Scripts/generate-device-names; do not edit.

extension Device {
  /// iPhone SE (1st generation).
  public static let iPhoneSE1stGeneration = known("iPhone SE (1st generation)")

  /// iPhone 5s.
  public static let iPhone5s = known("iPhone 5s")

  /// iPhone SE (2nd generation).
  public static let iPhoneSE2ndGeneration = known("iPhone SE (2nd generation)")

  /// iPhone SE (3rd generation).
  public static let iPhoneSE3rdGeneration = known("iPhone SE (3rd generation)")

  /// iPhone 8.
  public static let iPhone8 = known("iPhone 8")

  /// iPhone 7.
  public static let iPhone7 = known("iPhone 7")

  /// iPhone 6s.
  public static let iPhone6s = known("iPhone 6s")

  /// iPhone 6.
  public static let iPhone6 = known("iPhone 6")

  /// iPhone 8 Plus.
  public static let iPhone8Plus = known("iPhone 8 Plus")

  /// iPhone 7 Plus.
  public static let iPhone7Plus = known("iPhone 7 Plus")

  /// iPhone 6s Plus.
  public static let iPhone6sPlus = known("iPhone 6s Plus")

  /// iPhone 6 Plus.
  public static let iPhone6Plus = known("iPhone 6 Plus")

  /// iPhone 11 Pro.
  public static let iPhone11Pro = known("iPhone 11 Pro")

  /// iPhone XS.
  public static let iPhoneXS = known("iPhone XS")

  /// iPhone X.
  public static let iPhoneX = known("iPhone X")

  /// iPhone 11.
  public static let iPhone11 = known("iPhone 11")

  /// iPhone XR.
  public static let iPhoneXR = known("iPhone XR")

  /// iPhone 11 Pro Max.
  public static let iPhone11ProMax = known("iPhone 11 Pro Max")

  /// iPhone XS Max.
  public static let iPhoneXSMax = known("iPhone XS Max")

  /// iPhone 13 mini.
  public static let iPhone13Mini = known("iPhone 13 mini")

  /// iPhone 12 mini.
  public static let iPhone12Mini = known("iPhone 12 mini")

  /// iPhone 14.
  public static let iPhone14 = known("iPhone 14")

  /// iPhone 13 Pro.
  public static let iPhone13Pro = known("iPhone 13 Pro")

  /// iPhone 13.
  public static let iPhone13 = known("iPhone 13")

  /// iPhone 12 Pro.
  public static let iPhone12Pro = known("iPhone 12 Pro")

  /// iPhone 12.
  public static let iPhone12 = known("iPhone 12")

  /// iPhone 16e.
  public static let iPhone16e = known("iPhone 16e")

  /// iPhone 14 Plus.
  public static let iPhone14Plus = known("iPhone 14 Plus")

  /// iPhone 13 Pro Max.
  public static let iPhone13ProMax = known("iPhone 13 Pro Max")

  /// iPhone 12 Pro Max.
  public static let iPhone12ProMax = known("iPhone 12 Pro Max")

  /// iPhone 15.
  public static let iPhone15 = known("iPhone 15")

  /// iPhone 15 Pro.
  public static let iPhone15Pro = known("iPhone 15 Pro")

  /// iPhone 14 Pro.
  public static let iPhone14Pro = known("iPhone 14 Pro")

  /// iPhone 16.
  public static let iPhone16 = known("iPhone 16")

  /// iPhone 15 Pro Max.
  public static let iPhone15ProMax = known("iPhone 15 Pro Max")

  /// iPhone 15 Plus.
  public static let iPhone15Plus = known("iPhone 15 Plus")

  /// iPhone 14 Pro Max.
  public static let iPhone14ProMax = known("iPhone 14 Pro Max")

  /// iPhone 16 Plus.
  public static let iPhone16Plus = known("iPhone 16 Plus")

  /// iPhone 16 Pro.
  public static let iPhone16Pro = known("iPhone 16 Pro")

  /// iPhone 17.
  public static let iPhone17 = known("iPhone 17")

  /// iPhone 17 Pro.
  public static let iPhone17Pro = known("iPhone 17 Pro")

  /// iPhone 16 Pro Max.
  public static let iPhone16ProMax = known("iPhone 16 Pro Max")

  /// iPhone 17 Pro Max.
  public static let iPhone17ProMax = known("iPhone 17 Pro Max")

  /// iPhone Air.
  public static let iPhoneAir = known("iPhone Air")

  /// iPad (9.7-inch).
  public static let iPad9_7Inch = known("iPad (9.7-inch)")

  /// iPad mini (5th generation).
  public static let iPadMini5thGeneration = known("iPad mini (5th generation)")

  /// iPad (9th generation).
  public static let iPad9thGeneration = known("iPad (9th generation)")

  /// iPad (8th generation).
  public static let iPad8thGeneration = known("iPad (8th generation)")

  /// iPad (7th generation).
  public static let iPad7thGeneration = known("iPad (7th generation)")

  /// iPad Air (3rd generation).
  public static let iPadAir3rdGeneration = known("iPad Air (3rd generation)")

  /// iPad Pro (10.5-inch).
  public static let iPadPro10_5Inch = known("iPad Pro (10.5-inch)")

  /// iPad mini (6th generation).
  public static let iPadMini6thGeneration = known("iPad mini (6th generation)")

  /// iPad mini (A17 Pro).
  public static let iPadMiniA17Pro = known("iPad mini (A17 Pro)")

  /// iPad Air (5th generation).
  public static let iPadAir5thGeneration = known("iPad Air (5th generation)")

  /// iPad Air (4th generation).
  public static let iPadAir4thGeneration = known("iPad Air (4th generation)")

  /// iPad Air 11-inch (M2).
  public static let iPadAir11InchM2 = known("iPad Air 11-inch (M2)")

  /// iPad (10th generation).
  public static let iPad10thGeneration = known("iPad (10th generation)")

  /// iPad (A16).
  public static let iPadA16 = known("iPad (A16)")

  /// iPad Pro (11-inch).
  public static let iPadPro11Inch = known("iPad Pro (11-inch)")

  /// iPad Pro 11-inch (M4).
  public static let iPadPro11InchM4 = known("iPad Pro 11-inch (M4)")

  /// iPad Pro (12.9-inch, 2nd generation).
  public static let iPadPro12_9Inch2ndGeneration = known("iPad Pro (12.9-inch, 2nd generation)")

  /// iPad Pro (12.9-inch, 1st generation).
  public static let iPadPro12_9Inch1stGeneration = known("iPad Pro (12.9-inch, 1st generation)")

  /// iPad Pro (12.9-inch).
  public static let iPadPro12_9Inch = known("iPad Pro (12.9-inch)")

  /// iPad Air 13-inch (M2).
  public static let iPadAir13InchM2 = known("iPad Air 13-inch (M2)")

  /// iPad Pro 13-inch (M4).
  public static let iPadPro13InchM4 = known("iPad Pro 13-inch (M4)")
}
