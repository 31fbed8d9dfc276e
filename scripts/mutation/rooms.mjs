/**
 * Code whose faults cost most, with the tests that are there to notice them. A room is small enough to be measured by
 * itself: a few minutes without a database, up to hours with one.
 *
 * @typedef {{ project: string; mutate: string[]; tests: string[] }} Room
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
  tests: [`${file}.test.ts`],
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
  mutate: [...files.map((file) => `server/src/${file}`), '!server/src/**/*.test.ts'],
  tests: tests.map((test) => `server/src/${test}`),
});

/** @type {Record<string, Room>} */
export const rooms = {
  'money/vat': ofContract('values/money/vat'),
  'money/text': ofContract('values/money/money-text'),
  'money/amount': ofContract('values/money/money'),
  'http/address': ofServer(['http/request/address.ts'], ['http/request/address.test.ts']),
  'http/json': ofServer(['http/request/json.ts'], ['http/request/json*.test.ts']),
  'http/limits': ofServer(['http/limits/*.ts'], ['http/limits/*.test.ts']),
  'http/idempotency': ofServer(['http/idempotency.ts'], ['http/idempotency.test.ts', 'http/repeats.test.ts']),
  'auth/attempts': ofServer(
    ['auth/attempts.ts', 'auth/attempt-queries.ts', 'auth/evaluations.ts'],
    ['auth/login.test.ts', 'auth/schedules.test.ts', 'auth/evaluations.test.ts'],
  ),
  'auth/reset': ofServer(['auth/reset.ts', 'auth/password.ts'], ['auth/password.test.ts']),
  session: ofServer(['session/*.ts'], ['session/*.test.ts']),
  'cash-flow': ofServer(['cash-flow/*.ts'], ['cash-flow/*.test.ts']),
  tenancy: ofServer(
    ['http/authenticate.ts', 'http/endpoint.ts', 'session/guard.ts'],
    ['http/every-call/tenancy.test.ts', 'http/every-call/contract.test.ts'],
  ),
};
