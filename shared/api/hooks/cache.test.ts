import { createCache } from './cache';

const answer = (data: unknown) => ({ data, isValidating: false, isLoading: false });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('the cache keeps a hundred answers; the hundred and first pushes out the one used longest ago', () => {
  const cache = createCache();
  for (let n = 1; n <= 100; n++) cache.set(`key ${n}`, answer(n));
  expect(cache.get('key 1')).toMatchObject({ data: 1 });
  cache.set('key 101', answer(101));
  expect([...cache.keys()]).toHaveLength(100);
  expect(cache.get('key 2')).toBeUndefined();
  expect(cache.get('key 1')).toMatchObject({ data: 1 });
});

test('what is on screen stays in the cache however much is loaded beside it', () => {
  const cache = createCache();
  cache.set('shown', answer('list'));
  const release = cache.hold('shown');
  for (let n = 1; n <= 200; n++) cache.set(`key ${n}`, answer(n));
  expect(cache.get('shown')).toMatchObject({ data: 'list' });
  release();
  for (let n = 1; n <= 100; n++) cache.set(`key ${n}`, answer(n));
  expect(cache.get('shown')).toBeUndefined();
});

test('an answer is used for five minutes and then forgotten', () => {
  const cache = createCache();
  cache.set('key', answer('old'));
  jest.advanceTimersByTime(299_999);
  expect(cache.isFresh('key')).toBe(true);
  jest.advanceTimersByTime(1);
  expect(cache.isFresh('key')).toBe(false);
  expect(cache.get('key')).toBeUndefined();
});

test('an old answer that is on screen is asked for again, but does not vanish', () => {
  const cache = createCache();
  cache.set('key', answer('old'));
  cache.hold('key');
  jest.advanceTimersByTime(300_000);
  expect(cache.isFresh('key')).toBe(false);
  expect(cache.get('key')).toMatchObject({ data: 'old' });
});

test('looking at an answer or asking for it again does not make it younger', () => {
  const cache = createCache();
  cache.set('key', answer('old'));
  jest.advanceTimersByTime(200_000);
  cache.set('key', answer('old'));
  cache.set('key', { data: 'old', isValidating: true });
  jest.advanceTimersByTime(100_000);
  expect(cache.isFresh('key')).toBe(false);
  cache.set('key', answer('old'));
  expect(cache.isFresh('key')).toBe(true);
});

test('an answer whose renewal failed is not trusted', () => {
  const cache = createCache();
  cache.set('key', answer('old'));
  cache.set('key', { ...answer('old'), error: new Error('network') });
  expect(cache.isFresh('key')).toBe(false);
});
