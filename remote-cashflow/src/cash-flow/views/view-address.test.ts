import { fromView, toView, viewPart, withView } from './view-address';

const today = '2026-11-22';
const params = (text: string) => new URLSearchParams(text);

test('a view keeps filters, order and size of an address, not its page nor what is open beside the list', () => {
  const address = params('page=3&size=12&type=CIKIS&q=%C3%A7ek&sort=amount&view=x&entry=y');
  expect(viewPart(address)).toBe('q=%C3%A7ek&type=CIKIS&sort=amount&size=12');
});

test('the account and the imported file that narrow the list belong to a view like all other filters', () => {
  expect(viewPart(params('accountId=a&batch=b&page=2'))).toBe('accountId=a&batch=b');
  expect(withView(params('accountId=a&batch=b'), '', null).toString()).toBe('');
});

test('two addresses that ask for the same are written alike', () => {
  expect(viewPart(params('type=CIKIS&q=a&min='))).toBe(viewPart(params('q=a&type=CIKIS&page=2&rows=12')));
});

test('"Bu ay" moves on with the months when it is meant to', () => {
  const thisMonth = params('from=2026-11-01&to=2026-11-30&type=CIKIS');
  const kept = toView(thisMonth, today, true);
  expect(kept).toBe('type=CIKIS&period=month');
  expect(fromView(kept, today)).toBe(viewPart(thisMonth));
  expect(fromView(kept, '2027-02-03')).toBe('from=2027-02-01&to=2027-02-28&type=CIKIS');
});

test('days that are meant stay what they are', () => {
  const november = params('from=2026-11-01&to=2026-11-30');
  expect(fromView(toView(november, today, false), '2027-02-03')).toBe('from=2026-11-01&to=2026-11-30');
  const own = params('from=2026-11-02&to=2026-11-05');
  expect(fromView(toView(own, today, true), '2027-02-03')).toBe('from=2026-11-02&to=2026-11-05');
});

test('a period that the product no longer knows narrows nothing', () => {
  expect(fromView('period=decade&type=GIRIS', today)).toBe('type=GIRIS');
});

test('choosing a view replaces filters and order, begins on the first page and leaves the rest', () => {
  const next = withView(params('page=4&rows=12&type=GIRIS&min=5&tab=x'), 'q=a&sort=amount', 'v1');
  expect(next.toString()).toBe('tab=x&q=a&sort=amount&view=v1');
  expect(withView(next, '', null).toString()).toBe('tab=x');
});
