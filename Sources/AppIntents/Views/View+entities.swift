public import Views

extension View {
  /// Says which entity is shown here, so that a sentence may point at it: 이거, 저 호수.
  public func appEntityIdentifier(_ identifier: EntityIdentifier?) -> some View {
    ViewOfEntity(content: self, identifier: identifier)
  }
}

private struct ViewOfEntity<Content: View>: View {
  let content: Content
  let identifier: EntityIdentifier?

  var body: some View {
    if let identifier {
      let type = identifier.entityType.persistentIdentifier
      content.mark(EntityMark(type: type, id: identifier.identifier))
    } else {
      content
    }
  }
}
