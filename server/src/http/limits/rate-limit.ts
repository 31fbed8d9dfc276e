import { messages, type RateClass } from '@vezne/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../../db/database';
import { tooMany } from '../../errors';
import type { Log } from '../../log';
import { fingerprint, type Keys } from '../../session/keys';
import { within } from '../../wait';
import { networkOf } from '../request/address';
import { EVENTS_PATH, isApi, REPORT_PATH } from '../request/paths';
import { type Arrival, type Budget, type BudgetName, budgets, type Recipient } from './budgets';
import { MemoryLimiter } from './memory-limiter';

/** Each counts one request against a budget and refuses it with 429 beyond. */
export type RateLimits = {
  /** By its network, before anything in it is looked at. */
  countArrival(request: FastifyRequest): Promise<void>;
  /** A call that names nobody, or whom we never knew. */
  countStranger(request: FastifyRequest): Promise<void>;
  /** A call with a token of ours, by the person it was made for. */
  countUser(managerId: string): Promise<void>;
  /** A call whose input is in order, by its kind. */
  countClass(request: FastifyRequest, rateClass: RateClass): Promise<void>;
  /** A letter to an address; `sentence` is the refusal's. */
  countRecipient(name: Recipient, email: string, sentence: string): Promise<void>;
};

type Counter = { consume(sender: string): Promise<unknown> };

const nothing = async () => {};
const none: RateLimits = {
  countArrival: nothing,
  countStranger: nothing,
  countUser: nothing,
  countClass: nothing,
  countRecipient: nothing,
};

type Parts = { enabled: boolean; db: Database; keys: Keys; log: Log };

/** The request budgets of `budgets.ts`, in windows that open with a sender's first request. */
export function createRateLimits({ enabled, ...parts }: Parts): RateLimits {
  if (!enabled) return none;
  const counters = new Map<BudgetName, Counter>();

  function counterOf(name: BudgetName): Counter {
    const budget = budgets[name];
    const counter = counters.get(name) ?? (budget.shared ? shared(name, parts) : new MemoryLimiter(budget));
    counters.set(name, counter);
    return counter;
  }

  async function spend(
    name: BudgetName,
    sender: string,
    sentence: string = messages.rateLimit,
  ): Promise<void> {
    try {
      await counterOf(name).consume(sender);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      throw tooMany(sentence, refusal.msBeforeNext / 1000);
    }
  }

  return {
    countArrival: (request) => spend(arrivalOf(request.url), networkOf(request.ip)),
    countStranger: (request) => spend('stranger', networkOf(request.ip)),
    countUser: (managerId) => spend('user', managerId),
    countClass: (request, rateClass) => {
      const name = rateClass === 'import' && request.caller?.onTrial ? 'trialImport' : rateClass;
      return spend(name, senderOf(request, budgets[name]));
    },
    countRecipient: spend,
  };
}

const isPreflight = ({ method }: FastifyRequest) => method === 'OPTIONS';

/** Counts what a browser asks before it calls from another origin: its answer ends a request before all that follows. */
export function limitPreflights(server: FastifyInstance, limits: RateLimits): void {
  server.addHook('onRequest', async (request) => {
    if (isPreflight(request)) await limits.countArrival(request);
  });
}

/** Counts whatever else arrives, found or not; the refusal has the headers of every other answer. */
export function limitArrivals(server: FastifyInstance, limits: RateLimits): void {
  server.addHook('onRequest', async (request) => {
    if (!isPreflight(request)) await limits.countArrival(request);
  });
}

function arrivalOf(url: string): Arrival {
  const path = url.split('?')[0] ?? '';
  if (isApi(path)) return 'call';
  if (path === REPORT_PATH) return 'report';
  if (path === EVENTS_PATH) return 'event';
  if (path.startsWith('/health/')) return 'health';
  return path === '/docs' || path.startsWith('/docs/') ? 'docs' : 'file';
}

function senderOf({ caller, ip }: FastifyRequest, { per }: Budget): string {
  if (!caller || per === 'network') return networkOf(ip);
  return per === 'user' ? caller.managerId : caller.companyId;
}

// A full or frozen database must not make a sign-in wait twice.
const PATIENCE_MS = 500;

/**
 * One budget for all processes. While the database cannot count, each process counts for itself: to refuse would
 * turn a lost table of counters into a closed door, and whoever signs in needs the database anyway.
 */
function shared(name: BudgetName, { db, keys, log }: Omit<Parts, 'enabled'>): Counter {
  const { max: points, seconds: duration } = budgets[name];
  const limiter = new RateLimiterPostgres({
    points,
    duration,
    keyPrefix: '',
    // Who is refused once is refused from memory until the window ends: a flood costs the database nothing.
    inMemoryBlockOnConsumed: points + 1,
    insuranceLimiter: new MemoryLimiter(budgets[name]),
    storeClient: { query: onDatabase(db, log) },
    storeType: 'pool',
    tableName: 'rate_limit',
    tableCreated: true,
    clearExpiredByTimeout: false,
  });
  const keyOf = (sender: string) => fingerprint(keys, `limit ${name} ${sender}`).toString('base64url');
  return { consume: (sender) => limiter.consume(keyOf(sender)) };
}

type Statement = { text: string; values: (string | number)[]; name: string };

/** What the library takes for a pool of the driver: our own, with its limits and its circuit. */
function onDatabase(db: Database, log: Log) {
  return async ({ text, values, name }: Statement) => {
    try {
      const rows = await within(PATIENCE_MS, db.query(text, values, { name }));
      if (!rows) throw new Error('the database took too long to count');
      return { rows, rowCount: rows.length };
    } catch (error) {
      log.warn({ err: error }, 'requests are counted in this process alone');
      throw error;
    }
  };
}
