/// Where a value is wanted: a parameter, an element of a list, a property of a composite.
struct SlotPath: Sendable {
  /// The parameter of the intent that the place belongs to.
  var parameter: String
  /// `lines`, `lines.menuItem`.
  var path: String
  var settings: ValueSettings
  var shape: ValueShape
  var isOptional: Bool

  init(_ parameter: NamedHolder) {
    self.parameter = parameter.name
    path = parameter.name
    settings = parameter.holder.settings
    shape = parameter.holder.shape
    isOptional = parameter.holder.isOptional
  }

  /// A place that belongs to no parameter.
  init(named name: String, shape: ValueShape) {
    parameter = name
    path = name
    settings = ValueSettings()
    self.shape = shape
    isOptional = false
  }

  func element(_ shape: ValueShape) -> SlotPath {
    var place = self
    place.shape = shape
    return place
  }

  func property(_ property: NamedHolder) -> SlotPath {
    var place = SlotPath(property)
    place.parameter = parameter
    place.path = "\(path).\(property.name)"
    return place
  }

  /// The title of the parameter, else of its type, else its name.
  func title(in language: String) -> String {
    let title = settings.title ?? shape.typeTitle
    return title?.text(in: language) ?? String(path.split(separator: ".").last ?? "")
  }
}

/// A parameter that asks while its intent is running.
struct ParameterRequest: Sendable {
  let resolution: Resolution
  let place: SlotPath

  init(_ run: IntentRun, at place: SlotPath) {
    resolution = Resolution(run: run)
    self.place = place
  }

  init(for holder: any ValueHolder, shape: ValueShape) throws {
    guard let run = IntentRun.current else { throw IntentDialogUnavailable() }
    let name = run.parameters.first { $0.holder === holder }?.name
    resolution = Resolution(run: run)
    place = SlotPath(NamedHolder(name: name ?? "value", holder: holder)).element(shape)
  }
}

extension ValueShape {
  var typeTitle: LocalizedStringResource? {
    switch self {
    case .enumeration(let type): type.typeDisplayRepresentation.name
    case .entity(let type): type.typeDisplayRepresentation.name
    case .composite(let type): type.typeDisplayRepresentation.name
    case .list(let element, _): element.typeTitle
    case .scalar, .nothing: nil
    }
  }
}
