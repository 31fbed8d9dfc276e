import type { Releases } from './failure/failure';
import type { Trust } from './list/remote-list';
import type { Manifest } from './releases/manifest';

/**
 * What boot.js and the bundles fetch for each other; each answer is used once. It is handed over read to its end: while
 * the bundles start, each further step of reading would wait its turn behind one of them. Manifests by their hash, or by
 * their path where none is known.
 */
export type EarlyFetches = { list?: Promise<string>; manifests: Record<string, Promise<Manifest>> };

type Rule = (text: string) => string | null;
type PolicyFactory = {
  defaultPolicy: unknown;
  createPolicy: (name: 'default', rules: Record<'createScriptURL' | 'createHTML', Rule>) => unknown;
};

declare global {
  /** Written into every build by the preset: how far the page that it owns believes the list of remotes. */
  const VEZNE_TRUST: Trust;
  /** The bundler's: the folder that the files of the running app come from, of a remote that of its release. */
  const __webpack_public_path__: string;

  /**
   * All that the scripts of one page hand each other past the share scope. Host and remotes are built apart and
   * released apart: a name changed here is one that a remote of another release still asks for.
   */
  interface Window {
    /** Between boot.js and the host's bundle. */
    vezneEarly?: EarlyFetches;
    /** From boot.js to the host's bundle: says that there will be no page, and whose fault it is by the error; tells it. */
    vezneLost?: (error: unknown) => void;
    /** From the page's owner to the loading code of every build (script-gate.mjs): sees each script before its load. */
    vezneGate?: (script: HTMLScriptElement, address: string) => void;
    /** From the page's owner to the error boxes of every build: answers for a file's owner, a remote or the page itself. */
    vezneReleases?: (address: string) => Promise<Releases>;
    /** From the page's owner to the places of every build: takes note of a file that did not come, or whose code threw. */
    vezneNote?: (outcome: 'failed' | 'threw', address: string) => void;
    /** Between the error boxes of every build: the releases for which this page has been asked to be reloaded. */
    vezneAsked?: Set<string>;
    trustedTypes?: PolicyFactory;
  }
}
