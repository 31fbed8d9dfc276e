import { execFile, execFileSync } from 'node:child_process';
import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import {
  doneOrWaiting,
  openBucket,
  openRoom,
  readIn,
  release as releaseOf,
  rollback as rollbackOf,
} from './testing';

// jest's copy of the environment reaches no child by itself.
const run = (program: string, args: string[]) => promisify(execFile)(program, args, { env: process.env });
let room: ReturnType<typeof openRoom>;

beforeEach(() => {
  room = openRoom();
});
afterEach(() => {
  room.close();
  delete process.env.RELEASE_KEY_FILE;
});

const release = (version: string) => releaseOf('cashflow', room.to, '--dist', room.remote(version));
const rollback = () => rollbackOf('cashflow', room.to);
const list = () => readIn(room.to, 'remotes.json');
const sign = (...args: string[]) =>
  run(process.execPath, [join(__dirname, 'remote-sign.mjs'), '--to', room.to, ...args]);

/** A key in a file, made by the command; answers the file and its public part. */
async function newKey(name: string) {
  const file = join(dirname(room.to), name);
  const command = join(__dirname, '../../shared/federation/build/seal/release-keys.mjs');
  const { stdout } = await run(process.execPath, [command, file]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  return { file, publicKey: /Public: (\S+)/.exec(stdout)?.[1] ?? '' };
}

/** Did this key sign the list as it is? */
function isSigned(publicKey: string): boolean {
  const { signature, ...lines } = list();
  const x = Buffer.from(publicKey, 'base64').toString('base64url');
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  const text = `vezne list of remotes ${signature.serial}\n${JSON.stringify(lines)}`;
  return verify(null, Buffer.from(text), key, Buffer.from(signature.by[publicKey] ?? '', 'base64'));
}

test('every release and rollback signs the list anew, under a higher number, with all keys in use', async () => {
  const [one, two] = [await newKey('one.pem'), await newKey('two.pem')];
  process.env.RELEASE_KEY_FILE = `${one.file},${two.file}`;
  const serials: number[] = [];
  for (const step of [() => release('1.0.0'), () => release('1.1.0'), rollback]) {
    await step();
    expect([isSigned(one.publicKey), isSigned(two.publicKey)]).toEqual([true, true]);
    serials.push(list().signature.serial);
  }
  expect(serials).toEqual([...new Set(serials)].sort((a, b) => a - b));
});

test('the number of the list grows although the clock was set back', async () => {
  await release('1.0.0');
  const ahead = Date.now() + 9e9;
  const script = `import('./release-keys.mjs').then((m) => console.log(JSON.stringify(m.signList(JSON.parse(process.argv[1]), ${ahead}))))`;
  const { cashflow } = list();
  const cwd = join(__dirname, '../../shared/federation/build/seal');
  const signed = execFileSync(process.execPath, ['-e', script, JSON.stringify({ cashflow })], { cwd });
  writeFileSync(join(room.to, 'remotes.json'), signed);
  await release('1.1.0');
  expect(list().signature.serial).toBe(ahead + 1);
});

test('a key that is named but not there, or already there, or of another kind, is told', async () => {
  process.env.RELEASE_KEY_FILE = join(dirname(room.to), 'no.pem');
  await expect(release('1.0.0')).rejects.toThrow(/no.pem, which RELEASE_KEY_FILE names, is not there/);
  const { file } = await newKey('one.pem');
  await expect(newKey('one.pem')).rejects.toThrow(/is there already/);
  writeFileSync(
    file,
    generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ type: 'pkcs8', format: 'pem' }),
  );
  process.env.RELEASE_KEY_FILE = file;
  await expect(release('1.0.0')).rejects.toThrow(/holds no Ed25519 key/);
});

