import setUp from './setup';

const KEY = Symbol.for('vezne.test-set-up-once');
const shared: typeof globalThis & { [KEY]?: Promise<void> } = globalThis;

/**
 * Jest's global set-up where jest runs many times in one process: the first run's Postgres serves all of them, and
 * its guard stops it when the process ends.
 */
export default function setUpOnce(): Promise<void> {
  shared[KEY] ??= setUp();
  return shared[KEY];
}
