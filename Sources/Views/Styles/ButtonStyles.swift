public struct DefaultButtonStyle: PrimitiveButtonStyle {
  public init() {}

  public var buttonStyleName: String? { nil }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

public struct PlainButtonStyle: PrimitiveButtonStyle {
  public init() {}

  public var buttonStyleName: String? { "plain" }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

public struct BorderedButtonStyle: PrimitiveButtonStyle {
  public init() {}

  public var buttonStyleName: String? { "bordered" }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  public init() {}

  public var buttonStyleName: String? { "borderedProminent" }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  public init() {}

  public var buttonStyleName: String? { "borderless" }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
