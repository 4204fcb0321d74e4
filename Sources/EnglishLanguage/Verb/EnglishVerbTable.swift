import Language

/// Verbs with which people tell a device what to do, and the forms that no rule gives.
enum EnglishVerbTable {
  /// Verbs that begin a command or are asked about. Verbs of a light or idiomatic use (do, go, say) are left
  /// out: they stand in too many names and answers.
  static let bases: Set<String> = [
    "accept", "activate", "add", "answer", "apply", "archive", "arrange", "ask", "attach", "block", "book",
    "bookmark",
    "bring", "build", "buy", "call", "cancel", "change", "charge", "check", "choose", "clear", "close",
    "collect",
    "complete", "confirm", "connect", "contact", "continue", "cook", "copy", "create", "cut", "deactivate",
    "decrease",
    "delete", "deliver", "dim", "disable", "download", "drop", "eat", "email", "empty", "enable", "end",
    "erase",
    "exchange", "explain", "fetch", "fill", "find", "finish", "forward", "get", "give", "grab", "have",
    "heat", "hide",
    "hold", "include", "increase", "install", "invite", "keep", "launch", "leave", "lend", "list", "locate",
    "lock",
    "lower", "mail", "make", "mark", "message", "modify", "move", "mute", "navigate", "need", "notify",
    "open",
    "order", "park", "pause", "pay", "phone", "pick", "place", "play", "post", "prepare", "print", "purchase",
    "put",
    "raise", "read", "rebook", "receive", "recommend", "record", "redo", "refund", "register", "reject",
    "remind",
    "remove", "rename", "rent", "reorder", "repeat", "replace", "reply", "request", "reschedule", "reserve",
    "reset",
    "restart", "restore", "resume", "return", "ring", "run", "save", "schedule", "search", "select", "sell",
    "send",
    "serve", "set", "share", "ship", "show", "skip", "start", "stop", "submit", "subscribe", "suggest",
    "switch",
    "take", "tell", "text", "tip", "track", "transfer", "trigger", "try", "turn", "unlock", "unmute",
    "unsubscribe",
    "update", "upgrade", "upload", "use", "wake", "want", "warm", "water", "withdraw", "write",
  ]

  static let irregular: [String: (pasts: [String], participles: [String])] = [
    "bring": (["brought"], ["brought"]), "build": (["built"], ["built"]), "buy": (["bought"], ["bought"]),
    "choose": (["chose"], ["chosen"]), "cut": (["cut"], ["cut"]), "eat": (["ate"], ["eaten"]),
    "find": (["found"], ["found"]), "get": (["got"], ["gotten"]), "give": (["gave"], ["given"]),
    "have": (["had"], ["had"]), "hide": (["hid"], ["hidden"]), "hold": (["held"], ["held"]),
    "keep": (["kept"], ["kept"]), "leave": (["left"], ["left"]), "lend": (["lent"], ["lent"]),
    "make": (["made"], ["made"]), "pay": (["paid"], ["paid"]), "put": (["put"], ["put"]),
    "read": (["read"], ["read"]),
    "redo": (["redid"], ["redone"]), "reset": (["reset"], ["reset"]), "ring": (["rang"], ["rung"]),
    "run": (["ran"], ["run"]), "sell": (["sold"], ["sold"]), "send": (["sent"], ["sent"]),
    "set": (["set"], ["set"]),
    "show": (["showed"], ["shown", "showed"]), "take": (["took"], ["taken"]), "tell": (["told"], ["told"]),
    "wake": (["woke"], ["woken"]), "withdraw": (["withdrew"], ["withdrawn"]),
    "write": (["wrote"], ["written"]),
  ]

  static let doubling: Set<String> = [
    "cut", "dim", "drop", "get", "grab", "put", "reset", "run", "set", "ship", "skip", "stop", "submit",
    "tip",
    "transfer", "let", "begin", "plan",
  ]

  /// Doubled in Britain, not in America.
  static let variablyDoubling: Set<String> = ["cancel", "label", "dial", "travel", "model", "signal"]

  static let gerunds = Set(bases.flatMap { EnglishVerb($0).gerunds })
  static let thirdPersons = Set(bases.map { EnglishVerb($0).thirdPerson })
  /// Past forms that are no base form: put and set are left out.
  static let pasts = Set(bases.flatMap { EnglishVerb($0).pasts }).subtracting(bases).subtracting(["had"])
  static let participles = Set(bases.flatMap { EnglishVerb($0).participles }).subtracting(bases)
}
