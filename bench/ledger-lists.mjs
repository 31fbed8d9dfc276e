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
