import { addressOrder } from './address-order';

const { read, press, toQuery } = addressOrder({ date: 'DESC', name: 'ASC' }, 'date');
const order = (address: string) => read(new URLSearchParams(address));

test('a list is in its usual order unless the address says otherwise', () => {
  expect(order('')).toEqual({ by: 'date', order: 'DESC' });
  expect(order('sort=name')).toEqual({ by: 'name', order: 'ASC' });
  expect(order('sort=name&order=DESC')).toEqual({ by: 'name', order: 'DESC' });
  expect(order('sort=toString&order=up')).toEqual({ by: 'date', order: 'DESC' });
});

test('a head sorts by its column, pressed again the other way round', () => {
  expect(press('date', order(''))).toEqual({ sort: null, order: 'ASC' });
  expect(press('date', order('order=ASC'))).toEqual({ sort: null, order: null });
  expect(press('name', order(''))).toEqual({ sort: 'name', order: null });
  expect(press('name', order('sort=name'))).toEqual({ sort: 'name', order: 'DESC' });
});

test('the usual order is not asked for', () => {
  expect(toQuery(order(''))).toEqual({});
  expect(toQuery(order('order=ASC'))).toEqual({ sortBy: 'date', sortOrder: 'ASC' });
  expect(toQuery(order('sort=name'))).toEqual({ sortBy: 'name', sortOrder: 'ASC' });
});
