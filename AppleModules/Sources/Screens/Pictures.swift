public import AppIntents

/// Draws a view as a picture on a phone. Here there is no picture: `cgImage` and its kin are nil.
@MainActor
public final class ImageRenderer<Content: View> {
  public var content: Content
  public var scale: Double = 1
  public var isOpaque = false

  public init(content: Content) { self.content = content }
}

/// A picture from an address. It is not loaded: a snippet shows nothing in its place.
public struct AsyncImage: View {
  public init(url: URL?, scale: Double = 1) {}

  public var body: some View { EmptyView() }
}
