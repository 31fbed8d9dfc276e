import { api, codes, type Endpoint, limits, messages } from '@vezne/contract';

/**
 * How the API answers a tester: as it is, late, with failures, without records, as if the session were over, or with
 * samples and without being asked at all.
 */
export const apiStates = ['normal', 'slow', 'failing', 'empty', 'expired', 'sample'] as const;
export type ApiState = (typeof apiStates)[number];

const SLOW_MS = 3_000;
/** What an installation tells its pages. */
const CONFIG = '/config.json';
const endpoints: Endpoint[] = Object.values(api).flatMap((noun) => Object.values(noun));
const patternOf = ({ path }: Endpoint) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);
const table = endpoints.map((endpoint) => ({ endpoint, pattern: patternOf(endpoint) }));

/** The endpoint that a request goes to; undefined for files and other places. */
function endpointOf(input: RequestInfo | URL, init?: RequestInit): Endpoint | undefined {
  const address = typeof input === 'object' && 'url' in input ? input.url : `${input}`;
  const { pathname } = new URL(address, 'http://page');
  const start = pathname.indexOf(`${limits.apiPrefix}/`);
  if (start < 0) return undefined;
  const path = pathname.slice(start + limits.apiPrefix.length);
  const method = init?.method ?? 'GET';
  return table.find(({ endpoint, pattern }) => endpoint.method === method && pattern.test(path))?.endpoint;
}

/**
 * Fetch under the tester's hand: `state` is asked at every call, `loadSample` brings what answers in the page itself.
 * Only the standalone page uses it.
 */
export function testerFetch(
  original: typeof fetch,
  state: () => ApiState,
  loadSample: () => Promise<typeof fetch>,
): typeof fetch {
  let loading: Promise<typeof fetch> | undefined;
  const sample = () => {
    // It remembers what is written, so there is one; a load that failed is begun anew.
    loading ??= loadSample().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  return async (input, init) => {
    const endpoint = endpointOf(input, init);
    if (state() === 'sample' && (endpoint || input === CONFIG)) return (await sample())(input, init);
    // Without signing in there would be nothing to look at.
    if (!endpoint || endpoint === api.auth.login) return original(input, init);
    switch (state()) {
      case 'failing':
        return answer(500, codes.unexpected, messages.unexpected);
      case 'expired':
        return answer(401, codes.unauthenticated, messages.sessionExpired);
      case 'slow':
        await wait(SLOW_MS, init?.signal);
        return original(input, init);
      case 'empty': {
        const response = await original(input, init);
        return hasRecords(endpoint) ? withoutRecords(response) : response;
      }
      case 'normal':
      case 'sample':
        return original(input, init);
    }
  };
}

const answer = (status: number, code: string, message: string) =>
  Response.json({ code, message }, { status });

/** Reads about records; who is signed in and for which company stays as it is. */
const hasRecords = ({ id, writes }: Endpoint) => !writes && !/^(auth|manager|company)\./.test(id);

async function withoutRecords(response: Response): Promise<Response> {
  if (!response.ok) return response;
  return Response.json(emptied(await response.json()), { status: response.status });
}

const KEPT = new Set(['page', 'size', 'version']);

/** The same shape with empty lists and zeros. */
export function emptied(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return [];
  if (typeof value === 'number') return KEPT.has(key) ? value : 0;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, emptied(inner, name)]));
}

function wait(duration: number, signal?: AbortSignal | null): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, duration);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
