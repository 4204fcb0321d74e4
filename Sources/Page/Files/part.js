import { element } from "./dom.js";
import { Topic } from "./topic.js";

/** Told by a part of the board that what it shows has changed. */
export const drawn = new Topic();

/**
 * A part of the board with its heading.
 *
 * @param {string} name
 * @param {string} title
 * @param {...import("./dom.js").Child} more beside the heading
 */
export function section(name, title, ...more) {
  const body = element("div", { class: `part-body ${name}` });
  const made = element("section", { class: "part", hidden: true, "aria-labelledby": `part-${name}` },
    element("div", { class: "part-head" }, element("h2", { id: `part-${name}` }, title), ...more), body);
  return { element: made, body };
}
