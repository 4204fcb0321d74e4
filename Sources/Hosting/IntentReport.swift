package import AppIntents

/// An intent described as JSON, its parameters as a JSON Schema.
package struct IntentReport: Encodable {
  let app: String
  let intent: String
  let title: String
  let summary: String
  let keywords: [String]
  /// The group of intents that it belongs to; nil for none.
  let category: String?
  /// What its value is called; nil when the app does not say it.
  let resultName: String?
  /// Why it should no longer be used; nil for one that should.
  let deprecation: String?
  let risk: String
  /// What has to be known of whoever says it.
  let authentication: String
  let isDiscoverable: Bool
  let isUndoable: Bool
  /// The intent as a sentence over its parameters; empty without one.
  let sentence: String
  let schema: ParameterSchema

  package init(_ intent: IntentDescriptor, of app: AppDescriptor, language: String) {
    self.app = app.name
    self.intent = intent.name
    title = intent.title[language] ?? intent.title[""] ?? intent.name
    summary = intent.summary[language] ?? intent.summary[""] ?? ""
    risk = intent.risk.rawValue
    keywords = intent.keywords
    category = intent.category[language] ?? intent.category[""]
    resultName = intent.resultName[language] ?? intent.resultName[""]
    deprecation = intent.deprecation[language] ?? intent.deprecation[""]
    authentication = String(describing: intent.authentication)
    isDiscoverable = intent.isDiscoverable
    isUndoable = intent.isUndoable
    sentence = intent.sentence
    schema = ParameterSchema(intent.parameters, app: app, language: language)
  }
}
