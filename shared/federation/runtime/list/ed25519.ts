import { hashes, verify } from '@noble/ed25519';
import { sha512 } from '@noble/hashes/sha2.js';

// Its own hash needs a page that came through TLS; this one does not.
hashes.sha512 = sha512;

type Bytes = Uint8Array<ArrayBuffer>;

/** Verifies a signature where the browser cannot: before 2025, and on pages that came without TLS. */
export const verifyByScript = (signature: Bytes, text: Bytes, key: Bytes): boolean =>
  verify(signature, text, key);
