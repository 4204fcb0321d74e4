import AppIntents

/// What a type of an app holds is the app's business; it is only handed on to the app's own code.
struct Unchecked<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}

/// A provider that answers by calling back.
struct StaticTimelineSource<Provider: TimelineProvider, Content: View>: TimelineSource {
  private let provider: Unchecked<Provider>
  private let content: Unchecked<(Provider.Entry) -> Content>

  init(provider: Provider, content: @escaping (Provider.Entry) -> Content) {
    self.provider = Unchecked(provider)
    self.content = Unchecked(content)
  }

  var recommendations: [ShownRecommendation] { [] }

  func placeholder(in context: TimelineProviderContext) -> ShownEntry {
    shown(provider.value.placeholder(in: context))
  }

  func snapshot(
    for configuration: (any AppIntent)?, in context: TimelineProviderContext
  ) async throws -> ShownEntry {
    shown(try await firstCall { provider.value.getSnapshot(in: context, completion: $0) }.value)
  }

  func timeline(
    for configuration: (any AppIntent)?, in context: TimelineProviderContext
  ) async throws -> ShownTimeline {
    let timeline = try await firstCall { provider.value.getTimeline(in: context, completion: $0) }.value
    return ShownTimeline(entries: timeline.entries.map(shown), policy: timeline.policy)
  }

  private func shown(_ entry: Provider.Entry) -> ShownEntry {
    let (entry, content) = (Unchecked(entry), content)
    return ShownEntry(entry.value) { content.value(entry.value) }
  }
}

/// A provider that is asked for the values of an intent.
struct IntentTimelineSource<Provider: AppIntentTimelineProvider, Content: View>: TimelineSource {
  private let provider: Unchecked<Provider>
  private let content: Unchecked<(Provider.Entry) -> Content>

  init(provider: Provider, content: @escaping (Provider.Entry) -> Content) {
    self.provider = Unchecked(provider)
    self.content = Unchecked(content)
  }

  var recommendations: [ShownRecommendation] {
    provider.value.recommendations().map {
      ShownRecommendation(intent: $0.intent, description: $0.description)
    }
  }

  func placeholder(in context: TimelineProviderContext) -> ShownEntry {
    shown(provider.value.placeholder(in: context))
  }

  func snapshot(
    for configuration: (any AppIntent)?, in context: TimelineProviderContext
  ) async throws -> ShownEntry {
    shown(await provider.value.snapshot(for: try values(configuration), in: context))
  }

  func timeline(
    for configuration: (any AppIntent)?, in context: TimelineProviderContext
  ) async throws -> ShownTimeline {
    let timeline = await provider.value.timeline(for: try values(configuration), in: context)
    return ShownTimeline(entries: timeline.entries.map(shown), policy: timeline.policy)
  }

  private func values(_ configuration: (any AppIntent)?) throws -> Provider.Intent {
    guard let values = configuration as? Provider.Intent else {
      throw ConfigurationMissing(kind: String(describing: Provider.Intent.self))
    }
    return values
  }

  private func shown(_ entry: Provider.Entry) -> ShownEntry {
    let (entry, content) = (Unchecked(entry), content)
    return ShownEntry(entry.value) { content.value(entry.value) }
  }
}

/// A provider let go of its completion without a call.
struct NeverCalledBack: Error, CustomStringConvertible {
  var description: String { "the provider ended without calling back" }
}

/// The value of the first call of a completion; later calls are left out.
private func firstCall<Value>(
  _ begin: (@escaping @Sendable (Value) -> Void) -> Void
) async throws -> Unchecked<Value> {
  let (calls, continuation) = AsyncStream.makeStream(
    of: Unchecked<Value>.self, bufferingPolicy: .bufferingOldest(1))
  hand(FirstCall(continuation), to: begin)
  for await value in calls { return value }
  try Task.checkCancellation()
  throw NeverCalledBack()
}

private func hand<Value>(
  _ call: FirstCall<Value>, to begin: (@escaping @Sendable (Value) -> Void) -> Void
) {
  begin { call.take($0) }
}

/// What a completion comes to: its first value, or an end when the provider lets go of it. A stream does not end by itself
/// when nobody can add to it any more.
private final class FirstCall<Value>: Sendable {
  private let continuation: AsyncStream<Unchecked<Value>>.Continuation

  init(_ continuation: AsyncStream<Unchecked<Value>>.Continuation) {
    self.continuation = continuation
  }

  func take(_ value: Value) {
    continuation.yield(Unchecked(value))
    continuation.finish()
  }

  deinit { continuation.finish() }
}
