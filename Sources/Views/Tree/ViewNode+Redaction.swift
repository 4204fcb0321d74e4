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

  private mutating func changeNested(_ change: (inout ViewNode) -> Void) {
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
  /// Dots stand for words, whatever their number was.
  fileprivate static let hiddenText = "•••••"

  fileprivate mutating func redact() {
    switch self {
    case .text(var text):
      text.spans = text.spans.prefix(1).map { span in
        var hidden = span
        (hidden.text, hidden.tick, hidden.symbol) = (Self.hiddenText, nil, nil)
        return hidden
      }
      self = .text(text)
    case .image(var image):
      image.name = nil
      image.symbol = "eye.slash"
      self = .image(image)
    case .progress(var progress):
      (progress.value, progress.interval) = (nil, nil)
      self = .progress(progress)
    case .gauge(var gauge):
      gauge.value = 0
      self = .gauge(gauge)
    case .link: self = .link(LinkContent(url: ""))
    case .button(var button):
      button.title = Self.hiddenText
      self = .button(button)
    case .toggle(var toggle):
      (toggle.title, toggle.isOn) = (Self.hiddenText, false)
      self = .toggle(toggle)
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
