// A small web server for one machine: built folders at their addresses, and the API of another server behind them.
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { extname, join, normalize } from 'node:path';

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

const API = /^\/(dev\/v1|config\.json|health|csp-report)(\/|\?|$)/;

/** Passes a request on to the API and its answer back; an API that is away is a 502 in the API's own form. */
export function forward(api, request, response) {
  const target = new URL(request.url, api);
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
    response.writeHead(502, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ code: 'UNEXPECTED', message: `${api} adresindeki API yanıt vermiyor.` }));
  });
  request.pipe(onward);
}

/** The file behind an address: `places` are pairs of prefix and folder, the longest prefix first. */
export function fileAt(places, pathname) {
  const path = normalize(decodeURIComponent(pathname));
  const [prefix, folder] = places.find(([start]) => path.startsWith(start)) ?? [];
  if (folder === undefined || path.includes('..')) return undefined;
  const file = join(folder, path.slice(prefix.length));
  return existsSync(file) && statSync(file).isFile() ? file : undefined;
}

export const isForApi = (url) => API.test(url);

/**
 * Serves the folders and the API behind one port. `pages` are addresses with a file of their own, `headers`
 * go out with every file, `answers` are addresses with a body made at each request,
 * `fallback` is the file for addresses of pages.
 */
export function startPageServer({ port, places, pages = {}, answers = {}, fallback, api, headers = {} }) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://page');
    if (answers[pathname]) {
      response.writeHead(200, { ...headers, 'content-type': types['.json'], 'cache-control': 'no-store' });
      return response.end(JSON.stringify(answers[pathname]()));
    }
    if (isForApi(request.url)) return forward(api, request, response);
    const file =
      pages[pathname] ?? fileAt(places, pathname) ?? (/\.[^/]*$/.test(pathname) ? undefined : fallback);
    if (!file) {
      response.writeHead(404, { 'content-type': 'text/plain' });
      return response.end('Not found\n');
    }
    const type = types[extname(file)] ?? 'application/octet-stream';
    const isBrotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '') && existsSync(`${file}.br`);
    response.writeHead(200, {
      ...headers,
      'content-type': type,
      'cache-control': HASHED.test(file) ? FOREVER : 'no-cache',
      ...(isBrotli && { 'content-encoding': 'br' }),
    });
    createReadStream(isBrotli ? `${file}.br` : file).pipe(response);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, 'localhost', () => resolve(server));
  });
}
