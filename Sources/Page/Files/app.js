import { announce } from "./announce.js";
import { hasSecret, locked, redeemCode, seek } from "./api.js";
import { startBoard } from "./board.js";
import { learnTime } from "./clock.js";
import { showSession } from "./conversation-list.js";
import { button, byId, fill, make, setAttributes, textButton } from "./dom.js";
import { followEvents, happened, reached, tryAgain } from "./events.js";
import { icon } from "./icons.js";
import { language, words } from "./language.js";
import { showLogin } from "./login.js";
import { loadIntents, startPlayground } from "./playground.js";
import { openSearch, startSearch } from "./search.js";
import { loadSettings, startSettings } from "./settings.js";
import { askForSecret, tellSecret } from "./sharing.js";
import { startTalk } from "./talk.js";
import { applyTheme } from "./theme.js";
import { explain, startWhy } from "./why.js";

/** Starts the page: logs in, draws all views, and follows the events. */

/** @type {[name: "talk" | "board" | "why" | "phrases" | "settings", symbol: string][]} */
const places = [["talk", "message"], ["board", "board"], ["why", "branch"], ["phrases", "pencil"], ["settings", "gear"]];

async function start() {
  applyTheme();
  document.documentElement.lang = language;
  document.title = words.title;
  byId("brand").textContent = words.title;
  const hasCode = location.hash.startsWith("#code=");
  const isExpired = hasCode && !(await redeemCode());
  if (hasCode && !isExpired) tellSecret();
  if (!hasSecret()) await askForSecret();
  if (!hasSecret()) return showLogin(isExpired);
  locked.listen(() => {
    showLogin(false);
    void askForSecret();
  });
  showEverything();
}

function showEverything() {
  const skip = byId("skip");
  fill(skip, words.skip);
  skip.addEventListener("click", (event) => {
    event.preventDefault();
    location.hash = "#/talk";
    byId("input").focus();
  });
  startTalk((sentence) => {
    location.hash = "#/why";
    void explain(sentence);
  });
  startWhy();
  startPlayground();
  startSettings();
  startSearch(fillInput);
  drawPlaces();
  addEventListener("hashchange", showPlace);
  showPlace();
  // Benchmarks/Peers/page_peer.py reads this mark.
  performance.mark("malgil-ready");
  follow(startBoard());
}

/** @param {() => Promise<void>} loadBoard */
function follow(loadBoard) {
  void learnDaemonTime();
  void loadBoard();
  happened.listen((event) => { if (event.event === "reset") void loadBoard(); });
  reached.listen((isReached) => {
    showReached(isReached);
    if (isReached) void loadBoard();
  });
  void followEvents();
}

/** The daemon's clock may differ from the browser's. */
async function learnDaemonTime() {
  const settings = await seek("/v1/settings");
  if (settings?.now) learnTime(settings.now);
}

/** @param {boolean} isReached */
function showReached(isReached) {
  const line = byId("offline");
  line.hidden = isReached;
  if (!isReached) fill(line, make("span", {}, words.reconnecting), textButton(words.tryNow, tryAgain));
  announce(isReached ? words.connected : words.reconnecting);
}

/** @param {string} text */
function fillInput(text) {
  const input = /** @type {HTMLTextAreaElement} */ (byId("input"));
  input.value = text;
  input.dispatchEvent(new Event("input"));
  input.focus();
}

function drawPlaces() {
  const links = places.map(([name, symbol]) => make("a", { href: `#/${name}`, "data-place": name }, icon(symbol), make("span", {}, words[name])));
  const key = /Mac|iPhone|iPad/.test(navigator.platform) ? "⌘K" : "Ctrl K";
  const search = button({ class: "search-button", "aria-keyshortcuts": "Control+K Meta+K" }, [icon("magnifyingglass"), make("span", {}, words.search), make("kbd", { "aria-hidden": "true" }, key)], () => openSearch(fillInput));
  byId("places").setAttribute("aria-label", words.places);
  fill(byId("places"), search, ...links);
}

/** Shows the view that the address names. On wide screens the conversation and the board stand side by side. */
function showPlace() {
  const [wanted, session] = location.hash.slice(2).split("/");
  const name = places.find(([each]) => each === wanted)?.[0] ?? "talk";
  document.body.dataset.view = name;
  for (const [each] of places) {
    const isSideBySide = each === "talk" || each === "board";
    byId(each).hidden = isSideBySide ? name !== "talk" && name !== "board" : each !== name;
  }
  for (const link of document.querySelectorAll("[data-place]")) {
    setAttributes(link, { "aria-current": link.getAttribute("data-place") === name ? "page" : null });
  }
  scrollTo(0, 0);
  if (name === "settings") void loadSettings();
  if (name === "phrases") void loadIntents();
  if (name === "talk" && session) openLinked(session);
}

/**
 * Shows the conversation of a link, such as one from an agent. The address is reset, so that the same link works again.
 *
 * @param {string} session as written in the address
 */
function openLinked(session) {
  history.replaceState(null, "", "#/talk");
  try {
    void showSession(decodeURIComponent(session));
  } catch {
    // The address is malformed, so there is no such conversation.
  }
}

void start();
