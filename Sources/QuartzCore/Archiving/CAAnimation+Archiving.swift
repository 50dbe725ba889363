import CoreGraphics
import Foundation

extension CAAnimation {
  /// Writes everything but the delegate, which is no part of an archive on iOS either.
  func archive(into coder: NSCoder) {
    coder.encode(timing.beginTime, forKey: "beginTime")
    coder.encode(timing.duration, forKey: "duration")
    coder.encode(Double(timing.speed), forKey: "speed")
    coder.encode(timing.timeOffset, forKey: "timeOffset")
    coder.encode(Double(timing.repeatCount), forKey: "repeatCount")
    coder.encode(timing.repeatDuration, forKey: "repeatDuration")
    coder.encode(timing.autoreverses, forKey: "autoreverses")
    coder.encodePlain(timing.fillMode.rawValue, forKey: "fillMode")
    coder.encode(timingFunction, forKey: "timingFunction")
    coder.encode(isRemovedOnCompletion, forKey: "removedOnCompletion")
    if let property = self as? CAPropertyAnimation { property.archiveProperty(into: coder) }
    if let basic = self as? CABasicAnimation { basic.archiveEnds(into: coder) }
    if let spring = self as? CASpringAnimation { spring.archiveSpring(into: coder) }
    if let keyframes = self as? CAKeyframeAnimation { keyframes.archiveFrames(into: coder) }
    if let group = self as? CAAnimationGroup {
      coder.encode(group.animations.map { NSArray(array: $0) }, forKey: "animations")
    }
    if let transition = self as? CATransition {
      coder.encodePlain(transition.type.rawValue, forKey: "type")
      coder.encodePlain(transition.subtype?.rawValue, forKey: "subtype")
      coder.encode(Double(transition.startProgress), forKey: "startProgress")
      coder.encode(Double(transition.endProgress), forKey: "endProgress")
    }
  }

  /// Reads what ``archive(into:)`` wrote.
  func restore(from coder: NSCoder) {
    timing.beginTime = coder.decodeDouble(forKey: "beginTime")
    timing.duration = coder.decodeDouble(forKey: "duration")
    timing.speed = Float(coder.decodeNumber(forKey: "speed") ?? 1)
    timing.timeOffset = coder.decodeDouble(forKey: "timeOffset")
    timing.repeatCount = Float(coder.decodeDouble(forKey: "repeatCount"))
    timing.repeatDuration = coder.decodeDouble(forKey: "repeatDuration")
    timing.autoreverses = coder.decodeBool(forKey: "autoreverses")
    if let name = coder.decodePlain(forKey: "fillMode") as? String {
      timing.fillMode = CAMediaTimingFillMode(rawValue: name)
    }
    timingFunction =
      coder.decodeObjectIfAny(of: [CAMediaTimingFunction.self], forKey: "timingFunction")
      as? CAMediaTimingFunction
    if coder.containsValue(forKey: "removedOnCompletion") {
      isRemovedOnCompletion = coder.decodeBool(forKey: "removedOnCompletion")
    }
    (self as? CAPropertyAnimation)?.restoreProperty(from: coder)
    (self as? CABasicAnimation)?.restoreEnds(from: coder)
    (self as? CASpringAnimation)?.restoreSpring(from: coder)
    (self as? CAKeyframeAnimation)?.restoreFrames(from: coder)
    if let group = self as? CAAnimationGroup {
      group.animations =
        coder.decodeObjectIfAny(of: [NSArray.self, CAAnimation.self], forKey: "animations")
        as? [CAAnimation]
    }
    if let transition = self as? CATransition {
      if let name = coder.decodePlain(forKey: "type") as? String {
        transition.type = CATransitionType(rawValue: name)
      }
      transition.subtype = (coder.decodePlain(forKey: "subtype") as? String).map {
        CATransitionSubtype(rawValue: $0)
      }
      transition.startProgress = Float(coder.decodeDouble(forKey: "startProgress"))
      transition.endProgress = Float(coder.decodeNumber(forKey: "endProgress") ?? 1)
    }
  }
}

