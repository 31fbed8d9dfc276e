import { keepList, keptList } from './kept-list';
import type { RemoteList } from './lines';
import { signedText } from './signed-text.mjs';

/** `serial` grows with every list; `by` holds the signatures in base64 by their public key, in base64 too. */
type Signature = { serial: number; by: Record<string, string> };
type Opened = { serial: number; lines: RemoteList };

const bytes = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

async function isSignature(signature: string, text: string, key: string): Promise<boolean> {
  const parts = [bytes(signature), new TextEncoder().encode(text), bytes(key)] as const;
  try {
    const imported = await crypto.subtle.importKey('raw', parts[2], 'Ed25519', false, ['verify']);
    return await crypto.subtle.verify('Ed25519', imported, parts[0], parts[1]);
  } catch {
    const { verifyByScript } = await import('./ed25519');
    return verifyByScript(...parts);
  }
}

/** The lines of a list that one of these keys has signed; anything else throws. */
export async function opened(text: string, keys: readonly string[]): Promise<Opened> {
  const { signature, ...lines }: { signature?: Signature } & RemoteList = JSON.parse(text);
  const serial = signature?.serial ?? 0;
  for (const key of keys) {
    const own = signature?.by[key];
    if (own && (await isSignature(own, signedText(serial, lines), key))) return { serial, lines };
  }
  throw new Error('The list of remotes is not signed with a key of this page');
}

/** The list that this browser keeps, unless it is the one that is served. */
async function openedKept(served: string, keys: readonly string[]): Promise<Opened | undefined> {
  try {
    const kept = keptList() ?? '';
    return kept === served ? undefined : await opened(kept, keys);
  } catch {
    return undefined;
  }
}

/**
 * The lines of a served list, once one of these keys has been found to have signed it. An older list than this browser
 * has already seen, genuine as it is, brings nothing back: the newer one stays in use.
 */
export async function verifiedList(text: string, keys: readonly string[]): Promise<RemoteList> {
  const [served, kept] = await Promise.all([opened(text, keys), openedKept(text, keys)]);
  if (kept && kept.serial > served.serial) {
    // What was fetched ahead is of the older list.
    delete window.vezneEarly;
    return kept.lines;
  }
  keepList(text);
  return served.lines;
}
