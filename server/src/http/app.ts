import type { Endpoint } from '@vezne/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Clock } from '../clock';
import type { Database } from '../db/database';
import type { SYSTEM } from '../db/walls/system';
import type { Caller } from '../session/guard';
import type { Background } from './background';
import type { Idempotency } from './idempotency';
import type { RateLimits } from './limits/rate-limit';

/** Finds out who calls and whether they may; throws otherwise. */
export type Authenticate = (request: FastifyRequest, endpoint: Endpoint) => Promise<Caller>;

/** What calls are registered on, and all that serving one takes. */
export type App = {
  server: FastifyInstance;
  /** Gives each caller the database of their own company. */
  db: Pick<Database, 'scoped'>;
  [SYSTEM]: Database;
  /** The product's clock: what "today" is. */
  clock: Clock;
  authenticate: Authenticate;
  idempotency: Idempotency;
  limits: RateLimits;
  background: Background;
  /** Every endpoint that has been registered, in order. */
  endpoints: Endpoint[];
};

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
  }
}
