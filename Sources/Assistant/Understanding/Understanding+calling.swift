import AppIntents
import ConversationProtocol
import JSONText

/// Intents that are called by a program with values, without words.
extension Understanding {
  func read(_ call: TurnCall) -> Result {
    guard let (app, intent) = catalog.intent(of: call) else { return Result(reading: .unknown) }
    let arguments = CallReading(self, app: app).arguments(call.arguments, of: intent)
    let candidate = Candidate(
      call: IntentCall(app: app, intent: intent.name, arguments: arguments), phrase: "", cost: 0,
      asksFirst: false)
    return Result(reading: .intent(candidate))
  }
}

extension Conversation {
  /// - Throws: `AssistantFailure.badRequest` when no intent, or not exactly one, has this name, when it has no parameter
  ///   that a value is given for, or when a value has a type that the parameter cannot be read from.
  func check(_ call: TurnCall) throws(AssistantFailure) {
    guard let (_, intent) = assistant.catalog.intent(of: call) else {
      throw AssistantFailure(.badRequest, "there is no intent “\(call.name)”")
    }
    for (name, value) in call.arguments.sorted(by: { $0.key < $1.key }) {
      guard let parameter = intent.parameters.first(where: { $0.name == name }) else {
        let known = intent.parameters.map(\.name).joined(separator: ", ")
        throw AssistantFailure(.badRequest, "“\(intent.name)” has no “\(name)”; it has \(known)")
      }
      guard value.fits(parameter.kind) else {
        throw AssistantFailure(.badRequest, "“\(name)” has a value of another type")
      }
    }
  }
}

extension AppCatalog {
  /// The intent that a call names; nil when there is none, or when several apps have one of that name.
  func intent(of call: TurnCall) -> (app: String, intent: IntentDescriptor)? {
    let found = apps.filter { call.app == nil || $0.name == call.app }.compactMap { app in
      app.intent(call.intent).map { (app.name, $0) }
    }
    return found.count == 1 ? found[0] : nil
  }
}

extension JSON {
  /// Whether a parameter of this kind can be read from it. Words can be tried for any.
  fileprivate func fits(_ kind: ValueKind) -> Bool {
    if string != nil || isNull { return true }
    switch kind {
    case .list(let member): return array?.allSatisfy { $0.fits(member) } ?? fits(member)
    case .composite(let composite):
      return object?.allSatisfy { member in
        composite.properties.contains { $0.name == member.key && member.value.fits($0.kind) }
      } ?? false
    case .integer, .number, .duration: return number != nil
    case .boolean: return boolean != nil
    default: return false
    }
  }
}
