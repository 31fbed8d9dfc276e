// A small web server for one machine: built folders at their addresses, and the API of another server behind them.
import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { dirname, extname, join, normalize } from 'node:path';

/**
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 * @typedef {readonly (readonly [prefix: string, folder: string])[]} Places  the longest prefix first
 */

/** @type {Record<string, string>} */
const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.geojson': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const HASHED = /\.[0-9a-f]{12}\.[^/]+$/;
const FOREVER = 'public, max-age=31536000, immutable';

const API = /^\/(dev\/v1|config\.json|health|csp-report|client-events)(\/|\?|$)/;

/** @param {Request} request */
const pathOf = (request) => new URL(request.url ?? '/', 'http://page').pathname;

/**
 * Passes a request on to the API and its answer back; an API that is away is a 502 in the API's own form.
 *
 * @param {string} api
 * @param {Request} request
 * @param {Response} response
 */
export function forward(api, request, response) {
  const target = new URL(request.url ?? '/', api);
  const send = target.protocol === 'https:' ? httpsRequest : httpRequest;
  const onward = send(target, {
    method: request.method,
    headers: { ...request.headers, host: target.host },
  });
  onward.on('response', (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  onward.on('error', () => {
    response.writeHead(502, { 'content-type': 'application/json', 'cache-control': 'no-store' });
    response.end(JSON.stringify({ code: 'UNEXPECTED', message: `${api} adresindeki API yanıt vermiyor.` }));
  });
  request.pipe(onward);
}

/** @param {string} pathname */
function decoded(pathname) {
  try {
    return decodeURIComponent(pathname);
  } catch {
    // Half a letter: no file has such a name.
    return '';
  }
}

/**
 * The file behind an address.
 *
 * @param {Places} places
 * @param {string} pathname
 */
export function fileAt(places, pathname) {
  const path = normalize(decoded(pathname));
  const place = places.find(([start]) => path.startsWith(start));
  if (!place || path.includes('..')) return undefined;
  const [prefix, folder] = place;
  const file = join(folder, path.slice(prefix.length));
  return existsSync(file) && statSync(file).isFile() ? file : undefined;
}

const CANARY = /(?:^|;\s*)vezne_host=([0-9A-Za-z][\w.-]*)/;

/**
 * The page of this visitor's release of the host: that of a canary while it is there, otherwise everybody's, as releases
 * have drawn it ahead for this address or for any.
 *
 * @param {string} fallback
 * @param {Request} request
 */
function pageFor(fallback, request) {
  const [, id = ''] = CANARY.exec(request.headers.cookie ?? '') ?? [];
  const canary = join(dirname(fallback), 'hosts', id, 'canary.html');
  if (id && existsSync(canary)) return canary;
  const path = pathOf(request);
  const drawn = join(dirname(fallback), 'pages', `${path.slice(1) || 'index'}.html`);
  return /^\/[a-z0-9-]*$/.test(path) && existsSync(drawn) ? drawn : fallback;
}

/** @param {Request} request */
export const isForApi = (request) => API.test(request.url ?? '/');

/** @param {Request} request */
const takesBrotli = (request) => /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''));

/**
 * Sends a file, the compressed copy beside it where the browser takes it.
 *
 * @param {string} file
 * @param {Request} request
 * @param {Response} response
 * @param {Record<string, string>} headers
 */
function sendFile(file, request, response, headers) {
  const isBrotli = takesBrotli(request) && existsSync(`${file}.br`);
  const etag = `"${createHash('sha256').update(readFileSync(file)).digest('base64url')}"`;
  const kept = { ...headers, etag, 'cache-control': HASHED.test(file) ? FOREVER : 'no-cache' };
  if (request.headers['if-none-match'] === etag) return void response.writeHead(304, kept).end();
  response.writeHead(200, {
    ...kept,
    'content-type': types[extname(file)] ?? 'application/octet-stream',
    ...(isBrotli && { 'content-encoding': 'br' }),
  });
  createReadStream(isBrotli ? `${file}.br` : file).pipe(response);
}

/**
 * @typedef {object} Site
 * @property {number} port
 * @property {string} api
 * @property {Places} places
 * @property {Record<string, string>} [pages] addresses with a file of their own
 * @property {Record<string, () => unknown>} [answers] addresses with a body made at each request
 * @property {string} [fallback] the file for addresses of pages
 * @property {Record<string, string>} [headers] go out with every file
 */

/**
 * Serves the folders and the API behind one port.
 *
 * @param {Site} site
 * @returns {Promise<import('node:http').Server>}
 */
export function startPageServer({ port, places, pages = {}, answers = {}, fallback, api, headers = {} }) {
  const server = createServer((request, response) => {
    const pathname = pathOf(request);
    const answer = answers[pathname];
    if (answer) {
      response.writeHead(200, { ...headers, 'content-type': types['.json'], 'cache-control': 'no-store' });
      return response.end(JSON.stringify(answer()));
    }
    if (isForApi(request)) return forward(api, request, response);
    const page = /\.[^/]*$/.test(pathname) || !fallback ? undefined : pageFor(fallback, request);
    const file = pages[pathname] ?? fileAt(places, pathname) ?? page;
    if (file) return sendFile(file, request, response, headers);
    // A browser that kept this would miss the file after it is back.
    response.writeHead(404, { ...headers, 'content-type': 'text/plain', 'cache-control': 'no-store' });
    return response.end('Not found\n');
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, 'localhost', () => resolve(server));
  });
}
