import type { Guard } from '../session/guard';
import type { Authenticate } from './app';
import type { RateLimits } from './limits/rate-limit';

/**
 * Counts a request against its person's budget, then asks the guard. A signature is checked as fast as a budget, so
 * none stands before it: who knocks with made-up tokens does not lock out the people behind the same address.
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
