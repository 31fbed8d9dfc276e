import { z } from 'zod';
import { PasswordProof } from './auth';
import { endpoint, signedIn } from './base/endpoint';
import { Instant } from './values/date';

/** How the company stands: `closing` while it is in its days of grace. `isOwner`: may close it, may not leave it. */
export const LeavingState = z.object({
  isOwner: z.boolean(),
  closing: z.object({ askedAt: Instant, closesAt: Instant }).nullable(),
});
export type LeavingState = z.infer<typeof LeavingState>;

/**
 * Erasing an account and closing a company. What only the owner may do is refused with 403 for others, a wrong password
 * under `password` (400).
 */
export const leavingEndpoints = {
  state: endpoint({
    id: 'leaving.state',
    method: 'GET',
    path: '/leaving/state',
    summary: 'Whether the own company is being closed, and who may stop it',
    roles: signedIn,
    client: 'general',
    writes: false,
    output: LeavingState,
  }),
  eraseAccount: endpoint({
    id: 'leaving.eraseAccount',
    method: 'POST',
    path: '/leaving/erase-account',
    summary: 'Erase the own account; not the owner’s',
    roles: signedIn,
    client: 'general',
    writes: true,
    allowedWhenExpired: true,
    body: PasswordProof,
    output: z.literal(true),
  }),
  closeCompany: endpoint({
    id: 'leaving.closeCompany',
    method: 'POST',
    path: '/leaving/close-company',
    summary: 'Close the own company: readable for thirty days, then gone; its owner alone',
    roles: signedIn,
    client: 'general',
    writes: true,
    allowedWhenExpired: true,
    body: PasswordProof,
    output: LeavingState,
  }),
  keepCompany: endpoint({
    id: 'leaving.keepCompany',
    method: 'POST',
    path: '/leaving/keep-company',
    summary: 'Take the closing back within the days of grace; the owner alone',
    roles: signedIn,
    client: 'general',
    writes: true,
    allowedWhenExpired: true,
    freshProof: 'always',
    output: LeavingState,
  }),
};
