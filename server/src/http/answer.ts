import { dayInTurkey, type Endpoint } from '@vezne/contract';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Database, Sql } from '../db/database';
import { SYSTEM } from '../db/walls/system';
import type { App } from './app';
import { type Call, type Handler, prepared } from './handler';
import { type Answer, type Intent, NO_COMPANY, readKey } from './idempotency';

/** An input, and what tells it from another one when a request is repeated: itself, or a digest of it. */
export type Taken<Input> = { input: Input; identity: unknown };

/** An endpoint with what answers it, and who a request is from. */
export type Served<In, Who extends object, X, O extends z.ZodType> = {
  endpoint: Endpoint<z.ZodType, z.ZodType, z.ZodType, O>;
  handler: Handler<Call<In> & Who, X, z.input<O>>;
  whoOf: (request: FastifyRequest) => Who;
  /** For a read of several statements whose figures must agree: all of them see the database at one moment. */
  snapshot?: boolean;
};

/** Runs the handler as the endpoint needs it, then starts what it put off until the answer stands. */
export async function answerTo<In, Who extends object, X, O extends z.ZodType>(
  app: App,
  served: Served<In, Who, X, O>,
  request: FastifyRequest,
  { input, identity }: Taken<In>,
): Promise<Answer> {
  const { endpoint, handler, whoOf } = served;
  const putOff: (() => Promise<void>)[] = [];
  const now = app.clock();
  const database = databaseFor(app, request);
  const contextOn = (db: Sql): Call<In> & Who => ({
    input,
    db,
    database,
    now,
    today: dayInTurkey(now),
    ip: request.ip,
    log: request.log,
    userAgent: request.headers['user-agent'] ?? '',
    afterCommit: (work) => putOff.push(work),
    ...whoOf(request),
  });
  const intent = endpoint.writes ? intentOf(request, endpoint, identity) : undefined;
  // What was prepared for, or counted, once may be refused the second time: an old password, for instance.
  const looksFirst = endpoint.rateClass !== undefined || typeof handler !== 'function';
  const stored = intent && looksFirst && (await app.idempotency.find(database, intent));
  if (stored) return stored;
  if (endpoint.rateClass) await app.limits.countClass(request, endpoint.rateClass);
  const handle = await prepared(handler, contextOn(database));
  const bodyOn = async (db: Sql) => {
    // A transaction that is run again starts afresh.
    putOff.length = 0;
    return JSON.stringify(endpoint.output.parse(await handle(contextOn(db))));
  };
  const answer = intent
    ? await app.idempotency.run(database, intent, bodyOn)
    : { body: await settled(database, served, bodyOn), replayed: false };
  for (const work of putOff) app.background.start(work);
  return answer;
}

/** What a signed-in person does is done on behalf of their company; whoever has not signed in belongs to none yet. */
const databaseFor = (app: App, { caller, id }: FastifyRequest): Database =>
  caller ? app.db.scoped({ ...caller, requestId: id }) : app[SYSTEM];

function intentOf(request: FastifyRequest, endpoint: Endpoint, identity: unknown): Intent | undefined {
  const key = readKey(request.headers['idempotency-key']);
  if (key === undefined) return undefined;
  const { companyId = NO_COMPANY, managerId = endpoint.id } = request.caller ?? {};
  return { companyId, scope: managerId, key, endpointId: endpoint.id, identity };
}

function settled(
  db: Database,
  { endpoint, snapshot }: { endpoint: Endpoint; snapshot?: boolean },
  bodyOn: (db: Sql) => Promise<string>,
): Promise<string> {
  if (endpoint.writes) return db.transaction(bodyOn);
  return snapshot ? db.transaction(bodyOn, { isolation: 'REPEATABLE READ' }) : bodyOn(db);
}
