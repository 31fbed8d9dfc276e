// Pages that can be read before any script: put together anew whenever the host or a remote changes.
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { composePages } from '../../../shared/federation/build/first-sight/compose.mjs';
import { readJson } from './store.mjs';

/**
 * @typedef {import('./store.mjs').Store} Store
 * @typedef {Parameters<typeof composePages>} Parts
 */

/** So long a stylesheet stays that no page names any more: a page that was sent before may still ask for it. */
const KEPT_MS = 24 * 60 * 60 * 1000;
/** What was written, and when it was last needed. */
const RECORD = 'pages/written.json';

/**
 * Writes the pages that are put together of these parts, and removes those that no longer can be.
 *
 * @param {Store} store of the host's files
 * @param {Parts[0]} host
 * @param {Parts[1]} read
 * @param {Parts[2]} liveOf
 */
export async function writePages(store, host, read, liveOf) {
  const pages = await composePages(host, read, liveOf);
  const now = Date.now();
  /** @type {Record<string, number>} */
  const written = (await readJson(store, RECORD)) ?? {};
  for (const [name, content] of pages) {
    written[name] = now;
    const file = `pages/${name}`;
    if ((await store.read(file))?.body.toString() === content) continue;
    // The file itself last: no copy of it is older than it is.
    await store.put(`${file}.br`, brotliCompressSync(content));
    await store.put(`${file}.gz`, gzipSync(content, { level: 9 }));
    await store.put(file, content);
  }
  for (const [name, neededAt] of Object.entries(written)) {
    if (pages.has(name) || (name.endsWith('.css') && now - neededAt < KEPT_MS)) continue;
    for (const ending of ['', '.br', '.gz']) await store.remove(`pages/${name}${ending}`);
    delete written[name];
  }
  if (Object.keys(written).length > 0) await store.put(RECORD, JSON.stringify(written));
}
