import { ById, codes, type Endpoint, limits, messages } from '@vezne/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { AppError } from '../errors';
import type { Caller } from '../session/guard';
import { answerTo, type Served, type Taken } from './answer';
import type { App } from './app';
import { compression } from './compression';
import type { Call, Handler } from './handler';
import { waitForFile } from './limits/slow-bodies';
import { readInput, readPlace } from './request/input';
import { stillHolds } from './request/revalidate';

type Options<O extends z.ZodType> = Pick<Served<unknown, object, unknown, O>, 'snapshot'> & {
  /** The answer to a caller who asks for plain text. */
  asText?: (answer: z.output<O>) => string;
};

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
  handler: Handler<Call<Input<P, Q, B>> & Caller, X, z.input<O>>,
  { asText, snapshot }: Options<O> = {},
): void {
  serve(app, { endpoint, handler, whoOf: callerOf(endpoint), snapshot }, { asText });
}

/**
 * Like `register`, for a body that takes too long to read on the event loop: `read` gets its bytes and sees to it
 * elsewhere that they are JSON that the endpoint's schema accepts.
 */
export function registerBytes<O extends z.ZodType, In, X>(
  app: App,
  endpoint: Endpoint<z.ZodUndefined, z.ZodUndefined, z.ZodType, O>,
  read: (bytes: Uint8Array, caller: Caller) => Promise<Taken<In>>,
  handler: Handler<Call<In> & Caller, X, z.input<O>>,
): void {
  serve(app, { endpoint, handler, whoOf: callerOf(endpoint) }, { read });
}

/** A form with a file as it came, and the type that names its boundary. */
export type Upload = { bytes: Uint8Array; type: string };

/** Like `registerBytes`, for a form with a file. */
export function registerUpload<O extends z.ZodType, In, X>(
  app: App,
  endpoint: Endpoint<z.ZodUndefined, z.ZodUndefined, z.ZodType, O>,
  read: (upload: Upload, caller: Caller) => Promise<Taken<In>>,
  handler: Handler<Call<In> & Caller, X, z.input<O>>,
): void {
  serve(
    app,
    { endpoint, handler, whoOf: callerOf(endpoint) },
    { read: (bytes, who, type) => read({ bytes, type }, who) },
  );
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
  handler: Handler<Call<Input<P, Q, B>>, X, z.input<O>>,
  { asText, snapshot }: Options<O> = {},
): void {
  if (endpoint.roles !== 'public') throw new Error(`${endpoint.id} is not public`);
  serve(app, { endpoint, handler, whoOf: () => ({}), snapshot }, { asText });
}

type Reader<In, Who> = (bytes: Uint8Array, who: Who, type: string) => Promise<Taken<In>>;

function serve<In, Who extends object, X, O extends z.ZodType>(
  app: App,
  served: Served<In, Who, X, O>,
  { asText, read }: Pick<Options<O>, 'asText'> & { read?: Reader<In, Who> },
): void {
  const { endpoint } = served;
  app.endpoints.push(endpoint);
  app.server.route({
    method: endpoint.method,
    url: limits.apiPrefix + endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
    bodyLimit: endpoint.bodyLimit ?? limits.body,
    compress: compression,
    config: { takesBytes: read !== undefined, takesUpload: endpoint.upload === true },
    // Before the body is read: a stranger's body is not worth parsing.
    onRequest: async (request) => {
      if (endpoint.roles === 'public') await app.limits.countStranger(request);
      else request.caller = await app.authenticate(request, endpoint);
      if (endpoint.upload) waitForFile(request);
    },
    handler: async (request, reply) => {
      const taken = take(served, request, read);
      const answer = await withDeadline(
        taken.then((each) => answerTo(app, served, request, each)),
        endpoint,
      );
      if (answer.replayed) reply.header('idempotent-replayed', 'true');
      // A deleted record keeps its id in the trash.
      if (endpoint.undoable) reply.header('x-trash-id', ById.parse(request.query).id);
      if (endpoint.revalidates && stillHolds(request, reply, answer.body)) return reply.code(304).send();
      return asText && wantsText(request)
        ? send(reply, 'text/plain', asText(endpoint.output.parse(JSON.parse(answer.body))))
        : send(reply, 'application/json', answer.body);
    },
  });
}

async function take<In, Who extends object>(
  { endpoint, whoOf }: { endpoint: Endpoint; whoOf: (request: FastifyRequest) => Who },
  request: FastifyRequest,
  read: Reader<In, Who> | undefined,
): Promise<Taken<In>> {
  if (read) {
    readPlace(endpoint, request);
    const bytes = request.body instanceof Uint8Array ? request.body : new Uint8Array();
    return read(bytes, whoOf(request), request.headers['content-type'] ?? '');
  }
  // The schemas of this very endpoint have made it; their types do not reach through the generic parse.
  const input = readInput(endpoint, request) as In;
  return { input, identity: input };
}

const wantsText = ({ headers: { accept = '' } }: FastifyRequest) =>
  accept.includes('text/plain') && !accept.includes('application/json');

const send = (reply: FastifyReply, type: string, body: string) =>
  reply.type(`${type}; charset=utf-8`).send(body);

const EARLIER_MS = 2_000;

/** The work's result, or 503 before the client, who usually waits 10 s, would give up and repeat. */
function withDeadline<Result>(work: Promise<Result>, { patience }: Endpoint): Promise<Result> {
  const deadline = (patience ?? limits.client.timeout) - EARLIER_MS;
  return new Promise((resolve, reject) => {
    const late = setTimeout(
      () => reject(new AppError(codes.unavailable, messages.unexpected, { retryAfter: 2 })),
      deadline,
    );
    work.then(resolve, reject).finally(() => clearTimeout(late));
  });
}
