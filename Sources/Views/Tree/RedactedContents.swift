/// Dots stand for words, whatever their number was.
private let hiddenText = "•••••"

extension TextContent {
  /// The same paragraph without its words; it looks as its beginning did.
  var redacted: TextContent {
    var text = self
    text.spans = spans.prefix(1).map { span in
      var hidden = span
      (hidden.text, hidden.tick, hidden.symbol) = (hiddenText, nil, nil)
      return hidden
    }
    return text
  }
}

extension ImageContent {
  var redacted: ImageContent {
    var image = self
    (image.name, image.symbol) = (nil, "eye.slash")
    return image
  }
}

extension ProgressContent {
  var redacted: ProgressContent {
    var progress = self
    (progress.value, progress.interval) = (nil, nil)
    return progress
  }
}

extension GaugeContent {
  var redacted: GaugeContent {
    var gauge = self
    gauge.value = 0
    return gauge
  }
}

extension ButtonContent {
  var redacted: ButtonContent {
    var button = self
    button.title = hiddenText
    return button
  }
}

extension ToggleContent {
  var redacted: ToggleContent {
    var toggle = self
    (toggle.title, toggle.isOn) = (hiddenText, false)
    return toggle
  }
}
