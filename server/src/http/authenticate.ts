import type { Guard } from '../session/guard';
import type { Authenticate } from './app';
import type { RateLimits } from './limits/rate-limit';

/**
 * Counts a request against its person's budget, then asks the guard. The strangers' budget does not stand before the
 * signature, which is checked in some 0.1 ms: made-up tokens must not lock out the people behind the same address.
 */
export function createAuthenticate(
  guard: Pick<Guard, 'readClaim' | 'admit'>,
  limits: RateLimits,
): Authenticate {
  return async (request, endpoint) => {
    const [, token = ''] = /^Bearer ([\w.-]{1,2000})$/i.exec(request.headers.authorization ?? '') ?? [];
    const claim = await guard.readClaim(token);
    // Tokens expire four times an hour: an office that comes back from lunch is not a crowd of strangers.
    await (claim.managerId ? limits.countUser(claim.managerId) : limits.countStranger(request));
    return guard.admit(claim, endpoint, request.log);
  };
}
