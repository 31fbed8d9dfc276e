const KEY = Symbol.for('vezne.test-teardown');
// Jest loads its set-up and its tear-down as separate copies; only the global object is theirs in common.
const shared: typeof globalThis & { [KEY]?: () => Promise<void> } = globalThis;

export function onTearDown(work: () => Promise<void>): void {
  shared[KEY] = work;
}

export default async function tearDown(): Promise<void> {
  await shared[KEY]?.();
}
