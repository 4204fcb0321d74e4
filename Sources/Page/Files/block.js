import { element } from "./dom.js";

/**
 * A card with a heading.
 *
 * @param {string} title
 * @param {...import("./dom.js").Child} children
 */
export function block(title, ...children) {
  return element("section", { class: "card block" }, element("h3", {}, title), ...children);
}
