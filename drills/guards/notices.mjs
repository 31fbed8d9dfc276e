// Guards of what stands behind the bell and in the search, and of the space that a plan gives.

const notices = ['server/src/notification/routes.test.ts'];
const search = ['server/src/search/routes.test.ts'];
const space = ['server/src/subscription/space.test.ts'];

/** @type {import('./list.mjs').Guard[]} */
export const noticesAndSpace = [
  {
    keeps: 'what one has read is new to a colleague',
    file: 'server/src/notification/queries.ts',
    text: 'JOIN notification_read r\n         ON r.company_id = $1 AND r.manager_id = $2 AND',
    without: 'JOIN notification_read r\n         ON r.company_id = $1 AND $2::uuid IS NOT NULL AND',
    tests: notices,
  },
  {
    keeps: 'only notices that stand are kept as read',
    file: 'server/src/notification/routes.ts',
    text: 'return keys.filter((key) => asked.includes(key));',
    without: 'return keys.length > 0 ? asked : [];',
    tests: notices,
  },
  {
    keeps: 'what one has put off is there for a colleague',
    file: 'server/src/notification/queries.ts',
    text: 'ON r.company_id = $1 AND r.manager_id = $2 AND r.until > $4',
    without: 'ON r.company_id = $1 AND $2::uuid IS NOT NULL AND r.until > $4',
    tests: notices,
  },
  {
    keeps: 'what one does without is told to a colleague',
    file: 'server/src/notification/preference-queries.ts',
    text: 'FROM notification_preference WHERE company_id = $1 AND manager_id = $2',
    without: 'FROM notification_preference WHERE company_id = $1 AND $2::uuid IS NOT NULL',
    tests: notices,
  },
  {
    keeps: 'a full disk is told to administrators alone',
    file: 'server/src/notification/service.ts',
    text: "const isLow = role === 'ADMIN' && disk?.isLow;",
    without: 'const isLow = role && disk?.isLow;',
    tests: notices,
  },
  {
    keeps: "nothing of another company's projects is told behind the bell",
    file: 'server/src/notification/facts-queries.ts',
    text: 'WHERE company_id = $1 AND ${isOpenSql}',
    without: 'WHERE $1::uuid IS NOT NULL AND ${isOpenSql}',
    tests: notices,
  },
  {
    keeps: "another company's projects are not found by their words",
    file: 'server/src/search/queries.ts',
    text: 'FROM project\n      WHERE company_id = $1 AND search_text',
    without: 'FROM project\n      WHERE $1::uuid IS NOT NULL AND search_text',
    tests: search,
  },
  {
    keeps: "another company's categories are not found by their words",
    file: 'server/src/search/queries.ts',
    text: 'FROM category WHERE company_id = $1 AND name_key',
    without: 'FROM category WHERE $1::uuid IS NOT NULL AND name_key',
    tests: search,
  },
  {
    keeps: "another company's products are not found by their words",
    file: 'server/src/search/queries.ts',
    text: 'FROM product WHERE company_id = $1 AND search_text',
    without: 'FROM product WHERE $1::uuid IS NOT NULL AND search_text',
    tests: search,
  },
  {
    keeps: "a colleague's saved views are not found by their words",
    file: 'server/src/search/queries.ts',
    text: 'WHERE company_id = $1 AND manager_id = $3 AND name_key',
    without: 'WHERE company_id = $1 AND $3::uuid IS NOT NULL AND name_key',
    tests: search,
  },
  {
    keeps: 'a company that has filled its space writes no more',
    file: 'server/src/session/guard.ts',
    text: '      if (endpoint.writes && !endpoint.allowedWhenExpired && isFull(companyId, state.plan))\n        throw new AppError(codes.conflict, messages.companyFull);\n',
    tests: space,
  },
  {
    keeps: 'each plan has a space of its own',
    file: 'server/src/subscription/space.ts',
    text: "(plan === 'DENEME' ? most.trial : most.paid)",
    without: '(plan ? most.paid : most.trial)',
    tests: space,
  },
  {
    keeps: 'what history and trash keep fills the space too',
    file: 'server/src/subscription/space.ts',
    text: "  ...['assistant_answer', 'audit', 'trash', 'cash_account', 'cash_count', 'transfer'],\n",
    tests: space,
  },
  {
    keeps: 'the rows of others fill nobody’s space',
    file: 'server/src/subscription/space.ts',
    text: 'FROM ${table} t WHERE company_id = $1`',
    without: 'FROM ${table} t WHERE $1::uuid IS NOT NULL`',
    tests: space,
  },
];
