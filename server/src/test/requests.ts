import { type Endpoint, limits } from '@vezne/contract';
import type { FastifyInstance } from 'fastify';

export type Answer = { status: number; body: unknown; headers: Record<string, unknown>; text: string };

export type CallOptions = { token?: string; key?: string; ip?: string; headers?: Record<string, string> };

export type Input = { params?: object; query?: object; body?: string | object };

/** Ways to ask a server that is not listening. */
export function createRequests(server: () => FastifyInstance) {
  async function request(
    method: Endpoint['method'],
    path: string,
    body?: string | object | Buffer,
    { token, key, ip, headers = {} }: CallOptions = {},
  ): Promise<Answer> {
    const response = await server().inject({
      method,
      url: limits.apiPrefix + path,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(key && { 'idempotency-key': key }),
        ...headers,
      },
      ...(ip && { remoteAddress: ip }),
      ...(body !== undefined && {
        payload: typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body),
      }),
    });
    const isJson = String(response.headers['content-type']).startsWith('application/json');
    const { statusCode: status, body: text } = response;
    return { status, body: isJson ? JSON.parse(text) : text, headers: response.headers, text };
  }

  /** Calls an endpoint of the contract; the input is loose on purpose, so that tests can send bad ones. */
  async function call(
    endpoint: Endpoint,
    { params = {}, query = {}, body }: Input = {},
    options: CallOptions = {},
  ): Promise<Answer> {
    const given = new Map(Object.entries(params));
    const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name) =>
      encodeURIComponent(String(given.get(name))),
    );
    const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
    const whole = search.size > 0 ? `${path}?${search}` : path;
    const parts = endpoint.upload ? partsOf(body) : undefined;
    if (!parts) return request(endpoint.method, whole, body, options);
    const form = new Response(formOf(parts));
    const headers = { 'content-type': form.headers.get('content-type') ?? '', ...options.headers };
    return request(endpoint.method, whole, Buffer.from(await form.arrayBuffer()), { ...options, headers });
  }

  /** The answer to a call that must succeed; its schema checks it, its type is for reading only. */
  async function ask<Shape = unknown>(
    endpoint: Endpoint,
    person: { token: string },
    input: Input = {},
  ): Promise<Shape> {
    const { status, body, text } = await call(endpoint, input, { token: person.token });
    if (status !== 200) throw new Error(`${endpoint.id}: ${text}`);
    return endpoint.output.parse(body) as Shape;
  }

  return { request, call, ask };
}

/** What a browser's form carries. */
function formOf(body: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body))
    form.append(name, value instanceof Blob ? value : String(value));
  return form;
}

/** The fields of a body, also of one that a test has written as JSON. */
function partsOf(body: string | object | undefined): object | undefined {
  const given: unknown = typeof body === 'string' ? parsed(body) : body;
  return typeof given === 'object' && given !== null ? given : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
