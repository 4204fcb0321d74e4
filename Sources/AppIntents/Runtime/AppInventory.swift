import Synchronization

/// Everything that an app and its packages declare, by type.
struct AppInventory: Sendable {
  private(set) var intents: [any AppIntent.Type] = []
  private(set) var shortcuts: [AppShortcut] = []
  private(set) var negativePhrases: [NegativeAppShortcutPhrase] = []
  private(set) var entities: [any AppEntity.Type] = []
  private(set) var enums: [any AppEnum.Type] = []

  private static let known = Mutex<[ObjectIdentifier: AppInventory]>([:])

  /// What an app declares never changes, so it is collected once.
  static func of(_ app: any AssistantApp.Type) -> AppInventory {
    if let inventory = known.withLock({ $0[ObjectIdentifier(app)] }) { return inventory }
    let inventory = AppInventory(app)
    known.withLock { $0[ObjectIdentifier(app)] = inventory }
    return inventory
  }

  private init(_ app: any AssistantApp.Type) {
    collect(app)
    for intent in intents {
      for parameter in NamedHolder.all(of: intent.init()) { collect(parameter.holder.shape) }
    }
  }

  func intent(named name: String) -> (any AppIntent.Type)? {
    (intents + Self.builtIn).first { $0.persistentIdentifier == name }
  }

  /// What every app can open without listing it.
  private static let builtIn: [any AppIntent.Type] = [OpenURLIntent.self]

  func entity(named name: String) -> (any AppEntity.Type)? {
    entities.first { $0.persistentIdentifier == name }
  }

  /// The instance that a shortcut starts from.
  func preset(ofShortcut index: Int) -> (any AppIntent)? {
    shortcuts.indices.contains(index) ? shortcuts[index].intent : nil
  }

  /// The app itself, then its packages: positions of shortcuts count through all of them.
  private mutating func collect(_ package: any AppIntentsPackage.Type) {
    if let app = package as? any AssistantApp.Type {
      app.intents.forEach { add($0) }
      let own = app.shortcuts?.appShortcuts ?? []
      own.forEach { add(type(of: $0.intent)) }
      shortcuts += own
      negativePhrases += app.shortcuts?.negativePhrases.phrases ?? []
    }
    for included in package.includedPackages { collect(included) }
  }

  private mutating func add(_ intent: any AppIntent.Type) {
    guard !intents.contains(where: { $0 == intent }) else { return }
    intents.append(intent)
  }

  private mutating func collect(_ shape: ValueShape) {
    switch shape {
    case .entity(let type) where !entities.contains { $0 == type }: entities.append(type)
    case .enumeration(let type) where !enums.contains { $0 == type }: enums.append(type)
    case .composite(let type):
      for property in NamedHolder.all(of: type.init()) { collect(property.holder.shape) }
    case .list(let element, _): collect(element)
    default: break
    }
  }
}
