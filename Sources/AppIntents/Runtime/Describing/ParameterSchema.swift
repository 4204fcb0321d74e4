/// A JSON Schema of parameters. Nothing that a dialog can ask for is required.
package indirect enum ParameterSchema: Hashable, Sendable, Encodable {
  case object([String: ParameterSchema], title: String?)
  case array(ParameterSchema, title: String?)
  case plain(String, format: String?, title: String?, values: [String], minimum: Double?, maximum: Double?)

  private enum Key: String, CodingKey {
    case type, title, properties, items, format, minimum, maximum
    case values = "enum"
  }

  /// Titles are in `language`, else in the development language.
  package init(
    _ parameters: [ParameterDescriptor], app: AppDescriptor, language: String, title: String? = nil
  ) {
    let properties = parameters.map { parameter in
      let title = parameter.title[language] ?? parameter.title[""]
      return (parameter.name, Self.schema(parameter.kind, app, language, title: title))
    }
    self = .object(Dictionary(properties, uniquingKeysWith: { first, _ in first }), title: title)
  }

  private static func schema(
    _ kind: ValueKind, _ app: AppDescriptor, _ language: String, title: String?
  ) -> ParameterSchema {
    func plain(
      _ type: String, format: String? = nil, values: [String] = [], minimum: Double? = nil,
      maximum: Double? = nil
    ) -> ParameterSchema {
      .plain(type, format: format, title: title, values: values, minimum: minimum, maximum: maximum)
    }
    switch kind {
    case .integer(let minimum, let maximum):
      return plain("integer", minimum: minimum.map(Double.init), maximum: maximum.map(Double.init))
    case .number(let minimum, let maximum): return plain("number", minimum: minimum, maximum: maximum)
    case .boolean: return plain("boolean")
    case .date: return plain("string", format: "date-time")
    case .duration: return plain("string", format: "duration")
    case .url: return plain("string", format: "uri")
    case .measurement(let unit): return plain("string", format: "number and unit, such as 5 \(unit)")
    case .currency: return plain("string", format: "amount, such as KRW 12000")
    case .file: return plain("string", format: "path")
    case .string, .entity, .person: return plain("string")
    case .enumeration(let name):
      return plain("string", values: app.enums.first { $0.name == name }?.cases.map(\.rawValue) ?? [])
    case .list(let member): return .array(schema(member, app, language, title: nil), title: title)
    case .composite(let composite):
      return ParameterSchema(composite.properties, app: app, language: language, title: title)
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    switch self {
    case .object(let properties, let title):
      try container.encode("object", forKey: .type)
      try container.encodeIfPresent(title, forKey: .title)
      try container.encode(properties, forKey: .properties)
    case .array(let items, let title):
      try container.encode("array", forKey: .type)
      try container.encodeIfPresent(title, forKey: .title)
      try container.encode(items, forKey: .items)
    case .plain(let type, let format, let title, let values, let minimum, let maximum):
      try container.encode(type, forKey: .type)
      try container.encodeIfPresent(title, forKey: .title)
      try container.encodeIfPresent(format, forKey: .format)
      try container.encodeIfPresent(minimum, forKey: .minimum)
      try container.encodeIfPresent(maximum, forKey: .maximum)
      if !values.isEmpty { try container.encode(values, forKey: .values) }
    }
  }
}
