import { make, setAttributes, setStyles } from "./dom.js";
import { fittingElement, gridElement, lazyGridElement, stackElement } from "./tree-containers.js";
import { imageElement, labelElement, textElement } from "./tree-texts.js";
import { gaugeElement, progressElement, shapeElement } from "./tree-marks.js";
import { buttonElement, linkElement, toggleElement } from "./tree-presses.js";
import { modified } from "./tree-modifiers.js";

/**
 * Draws a view tree (Docs/Views.md). Every text of an app becomes a text node; unknown kinds of nodes are omitted.
 *
 * @typedef {(action: string, on?: boolean) => void} Press
 * @typedef {(url: string) => void} Open
 * @typedef {{locale: string, press: Press | null, open?: Open, depth: number}} Surroundings what is the same for all nodes of a tree
 * @typedef {(node: Wire.ViewNode, around: Surroundings) => HTMLElement} Maker
 */

const deepest = 40;

/** @type {{[kind: string]: Maker}} */
const makers = {
  text: textElement, image: imageElement, label: labelElement, progress: progressElement, gauge: gaugeElement,
  shape: shapeElement, button: buttonElement, toggle: toggleElement, link: linkElement, hstack: stackElement,
  vstack: stackElement, zstack: stackElement, grid: gridElement, lazyGrid: lazyGridElement, fitting: fittingElement,
  list: listElement, section: sectionElement, divider: () => make("span", { class: "v-divider" }),
  spacer: spacerElement,
};

/**
 * @param {Wire.ViewTree} tree
 * @param {Press | null} press called for a button or toggle; without it they are disabled
 * @param {Open} [open] called for a link to an app; without it the link is plain text
 */
export function treeElement(tree, press, open) {
  const around = { locale: tree.locale ?? "", press, open, depth: 0 };
  const made = make("div", { class: "view", lang: tree.locale || null });
  if (tree.containerBackground) made.append(behind(tree.containerBackground, around));
  made.append(nodeElement(tree.root, around));
  return made;
}

/**
 * @param {Wire.ViewNode} node
 * @param {Surroundings} around
 */
function behind(node, around) {
  const made = make("span", { class: "v-behind", "aria-hidden": "true" });
  made.append(nodeElement(node, { ...around, press: null, open: undefined }));
  return made;
}

/**
 * Draws a node with its modifiers.
 *
 * @param {Wire.ViewNode} node
 * @param {Surroundings} around
 * @returns {HTMLElement}
 */
export function nodeElement(node, around) {
  if (around.depth > deepest) return make("span");
  const inside = { ...around, depth: around.depth + 1 };
  const made = (Object.hasOwn(makers, node.kind) ? makers[node.kind] : emptyElement)(node, inside);
  if (node.priority) setStyles(made, { "flex-shrink": node.priority > 0 ? 0.01 : 100 });
  return modified(spoken(made, node), node, inside);
}

/**
 * @param {Wire.ViewNode[] | undefined} nodes
 * @param {Surroundings} around
 */
export function nodeElements(nodes, around) {
  return (nodes ?? []).map((node) => nodeElement(node, around));
}

/**
 * Draws nodes in an element with this class.
 *
 * @param {string} name
 * @param {Wire.ViewNode[] | undefined} nodes
 * @param {Surroundings} around
 */
export const group = (name, nodes, around) => make("span", { class: name }, ...nodeElements(nodes, around));

/**
 * Sets the accessibility attributes of an element.
 *
 * @param {HTMLElement} made
 * @param {Wire.ViewNode} node
 */
function spoken(made, node) {
  const said = node.accessibility;
  if (said?.hidden && !made.matches("button, a") && !made.querySelector("button, a")) setAttributes(made, { "aria-hidden": "true" });
  if (!said?.label && !said?.value) return made;
  const name = [said.label, said.value].filter(Boolean).join(", ");
  const isNamed = made.matches("button, a, [role]");
  setAttributes(made, isNamed ? { "aria-label": name } : { role: made.querySelector("button, a") ? "group" : "img", "aria-label": name });
  return made;
}

/** @type {Maker} */
function emptyElement(node, around) {
  return group("v-empty", node.children, around);
}

/** @type {Maker} */
function spacerElement(node) {
  const made = make("span", { class: "v-spacer" });
  setStyles(made, { "flex-basis": `${node.minLength ?? 0}px` });
  return made;
}

/** @type {Maker} */
function listElement(node, around) {
  const rows = nodeElements(node.children, around).map((row) => make("span", { role: "listitem", class: "v-row" }, row));
  return make("span", rows.length ? { class: "v-list", role: "list" } : { class: "v-list" }, ...rows);
}

/** @type {Maker} */
function sectionElement(node, around) {
  return make(
    "span", { class: "v-section" },
    node.header?.length ? group("v-header", node.header, around) : null,
    ...nodeElements(node.children, around),
    node.footer?.length ? group("v-footer", node.footer, around) : null);
}
