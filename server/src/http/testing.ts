import { tmpdir } from 'node:os';
import { api, type Endpoint, limits } from '@vezne/contract';
import { wire } from '../app';
import type { Database } from '../db/database';
import { testDatabase } from '../db/testing';
import { createLog, type Log } from '../log';
import type { Letter } from '../mail/mail';
import type { App } from './app';

export type Answer = { status: number; body: unknown; headers: Record<string, unknown>; text: string };

type CallOptions = { token?: string; key?: string; ip?: string; headers?: Record<string, string> };

export type SignedUp = {
  email: string;
  password: string;
  companyId: string;
  managerId: string;
  token: string;
  refreshToken: string;
};

type Options = {
  at?: Date;
  rateLimits?: boolean;
  shedding?: boolean;
  log?: Log;
  trustProxy?: string;
  /** The database of another app of this file: a second process beside it. */
  db?: Database;
  /** Folder of the built browser apps; none by default. */
  root?: string;
  /** Registers calls that only the test knows. */
  extend?: (app: App) => void;
};

/**
 * The real app on a database of the test file's own. `at` fixes the product's clock; `later` moves real time,
 * which tokens and time-outs go by; `letters` are the mails that were sent.
 */
export function testApp({ at = new Date(), root = tmpdir(), extend, ...options }: Options = {}) {
  const db = options.db ?? testDatabase();
  const letters: Letter[] = [];
  let aheadMs = 0;
  let app: App;
  let people = 0;

  beforeAll(async () => {
    app = await wire({
      env: {
        jwtSecrets: ['a secret for tests that is long enough'],
        trustProxy: options.trustProxy ?? false,
        corsOrigins: ['https://qa.vezne.test'],
        rateLimits: options.rateLimits ?? false,
        publicUrl: 'http://localhost:3000',
        contactEmail: 'iletisim@vezne.test',
        passwordCost: { memoryKib: 64, passes: 1 },
      },
      db,
      clock: () => at,
      now: () => new Date(Date.now() + aheadMs),
      mail: { send: async (letter) => void letters.push(letter) },
      log: options.log ?? createLog('silent'),
      root,
      shedding: options.shedding ?? false,
    });
    extend?.(app);
    await app.server.ready();
  });
  afterAll(() => app.server.close());

  async function request(
    method: Endpoint['method'],
    path: string,
    body?: string | object,
    { token, key, ip, headers = {} }: CallOptions = {},
  ): Promise<Answer> {
    const response = await app.server.inject({
      method,
      url: limits.apiPrefix + path,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(key && { 'idempotency-key': key }),
        ...headers,
      },
      ...(ip && { remoteAddress: ip }),
      ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const isJson = String(response.headers['content-type']).startsWith('application/json');
    const { statusCode: status, body: text } = response;
    return { status, body: isJson ? JSON.parse(text) : text, headers: response.headers, text };
  }

  /** Calls an endpoint of the contract; the input is loose on purpose, so that tests can send bad ones. */
  function call(
    endpoint: Endpoint,
    { params = {}, query = {}, body }: { params?: object; query?: object; body?: string | object } = {},
    options: CallOptions = {},
  ): Promise<Answer> {
    const given = new Map(Object.entries(params));
    const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name) =>
      encodeURIComponent(String(given.get(name))),
    );
    const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
    return request(endpoint.method, search.size > 0 ? `${path}?${search}` : path, body, options);
  }

  /** The answer to a call that must succeed; its schema checks it, its type is for reading only. */
  async function ask<Shape = unknown>(
    endpoint: Endpoint,
    person: SignedUp,
    input: Parameters<typeof call>[1] = {},
  ): Promise<Shape> {
    const { status, body, text } = await call(endpoint, input, person);
    if (status !== 200) throw new Error(text);
    return endpoint.output.parse(body) as Shape;
  }

  /** A new company with its first manager, signed in. */
  async function signUp(person: Record<string, unknown> = {}): Promise<SignedUp> {
    const email = `kisi${++people}@ornek.com.tr`;
    const password = 'Uzun-ve-guclu-91';
    const fields = {
      name: 'Ayşe',
      surname: 'Yılmaz',
      companyName: `Örnek İnşaat ${people}`,
      email,
      password,
      kvkkRead: true,
      termsAccepted: true,
      ...person,
    };
    const made = await call(api.manager.createAccount, { body: fields });
    if (made.status !== 200) throw new Error(made.text);
    const who = { email: String(fields.email), password: String(fields.password) };
    const ids = api.manager.createAccount.output.parse(made.body);
    return { ...who, ...ids, ...(await signIn(who.email, who.password)) };
  }

  /** Signs a person in again, as on another device. */
  async function signIn(email: string, password: string): Promise<{ token: string; refreshToken: string }> {
    const answer = await call(api.auth.login, { body: { email, password } });
    const tokens = api.auth.login.output.safeParse(answer.body);
    if (!tokens.success) throw new Error(answer.text);
    return tokens.data;
  }

  return {
    db,
    letters,
    request,
    call,
    ask,
    signUp,
    signIn,
    get app() {
      return app;
    },
    /** Resolves when mails and the like have been sent. */
    idle: () => app.background.idle(),
    later(ms: number) {
      aheadMs += ms;
    },
    setClock(moment: Date) {
      at = moment;
    },
  };
}
