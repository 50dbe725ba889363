extension Fingerprint {
  mutating func add(_ record: FileRecord) {
    add(record.types.count)
    for type in record.types { add(type) }
    add(record.protocols.count)
    for item in record.protocols {
      add(item.name)
      add(item.inherited)
      add(item.isObjectiveC)
      add(item.methods, item.properties)
    }
  }

  mutating func add(_ record: TypeRecord) {
    add(record.name)
    add(record.inherited)
    add(record.isExtension)
    add(record.isMainActor)
    add(record.isGeneric)
    add(record.exposesMembers)
    add(record.methods, record.properties)
  }

  private mutating func add(_ methods: [MethodRecord], _ properties: [PropertyRecord]) {
    add(methods.count)
    for method in methods { add(method) }
    add(properties.count)
    for property in properties { add(property) }
  }

  private mutating func add(_ method: MethodRecord) {
    add(method.name)
    add(method.labels)
    add(method.types)
    add(method.result)
    for flag in [
      method.isThrowing, method.isAsync, method.isStatic, method.isUncallable, method.isExposed,
      method.isOptional, method.isOverride,
    ] { add(flag) }
    add(method.access)
    add(method.givenName)
  }

  private mutating func add(_ property: PropertyRecord) {
    add(property.name)
    add(property.type)
    for flag in [
      property.isSettable, property.isStatic, property.isExposed, property.isOptional,
      property.isOverride,
    ] { add(flag) }
    add(property.access)
    add(property.givenName)
  }
}
