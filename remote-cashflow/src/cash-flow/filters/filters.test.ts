import { idOf } from '@vezne/testing/fixtures';
import { hasFilters, pressHead, readFilters, readOrder, toQuery } from './filters';

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
  expect(read(`ids=x,${idOf(4, 1)}&from=2026-02-30&to=2026-03-01&type=GIRIS&min=abc&max=5.5`)).toEqual({
    ids: [idOf(4, 1)],
    to: '2026-03-01',
    cashFlowType: 'GIRIS',
    maxAmount: 5.5,
  });
});

test('bounds that contradict each other narrow nothing', () => {
  expect(read('from=2026-03-02&to=2026-03-01&min=10&max=5')).toEqual({});
});

test('categories and methods may be several', () => {
  const filters = read(`categoryId=${idOf(3, 1)},${idOf(3, 2)}&paymentMethod=CARD,X,CASH,CARD`);
  expect(filters).toEqual({ categoryIds: [idOf(3, 1), idOf(3, 2)], paymentMethods: ['CARD', 'CASH'] });
  expect(toQuery(filters)).toEqual(filters);
  expect(toQuery(read(`categoryId=${idOf(3, 1)}&paymentMethod=CARD`))).toEqual({
    categoryId: idOf(3, 1),
    paymentMethod: 'CARD',
  });
});

test('a head sorts by its column, pressed again the other way round, and the usual order needs no address', () => {
  const order = (address: string) => readOrder(new URLSearchParams(address));
  expect(order('')).toEqual({ by: 'date', order: 'DESC' });
  expect(pressHead('date', order(''))).toEqual({ sort: null, order: 'ASC' });
  expect(pressHead('date', order('order=ASC'))).toEqual({ sort: null, order: null });
  expect(pressHead('amount', order(''))).toEqual({ sort: 'amount', order: null });
  expect(pressHead('amount', order('sort=amount'))).toEqual({ sort: 'amount', order: 'ASC' });
  expect(pressHead('category', order('sort=amount&order=ASC'))).toEqual({ sort: 'category', order: null });
  expect(order('sort=owner&order=up')).toEqual({ by: 'date', order: 'DESC' });
});
