import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { remoteOrigins, serveStatic } from './static';

let root: string;
let server: FastifyInstance;

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'vezne-static-'));
  server = Fastify();
  await serveStatic(server, { root, standalone: true });
});
afterEach(async () => {
  jest.useRealTimers();
  await server.close();
  rmSync(root, { recursive: true, force: true });
});

function put(file: string, content: string | Buffer) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), content);
}

const get = (url: string, headers: Record<string, string> = {}) => server.inject({ url, headers });
const signature = { serial: 1, by: { key: 'signature' } };
const list = (version: string, entry = `/remotes/ai/${version}/mf-manifest.json`) =>
  JSON.stringify({ ai: { entry, version }, signature });

test('apps that are built while the server runs are served without a restart', async () => {
  expect((await get('/')).statusCode).toBe(404);
  expect((await get('/dashboard')).statusCode).toBe(404);
  put('host/dist/index.html', '<h1>1</h1>');
  put('remote-ai/dist/mf-manifest.json', '{"v":1}');
  expect((await get('/')).body).toBe('<h1>1</h1>');
  expect((await get('/dashboard')).body).toBe('<h1>1</h1>');
  expect((await get('/remotes/ai/mf-manifest.json')).json()).toEqual({ v: 1 });
});

test('a remote whose folder is new is served without a restart, compressed and to every origin', async () => {
  put('remote-payroll/dist/entry.aaaaaaaaaaaa.js', 'plain');
  put('remote-payroll/dist/entry.aaaaaaaaaaaa.js.br', brotliCompressSync('plain'));
  const answer = await get('/remotes/payroll/entry.aaaaaaaaaaaa.js', { 'accept-encoding': 'br' });
  expect(answer.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
  });
  const head = await server.inject({ method: 'HEAD', url: '/remotes/payroll/entry.aaaaaaaaaaaa.js' });
  expect([head.statusCode, head.headers['content-length']]).toEqual([200, '5']);
});

test("a remote's folder answers with its own page, with and without compression", async () => {
  put('remote-ai/dist/standalone.html', '<h1>ai</h1>');
  expect((await get('/remotes/ai/')).body).toBe('<h1>ai</h1>');
  put('remote-ai/dist/standalone.html.br', brotliCompressSync('<h1>ai</h1>'));
  const { rawPayload } = await get('/remotes/ai/', { 'accept-encoding': 'br' });
  expect(rawPayload.equals(brotliCompressSync('<h1>ai</h1>'))).toBe(true);
});

test("a remote's own page is open only where testers are wanted, its other files everywhere", async () => {
  put('remote-ai/dist/standalone.html', '<h1>ai</h1>');
  put('remote-ai/dist/standalone.html.br', brotliCompressSync('<h1>ai</h1>'));
  put('remote-ai/dist/mf-manifest.json', '{}');
  const closed = Fastify();
  await serveStatic(closed, { root, standalone: false });
  const pages = [
    '',
    'standalone.html',
    'standalone%2ehtml',
    'standalone%252ehtml',
    '.',
    './',
    'assets/../',
    './standalone.html',
    '%2e/standalone.html',
    'x/../standalone.html',
  ];
  for (const page of [...pages, '/standalone.html', 'standalone.html/', 'standalone.html.br', '?x']) {
    const answer = await closed.inject({ url: `/remotes/ai/${page}`, headers: { 'accept-encoding': 'br' } });
    expect([page, answer.statusCode]).toEqual([page, 404]);
  }
  expect((await closed.inject('/remotes/ai/mf-manifest.json')).statusCode).toBe(200);
  expect((await get('/remotes/ai/standalone.html')).statusCode).toBe(200);
  await closed.close();
});

test.each([
  '/remotes/ai/../../secret.txt',
  '/remotes/ai/%2e%2e/%2e%2e/secret.txt',
  '/remotes/ai%2f..%2fother/secret.txt',
  '/remotes/ai/.builds.json',
])('%s leads out of no folder', async (url) => {
  put('secret.txt', 'secret');
  put('other/dist/secret.txt', 'secret');
  put('remote-ai/dist/.builds.json', 'secret');
  const answer = await get(url);
  expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  expect(answer.body).not.toContain('secret');
});

