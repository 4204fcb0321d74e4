/// Something that compiles or works here and not on a phone.
///
/// What is accepted beyond Apple's rules lies in this folder or is named in `all`, so that a check can print it.
package struct PlatformExtension: Hashable, Sendable, Codable {
  /// Stays the same: `mixed-results`.
  package var name: String
  /// What may be written here.
  package var accepted: String
  /// What Apple's compiler, Xcode or Siri makes of it.
  package var onPhones: String
  /// What to write instead for code that has to run on both.
  package var instead: String

  package static let all: [PlatformExtension] = [
    PlatformExtension(
      name: "mixed-results",
      accepted: "branches of one perform() with a bare `some IntentResult` return different shapes",
      onPhones: "compile error: return statements do not have matching underlying types",
      instead: "give all branches the same parts, or declare ProvidesDialog, ReturnsValue, OpensIntent"),
    PlatformExtension(
      name: "search-without-conformance",
      accepted: "entities(matching:) of a plain EntityQuery is called",
      onPhones: "it compiles and is never called", instead: "conform the query to EntityStringQuery"),
    PlatformExtension(
      name: "dialog-requests",
      accepted: "IntentDialog(…).requestValue(from:), .requestValue(_: type), .requestConfirmation()",
      onPhones: "compile error: IntentDialog has no such members",
      instead: "$parameter.requestDisambiguation(among:dialog:), $parameter.requestValue(_:), "
        + "requestConfirmation(actionName:dialog:)"),
    PlatformExtension(
      name: "options-of-a-request", accepted: "$parameter.requestValue(dialog:options:)",
      onPhones: "compile error: extra argument options",
      instead: "$parameter.requestDisambiguation(among:dialog:) or an options provider"),
    PlatformExtension(
      name: "phrase-without-app-name", accepted: "a phrase without \\(.applicationName)",
      onPhones: "build error: every App Shortcut utterance should contain '${applicationName}'",
      instead: "put \\(.applicationName) into every phrase"),
    PlatformExtension(
      name: "phrase-with-plain-parameter",
      accepted: "a phrase with a parameter that is text, a number or a date",
      onPhones: "build error: AppEntity and AppEnum are the only allowed types",
      instead: "leave it out of the phrase and let it be asked, or make it an entity"),
    PlatformExtension(
      name: "phrase-with-several-parameters", accepted: "a phrase with two parameters or more",
      onPhones: "build error: at most one parameter in a phrase",
      instead: "one parameter a phrase; the others are asked for"),
    PlatformExtension(
      name: "more-than-ten-shortcuts", accepted: "more than ten App Shortcuts in an app",
      onPhones: "build error: each app may have at most 10", instead: "keep the ten that are said most"),
    PlatformExtension(
      name: "hidden-intent-in-shortcut", accepted: "a shortcut of an intent whose isDiscoverable is false",
      onPhones: "the shortcut does not appear", instead: "make the intent discoverable"),
    PlatformExtension(
      name: "case-without-title", accepted: "a case of an AppEnum that caseDisplayRepresentations leaves out",
      onPhones: "build error, or a crash when the case is shown", instead: "give every case a representation"),
    PlatformExtension(
      name: "default-for-any-type", accepted: "@Parameter(default:) for dates, people and amounts",
      onPhones: "compile error: extra argument default",
      instead: "an optional parameter, with ?? in perform()"),
    PlatformExtension(
      name: "settings-of-properties", accepted: "@Property(title:default:requestValueDialog:inclusiveRange:)",
      onPhones: "compile error: extra arguments", instead: "only title, and defaults in the initialiser"),
    PlatformExtension(
      name: "sensitive-parameters", accepted: "@Parameter(isSensitive: true)",
      onPhones: "compile error: extra argument isSensitive", instead: "leave it out on phones"),
    PlatformExtension(
      name: "translations-in-code", accepted: "LocalizedStringResource(\"…\", translations: [\"en\": \"…\"])",
      onPhones: "compile error: extra argument translations", instead: "a string catalogue"),
    PlatformExtension(
      name: "text-in-dialog", accepted: "IntentDialog(_: String) with a text known only at run time",
      onPhones: "compile error: cannot convert String to LocalizedStringResource",
      instead: "IntentDialog(stringLiteral: text)"),
    PlatformExtension(
      name: "collections-of-shortcuts", accepted: "an array of shortcuts as an expression of appShortcuts",
      onPhones: "compile error in the builder", instead: "one AppShortcut after another"),
  ]
}
