import { get } from "./api.js";
import { button, element, fill } from "./dom.js";
import { inLanguage } from "./language.js";
import { dispatchSay } from "./turn-view.js";

/** Three things to say, each of which is said by a press. They are real: the daemon makes them of the apps' phrases. */

const count = 3;

/** @returns {HTMLElement} */
export function exampleSentences() {
  const made = element("ul", { class: "examples" });
  void sentences().then((found) => fill(made, ...found.map((text) => element("li", {},
    button({ class: "button example" }, [text], () => {
      location.hash = "#/talk";
      dispatchSay(text);
    })))));
  return made;
}

/** @type {Promise<string[]> | undefined} */
let asked;

function sentences() {
  asked ??= get(inLanguage("/v1/phrases")).then(({ phrases }) => spread(phrases)).catch(() => []);
  return asked;
}

/**
 * One sentence of each of several apps and intents, those of different apps first.
 *
 * @param {{app: string, sentences: string[]}[]} groups
 */
function spread(groups) {
  const useful = groups.filter((group) => group.sentences.length > 0);
  const firstOfApps = useful.filter((group, index) => useful.findIndex((other) => other.app === group.app) === index);
  const all = [...firstOfApps, ...useful.filter((group) => !firstOfApps.includes(group))];
  return all.slice(0, count).map((group) => group.sentences[0]);
}
