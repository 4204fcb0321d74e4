import Synchronization

/// A dictionary that several threads read while one of them changes it.
///
/// Readers get the dictionary as it is at that moment and keep it as long as they want; they never wait for a
/// change to be worked out, only for one reference to be exchanged.
///
///     let dishes = SharedNames(NameDictionary(entries))
///     dishes.update { $0.put([.init(id: "m17", names: ["간장치킨"])]) }
///     dishes.value.names(withPrefix: "간장", limit: 5)
public final class SharedNames: Sendable {
  private let current: Mutex<NameDictionary>
  /// Held while a change is worked out, so that none is lost.
  private let changing = Mutex(())

  public init(_ names: NameDictionary) { current = Mutex(names) }

  /// The dictionary as it is now.
  public var value: NameDictionary { current.withLock { $0 } }

  /// Changes the dictionary. One change is made after another; readers go on with what was there before.
  public func update(_ change: (inout NameDictionary) -> Void) {
    changing.withLock { _ in
      var names = value
      change(&names)
      let changed = names
      current.withLock { $0 = changed }
    }
  }

  /// Lays the changes and the names together when there are many (`NameDictionary.isFragmented`).
  ///
  /// Takes as long as compiling the names; call it where nobody waits.
  public func compact() {
    update { if $0.isFragmented { $0 = $0.compacted } }
  }
}
