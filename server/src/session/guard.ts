import { codes, type Endpoint, messages, type Role, roles } from '@vezne/contract';
import type { FastifyRequest } from 'fastify';
import type { Clock } from '../clock';
import type { Database } from '../db/database';
import { AppError, sessionExpired } from '../errors';
import type { RateLimits } from '../http/limits/rate-limit';
import { type Bearer, formerBearer, readAccessToken } from './access-token';
import { fingerprint, type Keys } from './keys';

/** Who calls, as the database knows them. */
export type Caller = {
  companyId: string;
  managerId: string;
  sessionId: string;
  role: Role;
  onTrial: boolean;
};

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
  }
}

type Standing = {
  managerId: string;
  role: string;
  expiresAt: Date;
  plan: string | null;
  subscriptionEnd: Date | null;
};
type Cached = { until: number; standing: Promise<Standing | undefined> };

const CACHE_MS = 5_000;
const CACHE_ENTRIES = 10_000;

export type Guard = {
  /** The caller of a request, counted against their budget; 401 without a living session. */
  identify(
    request: FastifyRequest,
    endpoint: Pick<Endpoint, 'id' | 'roles' | 'writes' | 'allowedWhenExpired'>,
  ): Promise<Caller>;
  /** Makes the end of a session, or a change of role, bite at once in this process. */
  forget(companyId: string, sessionId: string): void;
};

type GuardParts = { db: Database; keys: Keys; clock: Clock; now: Clock; limits: RateLimits };

/** Checks tokens against their sessions; what it knows of a session is at most five seconds old. */
export function createGuard({ db, keys, clock, now, limits }: GuardParts): Guard {
  const cache = new Map<string, Cached>();

  function standingOf(companyId: string, sessionId: string): Promise<Standing | undefined> {
    const moment = now().getTime();
    const place = placeOf(companyId, sessionId);
    const known = cache.get(place);
    if (known && known.until > moment) return known.standing;
    const standing = findStanding(db, companyId, sessionId);
    if (cache.size >= CACHE_ENTRIES) cache.clear();
    cache.set(place, { until: moment + CACHE_MS, standing });
    standing.catch(() => cache.delete(place));
    return standing;
  }

  /**
   * Whom a request speaks for, before the database is asked. A signature is checked as fast as a budget, so none
   * stands before it: who knocks with made-up tokens does not lock out the people behind the same address.
   */
  async function bearerOf(request: FastifyRequest): Promise<Bearer> {
    const [, token = ''] = /^Bearer ([\w.-]{1,2000})$/i.exec(request.headers.authorization ?? '') ?? [];
    const bearer = await readAccessToken(keys, token, now());
    const managerId = bearer?.managerId ?? (await formerBearer(keys, token));
    // Tokens expire four times an hour: an office that comes back from lunch is not a crowd of strangers.
    await (managerId ? limits.countUser(managerId) : limits.countStranger(request));
    if (!bearer) throw sessionExpired();
    return bearer;
  }

  return {
    async identify(request, endpoint) {
      const { companyId, managerId, sessionId } = await bearerOf(request);
      const standing = await standingOf(companyId, sessionId);
      const role = roles.find((each) => each === standing?.role);
      if (!standing || !role || standing.managerId !== managerId || standing.expiresAt <= now())
        throw sessionExpired();
      if (!endpoint.roles.includes(role)) {
        request.log.warn({ event: 'access.denied', endpoint: endpoint.id, who: who(keys, managerId) });
        throw new AppError(codes.forbidden, 'Bu işlem için yetkiniz bulunmamaktadır.');
      }
      const over = standing.subscriptionEnd === null || standing.subscriptionEnd <= clock();
      if (endpoint.writes && !endpoint.allowedWhenExpired && over)
        throw new AppError(codes.subscriptionOver, messages.subscriptionOver);
      return { companyId, managerId, sessionId, role, onTrial: standing.plan === 'DENEME' };
    },
    forget: (companyId, sessionId) => cache.delete(placeOf(companyId, sessionId)),
  };
}

const placeOf = (companyId: string, sessionId: string) => `${companyId} ${sessionId}`;

/** How the log names a person. */
export const who = (keys: Keys, managerId: string): string =>
  fingerprint(keys, managerId).toString('hex').slice(0, 12);

function findStanding(db: Database, companyId: string, sessionId: string): Promise<Standing | undefined> {
  return db.first<Standing>(
    `SELECT s.manager_id AS "managerId", m.role, s.expires_at AS "expiresAt", p.plan,
            p.end_at AS "subscriptionEnd"
       FROM session s
       JOIN manager m ON m.company_id = s.company_id AND m.id = s.manager_id
       LEFT JOIN subscription p ON p.company_id = s.company_id
      WHERE s.company_id = $1 AND s.id = $2 AND s.ended_at IS NULL`,
    [companyId, sessionId],
    { name: 'session-standing' },
  );
}
