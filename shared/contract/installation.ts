import { z } from 'zod';
import { endpoint } from './base/endpoint';

/** How the machine stands that the product runs on. */
export const Installation = z.object({
  /** Room left where the embedded database writes; null when the database is elsewhere and its disk out of sight. */
  disk: z.object({ freeBytes: z.int(), isLow: z.boolean() }).nullable(),
});
export type Installation = z.infer<typeof Installation>;

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
};