extension CAPropertyAnimation {
  fileprivate func archiveProperty(into coder: NSCoder) {
    coder.encodePlain(keyPath, forKey: "keyPath")
    coder.encode(isAdditive, forKey: "additive")
    coder.encode(isCumulative, forKey: "cumulative")
  }

  fileprivate func restoreProperty(from coder: NSCoder) {
    keyPath = coder.decodePlain(forKey: "keyPath") as? String
    isAdditive = coder.decodeBool(forKey: "additive")
    isCumulative = coder.decodeBool(forKey: "cumulative")
  }
}

extension CABasicAnimation {
  fileprivate func archiveEnds(into coder: NSCoder) {
    coder.encodeLayerValue(fromValue, forKey: "fromValue")
    coder.encodeLayerValue(toValue, forKey: "toValue")
    coder.encodeLayerValue(byValue, forKey: "byValue")
  }

  fileprivate func restoreEnds(from coder: NSCoder) {
    fromValue = coder.decodeLayerValue(forKey: "fromValue")
    toValue = coder.decodeLayerValue(forKey: "toValue")
    byValue = coder.decodeLayerValue(forKey: "byValue")
  }
}

extension CASpringAnimation {
  fileprivate func archiveSpring(into coder: NSCoder) {
    coder.encode(Double(mass), forKey: "mass")
    coder.encode(Double(stiffness), forKey: "stiffness")
    coder.encode(Double(damping), forKey: "damping")
    coder.encode(Double(initialVelocity), forKey: "velocity")
    coder.encode(allowsOverdamping, forKey: "allowsOverdamping")
  }

  fileprivate func restoreSpring(from coder: NSCoder) {
    mass = CGFloat(coder.decodeNumber(forKey: "mass") ?? 1)
    stiffness = CGFloat(coder.decodeNumber(forKey: "stiffness") ?? 100)
    damping = CGFloat(coder.decodeNumber(forKey: "damping") ?? 10)
    initialVelocity = CGFloat(coder.decodeDouble(forKey: "velocity"))
    allowsOverdamping = coder.decodeBool(forKey: "allowsOverdamping")
  }
}

extension CAKeyframeAnimation {
  fileprivate func archiveFrames(into coder: NSCoder) {
    coder.encodeLayerValue(values as? [CATransform3D] ?? values, forKey: "values")
    coder.encodePlain(path, forKey: "path")
    coder.encodePlain(keyTimes, forKey: "keyTimes")
    coder.encode(timingFunctions.map { NSArray(array: $0) }, forKey: "timingFunctions")
    coder.encodePlain(calculationMode.rawValue, forKey: "calculationMode")
    coder.encodePlain(rotationMode?.rawValue, forKey: "rotationMode")
    coder.encodePlain(tensionValues, forKey: "tensionValues")
    coder.encodePlain(continuityValues, forKey: "continuityValues")
    coder.encodePlain(biasValues, forKey: "biasValues")
  }

  fileprivate func restoreFrames(from coder: NSCoder) {
    values = coder.decodeLayerValue(forKey: "values") as? [Any]
    path = coder.decodePlain(forKey: "path") as? CGPath
    keyTimes = coder.decodePlain(forKey: "keyTimes") as? [NSNumber]
    let functions = [NSArray.self, CAMediaTimingFunction.self]
    timingFunctions =
      coder.decodeObjectIfAny(of: functions, forKey: "timingFunctions") as? [CAMediaTimingFunction]
    if let name = coder.decodePlain(forKey: "calculationMode") as? String {
      calculationMode = CAAnimationCalculationMode(rawValue: name)
    }
    rotationMode = (coder.decodePlain(forKey: "rotationMode") as? String).map {
      CAAnimationRotationMode(rawValue: $0)
    }
    tensionValues = coder.decodePlain(forKey: "tensionValues") as? [NSNumber]
    continuityValues = coder.decodePlain(forKey: "continuityValues") as? [NSNumber]
    biasValues = coder.decodePlain(forKey: "biasValues") as? [NSNumber]
  }
}
