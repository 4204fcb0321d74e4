import { Topic } from "./topic.js";

/** Requests to the daemon. Each one sends the secret of this session; the cookie alone is not accepted. */

const secretName = "malgil.secret";

/** Told when the daemon no longer accepts the session: the person has to log in. */
export const locked = new Topic();

/** The daemon refused a request. */
export class Refusal extends Error {
  /**
   * @param {number} status
   * @param {any} body
   */
  constructor(status, body) {
    super(body?.error?.message ?? `HTTP ${status}`);
    this.status = status;
    this.body = body;
    /** @type {string} */
    this.code = body?.error?.code ?? "";
  }
}

/**
 * The daemon's message for a refusal; another text for any other problem.
 *
 * @param {unknown} problem
 * @param {string} otherwise
 */
export const reason = (problem, otherwise) => (problem instanceof Refusal ? problem.message : otherwise);

/** There was no reply: it is not known whether the request arrived. */
export class Unreachable extends Error {}

/** A new identifier of a request. A request that is repeated with the same identifier is carried out once. */
export function requestName() {
  return crypto.randomUUID();
}

export function hasSecret() {
  return sessionStorage.getItem(secretName) !== null;
}

export function secret() {
  return sessionStorage.getItem(secretName) ?? "";
}

/** @param {string} value */
export function takeSecret(value) {
  sessionStorage.setItem(secretName, value);
}

export function forgetSecret() {
  sessionStorage.removeItem(secretName);
}

/** @returns {{[name: string]: string}} */
export function secretHeader() {
  return { "X-Malgil-Secret": secret() };
}

/**
 * Builds an address: `at("widgets", id, "press")`.
 *
 * @param {...string} parts
 */
export const at = (...parts) => `/v1/${parts.map(encodeURIComponent).join("/")}`;

/**
 * @param {string} path
 * @returns {Promise<any>}
 */
export const get = (path) => request("GET", path);

/**
 * Reads an address; null when that fails.
 *
 * @param {string} path
 * @returns {Promise<any>}
 */
export const seek = (path) => get(path).catch(() => null);

/**
 * @param {string} path
 * @param {object} body
 * @returns {Promise<any>}
 */
export const post = (path, body) => request("POST", path, body);

/**
 * @param {string} method
 * @param {string} path
 * @param {object} [body] a recording, or what is sent as JSON
 * @returns {Promise<any>} the body of the reply
 * @throws {Refusal} when the daemon refused
 * @throws {Unreachable} when there was no reply
 */
export async function request(method, path, body) {
  const reply = await sent(method, path, body);
  const said = await reply.json().catch(() => null);
  if (reply.status === 401) locked.tell(undefined);
  if (!reply.ok) throw new Refusal(reply.status, said);
  return said;
}

/** @param {string} path of a picture; its content as an address, if there is one */
export async function picture(path) {
  const reply = await sent("GET", path).catch(() => null);
  if (reply?.status !== 200) return;
  const reader = new FileReader();
  reader.readAsDataURL(await reply.blob());
  await new Promise((done) => reader.addEventListener("load", done));
  return String(reader.result);
}

/**
 * @param {string} method
 * @param {string} path
 * @param {object} [body]
 */
async function sent(method, path, body) {
  const type = body instanceof Blob ? body.type : "application/json";
  const headers = { ...secretHeader(), ...(body ? { "Content-Type": type } : {}) };
  try {
    return await fetch(path, { method, headers, body: body instanceof Blob ? body : body && JSON.stringify(body), cache: "no-store" });
  } catch {
    throw new Unreachable();
  }
}

/**
 * Redeems the one-time code in the fragment that `malgil open` made, and removes it from the address. A `session` beside it
 * becomes the link to that conversation.
 *
 * @returns {Promise<boolean>} whether there was a valid code
 */
export async function redeemCode() {
  const given = new URLSearchParams(location.hash.slice(1));
  const [code, session] = [given.get("code"), given.get("session")];
  if (!code) return false;
  history.replaceState(null, "", session ? `#/talk/${encodeURIComponent(session)}` : location.pathname);
  const reply = await sent("POST", "/v1/browsers", { code });
  if (!reply.ok) return false;
  takeSecret((await reply.json()).secret);
  return true;
}
