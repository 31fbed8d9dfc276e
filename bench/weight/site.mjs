// The built pages beside a measurement's own server, and the browser that looks at them.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { startPageServer } from '../../scripts/dev/page-server.mjs';
import { findChromium } from '../../scripts/test/chromium.mjs';
import { appNamed, remoteNames } from '../../shared/federation/build/apps.mjs';
import { login, signIn } from '../client.mjs';

const root = join(import.meta.dirname, '../..');
/** @param {string} name */
const dist = (name) => join(root, appNamed(name).folder, 'dist');

/**
 * Serves the host with its remotes.
 *
 * @param {number} port
 * @param {string} api
 */
export function startHost(port, api) {
  const host = dist('host');
  const list = join(host, 'remotes.json');
  if (!existsSync(list)) throw new Error('Vezne is not built: run npm run build first.');
  /** @type {import('../../scripts/dev/page-server.mjs').Places} */
  const places = remoteNames.map((name) => [`/remotes/${name}/`, dist(name)]);
  return startPageServer({
    port,
    api,
    fallback: join(host, 'index.html'),
    places: [...places, ['/', host]],
  });
}

/** @param {string[]} more arguments of the browser */
export const launch = async (more = []) =>
  chromium.launch({
    executablePath: await findChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      ...more,
    ],
  });

/**
 * What the browser stores after the company's manager has signed in.
 *
 * @param {string} api
 */
export async function openSession(api) {
  const { token, refreshToken, userType } = await signIn(api);
  const userData = JSON.stringify({ email: login.email, userType, session: 'bench' });
  return { accessToken: token, token, refreshToken, userRole: userType, userData };
}

/**
 * Lets every page of a browser's profile begin signed in.
 *
 * @param {import('playwright-core').BrowserContext} context
 * @param {Record<string, string>} session
 */
export const enter = (context, session) =>
  context.addInitScript((stored) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  }, session);
