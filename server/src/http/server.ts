import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import { compile } from '@fastify/proxy-addr';
import underPressure from '@fastify/under-pressure';
import { limits, messages } from '@vezne/contract';
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { tooMany, wrongType } from '../errors';
import type { Log } from '../log';
import type { Metrics } from '../metrics/metrics';
import { answerErrors, sendError } from './error-handler';
import type { RateLimits } from './limits/rate-limit';
import { FILE_MS, limitBody } from './limits/slow-bodies';
import { parseJson } from './request/json';
import { isApi } from './request/paths';
import { setHeaders } from './security';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route gets its body as bytes. */
    takesBytes?: boolean;
    /** Its body is a form with a file. */
    takesUpload?: boolean;
  }
}

// More than anyone has in a row.
const MAX_PROXIES = 10;

type ServerParts = {
  log: Log;
  trustProxy: false | string;
  shedding: boolean;
  policy: () => string;
  limits: Pick<RateLimits, 'countArrival'>;
  metrics: Pick<Metrics, 'countAnswer'>;
};

/** A bare server with the product's limits on time, size and shape; it has no routes yet. */
export async function createServer(parts: ServerParts) {
  const { log, trustProxy, shedding, policy, limits: budgets } = parts;
  const logger: FastifyBaseLogger = log;
  const server = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: trustProxy && trustUpTo(MAX_PROXIES, trustProxy),
    bodyLimit: limits.body,
    exposeHeadRoutes: false,
    requestTimeout: FILE_MS,
    keepAliveTimeout: 10_000,
    forceCloseConnections: 'idle',
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000, maxHeaderSize: 16 * 1024 },
    // An e-mail address in a path has up to 254 characters, each of which may be percent-encoded.
    routerOptions: { maxParamLength: 1_000 },
    frameworkErrors: (error, request, reply) => {
      limitBody(request);
      setHeaders(request, reply, policy);
      // An address that cannot be read passes no hook.
      budgets.countArrival(request).then(
        () => sendError(error, request, reply),
        (refusal) => sendError(refusal, request, reply),
      );
    },
  });
  server.server.maxConnections = 2_000;
  // What is answered from then on is not kept alive: a proxy's idle connections would hold up the end.
  server.addHook('preClose', async () => {
    server.server.keepAliveTimeout = 1;
  });
  server.decorateRequest('caller', null);
  server.addHook('onRequest', async (request) => limitBody(request));
  answerErrors(server);
  readBodies(server);
  // Calls ask for it; a compressed request is inflated for nobody.
  await server.register(compress, { global: false, globalDecompression: false });
  logAnswers(server, parts.metrics);
  if (shedding) await shedUnderPressure(server);
  return server;
}

/** Trusts addresses of a list as proxies, but not without end: a header names thousands of them in 16 KB. */
function trustUpTo(most: number, list: string): (address: string, hop: number) => boolean {
  const isTrusted = compile(list.split(',').map((each) => each.trim()));
  return (address, hop) => hop < most && isTrusted(address, hop);
}

function readBodies(server: FastifyInstance): void {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser<Buffer>(
    /^application\/json\s*(;\s*charset\s*=\s*"?utf-8"?\s*)?$/i,
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) => {
      const { takesBytes, takesUpload } = request.routeOptions.config;
      if (takesUpload) throw wrongType('bir dosya formu (multipart/form-data)');
      return takesBytes ? body : parseJson(body);
    },
  );
  // Read where it is taken apart: in a thread.
  server.addContentTypeParser<Buffer>(
    /^multipart\/form-data\s*;/i,
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) => {
      if (!request.routeOptions.config.takesUpload) throw wrongType('JSON (application/json)');
      return body;
    },
  );
}

/** One line and one count per answer, with the route's pattern: paths and queries hold addresses and tokens. */
function logAnswers(server: FastifyInstance, metrics: ServerParts['metrics']): void {
  server.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    const line = {
      method: request.method,
      route,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    metrics.countAnswer({ ...line, seconds: reply.elapsedTime / 1000 });
    if (isApi(route)) request.log.info(line, 'answered');
    else request.log.debug(line, 'answered');
  });
}

/** Refuses calls with 429, which the client does not repeat, while the event loop lags. */
async function shedUnderPressure(server: FastifyInstance): Promise<void> {
  await server.register(underPressure, {
    maxEventLoopDelay: 250,
    pressureHandler: (request) => {
      if (isApi(request.routeOptions.url ?? '')) throw tooMany(messages.rateLimit, 2);
    },
  });
}
