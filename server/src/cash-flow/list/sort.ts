import { type CashFlowQuery, type CashFlowSort, PaymentMethod, paymentMethodNames } from '@vezne/contract';

export type Sort = { by: CashFlowSort; direction: 'ASC' | 'DESC' };

export function sortOf({ sortBy, sortOrder }: CashFlowQuery): Sort {
  return { by: sortBy ?? 'date', direction: sortOrder ?? (sortBy ? 'ASC' : 'DESC') };
}

/** The other end of the same order, where it has one: category and method leave entries newest first. */
export const reversed = (sort: Sort): Sort => ({
  ...sort,
  direction: sort.direction === 'ASC' ? 'DESC' : 'ASC',
});

const { compare } = new Intl.Collator('tr');
const METHODS = PaymentMethod.options
  .toSorted((a, b) => compare(paymentMethodNames[a], paymentMethodNames[b]))
  .map((method) => `'${method}'`);

/** The places of a category's name and of a method in Turkish order, as SQL. */
export const placeOfName = (name: string) => `${name} COLLATE "tr-TR-x-icu"`;
export const placeOfMethod = (method: string) => `array_position(ARRAY[${METHODS}], ${method})`;

/** The columns of an entry `e` and its category `c`, and of a line `p` that is answered. */
export const ofEntry = {
  date: 'e.date',
  id: 'e.id',
  amount: 'e.amount_kurus',
  paymentMethod: 'e.payment_method',
  category: 'c.name',
};
export const ofLine: typeof ofEntry = {
  date: 'p.date',
  id: 'p.id',
  amount: 'p."amountKurus"',
  paymentMethod: 'p."paymentMethod"',
  category: 'p."categoryName"',
};

export function orderBy({ by, direction }: Sort, column: typeof ofEntry): string {
  const newest = `${column.date} DESC, ${column.id} DESC`;
  switch (by) {
    case 'category':
      return `ORDER BY ${placeOfName(column.category)} ${direction}, ${newest}`;
    case 'paymentMethod':
      return `ORDER BY ${placeOfMethod(column.paymentMethod)} ${direction}, ${newest}`;
    case 'amount':
      return `ORDER BY ${column.amount} ${direction}, ${column.date} ${direction}, ${column.id} ${direction}`;
    case 'date':
      return `ORDER BY ${column.date} ${direction}, ${column.id} ${direction}`;
  }
}
