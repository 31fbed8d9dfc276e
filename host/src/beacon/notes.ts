import type { ClientEvent } from '@vezne/contract';
import { releaseName } from '@vezne/contract/release-name';
import { type Note, releaseOf, shownHost } from '@vezne/federation';

/** Something that happened on this page; who tells it gives it a weight. */
export type Noted = Omit<Extract<ClientEvent, { weight: number }>, 'weight'>;

// A page that breaks in a loop says it so often, and no more.
const MOST = 40;
let count = 0;
let waiting: Noted[] = [];
let wake = () => {};

/** Takes note of how a remote, or the host, fares; told later. */
export const note: Note = (kind, remote, address) => {
  if (count++ >= MOST) return;
  waiting.push({ kind, remote, release: address ? releaseName(remote, address) : '' });
  wake();
};

/** What was noted and not taken yet; `onMore` is called when there is more. */
export function takeNotes(onMore: () => void): Noted[] {
  wake = onMore;
  const taken = waiting;
  waiting = [];
  return taken;
}

/** The release of a remote, or of the host, that this page runs. */
export function runningRelease(remote: string): string {
  const address = remote === 'host' ? shownHost() : releaseOf(remote)?.address;
  return address ? releaseName(remote, address) : '';
}
