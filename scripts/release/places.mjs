// Where things are in what is served.

export const HOST = 'host';
/** What a release of the host offers to remotes, in its folder. */
export const HOST_OFFERS = 'host.json';
/** What a release of a remote asks of the page, in its folder: its manifest, which every visit reads, says less. */
export const REMOTE_NEEDS = 'needs.json';

/**
 * Where the releases of a remote, or of the host, and the files about them are.
 *
 * @param {string} name
 */
export const homeOf = (name) => (name === HOST ? 'hosts' : `remotes/${name}`);

/**
 * The folder of a release.
 *
 * @param {string} name
 * @param {string} id
 */
export const folderOf = (name, id) => `${homeOf(name)}/${id}`;

/**
 * The file that a line of the list names: of a remote its manifest, of the host its page.
 *
 * @param {string} name
 */
export const entryOf = (name) => (name === HOST ? 'index.html' : 'mf-manifest.json');

/**
 * The id of the release that an address leads to.
 *
 * @param {string} name
 * @param {{ entry: string }} address
 */
export const idOf = (name, { entry }) =>
  entry.match(new RegExp(`/${homeOf(name)}/([^/]+)/${entryOf(name)}$`))?.[1];

/**
 * The releases in use of a remote, or of the host: the one of everybody and the canary.
 *
 * @param {string} name
 * @param {import('../../shared/federation/runtime/list/lines').RemoteLine | undefined} line
 */
export const inUse = (name, line) =>
  [line, line?.canary].flatMap((address) => (address && idOf(name, address)) ?? []);

/**
 * The record that leads a tester's page to a release, under its id or a preview's name.
 *
 * @param {string} name
 * @param {string} trial
 */
export const trialOf = (name, trial) => `${homeOf(name)}/trials/${trial}.json`;

/**
 * Where it is written who is changing a remote, or the host, at this moment.
 *
 * @param {string} name
 */
export const turnOf = (name) => `${homeOf(name)}/turn.json`;

/** Where it is written who is putting anything live, or taking it back, at this moment. */
export const LIVE_TURN = 'turn.json';
