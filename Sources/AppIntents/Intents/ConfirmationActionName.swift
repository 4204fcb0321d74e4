/// What a yes does, in a word: its accept and deny words are understood as answers.
public struct ConfirmationActionName: Hashable, Sendable {
  let action: String
  var accept: [LocalizedStringResource] = []
  var deny: [LocalizedStringResource] = []
  var isDestructive = false

  private init(_ action: String) {
    self.action = action
  }

  /// Words of the app's own. The alternatives are what people may say besides the label.
  public static func custom(
    acceptLabel: LocalizedStringResource, acceptAlternatives: [LocalizedStringResource] = [],
    denyLabel: LocalizedStringResource, denyAlternatives: [LocalizedStringResource] = [],
    destructive: Bool = false
  ) -> ConfirmationActionName {
    var name = ConfirmationActionName("custom")
    name.accept = [acceptLabel] + acceptAlternatives
    name.deny = [denyLabel] + denyAlternatives
    name.isDestructive = destructive
    return name
  }

  public static let add = Self("add")
  public static let addData = Self("addData")
  public static let book = Self("book")
  public static let buy = Self("buy")
  public static let call = Self("call")
  public static let checkIn = Self("checkIn")
  public static let `continue` = Self("continue")
  public static let create = Self("create")
  public static let `do` = Self("do")
  public static let download = Self("download")
  public static let filter = Self("filter")
  public static let find = Self("find")
  public static let get = Self("get")
  public static let go = Self("go")
  public static let log = Self("log")
  public static let open = Self("open")
  public static let order = Self("order")
  public static let pay = Self("pay")
  public static let play = Self("play")
  public static let playSound = Self("playSound")
  public static let post = Self("post")
  public static let request = Self("request")
  public static let run = Self("run")
  public static let search = Self("search")
  public static let send = Self("send")
  public static let set = Self("set")
  public static let share = Self("share")
  public static let start = Self("start")
  public static let startNavigation = Self("startNavigation")
  public static let toggle = Self("toggle")
  public static let turnOff = Self("turnOff")
  public static let turnOn = Self("turnOn")
  public static let view = Self("view")

  func words(in language: String) -> ConfirmationWords {
    ConfirmationWords(
      action: action, accept: accept.map { $0.text(in: language) }, deny: deny.map { $0.text(in: language) },
      isDestructive: isDestructive)
  }
}

/// When a confirmation is wanted. Empty: always.
public struct ConfirmationConditions: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Only if the sentence was read with doubt. Doubtful readings are confirmed before the intent runs, so
  /// inside it this never asks.
  public static let lowConfidenceSource = Self(rawValue: 1)
}
