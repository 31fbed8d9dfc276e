// What a build draws ahead of its public pages that need no call: a remote its screens, the host their frame.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { FRAMES, fileName, hashedName, sri } from './fragments.mjs';
import { render } from './render.mjs';

/** @typedef {import('./fragments.mjs').Fragment} Fragment */
/** @typedef {import('./fragments.mjs').Frame} Frame */
/** @typedef {import('./fragments.mjs').Sealed} Sealed */

/**
 * The pages of a remote that are drawn ahead: anybody may see them, and they are the same for everybody.
 *
 * @param {import('@vezne/federation/build').RemoteDeclaration} remote
 */
const plainPages = ({ pages }) =>
  pages.flatMap((page) =>
    'frame' in page && isPlain(page) && /^\/[a-z0-9-]*$/.test(page.path) ? [page] : [],
  );

/** @param {{ frame: string; usesApi: boolean; isDrawnAhead?: true }} page */
const isPlain = ({ frame, usesApi, isDrawnAhead }) => isDrawnAhead ?? (frame === 'site' && !usesApi);

/**
 * Writes a file under its content's name.
 *
 * @param {string} dir
 * @param {string} path with its ending
 * @param {string} content
 * @returns {Sealed}
 */
function write(dir, path, content) {
  const file = hashedName(path, content);
  mkdirSync(dirname(join(dir, file)), { recursive: true });
  writeFileSync(join(dir, file), content);
  return { file, integrity: sri(content) };
}

/**
 * Draws a remote's screens for those of its pages that need neither a call nor a script to be read.
 *
 * @param {string} dir of the built files
 * @param {string} source the remote's folder
 * @param {import('@vezne/federation/build').RemoteDeclaration | undefined} remote none is drawn of the host
 * @returns {Record<string, Fragment>} by the page's path
 */
export function drawFragments(dir, source, remote) {
  const pages = remote ? plainPages(remote) : [];
  if (!remote || pages.length === 0) return {};
  const drawn = render(
    pages.map(({ path, screen, usesApi }) => ({
      path,
      file: join(source, remote.exposes[screen] ?? ''),
      usesApi,
    })),
    'r-',
  );
  return Object.fromEntries(
    drawn.map(({ html, css }, index) => {
      const path = pages[index]?.path ?? '';
      const base = `drawn/${fileName(path)}`;
      return [path, { html: write(dir, `${base}.html`, html), css: write(dir, `${base}.css`, css) }];
    }),
  );
}

/**
 * Draws the host's frame around every such page and keeps it for the releases.
 *
 * @param {string} dir of the built files
 * @param {string} source the host's folder
 * @param {readonly import('@vezne/federation/build').RemoteDeclaration[]} remotes
 */
export function drawFrames(dir, source, remotes) {
  const file = join(source, 'src', 'first-paint', 'Frame.tsx');
  if (!existsSync(file)) return;
  const pages = remotes.flatMap((remote) =>
    plainPages(remote).map((page) => ({ remote: remote.name, page })),
  );
  const drawn = render(
    pages.map(({ page: { path } }) => ({ path, file })),
    'h-',
  );
  /** @type {[string, Frame][]} */
  const frames = pages.flatMap(({ remote, page }, index) => {
    const { documentTitle: title = `${page.title} — Vezne`, description, path } = page;
    const frame = drawn[index];
    return frame ? [[path, { title, description, remote, ...frame }]] : [];
  });
  writeFileSync(join(dir, FRAMES), JSON.stringify(Object.fromEntries(frames)));
}
