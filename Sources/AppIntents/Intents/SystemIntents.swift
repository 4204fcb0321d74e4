/// An intent of a kind that the assistant knows.
public protocol SystemIntent: AppIntent {}

/// Shows something. Reads only.
public protocol OpenIntent: SystemIntent {
  associatedtype Value: AppValue

  var target: Value { get set }
}

extension OpenIntent {
  public static var openAppWhenRun: Bool { true }
  public static var risk: IntentRisk { .reads }

  public func perform() async throws -> some IntentResult { IntentResultContainer.empty }
}

/// Deletes things, and therefore always confirms.
public protocol DeleteIntent: SystemIntent {
  associatedtype Entity: AppEntity

  var entities: [Entity] { get set }
}

extension DeleteIntent {
  public static var risk: IntentRisk { .costs }
}
