import { getInstance, satisfy } from '@module-federation/enhanced/runtime';
import { IncompatibleRemote } from './failure';

/** A shared module as a remote's manifest names it. */
export type NeededShare = { name: string; requiredVersion?: string | false };

/** The shared modules that the page itself brings, with their versions. */
export function providedShares(): Record<string, readonly string[]> {
  const shared = getInstance()?.options.shared ?? {};
  return Object.fromEntries(
    Object.entries(shared).map(([name, copies]) => [name, copies.map(({ version }) => version)]),
  );
}

/**
 * Refuses a remote that needs another version of what exists once per page. Before any of its code has run: a
 * container that is initialised puts its own copies into the page's scope, where even the host may take them up.
 */
export function refuseUnmet(
  remote: string,
  needed: readonly NeededShare[],
  provided: Record<string, readonly string[]>,
) {
  const unmet = needed.flatMap(({ name, requiredVersion }) => {
    const versions = provided[name];
    // What the page does not bring, the remote brings itself.
    if (!versions || !requiredVersion || versions.some((version) => satisfy(version, requiredVersion)))
      return [];
    return `${name} ${requiredVersion} (this page has ${versions.join(', ')})`;
  });
  if (unmet.length > 0) throw new IncompatibleRemote(`Remote ${remote} needs ${unmet.join(', ')}`);
}
