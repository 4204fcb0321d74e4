public import Foundation

/// How one thing is shown and said: its title, and names by which people call it.
public struct DisplayRepresentation: Hashable, Sendable, ExpressibleByStringInterpolation {
  public typealias StringInterpolation = String.LocalizationValue.StringInterpolation

  public var title: LocalizedStringResource
  public var subtitle: LocalizedStringResource?
  public var image: Image?
  /// Other names of the same thing. Words are matched against title and synonyms, never the subtitle.
  public var synonyms: [LocalizedStringResource]

  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
    synonyms: [LocalizedStringResource] = []
  ) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    self.synonyms = synonyms
  }

  public init(stringLiteral value: String) {
    self.init(title: LocalizedStringResource(stringLiteral: value))
  }

  public init(stringInterpolation: StringInterpolation) {
    self.init(title: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}

extension DisplayRepresentation {
  /// A picture beside the title, by reference; a terminal shows none.
  public struct Image: Hashable, Sendable {
    enum Source: Hashable, Sendable {
      case named(String)
      case system(String)
      case data(Data)
      case url(URL)
    }

    /// The outline of a picture.
    public enum DisplayStyle: Hashable, Sendable {
      case `default`, circular
    }

    let source: Source
    let isTemplate: Bool?
    public private(set) var displayStyle = DisplayStyle.default

    /// What the picture is called, for those who see none: the name of its file or symbol.
    var name: String? {
      switch source {
      case .named(let name), .system(let name): name
      case .url(let url): url.lastPathComponent
      case .data: nil
      }
    }

    public init(named name: String, isTemplate: Bool? = nil) {
      source = .named(name)
      self.isTemplate = isTemplate
    }

    public init(systemName: String, isTemplate: Bool? = nil) {
      source = .system(systemName)
      self.isTemplate = isTemplate
    }

    public init(data: Data, isTemplate: Bool? = nil) {
      source = .data(data)
      self.isTemplate = isTemplate
    }

    public init(url: URL, isTemplate: Bool? = nil) {
      source = .url(url)
      self.isTemplate = isTemplate
    }

    public init(url: URL, width: Int, height: Int, isTemplate: Bool? = nil) {
      self.init(url: url, isTemplate: isTemplate)
    }

    public init(named name: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle) {
      self.init(named: name, isTemplate: isTemplate)
      self.displayStyle = displayStyle
    }

    public init(systemName: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle) {
      self.init(systemName: systemName, isTemplate: isTemplate)
      self.displayStyle = displayStyle
    }

    public init(data: Data, isTemplate: Bool? = nil, displayStyle: DisplayStyle) {
      self.init(data: data, isTemplate: isTemplate)
      self.displayStyle = displayStyle
    }

    public init(url: URL, isTemplate: Bool? = nil, displayStyle: DisplayStyle) {
      self.init(url: url, isTemplate: isTemplate)
      self.displayStyle = displayStyle
    }
  }
}

/// How a type is called: 가게, 메뉴.
public struct TypeDisplayRepresentation: Hashable, Sendable, ExpressibleByStringInterpolation {
  public typealias StringInterpolation = String.LocalizationValue.StringInterpolation

  public var name: LocalizedStringResource
  /// The name with a number: 가게 3곳.
  public var numericFormat: LocalizedStringResource?
  public var synonyms: [LocalizedStringResource]

  public init(
    name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil,
    synonyms: [LocalizedStringResource] = []
  ) {
    self.name = name
    self.numericFormat = numericFormat
    self.synonyms = synonyms
  }

  /// The name with a number, by `numericFormat`; nil without one.
  package func text(count: Int, in language: String?) -> String? {
    numericFormat?.text(filledWith: count, in: language)
  }

  public init(stringLiteral value: String) {
    self.init(name: LocalizedStringResource(stringLiteral: value))
  }

  public init(stringInterpolation: StringInterpolation) {
    self.init(name: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}

/// A type with a name for people.
public protocol TypeDisplayRepresentable {
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

/// A value with a title for people.
public protocol DisplayRepresentable: CustomLocalizedStringResourceConvertible {
  var displayRepresentation: DisplayRepresentation { get }
}

extension DisplayRepresentable {
  public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
}

/// A type whose values and their titles are all known.
public protocol CaseDisplayRepresentable: TypeDisplayRepresentable, DisplayRepresentable, CaseIterable,
  Hashable
{
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

public typealias StaticDisplayRepresentable = CaseDisplayRepresentable

/// A type with a name that outlives the process: in journals, phrase files and calls from outside.
public protocol PersistentlyIdentifiable {
  /// The type's name unless given.
  static var persistentIdentifier: String { get }
}

extension PersistentlyIdentifiable {
  // What `String(describing:)` gives, without its search for conformances, which every start would pay for.
  public static var persistentIdentifier: String { _typeName(Self.self, qualified: false) }
}
