import { make, setStyles } from "./dom.js";
import { number, points } from "./paint.js";
import { group, nodeElement, nodeElements } from "./tree.js";
import { takesAll } from "./tree-space.js";

/**
 * Stacks and grids of a view tree.
 *
 * @typedef {import("./tree.js").Maker} Maker
 */

const flexAlignment = /** @type {{[name: string]: string}} */ ({
  leading: "flex-start", top: "flex-start", center: "center", trailing: "flex-end", bottom: "flex-end",
  firstTextBaseline: "baseline", lastTextBaseline: "last baseline",
});

/**
 * An alignment such as `topLeading` as a value of `place-items`.
 *
 * @param {string | undefined} name
 */
export function place(name) {
  const wanted = (name ?? "").toLowerCase();
  const row = wanted.includes("top") ? "start" : wanted.includes("bottom") ? "end" : "center";
  const column = wanted.includes("leading") ? "start" : wanted.includes("trailing") ? "end" : "center";
  return `${row} ${column}`;
}

/** @type {Maker} */
export function stackElement(node, around) {
  const made = make("span", { class: `v-${node.kind}` });
  for (const child of node.children ?? []) made.append(inStack(nodeElement(child, around), child, node.kind));
  setStyles(made, node.kind === "zstack"
    ? { "place-items": place(node.alignment) }
    : { "align-items": flexAlignment[node.alignment ?? "center"] ?? "center", gap: points(node.spacing ?? 8) });
  return made;
}

/**
 * @param {HTMLElement} made
 * @param {Wire.ViewNode} child
 * @param {string} stack
 */
function inStack(made, child, stack) {
  const main = stack === "hstack" ? "width" : "height";
  const across = stack === "hstack" ? "height" : "width";
  if (stack === "zstack") {
    if (takesAll(child, "width")) setStyles(made, { "justify-self": "stretch" });
    if (takesAll(child, "height")) setStyles(made, { "align-self": "stretch" });
    return made;
  }
  if (child.kind === "divider") setStyles(made, { "align-self": "stretch" });
  else if (takesAll(child, main)) setStyles(made, { flex: main === "width" ? "1 1 0" : "1 1 auto" });
  if (takesAll(child, across)) setStyles(made, { "align-self": "stretch" });
  return made;
}

/** @type {Maker} */
export function gridElement(node, around) {
  const rows = node.children ?? [];
  const columns = Math.max(1, ...rows.map((row) => (row.kind === "gridRow" ? (row.children ?? []).length : 1)));
  const made = make("span", { class: "v-grid" });
  for (const row of rows) {
    if (row.kind === "gridRow") made.append(gridRow(row, around, columns));
    else made.append(wholeRow(nodeElement(row, around)));
  }
  setStyles(made, {
    "grid-template-columns": `repeat(${columns}, auto)`, "place-items": place(node.alignment),
    "column-gap": points(node.horizontalSpacing ?? 8), "row-gap": points(node.verticalSpacing ?? 8),
  });
  return made;
}

/**
 * @param {Wire.ViewNode} row
 * @param {import("./tree.js").Surroundings} around
 * @param {number} columns
 */
function gridRow(row, around, columns) {
  const cells = nodeElements(row.children, around);
  const last = cells.at(-1);
  if (last && cells.length < columns) setStyles(last, { "grid-column-end": `span ${columns - cells.length + 1}` });
  return make("span", { class: "v-grid-row" }, ...cells);
}

/** @param {HTMLElement} made */
function wholeRow(made) {
  setStyles(made, { "grid-column": "1 / -1" });
  return made;
}

/** @type {Maker} */
export function lazyGridElement(node, around) {
  const tracks = (node.tracks ?? []).slice(0, 24).map(track).join(" ");
  const isVertical = node.axis !== "horizontal";
  const gap = points(node.spacing ?? 8);
  const made = group("v-lazy-grid", node.children, around);
  setStyles(made, isVertical
    ? { "grid-template-columns": tracks, gap, "justify-items": place(node.alignment).split(" ")[1] }
    : { "grid-template-rows": tracks, gap, "grid-auto-flow": "column" });
  return made;
}

/** @param {Wire.Track} track */
function track(track) {
  const fixed = number(track.fixed);
  if (fixed !== null) return `${fixed}px`;
  const largest = number(track.maximum);
  const size = `minmax(min(${number(track.minimum) ?? 0}px, 100%), ${largest === null ? "1fr" : `${largest}px`})`;
  return track.adaptive ? `repeat(auto-fill, ${size})` : size;
}

/**
 * Shows the first child that fits, and the last one when none does.
 *
 * @type {Maker}
 */
export function fittingElement(node, around) {
  const choices = nodeElements(node.children, around);
  const made = make("span", { class: "v-fitting" }, ...choices);
  const isHigh = node.axis === "vertical";
  new ResizeObserver(() => chooseFitting(made, choices, isHigh)).observe(made);
  return made;
}

/**
 * @param {HTMLElement} box
 * @param {HTMLElement[]} choices
 * @param {boolean} isHigh
 */
function chooseFitting(box, choices, isHigh) {
  const fits = choices.findIndex((choice) => {
    for (const each of choices) each.hidden = each !== choice;
    return isHigh ? choice.scrollHeight <= box.clientHeight : box.scrollWidth <= box.clientWidth;
  });
  const shown = fits < 0 ? choices.length - 1 : fits;
  choices.forEach((choice, index) => { choice.hidden = index !== shown; });
}
