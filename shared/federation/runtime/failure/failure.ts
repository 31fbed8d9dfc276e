import { mayAskForReload } from './reload-prompt';

/** The release of a file's owner that this page runs, and the one that is live now. */
export type Releases = { running: string; live: string };

/** A remote that asks more of the shared modules than this page has; it was never run. */
export class IncompatibleRemote extends Error {}

/**
 * Why a place stays empty. `released`: its files went away with a newer release. `missing`: a file is gone and no
 * newer release explains it. `incompatible`: refused by its share range. `failed`: anything else.
 */
export type FailureKind = 'failed' | 'released' | 'missing' | 'incompatible';

const isGone = async (address: string) =>
  (await fetch(address, { method: 'HEAD', cache: 'no-store' })).status === 404;

/**
 * Decides by evidence what to tell. A reload is asked for only where it can help: when a newer release is live,
 * or when a file is gone that Tekrar Dene did not bring back; and once per release and tab. An error that names
 * the file it is about, as webpack's do, names it in `request`.
 */
export async function explainFailure(error: unknown, isRetry: boolean): Promise<FailureKind> {
  const isIncompatible = error instanceof IncompatibleRemote;
  // An old page may lack what a new remote needs.
  const file = isIncompatible ? location.href : (error as { request?: string } | null)?.request; // Anything may be thrown.
  try {
    const releases = file && (await window.vezneReleases?.(file));
    if (releases) {
      const { running, live } = releases;
      const isReleased = running !== live;
      if ((isReleased || (isRetry && !isIncompatible && (await isGone(file)))) && mayAskForReload(live))
        return isReleased ? 'released' : 'missing';
    }
  } catch {
    // Without a connection nothing is known, and a reload would cost the page.
  }
  return isIncompatible ? 'incompatible' : 'failed';
}
