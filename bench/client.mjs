// The company that a measurement fills, and the calls that it makes as that company's manager.

import { randomUUID } from 'node:crypto';
import { request } from 'node:http';

/** @typedef {{ token: string; refreshToken: string; userType: string }} LoginAnswer */
/** @typedef {{ method: 'GET' | 'POST'; path: string; body?: object }} Call */

/** How its manager signs in. */
export const login = { email: 'olcum@ornek.com.tr', password: 'Uzun-ve-guclu-91' };
const company = { name: 'Ölçü', surname: 'Terazi', companyName: 'Ölçüm Ltd.', ...login };

/**
 * The parsed body of an answer that must be good; a measurement knows what it asked for.
 *
 * @param {string} api
 * @param {string} method
 * @param {string} path
 * @param {{ body?: object; token?: string; key?: string }} options
 */
export async function call(api, method, path, { body, token, key } = {}) {
  const response = await fetch(api + path, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(key && method !== 'GET' && { 'idempotency-key': key }),
    },
    body: body && JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return response.json();
}

/**
 * Signs a company up; answers its number.
 *
 * @param {string} api
 * @param {string} [email]
 * @returns {Promise<string>}
 */
export async function signUp(api, email = login.email) {
  const body = { ...company, email, kvkkRead: true, termsAccepted: true };
  return (await call(api, 'POST', '/manager/create-account', { body })).companyId;
}

/**
 * @param {string} api
 * @param {string} [email]
 * @returns {Promise<LoginAnswer>}
 */
export const signIn = (api, email = login.email) =>
  call(api, 'POST', '/auth/login', { body: { ...login, email } });

/**
 * One call as a browser sends it, a save with its key; answers whether it failed.
 *
 * @param {string} api
 * @param {import('node:http').Agent} agent
 * @param {string} token
 * @param {Call} call
 * @returns {Promise<boolean>}
 */
export function timed(api, agent, token, { method, path, body }) {
  const text = body && JSON.stringify(body);
  const headers = {
    authorization: `Bearer ${token}`,
    ...(text && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
    ...(path.endsWith('/save') && { 'idempotency-key': randomUUID() }),
  };
  return new Promise((resolve) => {
    request(api + path, { method, headers, agent, timeout: 30_000 }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode !== 200));
    })
      .on('error', () => resolve(true))
      .end(text);
  });
}
