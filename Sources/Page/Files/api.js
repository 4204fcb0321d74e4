import { Topic } from "./topic.js";

/** Requests to the daemon. Each carries the secret of this page, without which its cookie counts for nothing. */

const secretName = "malgil.secret";

/** Told when the daemon does not know this page (any more): somebody has to log in. */
export const locked = new Topic();

/** The daemon said no. */
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
 * What the daemon said against a request, or another text where it said nothing.
 *
 * @param {unknown} problem
 * @param {string} otherwise
 */
export const reason = (problem, otherwise) => (problem instanceof Refusal ? problem.message : otherwise);

/** Nobody answered: whether the request arrived is not known. */
export class Unreachable extends Error {}

/** A name for one press: made again with the same name, it is carried out once. */
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
 * The address of one thing: `at("widgets", id, "press")`.
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
 * What there is at an address, or null when it cannot be had now.
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
 * @returns {Promise<any>} what the daemon sent
 * @throws {Refusal} when it said no
 * @throws {Unreachable} when it did not answer
 */
export async function request(method, path, body) {
  const reply = await sent(method, path, body);
  const said = await reply.json().catch(() => null);
  if (reply.status === 401) locked.tell(undefined);
  if (!reply.ok) throw new Refusal(reply.status, said);
  return said;
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
 * @returns {Promise<boolean>} whether there was a code that counted
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
