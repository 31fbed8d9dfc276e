// The keys that the list of remotes is signed with. RELEASE_KEY_FILE names their files, separated by commas; without
// it a build signs with a key of this working copy, made at its first use. `node release-keys.mjs FILE` makes one.
import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { signedText } from '../../runtime/list/signed-text.mjs';
import { cacheDir } from '../place/paths.mjs';

const ownFile = join(cacheDir, 'release-key.pem');

/**
 * Makes a key in a file of its own that only its owner reads; one that is there is left alone.
 *
 * @param {string} file
 */
function makeReleaseKey(file) {
  const { privateKey } = generateKeyPairSync('ed25519');
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.new`;
  writeFileSync(draft, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flag: 'wx' });
  try {
    // Two builds may be first: unlike a rename, a link leaves the file of the other one alone.
    linkSync(draft, file);
  } catch (error) {
    if (!existsSync(file)) throw error;
  } finally {
    rmSync(draft);
  }
}

/** The files of the keys in use, whole paths. */
export function releaseKeyFiles() {
  const named = process.env.RELEASE_KEY_FILE?.split(',').map((file) => file.trim());
  const files = named?.filter(Boolean) ?? [];
  return files.length > 0 ? files.map((file) => resolve(file)) : [ownFile];
}

/** @param {string} file */
function readKey(file) {
  if (!existsSync(file) && file === ownFile) makeReleaseKey(file);
  if (!existsSync(file)) throw new Error(`${file}, which RELEASE_KEY_FILE names, is not there.`);
  const key = createPrivateKey(readFileSync(file));
  if (key.asymmetricKeyType !== 'ed25519') throw new Error(`${file} holds no Ed25519 key.`);
  const { x = '' } = createPublicKey(key).export({ format: 'jwk' });
  return { key, publicKey: Buffer.from(x, 'base64url').toString('base64') };
}

/** Who may sign the list: the public keys in base64, as the host's build carries them. */
export const releasePublicKeys = () => releaseKeyFiles().map((file) => readKey(file).publicKey);

/**
 * The list as the page takes it: signed by every key in use, under a number above the one before.
 *
 * @param {import('../../runtime/list/lines').RemoteList} lines
 * @param {number} serial
 */
export function signList(lines, serial) {
  const text = Buffer.from(signedText(serial, lines));
  const by = releaseKeyFiles()
    .map(readKey)
    .map(({ key, publicKey }) => [publicKey, sign(null, text, key).toString('base64')]);
  return { ...lines, signature: { serial, by: Object.fromEntries(by) } };
}

/**
 * Whether one of these public keys has signed the list, as it is.
 *
 * @param {{ lines: object; signature?: { serial: number; by: Record<string, string> } }} list
 * @param {readonly string[]} keys
 */
export function isSignedBy({ lines, signature }, keys) {
  if (!signature) return false;
  const text = Buffer.from(signedText(signature.serial, lines));
  return keys.some((key) => {
    const own = signature.by[key];
    if (!own) return false;
    const x = Buffer.from(key, 'base64').toString('base64url');
    const publicKey = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
    return verify(null, text, publicKey, Buffer.from(own, 'base64'));
  });
}

if (process.argv[1] === import.meta.filename) {
  const [file] = process.argv.slice(2);
  if (!file || existsSync(file)) {
    console.error(file ? `${file} is there already.` : 'Usage: release-keys.mjs FILE');
    process.exit(1);
  }
  makeReleaseKey(resolve(file));
  console.log(`${file} is the private key: keep it out of the sources and off the web server.`);
  console.log(`Public: ${readKey(resolve(file)).publicKey}`);
}
