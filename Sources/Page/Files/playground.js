import { post, reason } from "./api.js";
import { block } from "./block.js";
import { byId, fill, form, make, paragraph, quiet, row, submitButton } from "./dom.js";
import { icon } from "./icons.js";
import { language, words } from "./language.js";

/**
 * A template of a phrase is tried: what it makes, what it collides with, which sentences it takes. Nothing is saved.
 *
 * @typedef {{problems: {message: string, offset?: number}[], samples: string[], collisions: {sentence: string, intent: string}[],
 *   matches: {sentence: string, matches: boolean, slots: {[name: string]: any}}[]}} Trial
 */

const template = make("textarea", { class: "field code", id: "template", rows: 2, maxlength: 2000, spellcheck: "false" });
const sentences = make("textarea", { class: "field", id: "try-sentences", rows: 3, maxlength: 4000 });
const result = make("div", { class: "explanation", "aria-live": "polite" });

export function startPlayground() {
  template.value = language === "ko" ? "{restaurant}에서 {menuItem} 시켜줘" : "order {menuItem} from {restaurant}";
  const tried = form("form", [make("label", { for: "template" }, words.template), template,
    make("label", { for: "try-sentences" }, words.sentences), sentences, row(submitButton(words.tryOut))], () => void tryOut());
  fill(byId("phrases"), make("h2", {}, words.phrasesTitle), paragraph(words.phrasesHint), tried, result);
}

async function tryOut() {
  const lines = sentences.value.split("\n").map((line) => line.trim()).filter(Boolean).slice(0, 20);
  try {
    const trial = await post("/v1/phrases/try", { template: template.value, language, sentences: lines });
    fill(result, ...parts(trial));
  } catch (problem) {
    fill(result, make("p", { class: "problem" }, reason(problem, words.notThere)));
  }
}

/** @param {Trial} trial */
function parts(trial) {
  const problems = (trial.problems ?? []).map((problem) => make("li", {}, problemText(problem)));
  return [
    problems.length ? block(words.problems, make("ul", { class: "problem" }, ...problems)) : paragraph(words.noProblem),
    list(words.matches, (trial.matches ?? []).map(matchRow)),
    list(words.samples, (trial.samples ?? []).map((sample) => make("li", {}, sample))),
    list(words.collisions, (trial.collisions ?? []).map((each) => make("li", {}, each.sentence, " ", quiet(each.intent)))),
  ];
}

/** @param {{message: string, offset?: number}} problem */
function problemText(problem) {
  return problem.offset === undefined || problem.offset === null ? problem.message : `${problem.offset + 1}: ${problem.message}`;
}

/** @param {Trial["matches"][number]} match */
function matchRow(match) {
  const slots = Object.entries(match.slots ?? {}).map(([name, value]) => `${name} = ${typeof value === "string" ? value : JSON.stringify(value)}`);
  return make("li", {}, make("span", { class: match.matches ? "mark good" : "mark bad" }, icon(match.matches ? "checkmark" : "xmark")),
    make("span", { class: "hidden-text" }, match.matches ? words.matchesYes : words.matchesNo), " ", match.sentence,
    slots.length > 0 && quiet(` ${slots.join(", ")}`));
}

/**
 * @param {string} title
 * @param {HTMLElement[]} rows
 */
function list(title, rows) {
  return rows.length ? block(title, make("ul", { class: "plain" }, ...rows)) : null;
}
