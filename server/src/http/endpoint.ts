import { codes, dayInTurkey, type Endpoint, limits, messages } from '@vezne/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Sql } from '../db/database';
import { AppError } from '../errors';
import type { Caller } from '../session/guard';
import type { App } from './app';
import { type Answer, type Intent, NO_COMPANY, readKey } from './idempotency';
import { readInput, readPlace } from './request/input';

/** What a handler gets. Path, query and body are one parsed `input`. */
export type Call<Input> = {
  input: Input;
  /** The database; for a write the transaction that its answer is stored in. */
  db: Sql;
  /** The product's present moment and its calendar day in Turkey. */
  now: Date;
  today: string;
  ip: string;
  userAgent: string;
  log: FastifyRequest['log'];
  /** Work to start once the answer is settled, and only if it is a success: mail, for instance. */
  after(work: () => Promise<void>): void;
};

type Handler<Context, Out> = (call: Context) => Promise<Out> | Out;

/**
 * A handler in two steps: slow or shared work (hashing a password, asking a model) is done by `prepare`, on the
 * database itself, before the write's transaction is opened; `handle` gets its result.
 */
type TwoSteps<Context, Prepared, Out> = {
  prepare: Handler<Context, Prepared>;
  handle: Handler<Context & { prepared: Prepared }, Out>;
};

type Steps<Context, Prepared, Out> = Handler<Context, Out> | TwoSteps<Context, Prepared, Out>;

type Options<O extends z.ZodType> = {
  /** The answer to a caller who asks for plain text. */
  asText?: (answer: z.output<O>) => string;
  /** For a read of several statements whose figures must agree: all of them see the database at one moment. */
  oneMoment?: boolean;
};

/** An input, and what tells it from another one when a request is repeated: itself, or a digest of it. */
type Taken<Input> = { input: Input; identity: unknown };

type Part<Schema> = [Schema] extends [z.ZodUndefined] ? unknown : z.output<Schema>;
type Input<P, Q, B> = Part<P> & Part<Q> & Part<B>;

/** Serves a call that needs a signed-in caller; the contract's `roles` decide who may. */
export function register<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  O extends z.ZodType,
  X,
>(
  app: App,
  endpoint: Endpoint<P, Q, B, O>,
  steps: Steps<Call<Input<P, Q, B>> & Caller, X, z.input<O>>,
  options: Options<O> = {},
): void {
  serve(app, endpoint, steps, options, callerOf(endpoint));
}

/**
 * Like `register`, for a body that takes too long to read on the event loop: `read` gets its bytes and sees to it
 * elsewhere that they are JSON that the endpoint's schema accepts.
 */
export function registerBytes<O extends z.ZodType, In, X>(
  app: App,
  endpoint: Endpoint<z.ZodUndefined, z.ZodUndefined, z.ZodType, O>,
  read: (bytes: Uint8Array, caller: Caller) => Promise<Taken<In>>,
  steps: Steps<Call<In> & Caller, X, z.input<O>>,
): void {
  serve(app, endpoint, steps, { read }, callerOf(endpoint));
}

const callerOf = (endpoint: Endpoint) => {
  if (endpoint.roles === 'public') throw new Error(`${endpoint.id} is public`);
  return (request: FastifyRequest): Caller => {
    if (!request.caller) throw new Error(`${endpoint.id} has no caller`);
    return request.caller;
  };
};

/** Serves a call that needs no token. */
export function registerPublic<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  O extends z.ZodType,
  X,
>(
  app: App,
  endpoint: Endpoint<P, Q, B, O>,
  steps: Steps<Call<Input<P, Q, B>>, X, z.input<O>>,
  options: Options<O> = {},
): void {
  if (endpoint.roles !== 'public') throw new Error(`${endpoint.id} is not public`);
  serve(app, endpoint, steps, options, () => ({}));
}

