/**
 * Whether a node takes all the available space, as in SwiftUI: a text takes what it needs, a shape takes everything.
 *
 * @typedef {"width" | "height"} Direction
 */

/**
 * @param {Wire.ViewNode} node
 * @param {Direction} direction
 * @returns {boolean}
 */
export function takesAll(node, direction) {
  let takes = contentTakesAll(node, direction);
  for (const modifier of node.modifiers ?? []) {
    if (modifier.modifier === "fixedSize") takes = false;
    if (modifier.modifier === "frame") takes = frameTakesAll(modifier, direction, takes);
  }
  return takes;
}

/**
 * @param {Wire.Modifier} frame
 * @param {Direction} direction
 * @param {boolean} takes whether the content of the frame takes all
 */
function frameTakesAll(frame, direction, takes) {
  const largest = frame[direction === "width" ? "maxWidth" : "maxHeight"];
  if (typeof frame[direction] === "number") return false;
  return largest === "infinity" ? true : typeof largest === "number" ? false : takes;
}

/**
 * @param {Wire.ViewNode} node
 * @param {Direction} direction
 */
function contentTakesAll(node, direction) {
  const isWide = direction === "width";
  const inside = () => (node.children ?? []).some((child) => takesAll(child, direction));
  switch (node.kind) {
    case "shape": return true;
    case "divider": return isWide;
    case "progress": return isWide && node.progressStyle !== "circular" && (node.value !== undefined || !!node.interval);
    case "gauge": return isWide && !isCircular(node);
    case "toggle": return isWide && node.toggleStyle !== "button";
    case "lazyGrid": case "list": case "section": return isWide;
    case "hstack": return inside() || (isWide && hasSpacer(node));
    case "vstack": return inside() || (!isWide && hasSpacer(node));
    case "text": case "image": case "spacer": case "label": return false;
    default: return inside();
  }
}

/** @param {Wire.ViewNode} node */
function hasSpacer(node) {
  return (node.children ?? []).some((child) => child.kind === "spacer");
}

/** @param {Wire.ViewNode} node */
export function isCircular(node) {
  return (node.gaugeStyle ?? "").startsWith("accessoryCircular");
}
