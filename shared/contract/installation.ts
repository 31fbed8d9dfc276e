import { z } from 'zod';
import { endpoint, signedIn } from './base/endpoint';

/** How the machine stands that the product runs on. */
export const Installation = z.object({
  /** Room left where the embedded database writes; null when the database is elsewhere and its disk out of sight. */
  disk: z.object({ freeBytes: z.int(), isLow: z.boolean() }).nullable(),
});
export type Installation = z.infer<typeof Installation>;

/** `WAITING`: the first one is still to come. The last three say what has gone wrong since the newest one. */
export const backupStandings = ['FRESH', 'WAITING', 'OLD', 'FAILED', 'DISK_FULL', 'COPY_FAILED'] as const;

/** How the backups stand that the installation makes by itself; null where somebody else sees to them. */
export const Backup = z
  .object({
    /** The moment of the newest backup that was written and read back; null when there is none yet. */
    lastAt: z.iso.datetime().nullable(),
    standing: z.enum(backupStandings),
  })
  .nullable();
export type Backup = z.infer<typeof Backup>;

/** How the places that a release of a remote fills fared, as pages tell; `other` is what the list does not name. */
export const RemoteStanding = z.object({
  remote: z.string(),
  release: z.string(),
  loaded: z.int(),
  failed: z.int(),
  refused: z.int(),
  threw: z.int(),
  lastFailureAt: z.iso.datetime().nullable(),
});
export type RemoteStanding = z.infer<typeof RemoteStanding>;

/** How the installation stands: its machine, its backups and the pages that it serves; nothing in it is of a company. */
export const installationEndpoints = {
  state: endpoint({
    id: 'installation.state',
    method: 'GET',
    path: '/installation/state',
    summary: 'How the machine stands, for those who operate it',
    roles: ['ADMIN'],
    client: 'general',
    writes: false,
    output: Installation,
  }),
  backup: endpoint({
    id: 'installation.backup',
    method: 'GET',
    path: '/installation/backup',
    summary: 'How old the newest backup is, and whether making them goes well',
    roles: signedIn,
    client: 'general',
    writes: false,
    output: z.object({ backup: Backup }),
  }),
  remotes: endpoint({
    id: 'installation.remotes',
    method: 'GET',
    path: '/installation/remotes',
    summary: 'How the remotes fare, as pages have told the answering process since it started',
    roles: ['ADMIN'],
    client: 'general',
    writes: false,
    output: z.object({ since: z.iso.datetime(), standings: z.array(RemoteStanding) }),
  }),
};
