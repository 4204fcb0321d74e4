import { tick } from "./clock.js";
import { make, setStyles } from "./dom.js";
import { icon } from "./icons.js";
import { fontStyles, number, textColor } from "./paint.js";
import { tickText } from "./tick-text.js";
import { nodeElements } from "./tree.js";

/**
 * Texts and images of a view tree.
 *
 * @typedef {import("./tree.js").Maker} Maker
 */

/** @type {Maker} */
export function textElement(node, around) {
  const made = make("span", { class: "v-text" }, ...(node.spans ?? []).map((span) => spanNode(span, around.locale)));
  const lines = number(node.lineLimit);
  if (lines !== null) made.classList.add("limited");
  setStyles(made, {
    "-webkit-line-clamp": lines === null ? null : Math.max(1, Math.floor(lines)),
    "text-align": { leading: "start", center: "center", trailing: "end" }[node.alignment ?? ""],
  });
  return made;
}

/**
 * @param {Wire.Span} span
 * @param {string} locale
 * @returns {Node}
 */
function spanNode(span, locale) {
  const made = make(span.tick ? "time" : "span");
  setStyles(made, { ...fontStyles(span.font), color: textColor(span.style), "text-decoration": decoration(span) });
  if (span.tick) followTick(made, span.tick, locale);
  else if (span.symbol) made.append(symbolNode(span.symbol, undefined));
  else made.textContent = span.text ?? "";
  return made;
}

/** @param {Wire.Span} span */
function decoration(span) {
  const lines = [span.underline && "underline", span.strikethrough && "line-through"].filter(Boolean);
  return lines.length ? lines.join(" ") : null;
}

/**
 * @param {HTMLElement} made
 * @param {Wire.Tick} time
 * @param {string} locale
 */
function followTick(made, time, locale) {
  tick(made, () => {
    const text = tickText(time, locale);
    if (made.textContent !== text) made.textContent = text;
  });
}

/**
 * The icon of a symbol, or its label when there is no icon.
 *
 * @param {string} symbol
 * @param {string | undefined} label
 * @returns {Node}
 */
export function symbolNode(symbol, label) {
  return icon(symbol) ?? make("span", label ? {} : { class: "v-unknown", "aria-hidden": "true" }, label ?? "·");
}

/** @type {Maker} */
export function imageElement(node) {
  const label = node.accessibility?.label ?? (node.symbol || node.decorative ? undefined : node.name);
  const drawn = symbolNode(node.symbol ?? "photo", label);
  const isNamed = label && drawn instanceof SVGElement;
  const made = make("span", isNamed ? { class: "v-image", role: "img", "aria-label": label } : { class: "v-image" }, drawn);
  setStyles(made, { ...fontStyles(node.font), color: textColor(node.style) });
  return made;
}

/** @type {Maker} */
export function labelElement(node, around) {
  const title = make("span", { class: node.labelStyle === "iconOnly" ? "hidden-text" : "v-title" }, ...nodeElements(node.children, around));
  const drawn = make("span", { class: "v-icon", "aria-hidden": "true" }, ...nodeElements(node.icon, around));
  return make("span", { class: "v-label" }, node.labelStyle !== "titleOnly" && node.icon?.length ? drawn : null, title);
}
