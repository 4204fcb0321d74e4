import { seek } from "./api.js";
import { make } from "./dom.js";
import { inLanguage } from "./language.js";
import { Topic } from "./topic.js";

/** Told when a part of the board was drawn again. */
export const drawn = new Topic();

/**
 * Makes a function that loads a part of the board. When the daemon cannot be reached, the part stays as it is.
 *
 * @param {string} path
 * @param {(reply: any) => void} take
 */
export const loader = (path, take) => async () => {
  const reply = await seek(inLanguage(path));
  if (reply) take(reply);
};

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
