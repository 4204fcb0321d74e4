public struct DefaultToggleStyle: ToggleStyle {
  public init() {}

  public var toggleStyleName: String? { nil }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

public struct ButtonToggleStyle: ToggleStyle {
  public init() {}

  public var toggleStyleName: String? { "button" }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

public struct SwitchToggleStyle: ToggleStyle {
  public init() {}

  public var toggleStyleName: String? { "switch" }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
