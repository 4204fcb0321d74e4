internal import Dispatch

/// Calls a closure on a queue whenever there is something to read, until it is cancelled.
///
/// Unchecked because dispatch sources may be used from any thread, though their protocol does not say so.
struct ReadableSource: @unchecked Sendable {
  private let source: any DispatchSourceRead

  init(_ descriptor: Int32, on queue: DispatchQueue, _ handler: @escaping @Sendable () -> Void) {
    source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
    source.setEventHandler(handler: handler)
    source.activate()
  }

  func cancel() { source.cancel() }
}
