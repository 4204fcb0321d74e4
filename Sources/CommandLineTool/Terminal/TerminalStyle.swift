package import ViewRendering

/// How text is set off on a terminal, or that it is not.
package struct TerminalStyle: Hashable, Sendable {
  /// What a piece of text is, not how it looks.
  package enum Role: Hashable, Sendable, CaseIterable {
    case prompt, option, destructive, success, hint, failure
  }

  package var isColored: Bool

  /// What views are painted with.
  package var viewColors: ColorCapability

  package static let plain = TerminalStyle(isColored: false)

  package init(isColored: Bool, viewColors: ColorCapability = .none) {
    self.isColored = isColored
    self.viewColors = isColored ? viewColors : .none
  }

  /// Decides as is customary: `NO_COLOR` says no, then `FORCE_COLOR` and `CLICOLOR_FORCE` say yes, then
  /// a dumb terminal or none says no. A variable that is set but empty says nothing.
  package init(environment: [String: String], isTerminal: Bool) {
    func isSet(_ name: String) -> Bool { environment[name]?.isEmpty == false }
    if isSet("NO_COLOR") {
      isColored = false
    } else if isSet("FORCE_COLOR") || isSet("CLICOLOR_FORCE") {
      isColored = true
    } else {
      isColored = isTerminal && isSet("TERM") && environment["TERM"] != "dumb"
    }
    viewColors = isColored ? ColorCapability(environment: environment, isTerminal: isTerminal) : .none
  }

  package func styled(_ text: String, as role: Role) -> TerminalText {
    isColored && !text.isEmpty ? TerminalText(text, style: role.code) : TerminalText(text)
  }
}

extension TerminalStyle.Role {
  /// The parameter of the control sequence: one of the sixteen colours that every theme keeps readable.
  fileprivate var code: Int {
    switch self {
    case .prompt: 1
    case .option: 36
    case .destructive, .failure: 31
    case .success: 32
    case .hint: 2
    }
  }
}
