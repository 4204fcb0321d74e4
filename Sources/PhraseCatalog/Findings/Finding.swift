/// Something that a check has to say about phrases or tables, with its place.
public struct Finding: Hashable, Sendable {
  public enum Severity: String, Hashable, Sendable, CaseIterable, Comparable {
    case error, warning, note

    public static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  }

  public var code: FindingCode
  public var severity: Severity
  /// A path, as far as one is known.
  public var file: String
  /// From 1; 0 when the whole file is meant.
  public var line: Int
  /// From 1, in Unicode scalars; 0 when unknown.
  public var column: Int
  /// A BCP 47 tag; empty when no language in particular is meant.
  public var language: String
  public var message: String
  /// A sentence that shows it.
  public var witness: String?
  /// What to write instead, where that is certain.
  public var fix: String?
  /// The other place of a conflict, as `file:line`.
  public var related: String?

  public init(
    _ code: FindingCode, _ severity: Severity? = nil, at place: FindingPlace, language: String = "",
    _ message: String, witness: String? = nil, fix: String? = nil, related: String? = nil
  ) {
    self.code = code
    self.severity = severity ?? code.severity
    file = place.file
    line = place.line
    column = place.column
    self.language = language
    self.message = message
    self.witness = witness
    self.fix = fix
    self.related = related
  }
}

/// Where a finding stands.
public struct FindingPlace: Hashable, Sendable {
  public var file: String
  /// From 1; 0 when the whole file is meant.
  public var line: Int
  /// From 1, in Unicode scalars; 0 when unknown.
  public var column: Int

  public init(file: String, line: Int = 0, column: Int = 0) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// `file:line`, as far as they are known.
  public var text: String { line == 0 ? file : "\(file):\(line)" }
}

extension Finding: Comparable {
  /// By place, so that a file's findings stand together.
  public static func < (left: Finding, right: Finding) -> Bool {
    if left.file != right.file { return left.file < right.file }
    if left.line != right.line { return left.line < right.line }
    return (left.column, left.code.rawValue, left.language, left.message)
      < (right.column, right.code.rawValue, right.language, right.message)
  }
}
