import KeptRecords

/// What the person lets apps show, and how often.
extension ActivityCenter {
  private struct Wish: Codable, Identifiable {
    var id = "activities"
    /// Of every app that is no exception.
    var areEnabled = true
    /// Apps for which the opposite holds.
    var exceptions: Set<String>?
    /// Apps that may not be updated often.
    var seldom: Set<String>?

    func areEnabled(of app: String) -> Bool { areEnabled != (exceptions ?? []).contains(app) }

    mutating func set(_ isEnabled: Bool, of app: String) {
      var others = exceptions ?? []
      if isEnabled == areEnabled { others.remove(app) } else { others.insert(app) }
      exceptions = others
    }
  }

  private var wishes: RecordTable<Wish> { RecordTable(.setting, in: table.rows) { _ in "" } }

  private var wish: Wish { (try? wishes.records(only: "activities").first) ?? Wish() }

  private func change(_ body: (inout Wish) -> Void) throws {
    try wishes.change(only: "activities") { wishes in
      var wish = wishes.first ?? Wish()
      body(&wish)
      wishes = [wish]
    }
    tell()
  }

  /// Activities are shown until a person says otherwise.
  package func areEnabled(of app: String) -> Bool { wish.areEnabled(of: app) }

  /// Says it of all apps.
  package func setEnabled(_ areEnabled: Bool) throws {
    try change { ($0.areEnabled, $0.exceptions) = (areEnabled, nil) }
  }

  package func setEnabled(_ isEnabled: Bool, of app: String) throws {
    try change { $0.set(isEnabled, of: app) }
  }

  /// Whether updates from outside may come often: they may until a person says otherwise.
  package func areFrequent(of app: String) -> Bool { !(wish.seldom ?? []).contains(app) }

  package func setFrequent(_ areFrequent: Bool, of app: String) throws {
    try change { wish in
      var seldom = wish.seldom ?? []
      if areFrequent { seldom.remove(app) } else { seldom.insert(app) }
      wish.seldom = seldom
    }
  }
}
