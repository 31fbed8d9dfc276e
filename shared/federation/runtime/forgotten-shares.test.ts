import { ModuleFederation } from '@module-federation/enhanced/runtime';
import { forgetFailedShares } from './forgotten-shares';

const shareConfig = { singleton: true, requiredVersion: '^1', strictVersion: true };

/** A page that brings a shared module whose file fails so many times. */
function pageWhere(failures: number, plugins: (typeof forgetFailedShares)[]) {
  const get = jest.fn(async () => {
    if (get.mock.calls.length <= failures) throw new Error('Loading chunk api failed');
    return () => 'api';
  });
  const page = new ModuleFederation({
    name: `page-${Math.random()}`,
    remotes: [],
    plugins,
    shared: { '@vezne/api': { version: '1.0.0', get, shareConfig } },
  });
  const load = async () => (await page.loadShare('@vezne/api')) as () => string; // As `get` gives it.
  return { get, load };
}

test('a shared module whose file failed is fetched again by the next one who asks, and then kept', async () => {
  const { get, load } = pageWhere(2, [forgetFailedShares]);
  await expect(load()).rejects.toThrow('Loading chunk api failed');
  await expect(load()).rejects.toThrow('Loading chunk api failed');
  expect((await load())()).toBe('api');
  expect((await load())()).toBe('api');
  expect(get).toHaveBeenCalledTimes(3);
});

test('left to itself the federation runtime keeps the failure, which is why this is needed', async () => {
  const { get, load } = pageWhere(1, []);
  await expect(load()).rejects.toThrow('Loading chunk api failed');
  await expect(load()).rejects.toThrow('Loading chunk api failed');
  expect(get).toHaveBeenCalledTimes(1);
});
