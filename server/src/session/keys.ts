import { createHmac, hkdfSync } from 'node:crypto';

/** Keys for one purpose each, all derived from the one secret of the installation. */
export type Keys = {
  /** Signs access tokens with the first; any of them verifies, so that a secret can be changed under load. */
  access: Uint8Array[];
  /** Makes refresh tokens with the first, recognises those of any. */
  refresh: Uint8Array[];
  /** Encrypts the secrets of second factors with the first, decrypts with any. */
  factor: Uint8Array[];
  /** Signs what the first step of a sign-in answers, when there is a second. */
  challenge: Uint8Array[];
  /** Keyed hashes of e-mail addresses, addresses on the network and request bodies. */
  privacy: Uint8Array;
};

/** Derives the keys from the secrets in use, the newest first. */
export function deriveKeys(secrets: readonly string[]): Keys {
  const derive = (purpose: string) =>
    secrets.map((secret) => new Uint8Array(hkdfSync('sha256', secret, '', `vezne ${purpose}`, 32)));
  const [privacy] = derive('privacy');
  if (!privacy) throw new Error('no secret to derive keys from');
  return {
    access: derive('access'),
    refresh: derive('refresh'),
    factor: derive('factor'),
    challenge: derive('challenge'),
    privacy,
  };
}

/** A keyed hash: equal for equal text, of no use to who reads the database or the log. */
export const fingerprint = (keys: Keys, text: string): Buffer =>
  createHmac('sha256', keys.privacy).update(text).digest();

/** How the log names a person, by an id or an address. */
export const pseudonymOf = (keys: Keys, person: string): string =>
  fingerprint(keys, person).toString('hex').slice(0, 12);
