import { at, request, seek } from "./api.js";
import { learnTime, now } from "./clock.js";
import { block } from "./block.js";
import { button, byId, fill, make, marked, note, paragraph, quiet, row } from "./dom.js";
import { chooseLanguage, inLanguage, language, timeText, words } from "./language.js";
import { chooseTheme, theme } from "./theme.js";
import { letHearRemotely, mayHearRemotely, wayToHear } from "./voice.js";

/**
 * The settings: language, theme, permissions of apps, voice, browsers, tokens, versions, report.
 *
 * @typedef {{[name: string]: any}} Anything
 */

const permissions = ["notifications", "activities", "frequentUpdates"];

const apps = make("div");
const browsers = make("div");
const tokens = make("div");
const versions = make("div");
const voice = make("div");

export function startSettings() {
  fill(byId("settings"), make("h2", {}, words.settings),
    block(words.language, choice("language", [["ko", "한국어"], ["en", "English"]], language, (value) => chooseLanguage(value === "ko" ? "ko" : "en"))),
    block(words.theme, choice("theme", [["system", words.themeSystem], ["light", words.themeLight], ["dark", words.themeDark]], theme(), chooseTheme)),
    block(words.permissions, apps), block(words.voice, voice), block(words.browsers, browsers), block(words.tokens, tokens), block(words.versions, versions),
    block(words.report, note(words.reportHint), report()));
}

/**
 * @param {string} name
 * @param {[string, string][]} options
 * @param {string} chosen
 * @param {(value: string) => void} choose
 */
function choice(name, options, chosen, choose) {
  const made = make("div", { class: "segments", role: "radiogroup" }, ...options.map(([value, title]) => make("label", {},
    make("input", { type: "radio", name, value, checked: value === chosen }), make("span", { lang: name === "language" ? value : null }, title))));
  made.setAttribute("aria-label", name === "language" ? words.language : words.theme);
  made.addEventListener("change", (event) => choose(/** @type {HTMLInputElement} */ (event.target).value));
  return made;
}

/** Loads the settings from the daemon; called when they are shown. */
export async function loadSettings() {
  await Promise.all([loadApps(), loadList("browsers", browsers, browserRow), loadList("tokens", tokens, tokenRow), loadVoice()]);
}

async function loadApps() {
  const reply = await seek(inLanguage("/v1/settings"));
  showApps(reply);
}

/** @param {Anything | null} reply */
function showApps(reply) {
  if (reply?.now) learnTime(reply.now);
  fill(apps, ...(reply ? [...reply.apps.map(appRow), note(words.noLocation)] : [notThere()]));
  fill(versions, reply ? facts(reply.version) : notThere());
}

function notThere() {
  return paragraph(words.notThere);
}

/** @param {Anything} app */
function appRow(app) {
  const boxes = permissions.filter((name) => typeof app[name] === "boolean").map((name) => {
    const box = make("input", { type: "checkbox", role: "switch", checked: app[name], "data-permission": `${app.app}.${name}` });
    box.addEventListener("change", async () => {
      const reply = await request("PATCH", inLanguage("/v1/settings"), { app: app.app, [name]: box.checked }).catch(() => null);
      if (reply?.apps) showApps(reply);
      else box.checked = !box.checked;
      marked(apps, "permission", `${app.app}.${name}`)?.focus();
    });
    return make("label", { class: "permission" }, make("span", {}, words.permissionNames[name]), box);
  });
  return make("fieldset", { class: "app" }, make("legend", {}, app.title), ...boxes);
}

/** @param {Anything} values */
function facts(values) {
  const known = Object.entries(values ?? {});
  return make("dl", { class: "facts" }, ...known.flatMap(([name, value]) => [make("dt", {}, name),
    make("dd", {}, typeof value === "object" ? JSON.stringify(value) : String(value))]));
}

/** Shows who receives what is spoken. */
async function loadVoice() {
  const way = await wayToHear();
  const box = make("input", { type: "checkbox", role: "switch", checked: mayHearRemotely(), "data-permission": "voice" });
  box.addEventListener("change", () => letHearRemotely(box.checked));
  fill(voice, note(words.voiceWays[way ?? "none"]),
    way === "remote" && make("label", { class: "permission" }, make("span", {}, words.remotePermission), box));
}

/**
 * Lists browsers or tokens, each with a button that ends it.
 *
 * @param {"browsers" | "tokens"} kind
 * @param {HTMLElement} box
 * @param {(thing: Anything) => {id: string, name: string, detail: string, end: string, endName: string}} row
 */
async function loadList(kind, box, row) {
  const list = (await seek(`/v1/${kind}`))?.[kind];
  if (!list) return fill(box, notThere());
  const rows = list.map((/** @type {Anything} */ thing) => {
    const { id, name, detail, end, endName } = row(thing);
    const ending = button({ class: "button", "aria-label": endName }, [end], async () => {
      await request("DELETE", at(kind, id)).catch(() => null);
      await loadList(kind, box, row);
    });
    return make("li", { class: "listed" }, make("span", {}, name, " ", quiet(detail)), ending);
  });
  fill(box, rows.length ? make("ul", { class: "plain" }, ...rows) : paragraph(words.noTokens));
}

/** @param {Anything} browser */
function browserRow(browser) {
  const name = browserName(browser.agent ?? "");
  const detail = browser.current ? words.thisBrowser : words.lastUsed(timeText(browser.used, now()));
  return { id: browser.id, name, detail, end: words.end, endName: words.endBrowser(name) };
}

/** @param {string} agent */
function browserName(agent) {
  const name = ["Firefox", "Edg", "OPR", "Chrome", "Safari"].find((each) => agent.includes(`${each}/`));
  const system = ["Android", "iPhone", "Windows", "Mac OS X", "Linux"].find((each) => agent.includes(each));
  return [name === "Edg" ? "Edge" : name ?? agent.slice(0, 40), system].filter(Boolean).join(" · ") || "–";
}

/** @param {Anything} token */
function tokenRow({ name, trust, created }) {
  return { id: name, name, detail: `${trust} · ${timeText(created, now())}`, end: words.delete, endName: words.deleteToken(name) };
}

function report() {
  const shown = make("pre", { class: "report", tabindex: "0", hidden: true, "aria-label": words.report });
  const made = button({ class: "button" }, [words.makeReport], async () => {
    const reply = await seek("/v1/report");
    shown.textContent = reply ? JSON.stringify(reply, null, 2) : words.notThere;
    shown.hidden = false;
  });
  return make("div", { class: "stack" }, row(made), shown);
}
