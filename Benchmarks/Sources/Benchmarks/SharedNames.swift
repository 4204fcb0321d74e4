import Matching
import Synchronization

/// A dictionary that several threads read while one of them changes it, as a service would hold it.
///
/// Readers get the dictionary as it is at that moment and keep it as long as they want; they never wait for a
/// change to be worked out, only for one reference to be exchanged.
final class SharedNames: Sendable {
  private let current: Mutex<NameDictionary>
  /// Held while a change is worked out, so that none is lost.
  private let changing = Mutex(())

  init(_ names: NameDictionary) { current = Mutex(names) }

  /// The dictionary as it is now.
  var value: NameDictionary { current.withLock { $0 } }

  /// Changes the dictionary. One change is made after another; readers go on with what was there before.
  func update(_ change: (inout NameDictionary) -> Void) {
    changing.withLock { _ in
      var names = value
      change(&names)
      let changed = names
      current.withLock { $0 = changed }
    }
  }
}
