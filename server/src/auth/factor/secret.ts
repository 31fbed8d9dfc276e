import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

type Key = Uint8Array;

/** A secret as it is stored: nonce, tag and ciphertext. It opens for its own account only. */
export function sealSecret([key]: readonly Key[], accountId: string, secret: Uint8Array): Buffer {
  if (!key) throw new Error('no key for second factors');
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(accountId));
  const text = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]);
}

/** The secret, and whether it was sealed with an earlier key; undefined when none of the keys opens it. */
export function openSecret(
  keys: readonly Key[],
  accountId: string,
  sealed: Buffer,
): { secret: Buffer; isOutdated: boolean } | undefined {
  for (const [at, key] of keys.entries()) {
    const secret = openWith(key, accountId, sealed);
    if (secret) return { secret, isOutdated: at > 0 };
  }
  return undefined;
}

function openWith(key: Key, accountId: string, sealed: Buffer): Buffer | undefined {
  const tagEnd = NONCE_BYTES + TAG_BYTES;
  const decipher = createDecipheriv(ALGORITHM, key, sealed.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  })
    .setAAD(Buffer.from(accountId))
    .setAuthTag(sealed.subarray(NONCE_BYTES, tagEnd));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(tagEnd)), decipher.final()]);
  } catch {
    return undefined;
  }
}
