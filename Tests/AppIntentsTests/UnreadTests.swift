import Foundation
import Testing

/// A public parameter that its function does not read, and a public property that nothing reads, is a promise that is not kept.
/// The ones that are accepted so that code for phones compiles are listed here with the reason; `Docs/AppIntents.md` says the same
/// of each.
@Suite("What is accepted and not read") struct UnreadTests {
  /// Parameters by function and name.
  private static let parameters: [String: [String]] = [
    "A literal says how long it is": ["init.literalCapacity", "init.interpolationCount"],
    "There is one token": ["appendInterpolation.token"],
    "A comment is for translators": ["init.comment"],
    "The default ranks an overload": ["result.none"],
    "A query without entities has none, whatever is asked": ["entities.identifiers", "entities.string"],
    "Names of stored properties: nothing here stores them": ["init.identifier"],
    "Spotlight's keys: a property is searched by its value": [
      "init.indexingKey", "init.customIndexingKey", "init.searchable", "init.searchableByDefault",
      "init.unique",
      "init.multiValued",
    ],
    "There is no front to prompt at": [
      "requestConfirmation.showDialogAsPrompt", "requestConfirmation.showPrompt",
    ],
    "Pictures are as large as they are shown": ["init.width", "init.height", "init.systemImageName"],
    "A type stands for itself": ["init.replacedBy", "requestValue.type"],
    "Conditions of widgets and summaries are read in closures": ["init.test", "init.family"],
    "No widget is turned to": [
      "init.intent", "init.widgetKind", "init.relevance", "updateRelevantIntents.intents",
    ],
    "No words lead to a comparison with resolvers": ["init.resolvers"],
    "No Focus asks": ["suggestedFocusFilters.context"],
    "The compiler reads it": ["performBackgroundTask.isolation"],
    "A measurement keeps its unit": [
      "measurement.usage", "init.defaultUnitAdjustForLocale", "init.unitAdjustForLocale",
    ],
    "A name has one writing": ["localizedString.options"],
    "What came of an intent is no part of a suggestion": ["donate.result"],
    "A file has one content": ["data.contentType"],
    "Types of apps have no parents": ["init.parent"],
    "Nothing takes a value by itself": [
      "init.shouldAllowToOpenInPlace", "init.shouldAttemptToOpenInPlace", "init.exporting",
      "suggestedFileName.name", "visibility.visibility",
    ],
    "The closure of a button would run in the process of its app": ["init.action"],
    "A resolver of one type needs no surroundings": ["resolve.context"],
  ]

  /// Properties by type's file and name.
  private static let properties: [String: [String]] = [
    "Spotlight's values that are no words": [
      "IndexedEntity.contentURL", "IndexedEntity.thumbnailURL", "IndexedEntity.thumbnailData",
      "IndexedEntity.darkThumbnailURL", "IndexedEntity.relatedUniqueIdentifier",
      "IndexedEntity.domainIdentifier",
      "IndexedEntity.startDate", "IndexedEntity.endDate", "IndexedEntity.dueDate",
      "IndexedEntity.completionDate",
      "IndexedEntity.addedDate", "IndexedEntity.contentCreationDate", "IndexedEntity.contentModificationDate",
      "IndexedEntity.lastUsedDate", "IndexedEntity.pageCount", "IndexedEntity.rankingHint",
      "IndexedEntity.supportsNavigation", "IndexedEntity.supportsPhoneCall",
    ],
    "Told to the app, which may read it": [
      "CLLocation.horizontalAccuracy", "CLLocation.verticalAccuracy", "IntentModes.preciseTimestamp",
      "TransferRepresentations.isOriginalFile", "NSUserActivity.activityType",
    ],
    "There is no Focus": [
      "FocusFilters.notificationFilterPredicate", "FocusFilters.targetContentIdentifierPrefix",
    ],
    "No activity is taken up": [
      "NSUserActivity.expirationDate", "NSUserActivity.isCurrent",
      "NSUserActivity.isEligibleForHandoff", "NSUserActivity.isEligibleForPrediction",
      "NSUserActivity.isEligibleForPublicIndexing", "NSUserActivity.isEligibleForSearch",
      "NSUserActivity.needsSave",
      "NSUserActivity.referrerURL", "NSUserActivity.requiredUserInfoKeys",
      "NSUserActivity.targetContentIdentifier",
      "NSUserActivity.webpageURL",
    ],
    "There is no keyboard": [
      "ValueSettings.autocorrect", "ValueSettings.capitalizationType", "ValueSettings.keyboardType",
      "ValueSettings.multiline", "ValueSettings.smartDashes", "ValueSettings.smartQuotes",
    ],
    "There is no address book": ["IntentPerson.aliases", "IntentPerson.isMe"],
    "Pictures are shown in words": ["DisplayRepresentation.displayStyle"],
    "One process": ["TransferRepresentations.allowAccessingOriginalFile"],
  ]

  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static func files(in folder: String) throws -> [(name: String, text: String)] {
    let files = FileManager.default.enumerator(
      at: root.appending(path: folder), includingPropertiesForKeys: nil)
    return try (try #require(files)).compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }.map {
      file in
      let text = try String(contentsOf: file, encoding: .utf8)
      return (file.deletingPathExtension().lastPathComponent, text.replacing(/\/\/[^\n]*/, with: ""))
    }
  }

