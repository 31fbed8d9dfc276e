import { getInstance, satisfy } from '@module-federation/enhanced/runtime';
import { IncompatibleRemote } from '../failure/failure';
import type { Manifest } from './manifest';

type Provided = Record<string, readonly { version: string }[]>;

/** What this page offers to remotes: versions by module. */
export const offeredShares = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries<Provided[string]>(getInstance()?.options.shared ?? {}).flatMap(([name, [copy]]) =>
      copy ? [[name, copy.version]] : [],
    ),
  );

/**
 * Refuses a remote that needs another version of what exists once per page. Before any of its code has run: a
 * container that is initialised puts its own copies into the page's scope, where even the host may take them up.
 */
export function refuseUnmet(
  remote: string,
  needed: Manifest['shared'] = [],
  provided: Provided = getInstance()?.options.shared ?? {},
) {
  const unmet = needed.flatMap(({ name, requiredVersion }) => {
    // What the page does not bring, the remote brings itself.
    const copies = requiredVersion ? (provided[name] ?? []) : [];
    const lacks = copies.every(({ version }) => requiredVersion && !satisfy(version, requiredVersion));
    return copies[0] && lacks ? `${name} ${requiredVersion} (this page has ${copies[0].version})` : [];
  });
  if (unmet[0]) throw new IncompatibleRemote(`Remote ${remote} needs ${unmet.join(', ')}`);
}