function serve<In, Who extends object, X, O extends z.ZodType>(
  app: App,
  endpoint: Endpoint<z.ZodType, z.ZodType, z.ZodType, O>,
  steps: Steps<Call<In> & Who, X, z.input<O>>,
  { asText, oneMoment, read }: Options<O> & { read?: (bytes: Uint8Array, who: Who) => Promise<Taken<In>> },
  whoOf: (request: FastifyRequest) => Who,
): void {
  app.endpoints.push(endpoint);
  app.server.route({
    method: endpoint.method,
    url: limits.apiPrefix + endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
    bodyLimit: endpoint.bodyLimit ?? limits.body,
    config: { takesBytes: read !== undefined },
    // Before the body is read: a stranger's body is not worth parsing.
    onRequest: async (request) => {
      if (endpoint.roles === 'public') await app.limits.countStranger(request);
      else request.caller = await app.authenticate(request, endpoint);
    },
    handler: async (request, reply) => {
      const answer = await inTime(take(request).then((taken) => answerTo(request, taken)));
      if (answer.replayed) reply.header('idempotent-replayed', 'true');
      return asText && wantsText(request)
        ? send(reply, 'text/plain', asText(endpoint.output.parse(JSON.parse(answer.body))))
        : send(reply, 'application/json', answer.body);
    },
  });

  async function take(request: FastifyRequest): Promise<Taken<In>> {
    if (read) {
      readPlace(endpoint, request);
      return read(request.body instanceof Uint8Array ? request.body : new Uint8Array(), whoOf(request));
    }
    // The schemas of this very endpoint have made it; their types do not reach through the generic parse.
    const input = readInput(endpoint, request) as In;
    return { input, identity: input };
  }

  async function answerTo(request: FastifyRequest, { input, identity }: Taken<In>): Promise<Answer> {
    const works: (() => Promise<void>)[] = [];
    const now = app.clock();
    const contextOn = (db: Sql): Call<In> & Who => ({
      input,
      db,
      now,
      today: dayInTurkey(now),
      ip: request.ip,
      log: request.log,
      userAgent: request.headers['user-agent'] ?? '',
      after: (work) => works.push(work),
      ...whoOf(request),
    });
    const answer = await run(request, identity, contextOn, works);
    for (const work of works) app.background.start(work);
    return answer;
  }

  async function run(
    request: FastifyRequest,
    identity: unknown,
    contextOn: (db: Sql) => Call<In> & Who,
    works: unknown[],
  ): Promise<Answer> {
    const intent = endpoint.writes ? intentOf(request, endpoint, identity) : undefined;
    // What was prepared for, or counted, once may be refused the second time: an old password, for instance.
    const looksFirst = endpoint.rateClass !== undefined || typeof steps !== 'function';
    const stored = intent && looksFirst && (await app.once.find(intent));
    if (stored) return stored;
    if (endpoint.rateClass) await app.limits.countClass(request, endpoint.rateClass);
    const handle = await prepared(steps, contextOn(app.db));
    const bodyOn = async (db: Sql) => {
      // A transaction that is run again starts afresh.
      works.length = 0;
      return JSON.stringify(endpoint.output.parse(await handle(contextOn(db))));
    };
    if (intent) return app.once.run(intent, bodyOn);
    return { body: await settled(bodyOn), replayed: false };
  }

  function settled(bodyOn: (db: Sql) => Promise<string>): Promise<string> {
    if (endpoint.writes) return app.db.transaction(bodyOn);
    return oneMoment ? app.db.transaction(bodyOn, { isolation: 'REPEATABLE READ' }) : bodyOn(app.db);
  }
}

async function prepared<Context, X, Out>(
  steps: Steps<Context, X, Out>,
  context: Context,
): Promise<Handler<Context, Out>> {
  if (typeof steps === 'function') return steps;
  const result = await steps.prepare(context);
  return (call) => steps.handle({ ...call, prepared: result });
}

function intentOf(request: FastifyRequest, endpoint: Endpoint, identity: unknown): Intent | undefined {
  const key = readKey(request.headers['idempotency-key']);
  if (key === undefined) return undefined;
  const { companyId = NO_COMPANY, managerId = endpoint.id } = request.caller ?? {};
  return { companyId, scope: managerId, key, endpointId: endpoint.id, identity };
}

const wantsText = ({ headers: { accept = '' } }: FastifyRequest) =>
  accept.includes('text/plain') && !accept.includes('application/json');

const send = (reply: FastifyReply, type: string, body: string) =>
  reply.type(`${type}; charset=utf-8`).send(body);

const DEADLINE_MS = 8_000;

/** The work's result, or 503 before the client, who waits 10 s, would give up and repeat. */
function inTime<Result>(work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(
      () => reject(new AppError(codes.unavailable, messages.unexpected, { retryAfter: 2 })),
      DEADLINE_MS,
    );
    work.then(resolve, reject).finally(() => clearTimeout(late));
  });
}
