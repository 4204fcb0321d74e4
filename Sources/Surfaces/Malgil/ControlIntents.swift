import AppIntents
import ConversationProtocol

/// Turns a switch on: the app’s own intent does it.
struct TurnOnControl: AppIntent {
  static let title = LocalizedStringResource(ko: "켜기", en: "Turn something on")
  static let description = IntentDescription(
    LocalizedStringResource(ko: "앱의 스위치를 켜요.", en: "Turns a switch of an app on."))
  static let authenticationPolicy = IntentAuthenticationPolicy.requiresAuthentication

  @Parameter(
    title: LocalizedStringResource(ko: "스위치", en: "Switch"),
    requestValueDialog: IntentDialog(ko: "무엇을 켤까요?", en: "What shall I turn on?"), optionsProvider: Switches()
  )
  var control: ControlEntity

  func perform() async throws -> some IntentResult {
    let spoken = try await SpokenBoard.current()
    return .result(opensIntent: try await spoken.pressed(control, wanting: true))
  }
}

/// Turns a switch off.
struct TurnOffControl: AppIntent {
  static let title = LocalizedStringResource(ko: "끄기", en: "Turn something off")
  static let description = IntentDescription(
    LocalizedStringResource(ko: "앱의 스위치를 꺼요.", en: "Turns a switch of an app off."))
  static let authenticationPolicy = IntentAuthenticationPolicy.requiresAuthentication

  @Parameter(
    title: LocalizedStringResource(ko: "스위치", en: "Switch"),
    requestValueDialog: IntentDialog(ko: "무엇을 끌까요?", en: "What shall I turn off?"),
    optionsProvider: Switches())
  var control: ControlEntity

  func perform() async throws -> some IntentResult {
    let spoken = try await SpokenBoard.current()
    return .result(opensIntent: try await spoken.pressed(control, wanting: false))
  }
}

/// Presses a button: the app's own intent runs, and asks what it has to ask.
struct PressControl: AppIntent {
  static let title = LocalizedStringResource(ko: "단추 누르기", en: "Press a button")
  static let description = IntentDescription(
    LocalizedStringResource(ko: "앱의 단추를 눌러요.", en: "Presses a button of an app."))
  static let authenticationPolicy = IntentAuthenticationPolicy.requiresAuthentication

  @Parameter(
    title: LocalizedStringResource(ko: "단추", en: "Button"),
    requestValueDialog: IntentDialog(ko: "어느 단추를 누를까요?", en: "Which button?"), optionsProvider: Buttons())
  var control: ControlEntity

  func perform() async throws -> some IntentResult {
    let spoken = try await SpokenBoard.current()
    return .result(opensIntent: try await spoken.pressed(control, wanting: nil))
  }
}

extension SpokenBoard {
  /// The app's intent that a press runs.
  ///
  /// - Parameter wanted: what a switch is set to; nil presses a button, and turns a switch over.
  /// - Throws: `NotPressable` for a button that is to be off, and for what cannot be pressed now.
  fileprivate func pressed(_ control: ControlEntity, wanting wanted: Bool?) async throws -> any AppIntent {
    let (declared, shown) = try await board.control(called: control.id, for: caller)
    guard !shown.isDisabled, shown.isOn != nil || wanted != false else {
      throw NotPressable(title: shown.title)
    }
    return try await board.intent(of: declared, wanting: wanted ?? !(shown.isOn ?? false), for: caller)
  }
}

/// A button that was to be switched off, or a control that cannot be pressed now.
struct NotPressable: Error, CustomLocalizedStringResourceConvertible {
  let title: String

  var localizedStringResource: LocalizedStringResource {
    LocalizedStringResource(
      ko: "지금은 ‘\(title)’을(를) 그렇게 할 수 없어요.", en: "That cannot be done with “\(title)” now.")
  }
}
