import rateLimit from '@fastify/rate-limit';
import { messages, type RateClass } from '@vezne/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { networkOf } from './address';
import { tooMany } from './errors';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

type Budget = { max: number; timeWindow: number; per: 'user' | 'address' };

/** Far above what people do, and above the client's own limits of 50 and 100 a minute. */
const general: Record<'user' | 'address', Budget> = {
  user: { max: 300, timeWindow: MINUTE, per: 'user' },
  address: { max: 60, timeWindow: MINUTE, per: 'address' },
};

const classes: Record<RateClass, Budget> = {
  login: { max: 40, timeWindow: MINUTE, per: 'address' },
  signup: { max: 20, timeWindow: HOUR, per: 'address' },
  forgot: { max: 20, timeWindow: HOUR, per: 'address' },
  contact: { max: 5, timeWindow: HOUR, per: 'address' },
  assistant: { max: 20, timeWindow: MINUTE, per: 'user' },
};

export type RateLimits = {
  /** Counts a request against the budget of its user or, without one, of its address. */
  count(request: FastifyRequest): Promise<void>;
  /** Counts a request whose input is in order against the budget of its kind. */
  countClass(request: FastifyRequest, rateClass: RateClass): Promise<void>;
};

const none: RateLimits = { count: async () => {}, countClass: async () => {} };

/** Request budgets, kept in this process; 429 with Retry-After beyond them. */
export async function createRateLimits(server: FastifyInstance, enabled: boolean): Promise<RateLimits> {
  if (!enabled) return none;
  await server.register(rateLimit, { global: false, cache: 20_000, ipv6Subnet: 64 });
  const limiter = (name: string, { max, timeWindow, per }: Budget) => {
    const check = server.createRateLimit({
      max,
      timeWindow,
      keyGenerator: (request) =>
        `${name} ${per === 'user' && request.caller ? request.caller.managerId : networkOf(request.ip)}`,
    });
    return async (request: FastifyRequest) => {
      const state = await check(request);
      if (!state.isAllowed && state.isExceeded) throw tooMany(messages.rateLimit, state.ttlInSeconds);
    };
  };
  const byUser = limiter('user', general.user);
  const byAddress = limiter('address', general.address);
  const byClass = {
    login: limiter('login', classes.login),
    signup: limiter('signup', classes.signup),
    forgot: limiter('forgot', classes.forgot),
    contact: limiter('contact', classes.contact),
    assistant: limiter('assistant', classes.assistant),
  };
  return {
    count: (request) => (request.caller ? byUser(request) : byAddress(request)),
    countClass: (request, rateClass) => byClass[rateClass](request),
  };
}
