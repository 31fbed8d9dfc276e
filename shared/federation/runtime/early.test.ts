import { fetchOwnChunksEarly, fetchRemotesEarly } from './early';
import { fetchManifest } from './releases/manifest';
import { admitRelease } from './releases/page-releases';

const entry = '/remotes/cashflow/1/mf-manifest.json';
const list = { cashflow: { entry, version: '1', integrity: 'sha384-manifest' } };
const manifest = {
  metaData: { remoteEntry: { name: 'remoteEntry.js' } },
  integrity: { 'remoteEntry.js': 'sha384-entry', 'page.js': 'sha384-page', 'forms.js': 'sha384-forms' },
  exposes: [
    { name: 'CashFlowPage', assets: { js: { sync: ['page.js'] } }, ahead: ['forms.js'] },
    { name: 'OtherPage', assets: { js: { sync: ['other.js'] } } },
  ],
};

const answer = (body: object): Response =>
  ({ ok: true, status: 200, text: async () => JSON.stringify(body), json: async () => body }) as Response;
const asked = jest.fn();

beforeEach(() => {
  AbortSignal.timeout ??= () => new AbortController().signal;
  asked.mockReset();
  document.head.replaceChildren();
  localStorage.clear();
  delete window.vezneEarly;
  globalThis.fetch = async (address, init) => {
    asked(`${address}`, init?.integrity);
    return answer(`${address}`.endsWith(entry) ? manifest : list);
  };
});

const links = () =>
  [...document.head.querySelectorAll('link')].map((link) => [new URL(link.href).pathname, link.integrity]);
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('the files of the screen that the page opens with are fetched ahead, with their hashes', async () => {
  fetchRemotesEarly('cashflow/CashFlowPage', () => null);
  await settled();
  expect(asked).toHaveBeenCalledWith(`http://localhost${entry}`, 'sha384-manifest');
  expect(links()).toEqual([
    ['/remotes/cashflow/1/remoteEntry.js', 'sha384-entry'],
    ['/remotes/cashflow/1/page.js', 'sha384-page'],
    ['/remotes/cashflow/1/forms.js', 'sha384-forms'],
  ]);
});

test("list and manifest are left to the page's owner, read to their end", async () => {
  fetchRemotesEarly('cashflow/CashFlowPage', () => null);
  await settled();
  expect(await window.vezneEarly?.list).toEqual(JSON.stringify(list));
  expect(await window.vezneEarly?.manifests['sha384-manifest']).toEqual(manifest);
});

test('a manifest is fetched once, whoever of the two asks first', async () => {
  const manifestsAsked = () => asked.mock.calls.filter(([address]) => address.endsWith(entry)).length;
  fetchRemotesEarly('cashflow/CashFlowPage', () => null);
  admitRelease('cashflow', list.cashflow);
  const owner = fetchManifest(entry);
  await settled();
  expect(await owner).toEqual(manifest);
  expect(links()).toHaveLength(3);
  expect(manifestsAsked()).toBe(1);
  await fetchManifest(entry);
  expect(manifestsAsked()).toBe(2);
});

describe('on the word of the list that this browser saw last', () => {
  /** The list that is served comes when it is let go. */
  function holdList(served: object) {
    const { fetch } = globalThis;
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    globalThis.fetch = (address, init) =>
      address === '/remotes.json' ? held.then(() => answer(served)) : fetch(address, init);
    return letGo;
  }
  const manifestsAsked = () => asked.mock.calls.map(([address, integrity]) => [address, integrity]);

  test('files are fetched before the list is there, and not again when it says the same', async () => {
    localStorage.setItem('remoteList', JSON.stringify(list));
    const letGo = holdList(list);
    fetchRemotesEarly('cashflow/CashFlowPage', () => null);
    await settled();
    expect(links()).toHaveLength(3);
    letGo();
    await settled();
    expect(links()).toHaveLength(3);
    expect(manifestsAsked()).toEqual([[`http://localhost${entry}`, 'sha384-manifest']]);
  });

  test('the list that is served decides: another manifest is fetched, and only that is left for it', async () => {
    const old = { ...list.cashflow, integrity: 'sha384-old' };
    localStorage.setItem('remoteList', JSON.stringify({ cashflow: old }));
    const letGo = holdList(list);
    fetchRemotesEarly('cashflow/CashFlowPage', () => null);
    letGo();
    await settled();
    admitRelease('cashflow', list.cashflow);
    await fetchManifest(entry);
    expect(manifestsAsked().map(([, integrity]) => integrity)).toEqual(['sha384-old', 'sha384-manifest']);
  });

  test.each([
    ['is none', 'no list'],
    ['names no hash', JSON.stringify({ cashflow: { entry: '/remotes/cashflow/0/mf-manifest.json' } })],
  ])('nothing is fetched when it %s', async (_, kept) => {
    localStorage.setItem('remoteList', kept);
    holdList(list);
    fetchRemotesEarly('cashflow/CashFlowPage', () => null);
    await settled();
    expect(asked).not.toHaveBeenCalled();
  });
});

test("the page's own chunks are fetched ahead by their names, with their hashes", () => {
  const later = document.createElement('script');
  later.id = 'later';
  later.type = 'application/json';
  later.textContent = JSON.stringify({
    'api.1.js': 'sha256-api',
    'apiary.1.js': 'sha256-b',
    '12.1.js': 'sha256-c',
  });
  document.head.append(later);
  fetchOwnChunksEarly(['api', 'frame']);
  expect(links()).toEqual([['/api.1.js', 'sha256-api']]);
});

test('a page of the host alone asks for the list only', async () => {
  fetchRemotesEarly(undefined, () => null);
  await settled();
  expect(asked.mock.calls.map(([address]) => address)).toEqual(['/remotes.json']);
  expect(links()).toEqual([]);
});

test('the company that is signed in decides about a canary that is meant for it', async () => {
  const canary = { entry: '/remotes/cashflow/2/mf-manifest.json', companies: ['company-a'] };
  globalThis.fetch = async (address) => {
    asked(`${address}`);
    return answer({ cashflow: { ...list.cashflow, canary } });
  };
  fetchRemotesEarly('cashflow/CashFlowPage', () => 'company-a');
  await settled();
  expect(asked).toHaveBeenLastCalledWith(`http://localhost${canary.entry}`);
});

test('a refusal is no list', async () => {
  globalThis.fetch = async () => ({ ...answer({}), ok: false, status: 502 });
  fetchRemotesEarly('cashflow/CashFlowPage', () => null);
  await settled();
  await expect(window.vezneEarly?.list).rejects.toThrow('/remotes.json answered 502');
  expect(links()).toEqual([]);
});

test('a list that cannot be fetched breaks nothing', async () => {
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  fetchRemotesEarly('cashflow/CashFlowPage', () => null);
  await settled();
  expect(links()).toEqual([]);
  await expect(window.vezneEarly?.list).rejects.toThrow('Failed to fetch');
});
