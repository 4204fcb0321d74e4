import { make, setStyles } from "./dom.js";
import { number, points } from "./paint.js";
import { place } from "./tree-containers.js";
import { cornerClass } from "./tree-marks.js";
import { nodeElement } from "./tree.js";
import { takesAll } from "./tree-space.js";

/**
 * The modifiers of a node, from the innermost to the outermost. Each one is a box around the element.
 *
 * @typedef {import("./tree.js").Surroundings} Surroundings
 */

/**
 * @param {HTMLElement} made
 * @param {Wire.ViewNode} node
 * @param {Surroundings} around
 * @returns {HTMLElement}
 */
export function modified(made, node, around) {
  const modifiers = node.modifiers ?? [];
  return modifiers.reduce((inner, modifier, index) => {
    const soFar = { ...node, modifiers: modifiers.slice(0, index) };
    return boxed(inner, modifier, soFar, around);
  }, made);
}

/**
 * @param {HTMLElement} inner
 * @param {Wire.Modifier} modifier
 * @param {Wire.ViewNode} node the modified node, with the modifiers before this one
 * @param {Surroundings} around
 */
function boxed(inner, modifier, node, around) {
  switch (modifier.modifier) {
    case "padding": return box(inner, paddings(modifier));
    case "frame": return frame(inner, modifier, node);
    case "background": case "overlay": return layered(inner, modifier, around);
    case "clip": return clipped(inner, modifier);
    case "opacity": return box(inner, { opacity: number(modifier.amount) });
    case "scale": return box(inner, { scale: number(modifier.amount) });
    case "rotation": return box(inner, { rotate: number(modifier.amount) === null ? null : `${modifier.amount}deg` });
    case "offset": return box(inner, { translate: `${points(modifier.x ?? 0)} ${points(modifier.y ?? 0)}` });
    case "fixedSize": return box(inner, { "flex-shrink": 0, "white-space": modifier.horizontal === false ? null : "nowrap" });
    case "aspectRatio": return box(inner, { "aspect-ratio": number(modifier.ratio) });
    default: return inner;
  }
}

/**
 * @param {HTMLElement} inner
 * @param {{[property: string]: string | number | null | undefined}} styles
 */
function box(inner, styles) {
  const made = make("span", { class: "v-box" }, inner);
  setStyles(made, styles);
  return made;
}

/** @param {Wire.Modifier} edges */
function paddings(edges) {
  return {
    "padding-top": points(edges.top), "padding-inline-end": points(edges.trailing),
    "padding-bottom": points(edges.bottom), "padding-inline-start": points(edges.leading),
  };
}

/**
 * @param {HTMLElement} inner
 * @param {Wire.Modifier} size
 * @param {Wire.ViewNode} node
 */
function frame(inner, size, node) {
  const made = box(inner, {
    width: size.maxWidth === "infinity" ? "100%" : points(size.width), height: points(size.height),
    "min-width": points(size.minWidth), "max-width": points(size.maxWidth) ?? "100%",
    "min-height": points(size.minHeight), "max-height": points(size.maxHeight), "place-items": place(size.alignment),
  });
  setStyles(inner, {
    "justify-self": takesAll(node, "width") ? "stretch" : null, "align-self": takesAll(node, "height") ? "stretch" : null,
  });
  return made;
}

/**
 * @param {HTMLElement} inner
 * @param {Wire.Modifier} layer
 * @param {Surroundings} around
 */
function layered(inner, layer, around) {
  const isBehind = layer.modifier === "background";
  const content = /** @type {Wire.ViewNode | undefined} */ (layer.content);
  if (!content) return inner;
  const other = make("span", { class: "v-layer", "aria-hidden": isBehind ? "true" : null }, nodeElement(content, isBehind ? { ...around, press: null } : around));
  setStyles(other, { "place-items": place(layer.alignment) });
  if (takesAll(content, "width")) setStyles(/** @type {HTMLElement} */ (other.firstElementChild), { "justify-self": "stretch", "align-self": "stretch" });
  return make("span", { class: "v-layers" }, ...(isBehind ? [other, inner] : [inner, other]));
}

/**
 * @param {HTMLElement} inner
 * @param {Wire.Modifier} shape
 */
function clipped(inner, shape) {
  const made = box(inner, { "border-radius": shape.shape === "roundedRectangle" ? points(shape.radius ?? 8) : null });
  made.classList.add("clipped", ...cornerClass(shape.shape).split(" ").filter(Boolean));
  return made;
}
