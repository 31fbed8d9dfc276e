// Guards of what stands behind the bell and in the search, and of the space that a plan gives.

const notices = ['server/src/notification/routes.test.ts'];
const marks = ['server/src/notification/marks.test.ts'];
const mails = ['server/src/notification/mails/mails.test.ts'];
const events = ['server/src/notification/events.test.ts'];
const search = ['server/src/search/routes.test.ts'];
const space = ['server/src/subscription/space.test.ts'];

/** @type {import('./list.mjs').Guard[]} */
export const noticesAndSpace = [
  {
    keeps: 'what one has read is new to a colleague',
    file: 'server/src/notification/mark-queries.ts',
    text: 'JOIN notification_read r ON r.company_id = $1 AND r.manager_id = $2 AND',
    without: 'JOIN notification_read r ON r.company_id = $1 AND $2::uuid IS NOT NULL AND',
    tests: marks,
  },
  {
    keeps: 'who reads what has changed meanwhile reads nothing that they have not seen',
    file: 'server/src/notification/group.ts',
    text: '  if (others.length === 0) return first.key;',
    without: '  if (others.length >= 0) return first.kind;',
    tests: marks,
  },
  {
    keeps: 'notices of others are missing',
    file: 'server/src/notification/routes.ts',
    text: 'orNotFound(byId.get(id))',
    without: 'orNotFound(byId.get(id) ?? notices[0])',
    tests: marks,
  },
  {
    keeps: 'what one has put off is there for a colleague',
    file: 'server/src/notification/mark-queries.ts',
    text: 'ON s.company_id = $1 AND s.manager_id = $2 AND s.until > $4',
    without: 'ON s.company_id = $1 AND $2::uuid IS NOT NULL AND s.until > $4',
    tests: marks,
  },
  {
    keeps: 'what one does without is told to a colleague',
    file: 'server/src/notification/preference-queries.ts',
    text: 'FROM notification_preference WHERE company_id = $1 AND manager_id = $2',
    without: 'FROM notification_preference WHERE company_id = $1 AND $2::uuid IS NOT NULL',
    tests: marks,
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
    file: 'server/src/notification/project-queries.ts',
    text: 'WHERE company_id = $1 AND ${isOpenSql}',
    without: 'WHERE $1::uuid IS NOT NULL AND ${isOpenSql}',
    tests: notices,
  },
  {
    keeps: 'a sign-in from a new device is not told on that device',
    file: 'server/src/notification/event-queries.ts',
    text: "AND ${isSameDevice('before', 'mine')}",
    without: '',
    tests: events,
  },
  {
    keeps: 'of two processes one writes a digest',
    file: 'server/src/notification/mails/send.ts',
    text: '  if (!(await claimDigest(db, reader, local.today))) return false;\n',
    without: '  await claimDigest(db, reader, local.today);\n',
    tests: mails,
  },
  {
    keeps: 'nobody stops the mails of others with a link that is made up',
    file: 'server/src/notification/mails/link.ts',
    text: 'signature.length !== SIGNATURE_BYTES || !timingSafeEqual(signature, sign(keys, body))',
    without: 'signature.length !== SIGNATURE_BYTES',
    tests: mails,
  },
  {
    keeps: 'a company whose subscription is over gets no letters',
    file: 'server/src/notification/mails/reader-queries.ts',
    text: 'AND s.end_at > ${now}',
    without: 'AND ${now}::timestamptz IS NOT NULL',
    tests: mails,
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
