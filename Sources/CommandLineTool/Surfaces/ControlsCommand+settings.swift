import ArgumentParser
import ConversationProtocol
import JSONText

extension ControlsCommand {
  /// `malgil controls configure`: what a control is set to.
  struct Configure: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "configure", abstract: "Gives a control other settings.",
      discussion: "What it has to be set to and is not given is asked for.")

    @OptionGroup var options: GlobalOptions
    @OptionGroup var saying: SayOptions

    @Argument(help: "The control: its identifier, kind or title.")
    var control: String

    @OptionGroup var settings: SettingArguments

    func run() async throws {
      let talk = try await SurfaceClient(options, saying)
      let values = try settings.byName()
      let missing = try await talk.form(of: control).missing
      guard values.isEmpty || missing.contains(where: { values[$0] == nil }) else {
        return talk.show(try await talk.reply(to: .configureControl(control, values: values)))
      }
      guard !missing.isEmpty else {
        throw ToolFailure("say what is to be set: name=value", exit: .usage)
      }
      try await talk.take(call(values))
    }

    /// The turn that asks for what is missing.
    private func call(_ values: [String: String]) -> TurnCall {
      var arguments: [String: JSON] = ["control": .text(control)]
      if !values.isEmpty { arguments["settings"] = .text(JSON(values.mapValues { .text($0) }).line) }
      return TurnCall("ConfigureControl", of: "Malgil", arguments: arguments)
    }
  }
}

extension SurfaceClient {
  /// What can be set of a control.
  fileprivate func form(of name: String) async throws -> ControlReport.Form {
    let wanted = name.lowercased()
    let control = try await reply(to: .controls).controls.first {
      [$0.id, $0.kind, $0.title].contains { $0.lowercased() == wanted }
    }
    guard let control else { throw ToolFailure("there is no control “\(name)”", exit: .noTarget) }
    guard let form = control.form else {
      throw ToolFailure("“\(control.title)” has nothing that can be set", exit: .usage)
    }
    return form
  }
}
