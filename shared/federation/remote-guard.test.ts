import { fetchManifest, guardScript, preloadLink, trustRemote } from './remote-guard';

const script = () => document.createElement('script');
const manifest = (integrity?: Record<string, string>): Response =>
  ({
    ok: true,
    status: 200,
    clone: () => manifest(integrity),
    json: async () => ({ integrity }),
  }) as Response;

const answer = jest.fn<Promise<Response>, [URL, RequestInit]>();
beforeEach(() => {
  answer.mockReset();
  globalThis.fetch = answer as unknown as typeof fetch; // jsdom has no fetch of its own.
  AbortSignal.timeout ??= () => new AbortController().signal;
});

test('a script from a place that is not in the list is refused', () => {
  expect(() => guardScript(script(), 'https://evil.example/x.js')).toThrow('not in the list of remotes');
});

test("the page's own files and a listed origin are let through", () => {
  trustRemote({ entry: 'https://cdn.example/finance/mf-manifest.json' });
  const own = script();
  guardScript(own, '/main.js');
  expect(own.src).toBe('http://localhost/main.js');
  const foreign = script();
  guardScript(foreign, 'https://cdn.example/finance/remoteEntry.js');
  expect(foreign.src).toBe('https://cdn.example/finance/remoteEntry.js');
  expect(() => guardScript(script(), 'https://cdn.example/other/x.js')).toThrow();
});

test('a remote with a hash in the list runs only the files of its manifest, with their hashes', async () => {
  trustRemote({ entry: '/remotes/ai/mf-manifest.json', integrity: 'sha384-manifest' });
  answer.mockResolvedValue(manifest({ 'remoteEntry.1.js': 'sha384-entry' }));
  expect(() => guardScript(script(), '/remotes/ai/remoteEntry.1.js')).toThrow("not in its remote's manifest");

  await fetchManifest('/remotes/ai/mf-manifest.json', {});
  expect(answer.mock.calls[0]?.[1].integrity).toBe('sha384-manifest');

  const entry = script();
  guardScript(entry, '/remotes/ai/remoteEntry.1.js');
  expect(entry.integrity).toBe('sha384-entry');
  expect(() => guardScript(script(), '/remotes/ai/planted.js')).toThrow("not in its remote's manifest");
});

test('a repeated load asks for the files under a new address and keeps their hashes', async () => {
  trustRemote({ entry: '/remotes/ai/mf-manifest.json', integrity: 'sha384-manifest' }, '?r=7');
  answer.mockResolvedValue(manifest({ 'chunk.js': 'sha384-chunk' }));
  await fetchManifest('/remotes/ai/mf-manifest.json?r=7', {});
  const chunk = script();
  guardScript(chunk, '/remotes/ai/chunk.js');
  expect(chunk.src).toBe('http://localhost/remotes/ai/chunk.js?r=7');
  expect(chunk.integrity).toBe('sha384-chunk');
});

test('a file fetched ahead carries its hash, so that the script finds it', async () => {
  trustRemote({ entry: '/remotes/ai/mf-manifest.json', integrity: 'sha384-manifest' });
  answer.mockResolvedValue(manifest({ 'chunk.js': 'sha384-chunk' }));
  await fetchManifest('/remotes/ai/mf-manifest.json', {});
  const link = preloadLink('/remotes/ai/chunk.js', { rel: 'preload', as: 'script' });
  expect(link.getAttribute('rel')).toBe('preload');
  expect(link.integrity).toBe('sha384-chunk');
});

test('a manifest with a bad status is refused whatever its body says', async () => {
  trustRemote({ entry: '/remotes/ai/mf-manifest.json' });
  answer.mockResolvedValue({ ok: false, status: 500 } as Response);
  await expect(fetchManifest('/remotes/ai/mf-manifest.json', {})).rejects.toThrow('answered 500');
});
