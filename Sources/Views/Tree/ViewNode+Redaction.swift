extension ViewNode {
  /// Takes the content away from every node that is marked as private.
  mutating func redactPrivateContent() {
    if privacySensitive == true { return redact() }
    changeNested { $0.redactPrivateContent() }
  }

  /// Takes away what this node and everything in it says; its shape stays.
  mutating func redact() {
    content.redact()
    accessibility = accessibility?.hidden == true ? accessibility : nil
    entity = nil
    id = nil
    changeNested { $0.redact() }
  }

  /// Changes every node directly below this one.
  mutating func changeNested(_ change: (inout ViewNode) -> Void) {
    for index in children.indices { change(&children[index]) }
    for index in modifiers.indices { modifiers[index].changeLayer(change) }
    content.changeNested(change)
  }
}

extension ViewNodeModifier {
  fileprivate mutating func changeLayer(_ change: (inout ViewNode) -> Void) {
    guard var layer else { return }
    change(&layer.content)
    if case .background = self { self = .background(layer) } else { self = .overlay(layer) }
  }
}

extension ViewContent {
  fileprivate mutating func redact() {
    switch self {
    case .text(let text): self = .text(text.redacted)
    case .image(let image): self = .image(image.redacted)
    case .progress(let progress): self = .progress(progress.redacted)
    case .gauge(let gauge): self = .gauge(gauge.redacted)
    case .link: self = .link(LinkContent(url: ""))
    case .button(let button): self = .button(button.redacted)
    case .toggle(let toggle): self = .toggle(toggle.redacted)
    default: break
    }
  }

  fileprivate mutating func changeNested(_ change: (inout ViewNode) -> Void) {
    switch self {
    case .label(var label):
      label.icon.changeEach(change)
      self = .label(label)
    case .progress(var progress):
      progress.valueLabel?.changeEach(change)
      self = .progress(progress)
    case .gauge(var gauge):
      gauge.valueLabel?.changeEach(change)
      gauge.minimumLabel?.changeEach(change)
      gauge.maximumLabel?.changeEach(change)
      self = .gauge(gauge)
    case .section(var section):
      section.header?.changeEach(change)
      section.footer?.changeEach(change)
      self = .section(section)
    default: break
    }
  }
}

extension [ViewNode] {
  fileprivate mutating func changeEach(_ change: (inout ViewNode) -> Void) {
    for index in indices { change(&self[index]) }
  }
}
