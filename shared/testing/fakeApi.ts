/// <reference types="@testing-library/jest-dom" />
import { configureClient } from '@vezne/api';
import { api, codes, type Endpoint, type ErrorBody, limits, messages } from '@vezne/contract';
import type { Answers } from './answers';
import { defaultAnswers } from './default-answers';

type Refusal = { status: number; retryAfter?: number } & Partial<ErrorBody>;
type Fault = { times: number; run: (signal: AbortSignal) => Promise<FakeResponse> };
type Recorded = {
  params: unknown;
  query: unknown;
  body: unknown;
  headers: Record<string, string>;
  url: string;
};
type FakeResponse = Pick<Response, 'ok' | 'status' | 'text'> & { headers: Pick<Headers, 'get'> };

const endpoints: Endpoint[] = Object.values(api).flatMap((noun) => Object.values<Endpoint>(noun));

/**
 * An API for screen tests. Call it once at the top of a test file: before each test it takes the place of
 * `fetch`, answers every call by its contract endpoint and checks both directions with the contract's
 * schemas; a wrong fixture, a wrong request or a call without an answer fails the test.
 */
export function fakeApi() {
  let replies = new Map<string, (input: never) => unknown>();
  let faults = new Map<string, Fault[]>();
  let requests = new Map<string, Recorded[]>();
  let gates = new Map<string, Promise<void>>();
  let problems: string[] = [];
  let refusedTokens = new Set<string>();

  const answer: Answers = (endpoint, reply) => {
    replies.set(
      endpoint.id,
      typeof reply === 'function' ? (reply as (input: never) => unknown) : () => reply,
    );
  };
  const addFault = (endpoint: Endpoint, times: number, run: Fault['run']) => {
    faults.set(endpoint.id, [...(faults.get(endpoint.id) ?? []), { times, run }]);
  };
  const problem = (text: string): FakeResponse => {
    problems.push(text);
    return respond(400, { code: 'TEST', message: text });
  };

  async function handle(url: string, init: RequestInit): Promise<FakeResponse> {
    const path = url.replace(limits.apiPrefix, '').replace(/\?.*/, '');
    const endpoint = endpoints.find((e) => e.method === init.method && pathPattern(e).test(path));
    if (!endpoint) return problem(`${init.method} ${path} is not in the contract`);
    const raw = {
      params: pathParameters(endpoint, path),
      query: Object.fromEntries(new URLSearchParams(url.split('?')[1])),
      body: init.body === undefined ? undefined : JSON.parse(String(init.body)),
    };
    // The client hands its headers over as a plain object.
    const headers = init.headers as Record<string, string>;
    requests.set(endpoint.id, [...(requests.get(endpoint.id) ?? []), { ...raw, headers, url }]);

    await gates.get(endpoint.id);
    const fault = faults.get(endpoint.id)?.find(({ times }) => times > 0);
    if (fault) {
      fault.times -= 1;
      return fault.run(init.signal as AbortSignal);
    }
    const token = headers.Authorization?.replace('Bearer ', '');
    if (endpoint.roles !== 'public' && (!token || refusedTokens.has(token))) {
      return respond(401, { code: codes.unauthenticated, message: messages.sessionExpired });
    }
    return reply(endpoint, raw);
  }

  function reply(endpoint: Endpoint, raw: { params: object; query: object; body: unknown }): FakeResponse {
    const input = {
      params: endpoint.params?.safeParse(raw.params),
      query: endpoint.query?.safeParse(raw.query),
      body: endpoint.body?.safeParse(raw.body),
    };
    for (const part of Object.values(input)) {
      if (part?.error) return problem(`Bad request to ${endpoint.id}: ${part.error.message}`);
    }
    const found = replies.get(endpoint.id);
    if (!found) return problem(`Nothing answers ${endpoint.id}; use server.answer(...)`);
    const given = { params: input.params?.data, query: input.query?.data, body: input.body?.data };
    const output = endpoint.output.safeParse(found(given as never)); // Typed by `answer`.
    if (!output.success) return problem(`Wrong fixture for ${endpoint.id}: ${output.error.message}`);
    return respond(200, output.data);
  }

  beforeEach(() => {
    replies = new Map();
    faults = new Map();
    requests = new Map();
    gates = new Map();
    problems = [];
    refusedTokens = new Set();
    defaultAnswers(answer);
    configureClient({ retryDelay: 0 });
    // The client reads no more of a response than FakeResponse has.
    globalThis.fetch = (url, init) => handle(String(url), init ?? {}) as Promise<Response>;
  });
  afterEach(() => {
    if (problems.length > 0) throw new Error(problems.join('\n'));
  });

  return {
    /** What an endpoint answers from now on: the output, or a function of the checked input. */
    answer,
    /** Refuses calls with an error body: always, or `times` times. */
    fail: (endpoint: Endpoint, { status, retryAfter, ...body }: Refusal, times = Infinity) =>
      addFault(endpoint, times, async () =>
        respond(status, body.message ? { code: 'X', ...body } : '', retryAfter),
      ),
    /** The connection breaks before an answer comes. */
    cutOff: (endpoint: Endpoint, times = Infinity) =>
      addFault(endpoint, times, async () => {
        throw new TypeError('Failed to fetch');
      }),
    /** No answer ever comes. */
    hang: (endpoint: Endpoint, times = Infinity) => addFault(endpoint, times, untilAborted),
    /** Holds calls back; the returned function lets them go on to whatever they are answered by then. */
    hold: (endpoint: Endpoint): (() => void) => {
      let release = () => {};
      const gate = new Promise<void>((resolve) => {
        release = resolve;
      });
      gates.set(endpoint.id, gate);
      return () => {
        gates.delete(endpoint.id);
        release();
      };
    },
    /** Takes back what was made to go wrong with an endpoint. */
    heal: (endpoint: Endpoint) => void faults.delete(endpoint.id),
    /** This access token is answered 401 from now on. */
    refuseToken: (token: string) => void refusedTokens.add(token),
    /** What is wrong with requests and fixtures so far; taken out, it no longer fails the test. */
    takeProblems: () => problems.splice(0),
    /** The calls made to an endpoint in this test, oldest first. */
    requests: (endpoint: Endpoint): Recorded[] => requests.get(endpoint.id) ?? [],
  };
}

const pathPattern = ({ path }: Endpoint) =>
  new RegExp(`^${path.replace(/\{(\w+)\}/g, (_, name: string) => `(?<${name}>[^/]+)`)}$`);

function pathParameters(endpoint: Endpoint, path: string): Record<string, string> {
  const found = Object.entries(pathPattern(endpoint).exec(path)?.groups ?? {});
  return Object.fromEntries(found.map(([name, value]) => [name, decodeURIComponent(value)]));
}

function respond(status: number, data: unknown, retryAfter?: number): FakeResponse {
  return {
    ok: status < 400,
    status,
    headers: { get: (name) => (name === 'Retry-After' && retryAfter ? String(retryAfter) : null) },
    text: async () => (data === undefined ? '' : JSON.stringify(data)),
  };
}

const untilAborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
  });
