// What an entity may say of itself to a phone's system. Here nothing asks; code that says it compiles.

/// An entity whose identifiers are the same on all devices of a person.
public protocol SyncableEntity: AppEntity {}

/// An entity that is a file.
public protocol FileEntity: AppEntity {
  static var supportedContentTypes: [UTType] { get }
}
