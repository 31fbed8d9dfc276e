import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { api } from '@vezne/contract';
import { testApp } from '../test/app';

const root = mkdtempSync(join(tmpdir(), 'vezne-static-'));
const write = (path: string, text: string) => {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), text);
};
write('host/dist/index.html', '<!doctype html><title>Vezne</title>');
write('host/dist/main.0123456789ab.js', 'run()');
write('host/dist/main.0123456789ab.js.br', 'brotli');
write('host/dist/remotes.json', '{"ai":{"entry":"https://ai.example.com/x/mf-manifest.json"}}');
write('host/dist/.built-from', 'secret');
write('remote-ai/dist/mf-manifest.json', '{}');
write('remote-ai/dist/index.html', '<title>ai</title>');
write('remote-ai/dist/entry.abcdef012345.js', 'entry()');
write('server/src/app.ts', 'source');
afterAll(() => rmSync(root, { recursive: true }));

const t = testApp({ root });
const get = (url: string, headers: Record<string, string> = {}) => t.app.server.inject({ url, headers });

test('every answer carries the protecting headers, errors and files included', async () => {
  const urls = ['/', '/main.0123456789ab.js', '/nothing.js', '/docs', '/health/live', '/dev/v1/nothing'];
  for (const url of [...urls, '/dev/v1/company/find-by-id', '/%E0%A4%A']) {
    const { headers } = await get(url);
    expect([url, headers]).toMatchObject([
      url,
      {
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'x-frame-options': 'DENY',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      },
    ]);
    expect(headers).not.toHaveProperty('strict-transport-security');
    expect(headers).not.toHaveProperty('x-powered-by');
  }
});

test('pages may run only what the list of remotes names, and no text as script but the one in their head', async () => {
  const page = readFileSync(join(__dirname, '../../../host/index.html'), 'utf8');
  const [, script = ''] = /<script>(.*?)<\/script>/s.exec(page) ?? [];
  const hash = `sha256-${createHash('sha256').update(script).digest('base64')}`;
  const policy = String((await get('/')).headers['content-security-policy']);
  const part = (name: string) => policy.split('; ').find((each) => each.startsWith(`${name} `));
  expect(part('default-src')).toBe("default-src 'self'");
  expect(part('script-src')).toBe(`script-src 'self' '${hash}' https://ai.example.com`);
  expect(part('connect-src')).toBe("connect-src 'self' https://ai.example.com");
  expect(part('style-src')).toContain("'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
  expect(part('object-src')).toBe("object-src 'none'");
  expect(part('base-uri')).toBe("base-uri 'none'");
  expect(part('require-trusted-types-for')).toBe("require-trusted-types-for 'script'");
  expect(policy).not.toContain('unsafe');
});

test('answers of the API are never kept by a cache', async () => {
  const person = await t.signUp();
  const answer = await t.call(api.manager.findByToken, {}, person);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect((await t.request('GET', '/nothing')).headers['cache-control']).toBe('no-store');
});

test('files with a hash in their name are kept for ever, everything else is asked for again', async () => {
  const cacheOf = async (url: string) => (await get(url)).headers['cache-control'];
  expect(await cacheOf('/main.0123456789ab.js')).toBe('public, max-age=31536000, immutable');
  expect(await cacheOf('/remotes/ai/entry.abcdef012345.js')).toBe('public, max-age=31536000, immutable');
  for (const url of ['/', '/index.html', '/remotes.json', '/remotes/ai/mf-manifest.json', '/projects/7'])
    expect([url, await cacheOf(url)]).toEqual([url, 'no-cache']);
});

test('a missing file is kept by no cache, whatever its name: it may be back in a second', async () => {
  const missing = [
    '/vendor.000000000000.js',
    '/assets/vezne.000000000000.css',
    '/remotes/ai/x.000000000000.js',
    '/remotes/payroll/1.0.0/x.000000000000.js',
    '/a.map',
  ];
  for (const url of missing) {
    const { statusCode, headers } = await get(url);
    expect([url, statusCode, headers['cache-control']]).toEqual([url, 404, 'no-store']);
  }
  const beyond = await get('/main.0123456789ab.js', { range: 'bytes=999999-' });
  expect([beyond.statusCode, beyond.headers['cache-control']]).toEqual([400, 'no-store']);
});

test('a browser that takes brotli gets the compressed file', async () => {
  const { headers, body } = await get('/main.0123456789ab.js', { 'accept-encoding': 'gzip, br' });
  expect([headers['content-encoding'], body]).toEqual(['br', 'brotli']);
  expect(headers['content-type']).toContain('javascript');
  expect(headers['cache-control']).toContain('immutable');
});

test('an address of a page gets the page; a file that is missing is a plain 404, never a page', async () => {
  for (const url of ['/', '/cash-flow', '/settings/company', '/forgot-password/abc_-9', '/404'])
    expect([url, (await get(url)).body]).toEqual([url, '<!doctype html><title>Vezne</title>']);
  for (const url of [
    '/main.ffffffffffff.js',
    '/remotes/ai/none.js',
    '/remotes/ai/none',
    '/remotes/x/',
    '/a.map',
  ])
    expect([url, (await get(url)).statusCode, (await get(url)).body]).toEqual([url, 404, 'Not found\n']);
  expect((await get('/remotes/ai/')).body).toBe('<title>ai</title>');
  expect((await t.app.server.inject({ method: 'POST', url: '/cash-flow' })).statusCode).toBe(404);
});

test('nothing outside the built folders is served', async () => {
  for (const url of [
    '/.built-from',
    '/../server/src/app.ts',
    '/%2e%2e/server/src/app.ts',
    '/..%2fserver/src/app.ts',
  ])
    expect([url, (await get(url)).body]).not.toEqual([url, expect.stringMatching(/secret|source/)]);
});

test('a remote may be used by a host at another address, the API by nobody who is not listed', async () => {
  const headers = { origin: 'https://evil.example' };
  expect((await get('/remotes/ai/mf-manifest.json', headers)).headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  });
  expect((await get('/dev/v1/company/find-by-id', headers)).headers).not.toHaveProperty(
    'access-control-allow-origin',
  );
});

