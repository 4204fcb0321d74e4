import JSONText

/// The JSON that views are resolved to. A key without a value is left out.
extension SchemaWriting {
  var viewTree: JSON {
    object(
      ["version": integer, "locale": text, "root": reference(.viewNode)],
      optional: ["url": text, "containerBackground": reference(.viewNode)])
  }

  /// The keys of its kind beside those of every node.
  var viewNode: JSON {
    let spoken = object([:], optional: ["label": text, "value": text, "hint": text, "hidden": boolean])
    return JSON([
      "type": "object",
      "properties": members([
        "children": nodes, "modifiers": list(reference(.viewModifier)), "accessibility": spoken,
        "privacySensitive": boolean, "priority": number, "id": text,
        "entity": object(["type": text, "id": text]),
      ]),
      "anyOf": .list(leaves + presses + containers), "unevaluatedProperties": .boolean(false),
    ])
  }

  var viewModifier: JSON {
    let layer: KeyValuePairs = ["content": reference(.viewNode)]
    return JSON([
      "anyOf": .list([
        modifier(
          "padding", optional: ["top": number, "leading": number, "bottom": number, "trailing": number]),
        modifier("frame", optional: frame),
        modifier("background", layer, optional: ["alignment": text]),
        modifier("overlay", layer, optional: ["alignment": text]),
        modifier("clip", ["shape": figure], optional: shape),
        modifier("opacity", ["amount": number]), modifier("scale", ["amount": number]),
        modifier("rotation", ["amount": number]), modifier("offset", ["x": number, "y": number]),
        modifier("fixedSize", ["horizontal": boolean, "vertical": boolean]),
        modifier("aspectRatio", ["contentMode": text], optional: ["ratio": number]),
      ]),
      "unevaluatedProperties": .boolean(false),
    ])
  }

  var viewStyle: JSON {
    let stop = object(["color": text, "location": number], optional: ["opacity": number])
    let gradient = object(
      ["geometry": text, "stops": list(stop)],
      optional: ["startX": number, "startY": number, "endX": number, "endY": number])
    return object([:], optional: ["color": text, "opacity": number, "gradient": gradient])
  }

  // MARK: Kinds

  private var leaves: [JSON] {
    [
      kind(
        "text", ["spans": list(span)],
        optional: ["lineLimit": integer, "alignment": text, "minimumScale": number]),
      kind(
        "image",
        optional: ["symbol": text, "name": text, "decorative": boolean, "style": style, "font": font]),
      kind("label", ["icon": nodes], optional: ["labelStyle": text]),
      kind(
        "progress",
        optional: [
          "value": number, "interval": tick, "valueLabel": nodes, "progressStyle": text, "tint": style,
        ]),
      kind(
        "gauge", ["value": number],
        optional: [
          "valueLabel": nodes, "minimumLabel": nodes, "maximumLabel": nodes, "gaugeStyle": text,
          "tint": style,
        ]),
      kind("divider"), kind("spacer", optional: ["minLength": number]),
      kind("shape", ["shape": figure], optional: shape), kind("empty"),
    ]
  }

  private var presses: [JSON] {
    [
      kind("link", ["url": text]),
      kind(
        "button", ["action": text, "title": text],
        optional: ["role": text, "buttonStyle": text, "tint": style, "disabled": boolean]),
      kind(
        "toggle", ["action": text, "title": text, "isOn": boolean],
        optional: ["toggleStyle": text, "tint": style, "disabled": boolean]),
    ]
  }

  private var containers: [JSON] {
    let track = object(
      [:],
      optional: [
        "fixed": number, "minimum": number, "maximum": extent, "adaptive": boolean, "spacing": number,
      ])
    let stacks = ["hstack", "vstack", "zstack"].map {
      kind($0, optional: ["alignment": text, "spacing": number])
    }
    return stacks + [
      kind("grid", optional: ["alignment": text, "horizontalSpacing": number, "verticalSpacing": number]),
      kind("gridRow", optional: ["alignment": text]),
      kind(
        "lazyGrid", ["axis": text, "tracks": list(track)], optional: ["alignment": text, "spacing": number]),
      kind("list"), kind("section", optional: ["header": nodes, "footer": nodes]),
      kind("fitting", optional: ["axis": text]),
    ]
  }

  // MARK: Parts

  private var nodes: JSON { list(reference(.viewNode)) }
  private var style: JSON { reference(.viewStyle) }
  /// A length, or all there is.
  private var extent: JSON { JSON(["anyOf": .list([number, JSON(["const": "infinity"])])]) }
  private var figure: JSON {
    JSON([
      "enum": .texts(["rectangle", "roundedRectangle", "capsule", "circle", "ellipse", "containerRelative"])
    ])
  }

  private var shape: KeyValuePairs<String, JSON> {
    [
      "radius": number, "fill": style, "stroke": style, "lineWidth": number, "trimFrom": number,
      "trimTo": number,
    ]
  }

  private var frame: KeyValuePairs<String, JSON> {
    [
      "width": number, "height": number, "minWidth": extent, "idealWidth": extent, "maxWidth": extent,
      "minHeight": extent, "idealHeight": extent, "maxHeight": extent, "alignment": text,
    ]
  }

  private var font: JSON {
    object(
      [:],
      optional: [
        "style": text, "size": number, "weight": text, "italic": boolean, "design": text,
        "monospacedDigit": boolean,
      ])
  }

  private var tick: JSON {
    object(
      ["style": JSON(["enum": .texts(["timer", "relative", "offset"])]), "end": number],
      optional: ["start": number, "countsDown": boolean, "pause": number, "showsHours": boolean])
  }

  private var span: JSON {
    object(
      [:],
      optional: [
        "text": text, "tick": tick, "symbol": text, "font": font, "style": style, "underline": boolean,
        "strikethrough": boolean,
      ])
  }

  private func kind(
    _ name: String, _ required: KeyValuePairs<String, JSON> = [:], optional: KeyValuePairs<String, JSON> = [:]
  ) -> JSON { named("kind", name, required, optional) }

  private func modifier(
    _ name: String, _ required: KeyValuePairs<String, JSON> = [:], optional: KeyValuePairs<String, JSON> = [:]
  ) -> JSON { named("modifier", name, required, optional) }

  /// Members of an object, which has others besides.
  private func named(
    _ key: String, _ name: String, _ required: KeyValuePairs<String, JSON>,
    _ optional: KeyValuePairs<String, JSON>
  ) -> JSON {
    JSON([
      "properties": members([(key, JSON(["const": .text(name)]))] + Array(required) + Array(optional)),
      "required": .texts([key] + required.map(\.key)),
    ])
  }

  private func members(_ all: KeyValuePairs<String, JSON>) -> JSON { members(Array(all)) }
  private func members(_ all: [(key: String, value: JSON)]) -> JSON {
    JSON(.object(all.map { JSON.Member($0.key, $0.value) }))
  }
}
