/// What an app declares, as data. Everything that is not `perform` reads these descriptors.
package struct AppDescriptor: Hashable, Sendable, Codable {
  /// The type's name: `FoodDelivery`.
  package var name: String
  /// Language tag to the names by which the app is called; the empty tag holds for every other language.
  package var names: [String: AppNames]
  package var intents: [IntentDescriptor]
  package var shortcuts: [ShortcutDescriptor]
  package var entities: [EntityDescriptor]
  package var enums: [EnumDescriptor]
  /// Phrases in the template grammar that must not start anything.
  package var negativePhrases: [String]

  package init(
    name: String, names: [String: AppNames], intents: [IntentDescriptor], shortcuts: [ShortcutDescriptor],
    entities: [EntityDescriptor], enums: [EnumDescriptor], negativePhrases: [String] = []
  ) {
    self.negativePhrases = negativePhrases
    self.name = name
    self.names = names
    self.intents = intents
    self.shortcuts = shortcuts
    self.entities = entities
    self.enums = enums
  }
}

package struct IntentDescriptor: Hashable, Sendable, Codable {
  /// The type's name: `OrderFood`.
  package var name: String
  /// Texts by language tag; `""` is the development language. The same holds for every `[String: String]` here.
  package var title: [String: String]
  package var summary: [String: String]
  package var risk: IntentRisk
  package var isDiscoverable: Bool
  /// `perform` asks for confirmation by itself, so the assistant does not.
  package var confirmsItself: Bool
  package var isUndoable: Bool
  /// Its dates are of what has been.
  package var datesArePast: Bool
  package var authentication: IntentAuthenticationPolicy
  /// The sentence of `parameterSummary` in the template grammar, with nothing filled in; empty without one.
  package var sentence: String
  /// Words by which the intent is searched for.
  package var keywords: [String]
  /// The group of intents that it belongs to; empty for none.
  package var category: [String: String]
  /// What its value is called; empty for none.
  package var resultName: [String: String]
  /// Why it should no longer be used; empty for one that should.
  package var deprecation: [String: String]
  package var parameters: [ParameterDescriptor]

  package init(
    name: String, title: [String: String], summary: [String: String], risk: IntentRisk, isDiscoverable: Bool,
    confirmsItself: Bool, isUndoable: Bool, datesArePast: Bool = false,
    authentication: IntentAuthenticationPolicy = .alwaysAllowed, sentence: String = "",
    keywords: [String] = [], category: [String: String] = [:], resultName: [String: String] = [:],
    deprecation: [String: String] = [:], parameters: [ParameterDescriptor]
  ) {
    self.category = category
    self.resultName = resultName
    self.deprecation = deprecation
    self.authentication = authentication
    self.sentence = sentence
    self.keywords = keywords
    self.name = name
    self.title = title
    self.summary = summary
    self.risk = risk
    self.isDiscoverable = isDiscoverable
    self.confirmsItself = confirmsItself
    self.isUndoable = isUndoable
    self.datesArePast = datesArePast
    self.parameters = parameters
  }
}

package struct ParameterDescriptor: Hashable, Sendable, Codable {
  package var name: String
  package var title: [String: String]
  package var kind: ValueKind
  package var isOptional: Bool
  package var hasDefault: Bool
  /// The default of a whole number.
  package var defaultInteger: Int?
  /// Its values are written down nowhere.
  package var isSensitive: Bool
  /// A date whose time of day does not matter: `kind: .date`.
  package var wantsDay: Bool

  package init(
    name: String, title: [String: String], kind: ValueKind, isOptional: Bool, hasDefault: Bool,
    defaultInteger: Int? = nil, isSensitive: Bool = false, wantsDay: Bool = false
  ) {
    self.wantsDay = wantsDay
    self.defaultInteger = defaultInteger
    self.isSensitive = isSensitive
    self.name = name
    self.title = title
    self.kind = kind
    self.isOptional = isOptional
    self.hasDefault = hasDefault
  }
}

/// The kind of value a parameter takes, and so how its words are read.
package indirect enum ValueKind: Hashable, Sendable, Codable {
  case integer(minimum: Int?, maximum: Int?)
  case number(minimum: Double?, maximum: Double?)
  case boolean
  case string
  case date
  case duration
  case url
  /// By the symbol of its unit: `km`.
  case measurement(unit: String)
  /// By ISO 4217 codes; none: any currency.
  case currency(codes: [String])
  case person
  case file
  /// By type name, described in `AppDescriptor.enums`.
  case enumeration(String)
  /// By type name, described in `AppDescriptor.entities`.
  case entity(String)
  /// A `TransientAppEntity` with spoken forms.
  case composite(CompositeDescriptor)
  case list(ValueKind)
}

package struct CompositeDescriptor: Hashable, Sendable, Codable {
  package var name: String
  package var title: [String: String]
  /// Language tag to templates over the properties, such as `{menuItem} [{quantity}]`.
  package var spokenForms: [String: [String]]
  package var properties: [ParameterDescriptor]

  package init(
    name: String, title: [String: String], spokenForms: [String: [String]], properties: [ParameterDescriptor]
  ) {
    self.name = name
    self.title = title
    self.spokenForms = spokenForms
    self.properties = properties
  }
}

package struct EntityDescriptor: Hashable, Sendable, Codable {
  package var name: String
  package var title: [String: String]
  /// The query can search by words (`EntityStringQuery`).
  package var isSearchable: Bool

  package init(name: String, title: [String: String], isSearchable: Bool) {
    self.name = name
    self.title = title
    self.isSearchable = isSearchable
  }
}

package struct EnumDescriptor: Hashable, Sendable, Codable {
  package struct Case: Hashable, Sendable, Codable {
    package var rawValue: String
    /// Language tag to title and synonyms, title first.
    package var names: [String: [String]]

    package init(rawValue: String, names: [String: [String]]) {
      self.rawValue = rawValue
      self.names = names
    }
  }

  package var name: String
  package var title: [String: String]
  package var cases: [Case]

  package init(name: String, title: [String: String], cases: [Case]) {
    self.name = name
    self.title = title
    self.cases = cases
  }
}

package struct ShortcutDescriptor: Hashable, Sendable, Codable {
  package var intent: String
  /// Position in the provider's list: a match runs a copy of that shortcut's own intent instance.
  package var index: Int
  /// Phrases in the template grammar: `{menuItem} 주문해줘`, the app's name as `<applicationName>`.
  package var phrases: [String]
  package var shortTitle: [String: String]
  package var image: String
  /// The parameter whose values are shown beside the shortcut, and the sentence with one of them.
  package var presents: Presentation?

  package struct Presentation: Hashable, Sendable, Codable {
    package var parameter: String
    /// In the template grammar: `{dish} 주문`.
    package var sentence: String
    package var collections: [[String: String]]
  }

  package init(
    intent: String, index: Int, phrases: [String], shortTitle: [String: String], image: String = "",
    presents: Presentation? = nil
  ) {
    self.image = image
    self.presents = presents
    self.intent = intent
    self.index = index
    self.phrases = phrases
    self.shortTitle = shortTitle
  }
}

/// An entity as its dictionary needs it.
package struct EntityName: Hashable, Sendable, Codable {
  package var id: String
  package var title: String
  package var synonyms: [String]

  package init(id: String, title: String, synonyms: [String]) {
    self.id = id
    self.title = title
    self.synonyms = synonyms
  }
}
