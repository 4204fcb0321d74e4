import { post, reason, seek } from "./api.js";
import { block } from "./block.js";
import { byId, fill, form, make, note, paragraph, quiet, row, submitButton } from "./dom.js";
import { icon } from "./icons.js";
import { inLanguage, language, words } from "./language.js";
import { select } from "./parameters.js";

/**
 * Tries a template of a phrase: which sentences it makes, which other intents it collides with, which sentences it
 * matches. Nothing is saved.
 *
 * @typedef {{problems: {message: string, offset?: number}[], samples: string[], collisions: {sentence: string, intent: string}[],
 *   matches: {sentence: string, matches: boolean, slots: {[name: string]: string}}[]}} Trial
 */

const template = make("textarea", { class: "field code", id: "template", rows: 2, maxlength: 2000, spellcheck: "false" });
const intent = select([], "");
const slots = note();
const sentences = make("textarea", { class: "field", id: "try-sentences", rows: 3, maxlength: 4000 });
const result = make("div", { class: "explanation", "aria-live": "polite" });

export function startPlayground() {
  intent.addEventListener("change", choose);
  const tried = form("form", [make("label", {}, words.kinds.intent, intent), make("label", { for: "template" }, words.template), template, slots,
    make("label", { for: "try-sentences" }, words.sentences), sentences, row(submitButton(words.tryOut))], () => void tryOut());
  fill(byId("phrases"), make("h2", {}, words.phrasesTitle), paragraph(words.phrasesHint), tried, result);
}

/** @type {{app: string, intent: string, title: string, sentence: string, schema: {properties?: {[name: string]: {title?: string}}}}[]} */
let intents = [];

/** Loads the intents; called when the playground is shown. */
export async function loadIntents() {
  if (intents.length) return;
  intents = (await seek(inLanguage("/v1/intents")))?.intents ?? [];
  fill(intent, ...select(intents.map(({ title }, index) => ({ value: String(index), title })), "").children);
  intent.selectedIndex = 0;
  choose();
}

/** Starts with the sentence of the intent's summary, and lists its parameters. */
function choose() {
  const chosen = intents[intent.selectedIndex];
  template.value = chosen?.sentence ?? "";
  fill(slots, Object.entries(chosen?.schema.properties ?? {}).map(([name, { title }]) => `{${name}} ${title ?? ""}`).join(" · "));
}

async function tryOut() {
  const lines = sentences.value.split("\n").map((line) => line.trim()).filter(Boolean).slice(0, 20);
  const chosen = intents[intent.selectedIndex];
  try {
    const trial = await post("/v1/phrases/try", { template: template.value, language, sentences: lines, app: chosen?.app, intent: chosen?.intent });
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
  const slots = Object.entries(match.slots ?? {}).map(([name, value]) => `${name} = ${value}`);
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
