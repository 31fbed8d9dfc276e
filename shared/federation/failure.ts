import { mayAskForReload } from './reload-prompt';

/** The release of a file's owner that this page runs, and the one that is live now. */
export type Releases = { running: string; live: string };

declare global {
  interface Window {
    /** Answers for the owner of a file: a remote, or the page itself. Given by the page's owner. */
    vezneReleases?: (address: string) => Promise<Releases>;
  }
}

/** A remote that asks more of the shared modules than this page has; it was never run. */
export class IncompatibleRemote extends Error {}

/** A remote that could not be fetched; `request` is the address that its files hang on. */
export class UnreachableRemote extends Error {
  constructor(
    message: string,
    readonly request: string,
    cause: unknown,
  ) {
    super(message, { cause });
  }
}

/**
 * Why a place stays empty. `released`: its files went away with a newer release. `missing`: a file is gone and no
 * newer release explains it. `incompatible`: refused by its share range. `failed`: anything else.
 */
export type FailureKind = 'failed' | 'released' | 'missing' | 'incompatible';

/** The address of the file that is missing; webpack names it in its error. */
const missingFile = (error: unknown) =>
  error instanceof Error && 'request' in error && typeof error.request === 'string' && error.request;

const isGone = async (address: string) =>
  [404, 410].includes((await fetch(address, { method: 'HEAD', cache: 'no-store' })).status);

/**
 * Decides by evidence what to tell. A reload is asked for only where it can help: when a newer release is live,
 * or when a file is gone that Tekrar Dene did not bring back; and once per release and tab.
 */
export async function explainFailure(error: unknown, isRetry: boolean): Promise<FailureKind> {
  const isIncompatible = error instanceof IncompatibleRemote;
  const otherwise = isIncompatible ? 'incompatible' : 'failed';
  // An old page may lack what a new remote needs.
  const file = isIncompatible ? location.href : missingFile(error);
  if (!file || !window.vezneReleases) return otherwise;
  try {
    const { running, live } = await window.vezneReleases(file);
    if (running !== live) return mayAskForReload(live) ? 'released' : otherwise;
    if (!isIncompatible && isRetry && (await isGone(file)) && mayAskForReload(live)) return 'missing';
  } catch {
    // Without a connection nothing is known, and a reload would cost the page.
  }
  return otherwise;
}
