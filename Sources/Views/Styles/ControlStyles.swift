/// How a button looks.
public protocol PrimitiveButtonStyle: Sendable {
  var buttonStyleName: String? { get }
}

public protocol LabelStyle: Sendable {
  var labelStyleName: String? { get }
}

public protocol ProgressViewStyle: Sendable {
  var progressViewStyleName: String? { get }
}

public protocol GaugeStyle: Sendable {
  var gaugeStyleName: String? { get }
}

public protocol ToggleStyle: Sendable {
  var toggleStyleName: String? { get }
}

extension View {
  public func buttonStyle(_ style: some PrimitiveButtonStyle) -> some View {
    changingEnvironment { $0.looks.buttonStyle = style.buttonStyleName }
  }

  public func labelStyle(_ style: some LabelStyle) -> some View {
    changingEnvironment { $0.looks.labelStyle = style.labelStyleName }
  }

  public func progressViewStyle(_ style: some ProgressViewStyle) -> some View {
    changingEnvironment { $0.looks.progressStyle = style.progressViewStyleName }
  }

  public func gaugeStyle(_ style: some GaugeStyle) -> some View {
    changingEnvironment { $0.looks.gaugeStyle = style.gaugeStyleName }
  }

  public func toggleStyle(_ style: some ToggleStyle) -> some View {
    changingEnvironment { $0.looks.toggleStyle = style.toggleStyleName }
  }

  /// Sizes of controls and corners of buttons are those of the front end.
  public func controlSize(_ size: ControlSize) -> some View { self }
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }
  public func labelsHidden() -> some View { self }
}

public enum ControlSize: Hashable, Sendable, CaseIterable { case mini, small, regular, large, extraLarge }

public struct ButtonBorderShape: Hashable, Sendable {
  public static let automatic = ButtonBorderShape()
  public static let capsule = ButtonBorderShape()
  public static let circle = ButtonBorderShape()
  public static let roundedRectangle = ButtonBorderShape()
  public static func roundedRectangle(radius: Double) -> ButtonBorderShape { automatic }
}
