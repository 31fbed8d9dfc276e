import { fetchManifest } from './releases/manifest';
import { admitRelease } from './releases/page-releases';
import { guardScript, installGuard, preloadLink } from './script-guard';

const script = () => document.createElement('script');
const manifest = (integrity?: Record<string, string>): Response =>
  ({ ok: true, status: 200, json: async () => ({ integrity }) }) as Response;

const answer = jest.fn<Promise<Response>, [URL, RequestInit]>();
beforeEach(() => {
  answer.mockReset();
  globalThis.fetch = answer as unknown as typeof fetch; // jsdom has no fetch of its own.
  AbortSignal.timeout ??= () => new AbortController().signal;
});

const ai = { entry: '/remotes/ai/mf-manifest.json', integrity: 'sha384-manifest' };

test('a script from a place that is not in the list is refused', () => {
  expect(() => guardScript(script(), 'https://evil.example/x.js')).toThrow('not in the list of remotes');
});

test("the page's own files and a listed origin are let through", () => {
  admitRelease('finance', { entry: 'https://cdn.example/finance/mf-manifest.json' });
  const own = script();
  guardScript(own, '/main.js');
  expect(own.src).toBe('http://localhost/main.js');
  const foreign = script();
  guardScript(foreign, 'https://cdn.example/finance/remoteEntry.js');
  expect(foreign.src).toBe('https://cdn.example/finance/remoteEntry.js');
  expect(() => guardScript(script(), 'https://cdn.example/other/x.js')).toThrow();
});

test('a remote with a hash in the list runs only the files of its manifest, with their hashes', async () => {
  admitRelease('ai', ai);
  answer.mockResolvedValue(manifest({ 'remoteEntry.1.js': 'sha384-entry' }));
  expect(() => guardScript(script(), '/remotes/ai/remoteEntry.1.js')).toThrow("not in its remote's manifest");

  await fetchManifest(ai.entry);
  expect(answer.mock.calls[0]?.[1].integrity).toBe('sha384-manifest');

  const entry = script();
  guardScript(entry, '/remotes/ai/remoteEntry.1.js');
  expect(entry.integrity).toBe('sha384-entry');
  expect(() => guardScript(script(), '/remotes/ai/planted.js')).toThrow("not in its remote's manifest");
});

test('a repeated load asks for the files under a new address and keeps their hashes', async () => {
  admitRelease('ai', ai, '?r=7');
  answer.mockResolvedValue(manifest({ 'chunk.js': 'sha384-chunk' }));
  await fetchManifest(`${ai.entry}?r=7`);
  const chunk = script();
  guardScript(chunk, '/remotes/ai/chunk.js');
  expect(chunk.src).toBe('http://localhost/remotes/ai/chunk.js?r=7');
  expect(chunk.integrity).toBe('sha384-chunk');
});

test('while a release is tried again, and after that has failed, its screens go on fetching their parts', async () => {
  admitRelease('ai', ai);
  answer.mockResolvedValueOnce(manifest({ 'part.js': 'sha384-part' }));
  await fetchManifest(ai.entry);
  admitRelease('ai', ai, '?r=8');
  answer.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(fetchManifest(`${ai.entry}?r=8`)).rejects.toThrow('Failed to fetch');
  const part = script();
  guardScript(part, '/remotes/ai/part.js');
  expect(part.integrity).toBe('sha384-part');
});

test('what another manifest says in the same place is not known yet', async () => {
  admitRelease('ai', ai);
  answer.mockResolvedValueOnce(manifest({ 'part.js': 'sha384-part' }));
  await fetchManifest(ai.entry);
  admitRelease('ai', { ...ai, integrity: 'sha384-other' });
  expect(() => guardScript(script(), '/remotes/ai/part.js')).toThrow("not in its remote's manifest");
});

test('a file that was asked for and did not come is asked for past every cache, and the stored one is renewed', async () => {
  admitRelease('ai', ai);
  answer.mockResolvedValue(manifest({ 'late.js': 'sha384-late' }));
  await fetchManifest(ai.entry);
  const ask = () => {
    const tag = script();
    guardScript(tag, '/remotes/ai/late.js');
    return tag;
  };
  answer.mockClear();
  expect(ask().src).toBe('http://localhost/remotes/ai/late.js');
  const again = ask();
  expect(again.src).toMatch(/\/remotes\/ai\/late\.js\?r=\d+$/);
  expect(again.integrity).toBe('sha384-late');
  expect(answer).not.toHaveBeenCalled();

  again.dispatchEvent(new Event('load'));
  expect(answer.mock.calls).toEqual([
    [
      'http://localhost/remotes/ai/late.js',
      { cache: 'reload', credentials: 'same-origin', priority: 'low', integrity: 'sha384-late' },
    ],
  ]);
  expect(ask().src).toBe('http://localhost/remotes/ai/late.js');
});

test('a file fetched ahead carries its hash, so that the script finds it', async () => {
  admitRelease('ai', ai);
  answer.mockResolvedValue(manifest({ 'chunk.js': 'sha384-chunk' }));
  await fetchManifest(ai.entry);
  const link = preloadLink('/remotes/ai/chunk.js', { rel: 'preload', as: 'script' });
  expect(link.getAttribute('rel')).toBe('preload');
  expect(link.integrity).toBe('sha384-chunk');
});

test.each(['/remotes/ai/chunk.js', 'https://cdn.example/finance/chunk.js'])(
  'a link and the script of %s ask for it in the same mode when no hash is known',
  (address) => {
    admitRelease('finance', { entry: 'https://cdn.example/finance/mf-manifest.json' });
    admitRelease('ai', { entry: ai.entry });
    const tag = script();
    guardScript(tag, address);
    expect(preloadLink(address).crossOrigin).toBe(tag.crossOrigin);
  },
);

test('a manifest with a bad status is refused whatever its body says', async () => {
  admitRelease('ai', { entry: ai.entry });
  answer.mockResolvedValue({ ok: false, status: 500 } as Response);
  await expect(fetchManifest(ai.entry)).rejects.toThrow('answered 500');
});

test("the page's own later scripts carry the hashes that its build wrote into it, and no other of them runs", () => {
  const list = document.createElement('script');
  list.type = 'application/json';
  list.id = 'later';
  list.textContent = JSON.stringify({ '639.aa.js': 'sha256-own' });
  document.head.append(list);
  const own = script();
  guardScript(own, '/639.aa.js');
  expect(own.integrity).toBe('sha256-own');
  expect(() => guardScript(script(), '/planted.js')).toThrow("/planted.js is not in the page's own list");
  list.remove();
});

test('text becomes neither markup nor the address of a script from elsewhere, whoever asks', () => {
  const createPolicy = jest.fn<unknown, Parameters<NonNullable<Window['trustedTypes']>['createPolicy']>>();
  // jsdom has no trusted types of its own.
  window.trustedTypes = { defaultPolicy: null, createPolicy };
  installGuard();
  delete window.trustedTypes;
  const [name, policy] = createPolicy.mock.calls[0] ?? [];
  expect(name).toBe('default');
  expect(policy?.createHTML('<img src=x onerror=alert(1)>')).toBeNull();
  expect(policy?.createHTML('<svg/>')).toBe('<svg/>');
  expect(policy?.createScriptURL('https://evil.example/x.js')).toBeNull();
  expect(policy?.createScriptURL('/main.js')).toBe('/main.js');
});
