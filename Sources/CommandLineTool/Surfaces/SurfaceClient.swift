import ConversationProtocol
import Foundation
import Hosting
import JSONText
import Language

/// What a command asks of a board: in the daemon if it can be talked to, else in this process.
struct SurfaceClient {
  let talk: any ConversationClient
  let place: ClientContext
  let options: GlobalOptions
  let saying: SayOptions

  init(_ options: GlobalOptions, _ saying: SayOptions = .unset) async throws {
    try saying.checkNames()
    self.options = options
    self.saying = saying
    place = try ClientContext(options)
    talk = try await place.talk(saying, answersOnce: true)
  }

  /// - Throws: `ToolFailure`, for what was named and is not there with the status 4.
  func reply(to request: SurfaceRequest) async throws -> SurfaceReply {
    do {
      return try await talk.surfaces(request)
    } catch {
      guard let failure = ToolFailure(error), failure.code == .notFound else { throw error }
      throw ToolFailure(failure.message, exit: .noTarget)
    }
  }

  /// Prints a board, or as JSON.
  func show(_ reply: SurfaceReply) { Output.text(text(of: reply)) }

  func text(of reply: SurfaceReply) -> TerminalText {
    options.json ? TerminalText(json: reply.shortJSON + "\n") : view.text(of: reply)
  }

  /// Prints what goes on, or as JSON.
  func show(activities reply: SurfaceReply) { Output.text(text(ofActivities: reply)) }

  func text(ofActivities reply: SurfaceReply) -> TerminalText {
    guard options.json else { return view.text(ofActivities: reply.activities) }
    return TerminalText(json: JSON(["activities": .list(of: reply.activities)]).line + "\n")
  }

  private var view: BoardView { BoardView(place) }

  /// Presses, shows the turn and what is shown afterwards, and ends with the status of the turn; a question is asked at the
  /// terminal.
  func press(_ target: SurfacePress.Target, wanting wanted: Bool?) async throws {
    let request = saying.requestId ?? "p_\(UUID().uuidString.lowercased())"
    var press = SurfacePress(target, wanted: wanted, request: request)
    (press.answers, press.acceptsConfirmations) = (try saying.answers(), saying.yes)
    let reply = try await reply(to: .press(press))
    if let address = reply.address { return show(address: address, reply) }
    guard let turn = reply.turn else {
      show(reply)
      Output.diagnostic("malgil: \(stale)")
      throw ToolExit.expired
    }
    if options.json { show(reply) } else { TurnPresenter(place).show(turn) }
    if turn.question == nil, !options.json { show(reply) }
    try await OneShot(options, saying, .unset).finish(turn, talk, place, TurnPresenter(place), nil)
  }

  /// Prints an address that leads out of the apps.
  private func show(address: String, _ reply: SurfaceReply) {
    if options.json { return show(reply) }
    Output.line(address.visibleLine)
  }

  /// Whether a kind has to be set to something that is not among `values`. Of a kind that is not there, nothing is missing.
  func lacks(_ values: [String: String], of name: String) async throws -> Bool {
    let wanted = name.lowercased()
    let kind = try await reply(to: .kinds).kinds.first {
      [$0.kind, $0.title, "\($0.app).\($0.kind)"].contains { $0.lowercased() == wanted }
    }
    return kind?.required.contains { values[$0] == nil } ?? false
  }

  /// Takes a call as a turn, and ends with its status; a question is asked at the terminal.
  func take(_ call: TurnCall) async throws {
    let turn = try await talk.say(.call(call), request: saying.requestId)
    let presenter = TurnPresenter(place)
    presenter.show(turn)
    try await OneShot(options, saying, .unset).finish(turn, talk, place, presenter, nil)
  }

  private var stale: String {
    ToolMessage.buttonGone.text(in: place.language)
  }
}

extension SurfaceReply {
  /// What is there, as HTTP has it: of a press, the turn with what was pressed.
  var shortJSON: String {
    if let turn {
      return JSON(["turn": turn.jsonValue, pressed.name: pressed.shown]).line
    }
    var json = jsonValue
    let empty = ["widgets", "kinds", "controls", "activities", "notifications", "sentences"].filter {
      json[$0]?.array?.isEmpty == true
    }
    let members = (json.object ?? []).filter { member in
      !empty.contains(member.key) && member.key != "turn"
        && !(member.key == "stale" && !isStale) && !(member.key == "address" && address == nil)
    }
    json = JSON(.object(members))
    return json.line
  }

  private var pressed: (name: String, shown: JSON) {
    if let control = controls.first { return ("control", control.jsonValue) }
    if let activity = activities.first { return ("activity", activity.jsonValue) }
    return ("widget", .of(widgets.first))
  }
}
