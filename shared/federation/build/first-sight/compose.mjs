import { fileName, hashedName, sri } from './fragments.mjs';

/** @typedef {import('./fragments.mjs').Fragment} Fragment */
/** @typedef {import('./fragments.mjs').Frame} Frame */

/**
 * Where the manifest of a remote's live release is, and its hash.
 *
 * @typedef {{ manifest: string; integrity?: string }} Live
 * @typedef {(path: string) => Promise<Buffer | undefined>} Read
 */

/** @type {Record<string, string>} */
const escapes = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** @param {string} text */
const escaped = (text) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? '');

/**
 * A file whose content is what its hash says.
 *
 * @param {Read} read
 * @param {string} path
 * @param {string} integrity
 */
async function verified(read, path, integrity) {
  const content = await read(path);
  const algorithm = integrity.slice(0, integrity.indexOf('-'));
  return content && sri(content, algorithm) === integrity ? content.toString() : undefined;
}

/**
 * What a remote's live release has drawn of a page; nothing where a file is missing or is not what its release says.
 *
 * @param {Read} read
 * @param {Live} live
 * @param {string} path
 */
async function drawnBy(read, { manifest, integrity }, path) {
  const text = integrity && (await verified(read, manifest, integrity));
  if (!text) return undefined;
  /** @type {{ pages?: Record<string, Fragment> }} */
  const { pages = {} } = JSON.parse(text);
  const fragment = pages[path];
  if (!fragment) return undefined;
  const [html, css] = await Promise.all(
    [fragment.html, fragment.css].map((sealed) =>
      verified(read, manifest.replace(/[^/]*$/, sealed.file), sealed.integrity),
    ),
  );
  return html === undefined || css === undefined ? undefined : { html, css };
}

const SCRIPTS = /<script defer [^>]*><\/script>/g;
const HASHES = /<script type="application\/json" id="later">.*<\/script>\n?/;
const FACES = / data-display-font="([^"]*)"/;

/**
 * The host's page with a screen in it. Its scripts rest in a template until somebody wants them; what only they ask for
 * goes with them. All rules come from the host's own server: a remote that hangs holds up no page.
 *
 * @param {string} page
 * @param {Frame} frame
 * @param {{ html: string; css: { file: string; content: string } }} screen
 */
function put(page, { title, description, html }, screen) {
  const scripts = (page.match(SCRIPTS) ?? []).join('');
  const [hashes = ''] = HASHES.exec(page) ?? [];
  const [, faces = ''] = FACES.exec(page) ?? [];
  const preloads = faces
    .split(' ')
    .filter(Boolean)
    .map((face) => `<link rel="preload" href="${face}" as="font" type="font/woff2" crossorigin>\n    `);
  const { file, content } = screen.css;
  const styles = `<link rel="stylesheet" href="/pages/${file}" integrity="${sri(content)}">`;
  const seen = `<div id="first-sight">${html.replace('<i id="screen"></i>', () => screen.html)}</div>`;
  const replaced = page
    .replace('<html ', '<html data-first-sight ')
    .replace(/<title>.*<\/title>/, () => `<title>${escaped(title)}</title>`)
    .replace(/ *<link rel="preload" href="\/remotes\.json"[^>]*>\n/, '')
    .replace(SCRIPTS, '')
    .replace(HASHES, '')
    .replace(FACES, '')
    .replace('<script src=', () => `${preloads.join('')}${styles}\n    <script src=`)
    .replace('<div id="root"></div>', () => `${seen}\n    <div id="root"></div>`)
    .replace('</body>', () => `<template id="scripts">${scripts}</template>\n  ${hashes}</body>`);
  if (!description) return replaced;
  return replaced.replace(
    /(<meta name="description" content=")[^"]*/,
    (_, start) => start + escaped(description),
  );
}

/**
 * The pages that are there before any script: the host's frame around what the live releases have drawn. A page whose
 * parts are not all there, or not what their releases say they are, is left out: the host's plain page stands in for it.
 *
 * @param {{ page: string; frames: Record<string, Frame> }} host
 * @param {Read} read
 * @param {(remote: string) => Live | undefined} liveOf
 * @returns {Promise<Map<string, string>>} pages and stylesheets by file name, each stylesheet before its page
 */
export async function composePages({ page, frames }, read, liveOf) {
  /** @type {Map<string, string>} */
  const files = new Map();
  for (const [path, frame] of Object.entries(frames)) {
    const live = liveOf(frame.remote);
    const screen = live && (await drawnBy(read, live, path));
    if (!screen) continue;
    const content = frame.css + screen.css;
    const file = hashedName(`${fileName(path)}.css`, content);
    files.set(file, content);
    files.set(`${fileName(path)}.html`, put(page, frame, { html: screen.html, css: { file, content } }));
  }
  return files;
}
