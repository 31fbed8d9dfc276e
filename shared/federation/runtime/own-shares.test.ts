import { ModuleFederation } from '@module-federation/enhanced/runtime';
import { preferOwnShares } from './own-shares';

type Copy = { name: string; get: () => Promise<() => string> };

const copyOf = (text: string) => jest.fn(async () => () => text);
const missing = () => jest.fn(async (): Promise<() => string> => Promise.reject(new Error('404')));

/** A page where these offer copies of one reusable module. The greater name's is chosen while none is fetched. */
function pageWith(copies: Copy[], plugins = [preferOwnShares]) {
  const id = Math.random();
  const scope = {};
  return copies.map(({ name, get }) => {
    const shareConfig = { singleton: false, requiredVersion: '^1' };
    const shared = { tabs: { version: '1.0.0', get, shareConfig } };
    const remote = new ModuleFederation({ name: `${name}-${id}`, remotes: [], plugins });
    remote.initShareScopeMap('default', scope);
    remote.initOptions({ name: remote.options.name, remotes: [], shared });
    const load = async () => ((await remote.loadShare('tabs')) as () => string)(); // As `get` gives it.
    return { load };
  });
}

test('a remote does not wait for a file that another one offered and nobody has fetched', async () => {
  const foreign = missing();
  const [, cashflow] = pageWith([
    { name: 'finance', get: foreign },
    { name: 'cashflow', get: copyOf('own') },
  ]);
  expect(await cashflow?.load()).toBe('own');
  expect(foreign).not.toHaveBeenCalled();
});

test('a copy that is on the page is used again instead of fetching a second one', async () => {
  const own = copyOf('own');
  const [finance, cashflow] = pageWith([
    { name: 'finance', get: copyOf('theirs') },
    { name: 'cashflow', get: own },
  ]);
  await finance?.load();
  expect(await cashflow?.load()).toBe('theirs');
  expect(own).not.toHaveBeenCalled();
});

test('what a remote fetched for itself serves the one that offered it first', async () => {
  const [finance, cashflow] = pageWith([
    { name: 'finance', get: missing() },
    { name: 'cashflow', get: copyOf('own') },
  ]);
  await cashflow?.load();
  expect(await finance?.load()).toBe('own');
});

test('left to itself the federation runtime waits for the other file, which is why this is needed', async () => {
  const [, cashflow] = pageWith(
    [
      { name: 'finance', get: missing() },
      { name: 'cashflow', get: copyOf('own') },
    ],
    [],
  );
  await expect(cashflow?.load()).rejects.toThrow('404');
});
