import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto';
import { StartFailure } from '../failure';
import type { Head } from './format';

type Seal = NonNullable<Head['seal']>;

const CIPHER = 'aes-256-gcm';
// 64 MiB and about a fifth of a second: a passphrase in the key file is not guessed quickly.
const COST = { N: 65_536, r: 8, p: 1, maxmem: 128 * 1024 * 1024 };

function derive(key: string, salt: Buffer): { secret: Buffer; check: string } {
  const derived = scryptSync(key, salt, 48, COST);
  return { secret: derived.subarray(0, 32), check: derived.subarray(32).toString('hex') };
}

/** What the head of a file says about its seal, and the stream that seals: made anew for each file. */
export function createSeal(key: string) {
  const salt = randomBytes(16);
  const nonce = randomBytes(12);
  const { secret, check } = derive(key, salt);
  return {
    seal: { salt: salt.toString('hex'), nonce: nonce.toString('hex'), check } satisfies Seal,
    /** `head` is the file's first line, which is authenticated along. */
    cipher: (head: Buffer) => createCipheriv(CIPHER, secret, nonce).setAAD(head),
  };
}

/** The stream that opens a seal; it fails at its end when anything was changed. */
export function openSeal(seal: Seal, key: string | undefined, head: Buffer, tag: Buffer) {
  if (key === undefined)
    throw new StartFailure('The backup is encrypted. Set BACKUP_KEY_FILE to the file with its key.');
  const { secret, check } = derive(key, Buffer.from(seal.salt, 'hex'));
  if (check !== seal.check) throw new StartFailure('The backup was encrypted with another key.');
  return createDecipheriv(CIPHER, secret, Buffer.from(seal.nonce, 'hex')).setAAD(head).setAuthTag(tag);
}
