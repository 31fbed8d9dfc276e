import { api, codes, type Endpoint, limits, messages } from '@vezne/contract';

/** As much of a response as the client reads. */
export type FakeResponse = Pick<Response, 'ok' | 'status' | 'text'> & { headers: Pick<Headers, 'get'> };
/** What goes wrong with the next `times` calls. */
export type Fault = { times: number; run: (signal: AbortSignal) => Promise<FakeResponse> };
/** A call that was made. */
export type Recorded = {
  params: unknown;
  query: unknown;
  body: unknown;
  headers: Record<string, string>;
  url: string;
};

/** What the API of one test knows, by endpoint id where it is a map. */
export const freshState = () => ({
  replies: new Map<string, (input: never) => unknown>(),
  faults: new Map<string, Fault[]>(),
  requests: new Map<string, Recorded[]>(),
  files: new Map<string, unknown>(),
  gates: new Map<string, Promise<void>>(),
  problems: [] as string[],
  refusedTokens: new Set<string>(),
});

type State = ReturnType<typeof freshState>;
type Raw = { params: object; query: object; body: unknown };

const endpoints: Endpoint[] = Object.values(api).flatMap((noun) => Object.values<Endpoint>(noun));

/** Takes one call: records it, then holds, breaks, refuses or answers it. */
export async function handle(state: State, url: string, init: RequestInit): Promise<FakeResponse> {
  // What an installation tells its pages that has set nothing.
  if (url === '/config.json')
    return respond(200, { mapTilesUrl: null, languageModel: false, operator: null });
  if (/^\/(remotes|hosts)[/.]/.test(url))
    return respond(state.files.has(url) ? 200 : 404, state.files.get(url));
  const path = url.replace(limits.apiPrefix, '').replace(/\?.*/, '');
  const endpoint = endpoints.find((e) => e.method === init.method && pathPattern(e).test(path));
  if (!endpoint) return problem(state, `${init.method} ${path} is not in the contract`);
  const raw = {
    params: pathParameters(endpoint, path),
    query: Object.fromEntries(new URLSearchParams(url.split('?')[1])),
    body: bodyOf(init.body),
  };
  // The client hands its headers over as a plain object.
  const headers = init.headers as Record<string, string>;
  state.requests.set(endpoint.id, [...(state.requests.get(endpoint.id) ?? []), { ...raw, headers, url }]);

  await state.gates.get(endpoint.id);
  const fault = state.faults.get(endpoint.id)?.find(({ times }) => times > 0);
  if (fault) {
    fault.times -= 1;
    return fault.run(init.signal as AbortSignal);
  }
  const token = headers.Authorization?.replace('Bearer ', '');
  if (endpoint.roles !== 'public' && (!token || state.refusedTokens.has(token))) {
    return respond(401, { code: codes.unauthenticated, message: messages.sessionExpired });
  }
  return reply(state, endpoint, raw);
}

function bodyOf(body: RequestInit['body']): unknown {
  if (body instanceof FormData) return Object.fromEntries(body);
  return body === undefined ? undefined : JSON.parse(String(body));
}

function reply(state: State, endpoint: Endpoint, raw: Raw): FakeResponse {
  const input = {
    params: endpoint.params?.safeParse(raw.params),
    query: endpoint.query?.safeParse(raw.query),
    body: endpoint.body?.safeParse(raw.body),
  };
  for (const part of Object.values(input)) {
    if (part?.error) return problem(state, `Bad request to ${endpoint.id}: ${part.error.message}`);
  }
  if (overwrites(endpoint, input.body?.data))
    return problem(state, `${endpoint.id} was sent without the version that the person saw`);
  const found = state.replies.get(endpoint.id);
  if (!found) return problem(state, `Nothing answers ${endpoint.id}; use server.answer(...)`);
  const given = { params: input.params?.data, query: input.query?.data, body: input.body?.data };
  const output = endpoint.output.safeParse(found(given as never)); // Typed by `answer`.
  if (!output.success) return problem(state, `Wrong fixture for ${endpoint.id}: ${output.error.message}`);
  return respond(200, output.data);
}

// A draft belongs to the wizard that reads it, and has no version; nor have a person's own choices, which are made one by one.
const unversioned: readonly string[] = [
  ...[api.statement.map.id, api.statement.move.id, api.statement.decide.id],
  api.notification.choose.id,
];

/** The contract lets a program change a record blindly; a screen has seen a version, and says which. */
const overwrites = ({ method, id }: Endpoint, body: unknown) =>
  method === 'PUT' && !unversioned.includes(id) && Object(body).version === undefined;

function problem({ problems }: State, text: string): FakeResponse {
  problems.push(text);
  return respond(400, { code: 'TEST', message: text });
}

const pathPattern = ({ path }: Endpoint) =>
  new RegExp(`^${path.replace(/\{(\w+)\}/g, (_, name: string) => `(?<${name}>[^/]+)`)}$`);

function pathParameters(endpoint: Endpoint, path: string): Record<string, string> {
  const found = Object.entries(pathPattern(endpoint).exec(path)?.groups ?? {});
  return Object.fromEntries(found.map(([name, value]) => [name, decodeURIComponent(value)]));
}

/** A response with this body, as the client reads it. */
export function respond(status: number, data: unknown, retryAfter?: number): FakeResponse {
  return {
    ok: status < 400,
    status,
    headers: { get: (name) => (name === 'Retry-After' && retryAfter ? String(retryAfter) : null) },
    text: async () => (data === undefined ? '' : JSON.stringify(data)),
  };
}
