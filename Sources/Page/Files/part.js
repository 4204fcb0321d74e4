import { make } from "./dom.js";
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
  const body = make("div", { class: `part-body ${name}` });
  const made = make("section", { class: "part", hidden: true, "aria-labelledby": `part-${name}` },
    make("div", { class: "part-head" }, make("h2", { id: `part-${name}` }, title), ...more), body);
  return { element: made, body };
}
