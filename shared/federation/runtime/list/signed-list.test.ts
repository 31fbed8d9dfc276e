import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import type { RemoteList } from './lines';
import { assertVouched, remoteList, trustList } from './remote-list';
import { signedText } from './signed-text.mjs';

const pair = () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const { x = '' } = publicKey.export({ format: 'jwk' });
  return { privateKey, publicKey: Buffer.from(x, 'base64url').toString('base64') };
};
const [ours, theirs] = [pair(), pair()];

const lines = (version: string): RemoteList => ({
  ai: { entry: `/remotes/ai/${version}/mf-manifest.json`, version, integrity: `sha384-${version}` },
});

type Keys = { privateKey: KeyObject; publicKey: string };
const signed = (list: RemoteList, serial: number, { privateKey, publicKey }: Keys = ours) => {
  const by = {
    [publicKey]: sign(null, Buffer.from(signedText(serial, list)), privateKey).toString('base64'),
  };
  return { ...list, signature: { serial, by } };
};

let served: object;
const read = () => remoteList({ fresh: true });

beforeEach(() => {
  localStorage.clear();
  AbortSignal.timeout ??= () => new AbortController().signal;
  globalThis.fetch = async () =>
    ({ ok: true, text: async () => JSON.stringify(served), json: async () => served }) as Response;
  trustList([ours.publicKey]);
});

test("a list that one of the page's keys has signed is used, without its signature", async () => {
  served = signed(lines('1'), 5);
  expect(await read()).toEqual(lines('1'));
  trustList([theirs.publicKey, ours.publicKey]);
  expect(await read()).toEqual(lines('1'));
});

test.each([
  ['has no signature', () => lines('1')],
  ['was signed with another key', () => signed(lines('1'), 5, theirs)],
  [
    'names our key for the signature of another',
    () => {
      const { signature } = signed(lines('1'), 5, theirs);
      return {
        ...lines('1'),
        signature: { ...signature, by: { [ours.publicKey]: signature.by[theirs.publicKey] } },
      };
    },
  ],
  ['was changed after it was signed', () => ({ ...signed(lines('1'), 5), ...lines('2') })],
  ['has a line more', () => ({ ...signed(lines('1'), 5), evil: { entry: '/x', integrity: 'sha384-x' } })],
  [
    'has another number',
    () => ({ ...lines('1'), signature: { ...signed(lines('1'), 5).signature, serial: 6 } }),
  ],
  [
    'carries a signature that is none',
    () => ({ ...lines('1'), signature: { serial: 5, by: { [ours.publicKey]: 'AAAA' } } }),
  ],
])('a list that %s is refused, and what was fetched on its word is forgotten', async (_, list) => {
  served = list();
  const manifest = { metaData: { remoteEntry: { name: 'remoteEntry.js' } }, exposes: [] };
  window.vezneEarly = { manifests: { 'sha384-1': Promise.resolve(manifest) } };
  await expect(read()).rejects.toThrow();
  expect(window.vezneEarly).toBeUndefined();
});

test('a list that was current once brings no old release back', async () => {
  served = signed(lines('2'), 7);
  await read();
  served = signed(lines('1'), 5);
  window.vezneEarly = { manifests: {} };
  expect(await read()).toEqual(lines('2'));
  expect(window.vezneEarly).toBeUndefined();
  // A rollback is a new list.
  served = signed(lines('1'), 8);
  expect(await read()).toEqual(lines('1'));
});

test('a list that this browser keeps already is verified once', async () => {
  served = signed(lines('1'), 5);
  await read();
  // One for the signature and one for its key.
  const decoded = jest.spyOn(globalThis, 'atob');
  expect(await read()).toEqual(lines('1'));
  expect(decoded).toHaveBeenCalledTimes(2);
  decoded.mockRestore();
});

test('what this browser keeps is believed no more than what is served', async () => {
  localStorage.setItem('remoteList', JSON.stringify({ ...signed(lines('1'), 5), ...lines('9') }));
  served = signed(lines('1'), 4);
  expect(await read()).toEqual(lines('1'));
  localStorage.setItem('remoteList', JSON.stringify(signed(lines('9'), 99, theirs)));
  expect(await read()).toEqual(lines('1'));
});

test('a list is kept for the next visit where no key is known, too', async () => {
  trustList('hashes');
  served = lines('1');
  await read();
  expect(localStorage.getItem('remoteList')).toBe(JSON.stringify(lines('1')));
});

test('a line without a hash is refused wherever files are not being worked on', () => {
  const line = { entry: '/remotes/ai/mf-manifest.json' };
  for (const trust of ['hashes', [ours.publicKey]] as const) {
    trustList(trust);
    expect(() => assertVouched('ai', line)).toThrow('ai has no hash in the list of remotes');
    expect(() => assertVouched('ai', { ...line, integrity: 'sha384-x' })).not.toThrow();
  }
  trustList('anything');
  expect(() => assertVouched('ai', line)).not.toThrow();
});
