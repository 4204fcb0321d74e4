import Synchronization

/// Everything that an app and its packages declare, by type.
///
/// One sentence needs one intent, so nothing is looked through before it is asked for.
struct AppInventory: Sendable {
  /// The app itself, then those among its packages: positions of shortcuts count through all of them.
  private let apps: [any AssistantApp.Type]
  private let providers: Deferred<Providers>
  private let values: Deferred<Values>
  private let descriptions = Descriptions()

  private static let known = Mutex<[ObjectIdentifier: AppInventory]>([:])

  /// What an app declares never changes, so it is collected once.
  static func of(_ app: any AssistantApp.Type) -> AppInventory {
    if let inventory = known.withLock({ $0[ObjectIdentifier(app)] }) { return inventory }
    let inventory = AppInventory(app)
    known.withLock { $0[ObjectIdentifier(app)] = inventory }
    return inventory
  }

  /// The name of the app that an intent belongs to: the one that runs. The assistant's own app runs intents of other ones, too,
  /// such as those of their controls.
  static func app(declaring intent: any AppIntent.Type, near app: String) -> String {
    let all = known.withLock { $0.values.map(\.apps) }
    let isOwn = all.compactMap(\.first).contains { String(describing: $0) == app && $0 is any OwnApp.Type }
    guard isOwn else { return app }
    let declaring = all.filter { apps in apps.contains { $0.intents.contains { $0 == intent } } }
      .compactMap(\.first).map { String(describing: $0) }
    return declaring.contains(app) ? app : declaring.min() ?? app
  }

  private init(_ app: any AssistantApp.Type) {
    let apps = [app] + Self.apps(in: app.includedPackages)
    self.apps = apps
    let providers = Deferred { Providers(apps) }
    self.providers = providers
    values = Deferred { Values(of: providers.value.intents) }
  }

  /// Those that apps list, and those of shortcuts, each once; then those that find what the others take.
  var intents: [any AppIntent.Type] { providers.value.intents + finds }
  /// One for each entity whose query has properties.
  var finds: [any EntityFinding.Type] { entities.compactMap { FindIntents.type(for: $0) } }
  var shortcuts: [AppShortcut] { providers.value.shortcuts }
  var negativePhrases: [NegativeAppShortcutPhrase] { providers.value.negativePhrases }
  /// Those that parameters of intents take, directly or inside something else.
  var entities: [any AppEntity.Type] { values.value.entities }
  var enums: [any AppEnum.Type] { values.value.enums }

  func intent(named name: String) -> (any AppIntent.Type)? {
    declaredIntent(named: name) ?? Self.builtIn.first { $0.persistentIdentifier == name }
  }

  /// What every app can open without listing it.
  private static let builtIn: [any AppIntent.Type] = [OpenURLIntent.self]

  /// Shortcuts are looked at only for an intent that no app lists.
  private func declaredIntent(named name: String) -> (any AppIntent.Type)? {
    for app in apps {
      if let intent = app.intents.first(where: { $0.persistentIdentifier == name }) { return intent }
    }
    return intents.first { $0.persistentIdentifier == name }
  }

  func entity(named name: String) -> (any AppEntity.Type)? {
    entities.first { $0.persistentIdentifier == name }
  }

  /// The instance that a shortcut starts from.
  func preset(ofShortcut index: Int) -> (any AppIntent)? {
    shortcuts.indices.contains(index) ? shortcuts[index].intent : nil
  }

  /// Everything that the app and its packages declare, described once.
  var descriptor: AppDescriptor { descriptions.app { AppDescriptor(apps[0], self) } }

  /// What an intent of the app declares, described once.
  func descriptor(ofIntent name: String) -> IntentDescriptor? {
    descriptions.intent(name) { declaredIntent(named: name).map { IntentDescriptor($0) } }
  }

  private static func apps(in packages: [any AppIntentsPackage.Type]) -> [any AssistantApp.Type] {
    packages.flatMap { package in
      [package as? any AssistantApp.Type].compactMap(\.self) + apps(in: package.includedPackages)
    }
  }
}

extension AppInventory {
  /// What apps list and their shortcuts provide.
  private struct Providers: Sendable {
    var intents: [any AppIntent.Type] = []
    var shortcuts: [AppShortcut] = []
    var negativePhrases: [NegativeAppShortcutPhrase] = []

    init(_ apps: [any AssistantApp.Type]) {
      for app in apps {
        app.intents.forEach { add($0) }
        let own = app.shortcuts?.appShortcuts ?? []
        own.forEach { add(type(of: $0.intent)) }
        shortcuts += own
        negativePhrases += app.shortcuts?.negativePhrases.phrases ?? []
      }
    }

    private mutating func add(_ intent: any AppIntent.Type) {
      guard !intents.contains(where: { $0 == intent }) else { return }
      intents.append(intent)
    }
  }

  /// The types of values that intents take.
  private struct Values: Sendable {
    var entities: [any AppEntity.Type] = []
    var enums: [any AppEnum.Type] = []

    init(of intents: [any AppIntent.Type]) {
      for intent in intents {
        for parameter in NamedHolder.all(of: intent.init()) { collect(parameter.holder.shape) }
      }
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

  /// What was described already: the whole app, and intents by name.
  private final class Descriptions: Sendable {
    private let whole = Mutex<AppDescriptor?>(nil)
    private let known = Mutex<[String: IntentDescriptor?]>([:])

    func app(_ describe: () -> AppDescriptor) -> AppDescriptor {
      if let whole = whole.withLock({ $0 }) { return whole }
      let made = describe()
      whole.withLock { $0 = made }
      return made
    }

    func intent(_ name: String, _ describe: () -> IntentDescriptor?) -> IntentDescriptor? {
      if let known = known.withLock({ $0[name] }) { return known }
      let made = describe()
      known.withLock { $0[name] = .some(made) }
      return made
    }
  }
}
