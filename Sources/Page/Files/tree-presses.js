import { make, setAttributes, setStyles } from "./dom.js";
import { background } from "./paint.js";
import { nodeElements } from "./tree.js";

/**
 * Buttons, toggles and links of a view tree. The action of a press is an opaque identifier of the daemon.
 *
 * @typedef {import("./tree.js").Maker} Maker
 * @typedef {import("./tree.js").Surroundings} Surroundings
 */

/** @type {Maker} */
export function buttonElement(node, around) {
  const made = pressable(node, around, `v-button ${styleClass(node)}`);
  if (node.role === "destructive") made.classList.add("destructive");
  made.addEventListener("click", () => around.press?.(node.action ?? ""));
  return made;
}

/** @type {Maker} */
export function toggleElement(node, around) {
  const made = pressable(node, around, node.toggleStyle === "button" ? "v-button bordered" : "v-toggle");
  setAttributes(made, { role: "switch", "aria-checked": String(node.isOn === true) });
  if (node.toggleStyle !== "button") made.append(make("span", { class: "switch", "aria-hidden": "true" }));
  made.addEventListener("click", () => around.press?.(node.action ?? "", node.isOn !== true));
  return made;
}

/**
 * @param {Wire.ViewNode} node
 * @param {Surroundings} around
 * @param {string} name
 */
function pressable(node, around, name) {
  const isOff = node.disabled === true || around.press === null || !node.action;
  const made = make("button", { type: "button", class: name, disabled: isOff }, ...nodeElements(node.children, { ...around, press: null, open: undefined }));
  if (!isNamed(made)) setAttributes(made, { "aria-label": node.title || "…" });
  setStyles(made, { "--tint": background(node.tint) });
  return made;
}

/** @param {HTMLElement} made */
function isNamed(made) {
  return (made.textContent ?? "").replace("·", "").trim() !== "" || made.querySelector("[aria-label]") !== null;
}

/** @param {Wire.ViewNode} node */
function styleClass(node) {
  const known = ["plain", "bordered", "borderedProminent", "borderless"];
  return known.includes(node.buttonStyle ?? "") ? String(node.buttonStyle) : "automatic";
}

/**
 * Only an address that is safe in a browser becomes a link. An app's own address is opened by its app, if possible.
 *
 * @type {Maker}
 */
export function linkElement(node, around) {
  const inside = nodeElements(node.children, { ...around, press: null, open: undefined });
  const { open } = around;
  const url = node.url ?? "";
  if (isForBrowser(url)) return make("a", { class: "v-link", href: url, target: "_blank", rel: "noopener noreferrer" }, ...inside);
  if (!open || !url) return make("span", { class: "v-hstack" }, ...inside);
  const made = make("button", { type: "button", class: "v-button plain v-link" }, ...inside);
  if (!isNamed(made)) setAttributes(made, { "aria-label": node.title || "…" });
  made.addEventListener("click", () => open(url));
  return made;
}

/** @param {string} url */
export function isForBrowser(url) {
  return /^(https?:\/\/|tel:)/i.test(url);
}
