import { fetchManifest } from './manifest';
import { admitRelease } from './page-releases';

const entry = '/remotes/ai/1-aa/mf-manifest.json';
const manifest = { integrity: { 'page.js': 'sha256-page' } };
const answer = { ok: true, status: 200, json: async () => manifest } as Response;
const fetched = jest.fn<Promise<Response>, [URL, RequestInit]>();
const caches = () => fetched.mock.calls.map(([, { cache }]) => cache);

beforeEach(() => {
  AbortSignal.timeout ??= () => new AbortController().signal;
  fetched.mockReset();
  globalThis.fetch = (address, init = {}) => fetched(new URL(`${address}`), init);
});

const vouched = () => admitRelease('ai', { entry, version: '1', integrity: 'sha256-manifest' });

test('a copy that an earlier visit has kept is used, since its hash is known', async () => {
  const release = vouched();
  fetched.mockResolvedValue(answer);
  await fetchManifest(entry);
  expect(caches()).toEqual(['force-cache']);
  expect(fetched.mock.calls[0]?.[1].integrity).toBe('sha256-manifest');
  expect(release.hashes).toEqual(manifest.integrity);
});

test('a copy with another hash, which the browser refuses, is asked for anew', async () => {
  vouched();
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(answer);
  expect(await fetchManifest(entry)).toBe(manifest);
  expect(caches()).toEqual(['force-cache', 'no-cache']);
});

test('a server that hangs is waited for once', async () => {
  vouched();
  fetched.mockRejectedValue(new DOMException('timed out', 'TimeoutError'));
  await expect(fetchManifest(entry)).rejects.toThrow('timed out');
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('without a hash no kept copy is trusted', async () => {
  admitRelease('ai', { entry, version: '1' });
  fetched.mockResolvedValue(answer);
  await fetchManifest(entry);
  expect(caches()).toEqual([undefined]);
});
