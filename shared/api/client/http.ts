import { type Endpoint, type EndpointInput, limits } from '@vezne/contract';
import {
  type ApiError,
  answeredError,
  droppedError,
  networkError,
  rateLimitError,
  toApiError,
} from './api-error';
import { type Parts, splitInput } from './input';
import { slidingWindow } from './rate-limit';
import { upload } from './upload';

export type RequestOptions = {
  token?: string;
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** Lets the request outlive the page. */
  keepalive?: boolean;
  /** Told again and again how much of a file is on its way, from 0 to 1. */
  onSent?: (share: number) => void;
};

export type Answer = { status: number; data: unknown };

const { client } = limits;
// Ten calls in a row may use all their repeats within a minute; beyond that a failing server is left alone.
const RETRY_BUDGET = 30;

const makeClient = (requests: number) => ({
  requests: slidingWindow(requests, client.rateWindow),
  repeats: slidingWindow(RETRY_BUDGET, client.rateWindow),
});
const makeClients = () => ({
  auth: makeClient(client.authRequestsPerMinute),
  general: makeClient(client.generalRequestsPerMinute),
});

type Settings = {
  /** Where the API is: a path of the page's own origin, or a whole address. */
  baseUrl: string;
  retryDelay: number;
};
const defaults: Settings = { baseUrl: limits.apiPrefix, retryDelay: client.retryDelay };
let settings = defaults;
let clients = makeClients();

/** Sets where the API is; what is not given returns to its default, and the rate windows are empty again. */
export function configureClient(changes: Partial<Settings> = {}): void {
  settings = { ...defaults, ...changes };
  clients = makeClients();
}

/** The share of a minute's calls that is used up. */
export const usedCalls = (): number => clients.general.requests.used();

/** Sends one call and repeats it on network errors and 5xx; every repeat carries the same Idempotency-Key. */
export async function request<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  options: RequestOptions,
): Promise<Answer> {
  const parts = splitInput(endpoint, input);
  const budget = clients[endpoint.client];
  if (!budget.requests.take()) throw rateLimitError();
  for (let repeats = 0; ; repeats++) {
    try {
      return await send(endpoint, parts, options);
    } catch (thrown) {
      const error: ApiError = toApiError(thrown);
      const mayRepeat = error.isUncertain && repeats < client.retries && budget.repeats.take();
      if (!mayRepeat || !budget.requests.take()) throw error;
      // Not before the server wants it, as far as somebody waits; then half to one and a half times the delay, so that
      // many browsers do not come back at the same moment.
      const named = Math.min((error.retryAfter ?? 0) * 1_000, client.timeout);
      await pause(named + settings.retryDelay * (0.5 + Math.random()), options.signal);
    }
  }
}

async function send(endpoint: Endpoint, parts: Parts, options: RequestOptions): Promise<Answer> {
  const { signal } = options;
  if (signal?.aborted) throw droppedError();
  const abort = new AbortController();
  const drop = () => abort.abort();
  const wait = () => setTimeout(drop, endpoint.patience ?? client.timeout);
  let timer = wait();
  signal?.addEventListener('abort', drop);
  const sent = (share: number) => {
    // However slow a line is, a file that moves is waited for.
    clearTimeout(timer);
    timer = wait();
    options.onSent?.(share);
  };
  try {
    const url = urlOf(endpoint, parts);
    const init = {
      method: endpoint.method,
      headers: headersOf(endpoint, parts, options),
      body: bodyOf(endpoint, parts),
      signal: abort.signal,
    };
    const response = endpoint.upload
      ? await upload(url, init, sent)
      : await fetch(url, {
          ...init,
          keepalive: options.keepalive,
          credentials: 'omit',
          cache: endpoint.revalidates ? 'no-cache' : 'no-store',
          referrerPolicy: 'no-referrer',
        });
    const data = parseJson(await response.text());
    if (!response.ok) throw answeredError(response.status, data, response.headers.get('Retry-After'));
    return { status: response.status, data };
  } catch (thrown) {
    if (signal?.aborted) throw droppedError();
    const error = toApiError(thrown);
    // Whatever fetch itself throws means that no whole answer arrived: no connection, cut off, timed out.
    throw error === thrown ? error : networkError();
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', drop);
  }
}

function urlOf({ path }: Endpoint, { params, query }: Parts): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return settings.baseUrl + filled + (search && `?${search}`);
}

function bodyOf({ upload: isForm }: Endpoint, { body }: Parts): string | FormData | undefined {
  if (body === undefined) return undefined;
  if (!isForm) return JSON.stringify(body);
  const form = new FormData();
  for (const [name, value] of Object.entries(body))
    if (value instanceof Blob) form.append(name, value);
    else if (value !== undefined && value !== null) form.append(name, String(value));
  return form;
}

function headersOf(
  { upload: isForm }: Endpoint,
  { body }: Parts,
  { token, idempotencyKey }: RequestOptions,
): Record<string, string> {
  return {
    Accept: 'application/json',
    // A form's type names its boundary: the browser writes it.
    ...(body !== undefined && !isForm && { 'Content-Type': 'application/json' }),
    ...(token && { Authorization: `Bearer ${token}` }),
    ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
  };
}

/** The JSON of a body; undefined for anything else, such as a proxy's error page. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function pause(duration: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, duration);
    signal?.addEventListener('abort', done);
  });
}