test('a list that another key has signed is not signed over, unless that is said', async () => {
  const [one, two] = [await newKey('one.pem'), await newKey('two.pem')];
  process.env.RELEASE_KEY_FILE = one.file;
  await release('1.0.0');
  process.env.RELEASE_KEY_FILE = two.file;
  await expect(release('1.1.0')).rejects.toThrow(/signed with another key than ours/);
  await expect(rollback()).rejects.toThrow(/signed with another key than ours/);
  expect(isSigned(one.publicKey)).toBe(true);
  await sign();
  expect(isSigned(two.publicKey)).toBe(true);
  await release('1.1.0');
});

test('a list of the time before signatures, or one that was changed, is signed by its own command alone', async () => {
  await release('1.0.0');
  const { signature, ...lines } = list();
  const changed = { cashflow: { ...lines.cashflow, entry: '/elsewhere/mf-manifest.json' }, signature };
  for (const found of [lines, changed]) {
    writeFileSync(join(room.to, 'remotes.json'), JSON.stringify(found));
    await expect(release('1.1.0')).rejects.toThrow(/was not signed, or changed afterwards/);
    expect(list()).toEqual(found);
    await sign();
    expect(Object.keys(list().signature.by)).toHaveLength(1);
    await release('1.1.0');
  }
});

test('a line without a hash is not signed for', async () => {
  mkdirSync(room.to);
  writeFileSync(
    join(room.to, 'remotes.json'),
    JSON.stringify({ ai: { entry: '/remotes/ai/mf-manifest.json' } }),
  );
  await expect(sign()).rejects.toThrow(/ai: no hash in the list/);
});

test('a host that would not believe the list that is there does not go live', async () => {
  const { file, publicKey } = await newKey('one.pem');
  process.env.RELEASE_KEY_FILE = file;
  await release('1.0.0');
  const dist = join(dirname(room.to), 'host');
  mkdirSync(dist);
  writeFileSync(join(dist, 'index.html'), 'page');
  writeFileSync(join(dist, '.builds.json'), JSON.stringify([['index.html']]));
  const releaseHost = () =>
    run(process.execPath, [join(__dirname, 'remote-release.mjs'), 'host', '--to', room.to, '--dist', dist]);
  writeFileSync(join(dist, '.release-keys.json'), JSON.stringify(['another']));
  await expect(releaseHost()).rejects.toThrow(/would believe no line/);
  expect(existsSync(join(room.to, 'index.html'))).toBe(false);
  writeFileSync(join(dist, '.release-keys.json'), JSON.stringify(['another', publicKey]));
  await releaseHost();
  expect(existsSync(join(room.to, 'index.html'))).toBe(true);
  // Nor is the list signed away from the host that is live, unless its key is lost.
  process.env.RELEASE_KEY_FILE = (await newKey('two.pem')).file;
  await expect(sign()).rejects.toThrow(/host .+ is in use and trusts none of our keys/);
  expect(isSigned(publicKey)).toBe(true);
  await sign('--force');
  expect(isSigned(publicKey)).toBe(false);
});

test('where no list is, none is signed', async () => {
  await expect(sign()).rejects.toThrow(/no list of remotes to sign/);
  expect(existsSync(room.to)).toBe(false);
});

test('what is released while the list is being signed stays live', async () => {
  const bucket = await openBucket();
  try {
    const put = (version: string) => releaseOf('cashflow', bucket.to, '--dist', room.remote(version));
    await put('1.0.0');
    let released: ReturnType<typeof put> | undefined;
    bucket.beforePut(async (path) => {
      if (released || !path.endsWith('/remotes/cashflow/live.json')) return;
      released = put('1.1.0');
      await doneOrWaiting(released);
    });
    await run(process.execPath, [join(__dirname, 'remote-sign.mjs'), '--to', bucket.to]);
    await released;
    for (const file of ['remotes.json', 'remotes/cashflow/live.json'])
      expect(bucket.json(file).cashflow.version).toBe('1.1.0');
  } finally {
    bucket.close();
  }
});
