import type { FastifyRequest } from 'fastify';
import type { Database, Sql } from '../db/database';

/** What a handler gets. Path, query and body are one parsed `input`. */
export type Call<Input> = {
  input: Input;
  /** The database; for a write the transaction that its answer is stored in. */
  db: Sql;
  /** Opens transactions of their own: for a read that needs one, or for what precedes a write's. */
  database: Database;
  /** The product's present moment and its calendar day in Turkey. */
  now: Date;
  today: string;
  ip: string;
  userAgent: string;
  log: FastifyRequest['log'];
  /** Work to start once the answer is settled, and only if it is a success: mail, for instance. */
  afterCommit(work: () => Promise<void>): void;
};

export type Handle<Context, Out> = (call: Context) => Promise<Out> | Out;

/**
 * A handler in two steps: slow or shared work (hashing a password, asking a model) is done by `prepare`, on the
 * database itself, before the write's transaction is opened; `handle` gets its result.
 */
type TwoSteps<Context, Prepared, Out> = {
  prepare: Handle<Omit<Context, 'afterCommit'>, Prepared>;
  handle: Handle<Context & { prepared: Prepared }, Out>;
};

export type Handler<Context, Prepared, Out> = Handle<Context, Out> | TwoSteps<Context, Prepared, Out>;

/** Does the first step, if the handler has two, and answers the one that is left. */
export async function prepared<Context, Prepared, Out>(
  handler: Handler<Context, Prepared, Out>,
  context: Context,
): Promise<Handle<Context, Out>> {
  if (typeof handler === 'function') return handler;
  const result = await handler.prepare(context);
  return (call) => handler.handle({ ...call, prepared: result });
}
