import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import type { RemoteList } from './lines';
import { remoteList, trustList } from './remote-list';
import { signedText } from './signed-text.mjs';

const pair = () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const { x = '' } = publicKey.export({ format: 'jwk' });
  return { privateKey, publicKey: Buffer.from(x, 'base64url').toString('base64') };
};
const [ours, theirs] = [pair(), pair()];
type Keys = { privateKey: KeyObject; publicKey: string };
const signed = (lines: RemoteList, serial: number, { privateKey, publicKey }: Keys = ours) => {
  const by = {
    [publicKey]: sign(null, Buffer.from(signedText(serial, lines)), privateKey).toString('base64'),
  };
  return { ...lines, signature: { serial, by } };
};

const address = (remote: string, id: string) => ({
  entry: `/remotes/${remote}/${id}/mf-manifest.json`,
  version: id,
  integrity: `sha384-${id}`,
});
const live = { ai: address('ai', '2-bb'), cashflow: address('cashflow', '2-bb') };
const record = (id: string, keys?: Keys) => signed({ 'trial:ai': address('ai', id) }, 0, keys);

let files: Record<string, object>;
const asked = jest.fn();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  asked.mockReset();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  AbortSignal.timeout ??= () => new AbortController().signal;
  files = { '/remotes.json': signed(live, 5) };
  globalThis.fetch = async (path) => {
    asked(path);
    const file = files[`${path}`];
    return { ok: Boolean(file), status: 404, text: async () => JSON.stringify(file) } as Response;
  };
  trustList([ours.publicKey]);
});
afterEach(() => jest.restoreAllMocks());

function open(query: string) {
  history.replaceState(null, '', `/cash-flow${query}`);
  return remoteList({ fresh: true });
}
const badge = () => document.querySelector('aside')?.textContent;

test('who asks for nothing sees what is live, and no badge', async () => {
  expect(await open('')).toEqual(live);
  expect(badge()).toBeUndefined();
  expect(asked).toHaveBeenCalledTimes(1);
});

test('a tester sees the release that the address asks for, on every page of this tab, and the badge says so', async () => {
  files['/remotes/ai/trials/1-aa.json'] = record('1-aa');
  expect(await open('?remote=ai@1-aa')).toEqual({ ...live, ai: address('ai', '1-aa') });
  expect(badge()).toBe('Deneme sürümü: ai 1-aaDenemeyi Bitir');
  expect((await open('')).ai).toEqual(address('ai', '1-aa'));
  expect(document.querySelectorAll('aside')).toHaveLength(1);
});

test('a preview is found under its name, and the badge names its release too', async () => {
  files['/remotes/ai/trials/pr-123.json'] = record('1-cc');
  expect((await open('?remote=ai@pr-123')).ai).toEqual(address('ai', '1-cc'));
  expect(badge()).toContain('ai pr-123 (1-cc)');
});

test('the button ends the trial for the pages to come', async () => {
  files['/remotes/ai/trials/1-aa.json'] = record('1-aa');
  await open('?remote=ai@1-aa');
  document.querySelector<HTMLButtonElement>('aside button')?.click();
  // It loads the page anew, which jsdom does not.
  document.body.replaceChildren();
  expect(await open('')).toEqual(live);
  expect(badge()).toBeUndefined();
});

test.each([
  ['that nobody has released', undefined],
  ['that another key has signed', record('1-aa', theirs)],
  ['that was changed after it was signed', { ...record('1-aa'), 'trial:ai': address('ai', '9-zz') }],
  ['of another remote', signed({ 'trial:cashflow': address('cashflow', '1-aa') }, 0)],
  [
    'of another origin',
    signed(
      { 'trial:ai': { ...address('ai', '1-aa'), entry: 'https://elsewhere.example/mf-manifest.json' } },
      0,
    ),
  ],
  ['without a hash', signed({ 'trial:ai': { entry: address('ai', '1-aa').entry } }, 0)],
  ['that is a line of a list', signed({ ai: address('ai', '1-aa') }, 0)],
])(
  'a release %s is not tried: what is live stays, and the badge says that it was not found',
  async (_, file) => {
    if (file) files['/remotes/ai/trials/1-aa.json'] = file;
    expect(await open('?remote=ai@1-aa')).toEqual(live);
    expect(badge()).toContain('ai@1-aa bulunamadı');
  },
);

test.each([
  '?remote=ai@../../evil',
  '?remote=https://elsewhere.example@1',
  '?remote=ai',
  '?remote=other@1-aa',
])('%s asks for no release of ours, and no file is asked for', async (query) => {
  expect(await open(query)).toEqual(live);
  expect(asked.mock.calls).toEqual([['/remotes.json']]);
});

test('a record of a trial in the place of the list brings nothing up', async () => {
  files['/remotes.json'] = record('1-aa');
  expect((await open('')).ai).toBeUndefined();
});
