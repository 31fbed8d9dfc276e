import type { RemoteLine } from '../list/lines';
import { admitRelease, noteRun } from './page-releases';
import { releasesOf } from './releases';

const one = { entry: '/remotes/ai/1-aa/mf-manifest.json', version: '1', integrity: 'sha384-one' };
const two = { entry: '/remotes/ai/2-bb/mf-manifest.json', version: '2', integrity: 'sha384-two' };
const choose = (_: string, line: RemoteLine) => line;
const chunk = 'http://localhost/remotes/ai/1-aa/chunk.js?r=1';

const answer = (body: unknown, ok = true) => {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  globalThis.fetch = jest.fn().mockResolvedValue({ ok, text: async () => text, json: async () => body });
};
const script = (hash: string) => `<script defer src="/main.${hash}.js"></script>`;

beforeEach(() => {
  admitRelease('ai', one);
  noteRun('ai');
  AbortSignal.timeout ??= () => new AbortController().signal;
  for (const old of document.querySelectorAll('script')) old.remove();
  const main = document.head.appendChild(document.createElement('script'));
  main.setAttribute('defer', '');
  main.setAttribute('src', '/main.1.js');
});

test("a remote's file: the list says which release is live", async () => {
  answer({ ai: two });
  expect(await releasesOf(chunk, choose)).toEqual({ running: 'ai sha384-one', live: 'ai sha384-two' });
  answer({ ai: one });
  expect(await releasesOf(chunk, choose)).toEqual({ running: 'ai sha384-one', live: 'ai sha384-one' });
});

test('a remote of which nothing has run is not outdated, whatever is live: the next try takes that', async () => {
  admitRelease('finance', { ...one, entry: '/remotes/finance/1-aa/mf-manifest.json' });
  answer({ finance: two });
  const { running: here, live } = await releasesOf('/remotes/finance/1-aa/mf-manifest.json', choose);
  expect([here, live]).toEqual(['finance sha384-two', 'finance sha384-two']);
});

test('a remote that is no longer listed, or moved with the same content, is not a newer release', async () => {
  for (const list of [{}, { ai: { ...one, entry: 'https://cdn.example/ai/mf-manifest.json' } }]) {
    answer(list);
    const { running: here, live } = await releasesOf(chunk, choose);
    expect(live).toBe(here);
  }
});

test("the page's own file: the page as it is served now says which release is live", async () => {
  answer(`<head>${script('2')}</head>`);
  expect(await releasesOf('/palette.js', choose)).toEqual({ running: '/main.1.js', live: '/main.2.js' });
  answer(`<head>${script('1')}</head>`);
  expect(await releasesOf('/palette.js', choose)).toEqual({ running: '/main.1.js', live: '/main.1.js' });
});

test('a server that is down, or answers with something else, is not a newer release', async () => {
  for (const [body, ok] of [
    ['Bad gateway', false],
    [script('2'), false],
    ['<p>Oturum açın</p>', true],
  ] as const) {
    answer(body, ok);
    const { running: here, live } = await releasesOf('/palette.js', choose);
    expect(live).toBe(here);
  }
});
