import { post, Refusal } from "./api.js";
import { block } from "./block.js";
import { byId, element, fill } from "./dom.js";
import { language, words } from "./language.js";
import { colouredSentence, slotClass } from "./spans.js";

/**
 * What a sentence was read as, drawn: the winner with its costs, what came close and where it parted, and why nothing is done.
 */

const input = element("input", { class: "field", id: "why-sentence", type: "text", maxlength: 1000, autocomplete: "off" });
const result = element("div", { class: "explanation", "aria-live": "polite" });

export function startWhy() {
  const form = element("form", { class: "line-form" },
    element("label", { for: "why-sentence", class: "hidden-text" }, words.sentence), input,
    element("button", { type: "submit", class: "button prominent" }, words.explain));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void explain(input.value.trim());
  });
  input.addEventListener("keydown", (event) => { if (event.isComposing || event.keyCode === 229) event.stopPropagation(); });
  fill(byId("why"), element("h2", {}, words.whyTitle), element("p", { class: "quiet" }, words.whyHint), form, result);
}

/** @param {string} text */
export async function explain(text) {
  input.value = text;
  if (!text) return;
  try {
    const explanation = await post("/v1/explain", { text, language });
    fill(result, ...parts(explanation));
  } catch (problem) {
    fill(result, element("p", { class: "problem" }, problem instanceof Refusal ? problem.message : words.notThere));
  }
}

/** @param {Wire.Explanation} explanation */
function parts(explanation) {
  return [
    element("p", { class: "sentence", lang: language }, ...colouredSentence(explanation)),
    explanation.read?.length ? block(words.readAs, element("p", { class: "pieces" }, ...explanation.read.map((piece) => element("span", {}, piece)))) : null,
    winner(explanation), vetoes(explanation), nearest(explanation), nearMisses(explanation),
  ];
}

/** @param {Wire.Explanation} explanation */
function winner(explanation) {
  const won = explanation.winner;
  if (!won) return block(words.noWinner);
  const names = Object.keys(won.slots);
  const total = won.costs.reduce((sum, each) => sum + each.cost, 0);
  return block(words.winner, element("p", {}, element("strong", {}, won.intent)), element("p", {}, element("code", {}, won.phrase)),
    names.length > 0 && element("h4", {}, words.slots),
    names.length > 0 && element("ul", { class: "chips" }, ...names.map((name) => element("li", { class: `chip ${slotClass(names, name)}` },
      element("span", { class: "small" }, name), " ", won.slots[name]))),
    element("h4", {}, words.costs), total === 0 ? element("p", { class: "quiet" }, words.costFree) : costs(won.costs, total));
}

/**
 * @param {{what: string, cost: number}[]} list
 * @param {number} total
 */
function costs(list, total) {
  const rows = list.filter((each) => each.cost !== 0).map((each) => {
    const bar = element("span", { class: "cost-bar", "aria-hidden": "true" });
    bar.style.setProperty("--part", `${Math.round((each.cost / total) * 100)}%`);
    return element("li", {}, element("span", {}, each.what), bar, element("span", { class: "cost" }, String(each.cost)));
  });
  return element("ul", { class: "costs" }, ...rows);
}

/** @param {Wire.Explanation} explanation */
function vetoes(explanation) {
  if (!explanation.vetoes?.length) return null;
  const letters = [...explanation.text];
  return block(words.vetoes, element("ul", {}, ...explanation.vetoes.map((veto) => element("li", {},
    element("mark", { class: "veto" }, letters.slice(veto.span[0], veto.span[1]).join("")), " ", element("code", {}, veto.rule)))));
}

/** @param {Wire.Explanation} explanation */
function nearest(explanation) {
  if (!explanation.nearest) return null;
  const lines = Object.entries(explanation.nearest).filter(([, value]) => ["string", "number", "boolean"].includes(typeof value));
  return block(words.nearest, element("dl", { class: "facts" }, ...lines.flatMap(([name, value]) => [element("dt", {}, name), element("dd", {}, String(value))])));
}

/** @param {Wire.Explanation} explanation */
function nearMisses(explanation) {
  if (!explanation.near_misses?.length) return null;
  const letters = [...explanation.text];
  return block(words.nearMisses, element("ol", { class: "near-misses" }, ...explanation.near_misses.map((miss) => element("li", {},
    element("p", {}, element("strong", {}, miss.intent), " ", element("code", {}, miss.phrase)),
    element("p", { class: "small parted" }, element("span", {}, letters.slice(0, miss.at).join("")), element("mark", {}, letters.slice(miss.at).join("") || "⏎")),
    element("p", { class: "quiet small" }, `${words.partedAt(miss.at)} · ${miss.reason}`)))));
}
