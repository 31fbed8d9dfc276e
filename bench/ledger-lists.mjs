// Orders and filters of the ledger whose speed is measured.

/** @type {[name: string, body: object][]} */
export const sorts = [
  ['amount', { sortBy: 'amount', sortOrder: 'DESC' }],
  ['category', { sortBy: 'category' }],
  ['method', { sortBy: 'paymentMethod' }],
  ['day, oldest first', { sortBy: 'date' }],
];

/** @type {(categoryId: string) => [name: string, body: object][]} */
export const narrowed = (categoryId) => [
  ['one category', { categoryIds: [categoryId] }],
  ['two methods of a year', { paymentMethods: ['CASH', 'CARD'], from: '2025-01-01', to: '2025-12-31' }],
  [
    'expenses of a year by category',
    { cashFlowType: 'CIKIS', from: '2025-01-01', to: '2025-12-31', sortBy: 'category' },
  ],
  ['one category by amount', { categoryIds: [categoryId], sortBy: 'amount', sortOrder: 'DESC' }],
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
