package import AppIntents

/// An intent described as JSON, its parameters as a JSON Schema.
package struct IntentReport: Encodable {
  let app: String
  let intent: String
  let title: String
  let summary: String
  let keywords: [String]
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
    authentication = String(describing: intent.authentication)
    isDiscoverable = intent.isDiscoverable
    isUndoable = intent.isUndoable
    sentence = intent.sentence
    schema = ParameterSchema(intent.parameters, app: app, language: language)
  }
}
