public struct DefaultGaugeStyle: GaugeStyle {
  public init() {}

  public var gaugeStyleName: String? { nil }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

public struct LinearCapacityGaugeStyle: GaugeStyle {
  public init() {}

  public var gaugeStyleName: String? { "linearCapacity" }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

public struct AccessoryLinearGaugeStyle: GaugeStyle {
  public init() {}

  public var gaugeStyleName: String? { "accessoryLinear" }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  public init() {}

  public var gaugeStyleName: String? { "accessoryLinearCapacity" }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}

public struct AccessoryCircularGaugeStyle: GaugeStyle {
  public init() {}

  public var gaugeStyleName: String? { "accessoryCircular" }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  public init() {}

  public var gaugeStyleName: String? { "accessoryCircularCapacity" }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}