test('an origin that is listed may call the API', async () => {
  const preflight = await t.app.server.inject({
    method: 'OPTIONS',
    url: '/dev/v1/cash-flow/save',
    headers: { origin: 'https://qa.vezne.test', 'access-control-request-method': 'POST' },
  });
  expect(preflight.headers['access-control-allow-origin']).toBe('https://qa.vezne.test');
  expect(preflight.headers['access-control-allow-headers']).toContain('idempotency-key');
  expect(preflight.headers).not.toHaveProperty('access-control-allow-credentials');
});

test('what a browser reports as blocked is taken note of', async () => {
  const report = (payload: string) =>
    t.app.server.inject({
      method: 'POST',
      url: '/csp-report',
      payload,
      headers: { 'content-type': 'application/csp-report' },
    });
  const body = {
    'csp-report': { 'effective-directive': 'script-src', 'blocked-uri': 'https://evil.example/a?b=c' },
  };
  expect((await report(JSON.stringify(body))).statusCode).toBe(204);
  expect((await report('[]')).statusCode).toBe(204);
  expect((await report('x')).statusCode).toBe(400);
  expect((await report(`"${'x'.repeat(9_000)}"`)).statusCode).toBe(413);
});

test('the documentation names every call and holds no script', async () => {
  const { body, headers } = await get('/docs');
  expect(headers['content-type']).toContain('text/html');
  expect(body).toContain('/cash-flow/save');
  expect(body).not.toMatch(/<script|\sstyle=|\son\w+=/);
  expect((await get('/docs/style.css')).headers['content-type']).toContain('text/css');
});

test('health tells alive from ready', async () => {
  expect((await get('/health/live')).statusCode).toBe(200);
  expect((await get('/health/ready')).json()).toEqual({ status: 'ok' });
});

test('the browser learns that no map tiles, no model and no operator are set', async () => {
  expect((await get('/config.json')).json()).toEqual({
    mapTilesUrl: null,
    languageModel: false,
    operator: null,
  });
});
