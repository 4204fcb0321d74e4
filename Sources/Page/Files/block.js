import { make } from "./dom.js";

/**
 * A card with a heading.
 *
 * @param {string} title
 * @param {...import("./dom.js").Child} children
 */
export function block(title, ...children) {
  return make("section", { class: "card block" }, make("h3", {}, title), ...children);
}
