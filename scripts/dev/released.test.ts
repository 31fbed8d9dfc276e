import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const command = join(__dirname, 'released.mjs');
let folder: string;
let api: Server;
let apiUrl: string;
let child: ChildProcess | undefined;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vezne-released-'));
  const files = { 'index.html': 'page', 'pages/about.html': 'about', 'remotes/ai/trials/pr-1.json': '{}' };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  api = createServer((request, response) => {
    response.writeHead(200, { 'content-security-policy': "default-src 'self'" }).end(`API: ${request.url}`);
  }).listen(0, '127.0.0.1');
  await once(api, 'listening');
  apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`; // A server on a port has no other kind of address.
});
afterAll(() => {
  child?.kill();
  api.close();
  rmSync(folder, { recursive: true, force: true });
});

test('a folder of releases is served under the policy of the API, with its calls behind the same address', async () => {
  child = spawn(process.execPath, [command, folder, '--api', apiUrl, '--port', '0']);
  let told = '';
  const url = await new Promise<string>((resolve) => {
    child?.stdout?.on('data', (part) => {
      told += part;
      const [found] = /http:\/\/localhost:\d+/.exec(told) ?? [];
      if (found) resolve(found);
    });
  });
  const read = async (path: string) => (await fetch(url + path)).text();
  const page = await fetch(`${url}/cash-flow`);
  expect([await page.text(), page.headers.get('content-security-policy')]).toEqual([
    'page',
    "default-src 'self'",
  ]);
  expect(await read('/about')).toBe('about');
  expect(await read('/remotes/ai/trials/pr-1.json')).toBe('{}');
  expect(await read('/dev/v1/auth/alerts')).toBe('API: /dev/v1/auth/alerts');
  const missing = await fetch(`${url}/vendor.0123456789ab.js`);
  expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, 'no-store']);
});

test.each([
  ['a folder without a host', () => [join(folder, 'pages'), '--api', apiUrl], 'No host was released into'],
  ['an API that is away', () => [folder, '--api', 'http://127.0.0.1:9'], '127.0.0.1:9 does not answer'],
  ['no folder', () => [], 'Usage: node scripts/dev/released.mjs FOLDER'],
  ['a port that is none', () => [folder, '--port', 'x'], 'Usage: node scripts/dev/released.mjs FOLDER'],
])('%s is told, and nothing is served', (_, args, sentence) => {
  const { status, stderr } = spawnSync(process.execPath, [command, ...args()], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([1, expect.stringContaining(sentence)]);
});
