/**
 * Code whose faults cost most, with the tests that are there to notice them. A room is small enough to be measured by
 * itself: a minute or two without a database, up to a quarter of an hour with one, on a machine that is at rest.
 *
 * @typedef {{ project: string; mutate: string[]; tests: string[]; setUp?: string }} Room
 */

/**
 * A room of the contract.
 *
 * @param {string} file without its ending
 * @returns {Room}
 */
const ofContract = (file) => ({
  project: 'shared/contract',
  mutate: [`shared/contract/${file}.ts`],
  tests: [`shared/contract/${file}.test.ts`],
});

/**
 * A room of the server: all of a folder, or the files that are named.
 *
 * @param {string[]} files
 * @param {string[]} tests
 * @returns {Room}
 */
const ofServer = (files, tests) => ({
  project: 'server',
  mutate: [
    ...files.map((file) => `server/src/${file}`),
    '!server/src/**/*.test.ts',
    '!server/src/**/testing.ts',
  ],
  tests: tests.map((test) => `server/src/${test}`),
});

/**
 * A room of the server whose tests ask a database.
 *
 * @param {string[]} files
 * @param {string[]} tests
 * @returns {Room}
 */
const withDatabase = (files, tests) => ({
  ...ofServer(files, tests),
  setUp: 'server/src/test/setup-once.ts',
});

/** @type {Record<string, Room>} */
export const rooms = {
  'money/vat': ofContract('values/money/vat'),
  'money/text': ofContract('values/money/money-text'),
  'money/amount': ofContract('values/money/money'),
  'money/tax-number': ofContract('values/tax-number'),
  'money/iban': ofContract('values/iban'),
  'http/address': ofServer(['http/request/address.ts'], ['http/request/address.test.ts']),
  'http/json': ofServer(
    ['http/request/json.ts'],
    ['http/request/json.test.ts', 'http/request/json-bytes.test.ts'],
  ),
  'http/input': ofServer(['http/request/input.ts', 'http/request/paths.ts'], ['http/request/input.test.ts']),
  'http/limits': withDatabase(
    ['http/limits/*.ts'],
    ['http/limits/budgets.test.ts', 'http/limits/counting.test.ts'],
  ),
  'http/idempotency': withDatabase(
    ['http/idempotency.ts'],
    ['http/every-call/idempotency.test.ts', 'http/idempotency.test.ts'],
  ),
  'auth/evaluations': ofServer(['auth/attempts/evaluations.ts'], ['auth/attempts/evaluations.test.ts']),
  'auth/attempts': withDatabase(
    ['auth/attempts.ts', 'auth/attempt-queries.ts'],
    ['auth/attempts/counting.test.ts'],
  ),
  'auth/reset': withDatabase(['auth/reset.ts', 'auth/password.ts'], ['auth/reset.test.ts']),
  'auth/factor': ofServer(
    ['challenge', 'recovery', 'secret', 'totp'].map((file) => `auth/factor/${file}.ts`),
    ['auth/factor/seals.test.ts'],
  ),
  'session/tokens': ofServer(
    ['session/access-token.ts', 'session/refresh-token.ts', 'session/keys.ts'],
    ['session/token-laws.test.ts'],
  ),
  'session/life': withDatabase(
    ['session/sessions.ts', 'session/queries.ts', 'session/proof.ts'],
    ['session/life.test.ts'],
  ),
  'cash-flow/import': ofServer(['cash-flow/import-rows.ts'], ['cash-flow/import-rows.test.ts']),
  'cash-flow/service': withDatabase(['cash-flow/service.ts'], ['cash-flow/service.test.ts']),
  'cash-flow/list': withDatabase(
    [
      'cash-flow/list.ts',
      ...['answer', 'counted', 'rows', 'sort'].map((file) => `cash-flow/list/${file}.ts`),
    ],
    ['cash-flow/list/answer.test.ts', 'cash-flow/list/small.test.ts'],
  ),
  'cash-flow/narrow': withDatabase(['cash-flow/list/conditions.ts'], ['cash-flow/list/small.test.ts']),
  'cash-flow/pages': withDatabase(
    ['page', 'statement', 'tally'].map((file) => `cash-flow/list/${file}.ts`),
    ['cash-flow/list/small.test.ts', 'cash-flow/list/deep.test.ts'],
  ),
  'cash-flow/search': withDatabase(
    ['cash-flow/list/search.ts'],
    ['cash-flow/list/small.test.ts', 'cash-flow/list/search.test.ts'],
  ),
  'cash-flow/remembered': withDatabase(
    ['cash-flow/list/remembered.ts'],
    ['cash-flow/list/remembered.test.ts'],
  ),
  'data-export/link': ofServer(['data-export/link.ts'], ['data-export/link.test.ts']),
  subscription: withDatabase(
    ['subscription/service.ts', 'subscription/queries.ts'],
    ['subscription/subscription.test.ts'],
  ),
  'db/scope': withDatabase(['db/scope.ts'], ['db/scope.test.ts']),
  'db/roles': withDatabase(['db/walls/roles.ts'], ['db/walls/walls.test.ts', 'db/walls/roles.test.ts']),
  'session/guard': withDatabase(['session/guard.ts'], ['session/guard.test.ts']),
  tenancy: withDatabase(
    ['http/authenticate.ts', 'http/endpoint.ts'],
    ['http/every-call/serving.test.ts', 'http/endpoint.test.ts'],
  ),
};
