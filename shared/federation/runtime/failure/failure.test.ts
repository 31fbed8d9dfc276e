import { explainFailure, IncompatibleRemote } from './failure';

const CHUNK = 'https://vezne.app/remotes/ai/1/chunk.js';
const missing = () => Object.assign(new Error('Loading chunk 5 failed'), { request: CHUNK });
const asked = jest.fn();
let release = 0;

/** The page runs one release, the list names that one or the next. */
const runs = (what: 'live' | 'old') => {
  release += 1;
  const live = `ai ${release}`;
  window.vezneReleases = asked.mockResolvedValue({ running: what === 'live' ? live : 'ai 0', live });
};
const server = (status: number) => {
  globalThis.fetch = jest.fn().mockResolvedValue({ status });
};

beforeEach(() => {
  sessionStorage.clear();
  asked.mockReset();
  server(404);
});

test('a file that went away with a newer release asks for a reload', async () => {
  runs('old');
  expect(await explainFailure(missing(), false)).toBe('released');
  expect(asked).toHaveBeenCalledWith(CHUNK);
});

test('without a newer release a missing file is tried again before anything else', async () => {
  runs('live');
  expect(await explainFailure(missing(), false)).toBe('failed');
});

test('a file that is gone and did not come back asks for one reload', async () => {
  runs('live');
  expect(await explainFailure(missing(), true)).toBe('missing');
});

test('a file that is there but could not be used asks for no reload', async () => {
  runs('live');
  server(200);
  expect(await explainFailure(missing(), true)).toBe('failed');
});

test('a fault that has nothing to do with files asks for no reload, whatever is live', async () => {
  runs('old');
  expect(await explainFailure(new Error('broken'), true)).toBe('failed');
  expect(await explainFailure('thrown text', true)).toBe('failed');
  expect(asked).not.toHaveBeenCalled();
});

test('without a connection nothing is concluded', async () => {
  runs('old');
  asked.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await explainFailure(missing(), true)).toBe('failed');
});

test('a remote that needs more than the page has is told as that, unless a newer page is live', async () => {
  runs('live');
  expect(await explainFailure(new IncompatibleRemote('needs more'), true)).toBe('incompatible');
  runs('old');
  expect(await explainFailure(new IncompatibleRemote('needs more'), false)).toBe('released');
  expect(asked).toHaveBeenLastCalledWith(location.href);
});
