import { createHash, randomBytes } from 'node:crypto';
import { limits } from '@vezne/contract';

// Without letters that are taken for digits. 32 of them: five bits each, 80 in a code, too many to try out even for
// somebody who has the hashes.
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const LETTERS = 16;
const CODE = /^[0-9a-hj-km-np-tv-z]{16}$/;

/** New codes, as they are shown: four groups of four. */
export const newRecoveryCodes = (): string[] => Array.from({ length: limits.factor.recoveryCodes }, newCode);

function newCode(): string {
  const letters = Array.from(randomBytes(LETTERS), (byte) => ALPHABET[byte % ALPHABET.length]);
  return [0, 4, 8, 12].map((at) => letters.slice(at, at + 4).join('')).join('-');
}

/** The hash of a code, however it was typed; undefined for what is none. */
export function recoveryHash(typed: string): Buffer | undefined {
  const code = typed.replace(/[\s-]/g, '').toLowerCase().replaceAll('o', '0').replace(/[il]/g, '1');
  return CODE.test(code) ? createHash('sha256').update(code).digest() : undefined;
}
