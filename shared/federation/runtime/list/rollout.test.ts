import { addressFor, currentVisitor } from './rollout';

const stable = { entry: '/remotes/ai/1/mf-manifest.json', version: '1', integrity: 'sha384-a' };
const next = { entry: '/remotes/ai/2/mf-manifest.json', version: '2', integrity: 'sha384-b' };
const nobody = { browser: null, company: null };
const browsers = Array.from({ length: 2_000 }, (_, index) => ({
  browser: `browser-${index}`,
  company: null,
}));

test('without a canary everybody gets the version of the list', () => {
  expect(addressFor('ai', stable, nobody)).toEqual(stable);
});

test('a named company gets the canary, every other company does not', () => {
  const line = { ...stable, canary: { ...next, companies: ['company-a'] } };
  expect(addressFor('ai', line, { browser: 'x', company: 'company-a' })).toEqual(next);
  expect(addressFor('ai', line, { browser: 'x', company: 'company-b' })).toEqual(stable);
});

test('a share of 10 % reaches about a tenth of the browsers, and 100 % all of them', () => {
  const reached = (percent: number) =>
    browsers.filter(({ browser }) => {
      const line = { ...stable, canary: { ...next, percent } };
      return addressFor('ai', line, { browser, company: null }).version === '2';
    }).length;
  expect(reached(0)).toBe(0);
  expect(reached(10)).toBeGreaterThan(140);
  expect(reached(10)).toBeLessThan(260);
  expect(reached(100)).toBe(browsers.length);
});

test('a browser inside a small share stays inside a larger one', () => {
  const inside = (percent: number) =>
    browsers.filter(
      (visitor) =>
        addressFor('ai', { ...stable, canary: { ...next, percent } }, visitor).version === next.version,
    );
  const larger = new Set(inside(30));
  expect(inside(5).every((visitor) => larger.has(visitor))).toBe(true);
});

test('a browser keeps its id, and belongs to the company that is handed in', () => {
  localStorage.clear();
  const first = currentVisitor(null);
  expect(first.browser).toBeTruthy();
  expect(first.company).toBeNull();
  expect(currentVisitor('company-a')).toEqual({ browser: first.browser, company: 'company-a' });
});

test('a browser that keeps nothing is nobody in particular', () => {
  const denied = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(currentVisitor('company-a')).toEqual(nobody);
  denied.mockRestore();
});
