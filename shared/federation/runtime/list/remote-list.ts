import limits from '../limits.json';
import { keepList } from './kept-list';
import type { RemoteAddress, RemoteList } from './lines';
import { verifiedList } from './signed-list';
import { chosenTrials } from './trial-choice';

const listUrl = '/remotes.json';

/** A remote that hangs must not keep its page waiting: after this time per step the error box. */
export const { stepTimeout } = limits;

/**
 * How far a page believes what the list says. Public keys in base64: only a list that one of them has signed, and of it
 * only lines that name their manifest's hash. `hashes`: only such lines. `anything`: files that are being worked on.
 */
export type Trust = readonly string[] | 'hashes' | 'anything';

let trust: Trust = 'hashes';
let known: Promise<RemoteList> | undefined;

/** Says how far this page believes the list: once, by the page's owner. */
export function trustList(wanted: Trust) {
  trust = wanted;
  known = undefined;
}

/** Refuses the address of a remote whose files nothing vouches for. */
export function assertVouched(remote: string, { integrity }: RemoteAddress) {
  if (!integrity && trust !== 'anything') throw new Error(`${remote} has no hash in the list of remotes`);
}

/** The list as it is served. */
export async function fetchList(init: RequestInit = {}): Promise<string> {
  const response = await fetch(listUrl, { ...init, signal: AbortSignal.timeout(stepTimeout) });
  if (!response.ok) throw new Error(`${listUrl} answered ${response.status}`);
  return response.text();
}

function takeEarly(): Promise<string> | undefined {
  const early = window.vezneEarly?.list;
  if (window.vezneEarly) delete window.vezneEarly.list;
  return early;
}

async function read(): Promise<RemoteList> {
  const text = await (takeEarly() ?? fetchList({ cache: 'no-store' }));
  if (typeof trust === 'string') {
    const list: RemoteList = JSON.parse(text);
    keepList(text);
    return list;
  }
  try {
    return await tried(await verifiedList(text, trust), trust);
  } catch (error) {
    // What was fetched ahead was fetched on this list's word.
    delete window.vezneEarly;
    throw error;
  }
}

/** The list as this tab sees it: a tester may have asked for releases that are not in use. */
async function tried(list: RemoteList, keys: readonly string[]): Promise<RemoteList> {
  const trials = chosenTrials();
  if (Object.keys(trials).length === 0) return list;
  const { withTrials } = await import('./trials');
  return withTrials(list, trials, keys);
}

/** The list of remotes, read once; `fresh` reads it again. A failed read is not kept. */
export function remoteList({ fresh }: { fresh: boolean }): Promise<RemoteList> {
  if (known && !fresh) return known;
  const reading = read();
  known = reading;
  reading.catch(() => {
    if (known === reading) known = undefined;
  });
  return reading;
}
