import { tick } from "./clock.js";
import { drawing, make, setAttributes, setStyles } from "./dom.js";
import { background, number, percent, points, textColor } from "./paint.js";
import { tickPart, tickText } from "./tick-text.js";
import { isCircular } from "./tree-space.js";
import { group, nodeElements } from "./tree.js";

/**
 * Progress views, gauges and shapes of a view tree.
 *
 * @typedef {import("./tree.js").Maker} Maker
 * @typedef {import("./tree.js").Surroundings} Surroundings
 */

/** @type {Maker} */
export function progressElement(node, around) {
  if (node.progressStyle === "circular" || (node.value === undefined && !node.interval)) return ringOrWaiting(node, around);
  const made = bar(node, "progressbar");
  const value = group("v-value", node.valueLabel, around);
  const time = node.interval && !node.valueLabel?.length ? make("time", { class: "v-value" }) : null;
  const whole = measured(node, around, made, value.childNodes.length ? value : time);
  if (node.interval) followInterval(node.interval, made, time, around.locale);
  return whole;
}

/** @type {Maker} */
export function gaugeElement(node, around) {
  const value = group("v-value", node.valueLabel, around);
  const shown = value.childNodes.length ? value : null;
  if (isCircular(node)) return circularGauge(node, around, shown);
  const ends = (/** @type {Wire.ViewNode[] | undefined} */ nodes) => nodes?.length ? make("span", {}, ...nodeElements(nodes, around)) : null;
  const made = bar(node, "meter");
  const line = make("span", { class: "v-gauge-line" }, ends(node.minimumLabel), made, ends(node.maximumLabel));
  return measured(node, around, made, shown, line);
}

/**
 * @param {Wire.ViewNode} node
 * @param {Surroundings} around
 * @param {HTMLElement | null} value
 */
function circularGauge(node, around, value) {
  const made = ring(node, "meter");
  const inside = value ?? make("span", { class: "v-value", "aria-hidden": "true" }, percent(node.value));
  made.append(inside);
  return measured(node, around, made, null);
}

/**
 * @param {Wire.ViewNode} node
 * @param {Surroundings} around
 */
function caption(node, around) {
  return node.children?.length ? group("v-caption", node.children, around) : null;
}

/**
 * Puts the label above and the value below a bar or ring.
 *
 * @param {Wire.ViewNode} node
 * @param {Surroundings} around
 * @param {HTMLElement} made
 * @param {HTMLElement | null} value
 * @param {HTMLElement} [line] the element that contains `made`
 */
function measured(node, around, made, value, line = made) {
  const label = caption(node, around);
  const name = [label?.textContent, value?.textContent].filter(Boolean).join(" ") || percent(node.value);
  setAttributes(made, { "aria-label": name });
  return make("span", { class: "v-measured" }, label, line, value);
}

/**
 * @param {Wire.ViewNode} node
 * @param {string} role
 */
function bar(node, role) {
  const made = make("span", { class: "v-bar", role, "aria-valuemin": 0, "aria-valuemax": 100 }, make("span", {}));
  setPart(made, number(node.value) ?? 0);
  setStyles(made, { "--tint": background(node.tint) });
  return made;
}

/**
 * @param {HTMLElement} made
 * @param {number} part
 */
function setPart(made, part) {
  setStyles(made, { "--part": percent(part) });
  setAttributes(made, { "aria-valuenow": Math.round(Math.max(0, Math.min(1, part)) * 100) });
}

/**
 * @param {Wire.Tick} interval
 * @param {HTMLElement} made
 * @param {HTMLElement | null} time
 * @param {string} locale
 */
function followInterval(interval, made, time, locale) {
  tick(made, () => {
    setPart(made, tickPart(interval));
    if (time) time.textContent = tickText(interval, locale);
  });
}

/** @type {Maker} */
function ringOrWaiting(node, around) {
  const isKnown = node.value !== undefined;
  const made = isKnown ? ring(node, "progressbar") : make("span", { class: "v-waiting", role: "progressbar" });
  const label = caption(node, around);
  setAttributes(made, { "aria-label": label?.textContent || "…" });
  return make("span", { class: "v-measured circular" }, made, label);
}

/**
 * @param {Wire.ViewNode} node
 * @param {string} role
 */
function ring(node, role) {
  const part = Math.max(0, Math.min(1, number(node.value) ?? 0));
  const circle = { cx: 20, cy: 20, r: 17, pathLength: 100 };
  const drawn = drawing(
    "svg", { viewBox: "0 0 40 40", "aria-hidden": "true" }, drawing("circle", { ...circle, class: "rest" }),
    drawing("circle", { ...circle, class: "part", "stroke-dasharray": `${Math.round(part * 100)} 100` }));
  const made = make("span", { class: "v-ring", role, "aria-valuemin": 0, "aria-valuemax": 100, "aria-valuenow": Math.round(part * 100) }, drawn);
  setStyles(made, { "--tint": textColor(node.tint) });
  return made;
}

/** @type {Maker} */
export function shapeElement(node) {
  const made = make("span", { class: `v-shape ${cornerClass(node.shape)}` });
  const line = textColor(node.stroke);
  setStyles(made, {
    background: background(node.fill) ?? (line ? null : "currentColor"),
    border: line ? `${number(node.lineWidth) ?? 1}px solid ${line}` : null,
    "border-radius": node.shape === "roundedRectangle" ? points(node.radius ?? 8) : null,
  });
  return made;
}

/** @param {string | undefined} shape */
export function cornerClass(shape) {
  return /** @type {{[shape: string]: string}} */ ({ circle: "round one", ellipse: "round", capsule: "capsule", containerRelative: "inner" })[shape ?? ""] ?? "";
}
