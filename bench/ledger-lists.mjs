// Orders and filters of the ledger whose speed is measured.

/** @type {[name: string, body: object][]} */
export const sorts = [
  ['amount', { sortBy: 'amount', sortOrder: 'DESC' }],
  ['category', { sortBy: 'category' }],
  ['method', { sortBy: 'paymentMethod' }],
  ['day, oldest first', { sortBy: 'date' }],
];

/** @type {(categoryId: string, accountId: string) => [name: string, body: object][]} */
export const narrowed = (categoryId, accountId) => [
  ['one category', { categoryIds: [categoryId] }],
  ['two methods of a year', { paymentMethods: ['CASH', 'CARD'], from: '2025-01-01', to: '2025-12-31' }],
  [
    'expenses of a year by category',
    { cashFlowType: 'CIKIS', from: '2025-01-01', to: '2025-12-31', sortBy: 'category' },
  ],
  ['one category by amount', { categoryIds: [categoryId], sortBy: 'amount', sortOrder: 'DESC' }],
  ['one account by category', { accountId, sortBy: 'category' }],
];

/**
 * No sums are kept of these: they are added up anew each time.
 *
 * @type {(categoryId: string, accountId: string) => [name: string, body: object][]}
 */
export const addedUp = (categoryId, accountId) => [
  ['one category of an account', { accountId, categoryIds: [categoryId] }],
  ['two methods of an account', { accountId, paymentMethods: ['CASH', 'CARD'] }],
  ['search, 1 in 8', { searchText: 'beton' }],
  ['search, 1 in 8, 250,000 and more', { searchText: 'beton', minAmount: 250_000 }],
];

/**
 * Amounts are spread evenly up to 500,000: nearly all of them, half of them and one in fifty.
 *
 * @type {[name: string, body: object][]}
 */
export const ranges = [
  ['1,000 and more', { minAmount: 1000 }],
  ['250,000 and more', { minAmount: 250_000 }],
  ['100,000 to 110,000', { minAmount: 100_000, maxAmount: 110_000 }],
];
