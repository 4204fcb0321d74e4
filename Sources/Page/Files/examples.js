import { button, fill, make } from "./dom.js";
import { say } from "./sending.js";

/**
 * Three example sentences; a press sends one. The daemon makes them from the apps' phrases and sends them with the
 * board.
 */

const count = 3;

/** @type {(sentences: string[]) => void} */
let offer;
/** @type {Promise<string[]>} */
const offered = new Promise((done) => { offer = done; });

/** @param {string[]} sentences */
export function offerExamples(sentences) {
  offer(sentences);
}

/** @returns {HTMLElement} */
export function exampleSentences() {
  const made = make("ul", { class: "examples" });
  void offered.then((sentences) => fill(made, ...sentences.slice(0, count).map((text) => make("li", {},
    button({ class: "button example" }, [text], () => {
      location.hash = "#/talk";
      say(text);
    })))));
  return made;
}
