import cors from '@fastify/cors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isApi, REPORT_PATH } from './request/paths';

/** SHA-256 of nothing: the style tag that styled-components fills by script is empty in the markup. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
/** SHA-256 of the script in the head of the host's page, which says that the page does not come. */
const HANGING_PAGE = "'sha256-P1HaC3C68sPrNLkDAr+MddVNozlI1o7AnIDn31+4F4g='";

/** The policy of pages; `origins` are other places that remotes are loaded from, `images` where map tiles are. */
export function contentPolicy(origins: readonly string[], images: readonly string[]): string {
  const from = (...sources: string[]) => [...new Set(["'self'", ...sources])].join(' ');
  return [
    "default-src 'self'",
    `script-src ${from(HANGING_PAGE, ...origins)}`,
    `style-src ${from(EMPTY_STYLE, ...origins)}`,
    `connect-src ${from(...origins)}`,
    `img-src ${from('data:', 'blob:', ...origins, ...images)}`,
    `font-src ${from(...origins)}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // The host's own policy lets scripts come only from the list of remotes.
    'trusted-types default',
    `report-uri ${REPORT_PATH}`,
  ].join('; ');
}

const API_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";

/** Headers of every answer, errors included. `policy` is asked each time: the list of remotes may change. */
export function secureHeaders(server: FastifyInstance, policy: () => string): void {
  server.addHook('onRequest', async (request, reply) => setHeaders(request, reply, policy));
  // A refusal that a browser keeps would outlive its cause: a file that was missing for a second, for as long as it is kept.
  server.addHook('onSend', async (_, reply) => {
    if (reply.statusCode >= 400) reply.header('cache-control', 'no-store');
  });
}

export function setHeaders(request: FastifyRequest, reply: FastifyReply, policy: () => string): void {
  const path = request.url.split('?')[0] ?? '';
  const api = isApi(path);
  reply.headers({
    'content-security-policy': api ? API_POLICY : policy(),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    // A remote's files may be used by a host at another address.
    'cross-origin-resource-policy': path.startsWith('/remotes/') ? 'cross-origin' : 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), payment=()',
    'x-request-id': request.id,
  });
  if (api) reply.header('cache-control', 'no-store');
  // Only what came through TLS may promise TLS.
  if (request.protocol === 'https')
    reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
}

/** Lets pages of other origins call the API; nobody unless listed. */
export async function allowOrigins(server: FastifyInstance, origins: readonly string[]): Promise<void> {
  if (origins.length === 0) return;
  await server.register(cors, {
    origin: [...origins],
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: ['authorization', 'content-type', 'idempotency-key', 'accept'],
    exposedHeaders: ['retry-after', 'x-request-id', 'x-trash-id'],
    maxAge: 600,
  });
}
