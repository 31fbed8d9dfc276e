import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { releaseName } from '@vezne/contract';
import { z } from 'zod';
import type { Log } from '../log';

const Address = z.object({ entry: z.string(), version: z.string().optional() });
// Beside the remotes stands the signature, which only pages verify.
const List = z
  .looseObject({})
  .transform(({ signature: _, ...lines }) => lines)
  .pipe(z.record(z.string(), Address.extend({ canary: Address.optional() })));

const FRESH_MS = 10_000;
const PATIENCE_MS = 2_000;
/** Of a remote: more than are in use at a time by far. */
const MOST = 50;

/** The releases that the list of remotes names, or has named since the process started. */
export type ListedReleases = {
  /** Reads the list again when it may have changed. */
  refresh(): Promise<void>;
  hasRemote(remote: string): boolean;
  has(remote: string, release: string): boolean;
};

type Place = {
  /** Folder that holds the built browser apps. */
  root: string;
  /** Where the list is when another server has it. */
  url?: string;
};

export function createListedReleases({ root, url }: Place, log: Log): ListedReleases {
  const file = join(root, 'host', 'dist', 'remotes.json');
  const listed = new Map<string, Set<string>>();
  let readAt = Number.NEGATIVE_INFINITY;

  async function read(): Promise<string> {
    if (url) return (await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) })).text();
    return existsSync(file) ? readFileSync(file, 'utf8') : '{}';
  }

  /** The newest last; the one that was named longest ago is forgotten. */
  function add(remote: string, release: string): void {
    const releases = listed.get(remote) ?? new Set();
    releases.delete(release);
    listed.set(remote, releases.add(release));
    const [oldest = release] = releases;
    if (releases.size > MOST) releases.delete(oldest);
  }

  return {
    async refresh() {
      if (performance.now() - readAt < FRESH_MS) return;
      readAt = performance.now();
      try {
        for (const [remote, { canary, ...stable }] of Object.entries(List.parse(JSON.parse(await read()))))
          for (const address of canary ? [stable, canary] : [stable])
            add(remote, releaseName(remote, address));
      } catch (error) {
        log.warn({ err: error }, 'the list of remotes could not be read');
      }
    },
    hasRemote: (remote) => listed.has(remote),
    has: (remote, release) => listed.get(remote)?.has(release) ?? false,
  };
}
