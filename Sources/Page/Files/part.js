import { seek } from "./api.js";
import { make } from "./dom.js";
import { inLanguage } from "./language.js";
import { Topic } from "./topic.js";

/** Told by a part of the board that what it shows has changed. */
export const drawn = new Topic();

/**
 * What loads a part of the board from an address; nothing changes when the daemon cannot be reached.
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
