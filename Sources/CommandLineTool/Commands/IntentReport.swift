import AppIntents

/// An intent described as JSON, its parameters as a JSON Schema.
struct IntentReport: Encodable {
  let app: String
  let intent: String
  let title: String
  let summary: String
  let risk: String
  let schema: ParameterSchema

  init(_ intent: IntentDescriptor, of app: AppDescriptor, language: String) {
    self.app = app.name
    self.intent = intent.name
    title = intent.title[language] ?? intent.title[""] ?? intent.name
    summary = intent.summary[language] ?? intent.summary[""] ?? ""
    risk = intent.risk.rawValue
    schema = ParameterSchema(intent.parameters, app: app, language: language)
  }
}