test('a new version is live with the list alone, and the files of the one before go on being served', async () => {
  put('host/dist/remotes.json', list('1.0.0'));
  put('remote-ai/dist/1.0.0/entry.aaaaaaaaaaaa.js', 'one');
  expect((await get('/remotes.json')).json().ai.version).toBe('1.0.0');
  put('remote-ai/dist/1.1.0/entry.bbbbbbbbbbbb.js', 'two');
  put('host/dist/remotes.json', list('1.1.0'));
  const answer = await get('/remotes.json');
  expect(answer.json().ai.version).toBe('1.1.0');
  expect(answer.headers['cache-control']).toBe('no-cache');
  const files = ['1.0.0/entry.aaaaaaaaaaaa.js', '1.1.0/entry.bbbbbbbbbbbb.js'];
  const answers = await Promise.all(files.map((file) => get(`/remotes/ai/${file}`)));
  expect(answers.map(({ body }) => body)).toEqual(['one', 'two']);
  expect(answers[1]?.headers['cache-control']).toContain('immutable');
});

test('a list of the same size and second as the one before is not taken for it', async () => {
  put('host/dist/remotes.json', list('1.0.0'));
  const { etag = '' } = (await get('/remotes.json')).headers;
  await new Promise((resolve) => setTimeout(resolve, 20));
  put('host/dist/remotes.json', list('1.0.1'));
  const answer = await get('/remotes.json', { 'if-none-match': `${etag}` });
  expect(answer.statusCode).toBe(200);
  expect(answer.json().ai.version).toBe('1.0.1');
});

test('a page that was built anew goes out with its own compressed copy', async () => {
  for (const content of ['<h1>one</h1>', '<h1>two, longer</h1>']) {
    put('host/dist/index.html', content);
    put('host/dist/index.html.br', brotliCompressSync(content));
    const { rawPayload } = await get('/cash-flow', { 'accept-encoding': 'br' });
    expect(rawPayload.equals(brotliCompressSync(content))).toBe(true);
  }
});

test('a page that was drawn ahead is answered at its own address alone', async () => {
  put('host/dist/index.html', '<h1>scripts</h1>');
  put('host/dist/pages/index.html', '<h1>landing</h1>');
  put('host/dist/pages/about.html', '<h1>about</h1>');
  put('host/dist/pages/about.html.br', brotliCompressSync('<h1>about</h1>'));
  const bodies = { '/': 'landing', '/?x=1': 'landing', '/about': 'about', '/about?x': 'about' };
  for (const [url, body] of Object.entries({ ...bodies, '/kvkk': 'scripts', '/about/team': 'scripts' })) {
    const answer = await get(url);
    expect([url, answer.statusCode, answer.body]).toEqual([url, 200, `<h1>${body}</h1>`]);
    expect(answer.headers['cache-control']).toBe('no-cache');
  }
  const { rawPayload } = await get('/about', { 'accept-encoding': 'br' });
  expect(rawPayload.equals(brotliCompressSync('<h1>about</h1>'))).toBe(true);
  for (const url of [
    '/pages/about.html',
    '/pages%2fabout.html',
    '/%70ages/about.html',
    '/%2570ages/about.html',
    '/x/../pages/about.html',
    '/./pages/about.html',
  ]) {
    const answer = await get(url);
    expect([url, answer.body.includes('about')]).toEqual([url, false]);
  }
  put('host/dist/pages/about.aaaaaaaaaaaa.css', 'about');
  put('remote-ai/dist/pages/about.html', 'about');
  expect((await get('/pages/about.aaaaaaaaaaaa.css')).headers['cache-control']).toContain('immutable');
  expect((await get('/remotes/ai/pages/about.html')).body).toBe('about');
});

test('a file that is gone is a plain 404 and never a page', async () => {
  put('host/dist/index.html', '<h1>1</h1>');
  for (const url of ['/remotes/ai/1.0.0/entry.aaaaaaaaaaaa.js', '/639.aaaaaaaaaaaa.js', '/remotes/ai/']) {
    const answer = await get(url);
    expect([answer.statusCode, answer.body]).toEqual([404, 'Not found\n']);
  }
});

test('an address that the list newly names is among the allowed origins within two seconds', () => {
  const origins = remoteOrigins(root);
  expect(origins()).toEqual([]);
  put('host/dist/remotes.json', list('1.1.0', 'https://cdn.example.com/ai/mf-manifest.json'));
  jest.useFakeTimers({ now: Date.now() + 2_001 });
  expect(origins()).toEqual(['https://cdn.example.com']);
});
