import { button, fill, make } from "./dom.js";
import { say } from "./sending.js";

/** Three things to say, each of which is said by a press. They come with the board and are made of the apps' phrases. */

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
