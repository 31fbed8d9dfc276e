import { messages, type RateClass } from '@vezne/contract';
import type { FastifyRequest } from 'fastify';
import { tooMany } from '../errors';
import { networkOf } from './address';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

type Budget = { max: number; windowMs: number; per: 'user' | 'address' };

/** Far above what people do, and above the client's own limits of 50 and 100 a minute. */
const USER: Budget = { max: 300, windowMs: MINUTE, per: 'user' };
const ADDRESS: Budget = { max: 60, windowMs: MINUTE, per: 'address' };

const classes: Record<RateClass, Budget> = {
  login: { max: 40, windowMs: MINUTE, per: 'address' },
  signup: { max: 20, windowMs: HOUR, per: 'address' },
  forgot: { max: 20, windowMs: HOUR, per: 'address' },
  contact: { max: 5, windowMs: HOUR, per: 'address' },
  assistant: { max: 20, windowMs: MINUTE, per: 'user' },
};

export type RateLimits = {
  /** Counts a request against the budget of its user or, without one, of its address; 429 beyond it. */
  count(request: FastifyRequest): void;
  /** Counts a request whose input is in order against the budget of its kind. */
  countClass(request: FastifyRequest, rateClass: RateClass): void;
};

const none: RateLimits = { count: () => {}, countClass: () => {} };

const MAX_ENTRIES = 20_000;

/** Request budgets in fixed windows, kept in this process. */
export function createRateLimits(enabled: boolean): RateLimits {
  if (!enabled) return none;
  const windows = new Map<string, { used: number; endsAt: number }>();

  function spend(request: FastifyRequest, name: string, { max, windowMs, per }: Budget): void {
    const sender = per === 'user' && request.caller ? request.caller.managerId : networkOf(request.ip);
    const key = `${name} ${sender}`;
    const now = Date.now();
    let window = windows.get(key);
    if (!window || window.endsAt <= now) {
      if (windows.size >= MAX_ENTRIES) makeRoom(now);
      window = { used: 0, endsAt: now + windowMs };
      windows.set(key, window);
    }
    if (++window.used > max) throw tooMany(messages.rateLimit, (window.endsAt - now) / 1000);
  }

  function makeRoom(now: number): void {
    for (const [key, { endsAt }] of windows) if (endsAt <= now) windows.delete(key);
    const [oldest] = windows.keys();
    if (windows.size >= MAX_ENTRIES && oldest !== undefined) windows.delete(oldest);
  }

  return {
    count: (request) => (request.caller ? spend(request, 'user', USER) : spend(request, 'address', ADDRESS)),
    countClass: (request, rateClass) => spend(request, rateClass, classes[rateClass]),
  };
}
