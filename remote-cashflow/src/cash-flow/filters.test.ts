import { idOf } from '@vezne/testing/fixtures';
import { describeFilters, hasFilters, readFilters } from './filters';

const read = (address: string) => readFilters(new URLSearchParams(address));

test('an address without filters filters nothing', () => {
  expect(read('')).toEqual({});
  expect(hasFilters(read('page=2'))).toBe(false);
});

test('at most fifty entries can be named, as many as the server takes', () => {
  const ids = Array.from({ length: 60 }, (_, n) => idOf(4, n));
  expect(read(`ids=${ids.join(',')}`).ids).toEqual(ids.slice(0, 50));
});

test('what is nonsense is left out, the rest stays', () => {
  expect(read(`ids=x,${idOf(4, 1)}&from=2026-02-30&to=2026-03-01&type=GIRIS`)).toEqual({
    ids: [idOf(4, 1)],
    to: '2026-03-01',
    cashFlowType: 'GIRIS',
  });
});

test.each([
  ['from=2026-10-01&to=2026-10-31', '01.10.2026 – 31.10.2026'],
  ['from=2026-10-01', '01.10.2026 ve sonrası'],
  ['to=2026-10-31&type=GIRIS', '31.10.2026 ve öncesi · Giriş'],
  ['paymentMethod=NOTE', 'Senet'],
  [`ids=${idOf(4, 1)}`, '1 kayıt'],
])('%s is described as "%s"', (address, words) => {
  expect(describeFilters(read(address))).toBe(words);
});