  @Test("Every public parameter is read, or is listed with the reason")
  func parameters() throws {
    let unread = try Self.files(in: "Sources/AppIntents").flatMap { PublicFunction.all(in: $0.text) }
      .flatMap(\.unread)
    let known = Set(Self.parameters.values.joined())
    #expect(Set(unread).subtracting(known).sorted() == [])
    #expect(known.subtracting(unread).sorted() == [])
  }

  @Test("Every public stored property is read, or is listed with the reason")
  func properties() throws {
    let all = try Self.files(in: "Sources").map(\.text).joined(separator: "\n")
    // Simple boundaries: by those of Unicode there is none inside `order.title`.
    let reading = /\.(\w+)\b(?!\s*=[^=])/.wordBoundaryKind(.simple)
    let read = Set(all.matches(of: reading).map { String($0.1) })
    let declaration = /(?m)^\s*public (?:private\(set\) )?(?:let|var) (\w+)\s*(?::[^={\n]*)?(?:=[^\n{]*)?$/
    let unread = try Self.files(in: "Sources/AppIntents").flatMap { file in
      file.text.matches(of: declaration).map { String($0.1) }.filter { name in
        !read.contains(name) && !Self.isReadBare(name, in: file.text)
      }.map { "\(file.name).\($0)" }
    }
    let known = Set(Self.properties.values.joined())
    #expect(Set(unread).subtracting(known).sorted() == [])
    #expect(known.subtracting(unread).sorted() == [])
  }

  /// Whether the name stands in its own file anywhere but where it is declared, set or a label.
  private static func isReadBare(_ name: String, in text: String) -> Bool {
    let uses = Self.count("[^\\w.]\(name)\\b(?!\\s*[:=])", in: text)
    let declared = Self.count("(?:let|var) \(name)\\b(?!\\s*[:=])", in: text)
    return uses - Self.count("self\\.\(name) = \(name)\\b", in: text) > declared
  }

  private static func count(_ pattern: String, in text: String) -> Int {
    // The patterns are made of identifiers and written above.
    (try? Regex(pattern)).map { text.matches(of: $0.wordBoundaryKind(.simple)).count } ?? 0
  }
}

/// A public function or initialiser with a body, read from its text.
private struct PublicFunction {
  var name: String
  var parameters: [String]
  var body: Substring

  /// `function.parameter` for each parameter that the body does not name.
  var unread: [String] {
    let words = Set(body.matches(of: /\w+/).map { String($0.0) })
    return parameters.filter { !words.contains($0) }.map { "\(name).\($0)" }
  }

  static func all(in text: String) -> [PublicFunction] {
    let head =
      /public (?:static |convenience |mutating |override |final )*(?:func (`?\w+`?)|(init)\??)(?:<[^(]*>)?(?=\()/
    return text.matches(of: head).compactMap { match in
      guard let end = closing(of: "(", ")", in: text, from: match.range.upperBound),
        let start = body(in: text, after: end), let stop = closing(of: "{", "}", in: text, from: start)
      else { return nil }
      let list = text[text.index(after: match.range.upperBound)..<end]
      return PublicFunction(
        name: String(match.1 ?? match.2 ?? ""), parameters: names(in: list), body: text[start..<stop])
    }
  }

  /// Where the body begins; nil for a requirement.
  private static func body(in text: String, after end: String.Index) -> String.Index? {
    let rest = text[end...].prefix(600)
    guard let sign = rest.firstMatch(of: /\{|\n\n|\n  \}|\n  public/), sign.0 == "{" else { return nil }
    return sign.range.lowerBound
  }

  private static func closing(
    of open: Character, _ close: Character, in text: String, from start: String.Index
  ) -> String.Index? {
    var depth = 0
    for index in text[start...].indices {
      if text[index] == open { depth += 1 }
      if text[index] == close {
        depth -= 1
        if depth == 0 { return index }
      }
    }
    return nil
  }

  /// The names by which the body knows the parameters.
  private static func names(in list: Substring) -> [String] {
    var depth = 0
    var parts: [String] = [""]
    for character in list {
      if "([{<".contains(character) { depth += 1 }
      if ")]}>".contains(character) { depth -= 1 }
      if character == ",", depth == 0 { parts.append("") } else { parts[parts.count - 1].append(character) }
    }
    return parts.compactMap { part in
      let head = part.prefix { $0 != ":" }.replacing(/@\w+(<[^>]*>)?(\([^)]*\))?/, with: "")
      return head.split(whereSeparator: \.isWhitespace).last.map { String($0).replacing("`", with: "") }
    }
  }
}
