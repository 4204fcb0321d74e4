import ConversationProtocol
import AppIntents
import Views
import Widgets

/// A widget that can be placed.
struct WidgetKind: Hashable, Sendable {
  var app: String
  var kind: String
  var title: String
  var details: String
  var families: [WidgetFamily]
  /// What a person can set, by name.
  var settings: [String]
  var parameters: [ParameterDescriptor]
  /// Of these, what has to be set before it can be shown.
  var required: [String]

  /// The size in which it is placed.
  func family(_ wanted: WidgetFamily?) throws -> WidgetFamily {
    if let wanted {
      guard families.contains(wanted) else {
        throw SurfaceMistake.noFamily(wanted.description, known: families)
      }
      return wanted
    }
    let usual = [WidgetFamily.systemMedium, .systemSmall, .systemLarge].first(where: families.contains)
    return usual ?? families.first ?? .systemSmall
  }

  func report(_ parameters: [WidgetParameterReport]) -> WidgetKindReport {
    var report = WidgetKindReport(
      app: app, kind: kind, title: title, details: details, families: families.map(\.description),
      settings: settings, required: required)
    report.parameters = parameters
    return report
  }
}

extension Board {
  /// The widgets that can be placed.
  func kinds() async -> [WidgetKind] {
    let environment = environment
    return await MainActor.run { declared.widgets.map { WidgetKind($0, in: environment) } }
  }

  /// A kind by its name, with or without its app's, or by what it is called.
  ///
  /// - Throws: `SurfaceMistake.noKind`.
  func kind(called name: String) async throws -> WidgetKind {
    let kinds = await kinds()
    let wanted = name.lowercased()
    let found = kinds.first {
      [$0.kind, $0.title, "\($0.app).\($0.kind)"].contains { $0.lowercased() == wanted }
    }
    guard let found else { throw SurfaceMistake.noKind(name, known: kinds.map(\.kind)) }
    return found
  }

  /// What a kind looks like to somebody who chooses it.
  func preview(_ kind: WidgetKind, family name: String?, for caller: SurfaceCaller) async throws
    -> WidgetReport
  {
    guard caller.isPerson else { throw SurfaceMistake.notPermitted }
    guard let widget = declared.widget(kind.kind, of: kind.app) else {
      throw SurfaceMistake.noKind(kind.kind, known: [])
    }
    let family = try kind.family(try name.map { try Self.family($0, of: kind) })
    var report = WidgetReport(
      id: "", app: kind.app, kind: kind.kind, title: kind.title, family: family.description)
    do {
      report.tree = try await loader.preview(widget.declaration, of: kind.app, family: family).report
    } catch {
      (report.problem, report.isStale) = (Self.words(of: error), true)
    }
    return report
  }

  static func family(_ name: String, of kind: WidgetKind) throws -> WidgetFamily {
    guard let family = WidgetFamily(named: name) else {
      throw SurfaceMistake.noFamily(name, known: kind.families)
    }
    return family
  }
}

extension WidgetKind {
  @MainActor
  fileprivate init(_ widget: Declared.Widget, in environment: EnvironmentValues) {
    let declaration = widget.declaration
    self.init(
      app: widget.app, kind: declaration.kind,
      title: declaration.name?.words(in: environment) ?? declaration.kind,
      details: declaration.details?.words(in: environment) ?? "", families: declaration.families,
      settings: declaration.intent.map { IntentRuntime.parameterNames(of: $0) } ?? [],
      parameters: declaration.intent.map { IntentRuntime.parameters(of: $0) } ?? [],
      required: declaration.intent.map { IntentRuntime.requiredNames(of: $0) } ?? [])
  }
}
