@_spi(Reflection) import Swift

/// The stored properties of an intent, an entity or a query, in the order of declaration.
///
/// A mirror says the same. It makes so many types on its way, and looks through so many conformances, that a process
/// which says one sentence would spend a twentieth of its time on it. Here a property's type is compared before its
/// value is touched.
enum StoredProperties {
  /// Those that are objects of a class.
  static func objects<Object: AnyObject>(of owner: Any, as type: Object.Type) -> [(
    name: String, value: Object
  )] {
    found(in: owner, mirrored: { $0 as? Object }) { type, bytes in
      type is Object.Type ? bytes.load(as: Object.self) : nil
    }
  }

  /// Those that are dependencies.
  static func dependencies(of owner: Any) -> [any DependencyHolder] {
    let all: [(name: String, value: any DependencyHolder)] = found(
      in: owner, mirrored: { $0 as? any DependencyHolder }
    ) { type, bytes in
      // An object is none, and to ask whether it is would take longer than all the rest.
      guard !(type is AnyClass), let type = type as? any DependencyHolder.Type else { return nil }
      return loaded(type, from: bytes)
    }
    return all.map(\.value)
  }

  private static func loaded<Value: DependencyHolder>(
    _ type: Value.Type, from bytes: UnsafeRawPointer
  ) -> any DependencyHolder {
    bytes.load(as: type)
  }

  /// - Parameters:
  ///   - mirrored: what a value is, where the owner is none whose memory is looked at: an object.
  ///   - read: what lies at a place in the owner, if its type is one that is looked for.
  private static func found<Value>(
    in owner: Any, mirrored: (Any) -> Value?, _ read: (Any.Type, UnsafeRawPointer) -> Value?
  ) -> [(name: String, value: Value)] {
    func fields<Owner>(_ owner: Owner) -> [(name: String, value: Value)]? {
      var found: [(name: String, value: Value)] = []
      let isKnown = withUnsafeBytes(of: owner) { bytes in
        _forEachField(of: Owner.self) { name, offset, type, _ in
          // Of an owner without a byte nothing is stored.
          guard let start = bytes.baseAddress else { return true }
          if let value = read(type, start + offset) { found.append((plain(String(cString: name)), value)) }
          return true
        }
      }
      return isKnown ? found : nil
    }
    return _openExistential(owner, do: fields)
      ?? Mirror(reflecting: owner).children.compactMap { child in
        guard let label = child.label else { return nil }
        return mirrored(child.value).map { (plain(label), $0) }
      }
  }

  /// Property wrappers are stored under the property's name after an underscore.
  private static func plain(_ label: String) -> String {
    label.hasPrefix("_") ? String(label.dropFirst()) : label
  }
}
