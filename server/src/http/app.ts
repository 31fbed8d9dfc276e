import type { Endpoint } from '@vezne/contract';
import type { FastifyInstance } from 'fastify';
import type { Attempts } from '../auth/attempts';
import type { Clock } from '../clock';
import type { Database } from '../db/database';
import type { DiskGauge } from '../installation/disk';
import type { Log } from '../log';
import type { Mail } from '../mail/mail';
import type { PasswordCost, PasswordHasher } from '../password/hash';
import type { Guard } from '../session/guard';
import type { Keys } from '../session/keys';
import type { Threads } from '../threads/threads';
import type { Background } from './background';
import type { Once } from './idempotency';
import type { RateLimits } from './limits/rate-limit';

/** What the nouns register themselves on, and find their services in. */
export type App = {
  server: FastifyInstance;
  db: Database;
  /** The product's clock: what "today" is. */
  clock: Clock;
  /** Real time: tokens, time-outs, limits. */
  now: Clock;
  log: Log;
  mail: Mail;
  keys: Keys;
  hasher: PasswordHasher;
  attempts: Attempts;
  guard: Guard;
  once: Once;
  limits: RateLimits;
  background: Background;
  threads: Threads;
  disk: DiskGauge;
  settings: AppSettings;
  /** Every endpoint that has been registered, in order. */
  endpoints: Endpoint[];
};

export type AppSettings = {
  /** Where people reach the product, without a slash at the end: the start of links in mails. */
  publicUrl: string;
  contactEmail: string;
  /** A model that plans questions which the assistant's rules do not cover; none unless set. */
  ai?: { baseUrl: string; model: string; apiKey?: string };
  /** Tests take a small one. */
  passwordCost: PasswordCost;
};
