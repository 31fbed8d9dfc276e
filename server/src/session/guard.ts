import { codes, type Endpoint, messages, type Role, roles } from '@vezne/contract';
import type { Clock } from '../clock';
import type { Database } from '../db/database';
import { AppError, sessionExpired } from '../errors';
import type { Log } from '../log';
import { type Bearer, formerBearer, readAccessToken } from './access-token';
import { type Keys, pseudonymOf } from './keys';
import { requireFreshProof } from './proof';
import { loadSession, type SessionState } from './queries';

/** Who calls, as the database knows them. */
export type Caller = {
  companyId: string;
  managerId: string;
  sessionId: string;
  role: Role;
  onTrial: boolean;
};

/** Whom a token speaks for: `bearer` only while it is in date, `managerId` whenever it bears our signature. */
type Claim = { managerId?: string; bearer?: Bearer };

export type Guard = {
  /** What a token claims, by its signature alone. */
  readClaim(token: string): Promise<Claim>;
  /** The caller behind a claim; throws without a living session, or when the endpoint is not theirs to call. */
  admit(
    claim: Claim,
    endpoint: Pick<Endpoint, 'id' | 'roles' | 'writes' | 'allowedWhenExpired' | 'freshProof'>,
    log: Pick<Log, 'warn'>,
  ): Promise<Caller>;
  /** Makes the end of a session, or a change of role, bite at once in this process. */
  forget(companyId: string, sessionId: string): void;
};

type Parts = {
  db: Database;
  keys: Keys;
  now: Clock;
  /** May a company whose subscription ends then still write? */
  isActive(subscriptionEnd: Date | null): boolean;
  /** Has a company filled the space that its plan gives it? */
  isFull(companyId: string, plan: string | null): boolean;
};

type Cached = { until: number; state: Promise<SessionState | undefined> };

const CACHE_MS = 5_000;
const CACHE_ENTRIES = 10_000;

/** Checks tokens against their sessions; what it knows of a session is at most five seconds old. */
export function createGuard({ db, keys, now, isActive, isFull }: Parts): Guard {
  const cache = new Map<string, Cached>();

  function stateOf(companyId: string, sessionId: string): Promise<SessionState | undefined> {
    const moment = now().getTime();
    const key = cacheKey(companyId, sessionId);
    const known = cache.get(key);
    if (known && known.until > moment) return known.state;
    const state = loadSession(db, companyId, sessionId);
    if (cache.size >= CACHE_ENTRIES) cache.clear();
    cache.set(key, { until: moment + CACHE_MS, state });
    state.catch(() => cache.delete(key));
    return state;
  }

  return {
    async readClaim(token) {
      const bearer = await readAccessToken(keys, token, now());
      return bearer
        ? { bearer, managerId: bearer.managerId }
        : { managerId: await formerBearer(keys, token) };
    },
    async admit({ bearer }, endpoint, log) {
      if (!bearer) throw sessionExpired();
      const { companyId, managerId, sessionId } = bearer;
      const state = await stateOf(companyId, sessionId);
      const role = roles.find((each) => each === state?.role);
      if (!state || !role || state.managerId !== managerId || state.expiresAt <= now())
        throw sessionExpired();
      if (!endpoint.roles.includes(role)) {
        log.warn({ event: 'access.denied', endpoint: endpoint.id, who: pseudonymOf(keys, managerId) });
        throw new AppError(codes.forbidden, 'Bu işlem için yetkiniz bulunmamaktadır.');
      }
      if (endpoint.writes && !endpoint.allowedWhenExpired) assertWritable(state, isActive);
      if (endpoint.writes && !endpoint.allowedWhenExpired && isFull(companyId, state.plan))
        throw new AppError(codes.conflict, messages.companyFull);
      if (endpoint.freshProof === 'always') await requireFreshProof(db, { companyId, sessionId }, now());
      return { companyId, managerId, sessionId, role, onTrial: state.plan === 'DENEME' };
    },
    forget: (companyId, sessionId) => cache.delete(cacheKey(companyId, sessionId)),
  };
}

/** What belongs to a company is changed neither while it is being closed nor after its subscription. */
function assertWritable(state: SessionState, isActive: Parts['isActive']): void {
  if (state.isClosing) throw new AppError(codes.conflict, messages.companyClosing);
  if (!isActive(state.subscriptionEnd)) throw new AppError(codes.subscriptionOver, messages.subscriptionOver);
}

const cacheKey = (companyId: string, sessionId: string) => `${companyId} ${sessionId}`;
