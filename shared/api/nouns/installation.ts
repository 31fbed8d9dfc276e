import { api, limits } from '@vezne/contract';
import { useQuery } from '../hooks/query';
import { hasRole, useSession } from '../session/session-state';

/** How the machine stands that the product runs on; only administrators ask, and again every five minutes. */
export function useInstallation() {
  const isAdmin = hasRole(useSession(), 'ADMIN');
  return useQuery(api.installation.state, isAdmin ? undefined : null, {
    every: limits.client.cacheAge,
    quiet: true,
  });
}

/** How old the newest backup is; asked again every five minutes. */
export const useBackup = () =>
  useQuery(api.installation.backup, undefined, { every: limits.client.cacheAge, quiet: true });

/** How the remotes fare, by what pages have told the answering process; only administrators may ask. */
export const useRemoteStandings = () => useQuery(api.installation.remotes, undefined, { quiet: true });
