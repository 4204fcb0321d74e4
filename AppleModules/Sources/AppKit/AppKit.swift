@_exported public import AppIntents
public import Screens

// The names of AppKit that intents touch. There are no screens: nothing opens, nothing is copied, nothing is drawn.

/// A picture by its data or its name. It is not drawn.
public final class NSImage: Sendable {
  public let tiffRepresentation: Data?

  public init?(data: Data) { tiffRepresentation = data }
  public init?(named name: String) { tiffRepresentation = nil }
  public init?(systemSymbolName: String, accessibilityDescription: String?) { tiffRepresentation = nil }
}

extension Image {
  /// A picture that a snippet does not show.
  public init(nsImage: NSImage) { self.init(systemName: "photo") }
}

extension ImageRenderer {
  /// Nil: nothing is drawn.
  public var nsImage: NSImage? { nil }
}

/// The app, which has no screen.
@MainActor
public final class NSApplication {
  public static let shared = NSApplication()

  public var isActive: Bool { false }

  public func activate(ignoringOtherApps: Bool = true) {}
  public func hide(_ sender: Any?) {}
  public func terminate(_ sender: Any?) {}
}

// swift-format-ignore: AlwaysUseLowerCamelCase
@MainActor public var NSApp: NSApplication! { NSApplication.shared }

/// Opens what other programs show: nothing does.
public final class NSWorkspace: Sendable {
  public static let shared = NSWorkspace()

  /// False.
  @discardableResult
  public func open(_ url: URL) -> Bool { false }
  public func activateFileViewerSelecting(_ urls: [URL]) {}
}

/// What was copied, as long as the process lives; other programs do not see it.
@MainActor
public final class NSPasteboard {
  public struct PasteboardType: Hashable, Sendable {
    public let rawValue: String

    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let string = PasteboardType("public.utf8-plain-text")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let URL = PasteboardType("public.url")
    public static let fileURL = PasteboardType("public.file-url")
    public static let html = PasteboardType("public.html")
    public static let rtf = PasteboardType("public.rtf")
    public static let png = PasteboardType("public.png")
    public static let tiff = PasteboardType("public.tiff")
  }

  public static let general = NSPasteboard()

  public private(set) var changeCount = 0
  private var values: [PasteboardType: Data] = [:]

  @discardableResult
  public func clearContents() -> Int {
    values = [:]
    changeCount += 1
    return changeCount
  }

  @discardableResult
  public func setString(_ string: String, forType type: PasteboardType) -> Bool {
    setData(Data(string.utf8), forType: type)
  }

  @discardableResult
  public func setData(_ data: Data?, forType type: PasteboardType) -> Bool {
    values[type] = data
    changeCount += 1
    return true
  }

  public func string(forType type: PasteboardType) -> String? {
    values[type].map { String(decoding: $0, as: UTF8.self) }
  }

  public func data(forType type: PasteboardType) -> Data? { values[type] }
}

@MainActor
public protocol NSApplicationDelegate: AnyObject {}
