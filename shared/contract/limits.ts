/**
 * The numbers that the product promises and that more than one place must know. Durations are milliseconds unless
 * named otherwise. What a part of the kit alone does, such as how long a ring stays, stands in that part.
 */
export const limits = {
  apiPrefix: '/dev/v1',
  client: {
    authRequestsPerMinute: 50,
    generalRequestsPerMinute: 100,
    rateWindow: 60_000,
    timeout: 10_000,
    retries: 3,
    retryDelay: 1_000,
    cacheAge: 5 * 60_000,
    cacheEntries: 100,
  },
  page: {
    maxSize: 1_000,
    maxPage: 1_000_000,
    cashFlow: 6,
    projects: 3,
    projectSearch: 10,
    projectRows: 10,
    categories: 100,
    cashAccounts: 100,
    contacts: 50,
    assistantHistory: 2,
    history: 12,
    trash: 12,
  },
  /** Largest amount, in kuruş: 999.999.999.999,99. */
  maxAmountKurus: 99_999_999_999_999n,
  importRows: 5_000,
  /**
   * Statements: bytes of a file and of the request around it, rows and columns of its table, rows before the first that
   * counts, bytes that a packed file may unpack to, letters of a cell, and how long its reading may take.
   */
  statement: {
    file: 10 * 1024 * 1024,
    body: 10 * 1024 * 1024 + 64 * 1024,
    rows: 20_000,
    columns: 64,
    head: 100,
    unpacked: 100 * 1024 * 1024,
    cell: 2_000,
    sample: 20,
    rowsPage: 50,
    batches: 12,
    changes: 200,
    drafts: 20,
    patience: 30_000,
  },
  description: 500,
  searchText: 200,
  /** The palette's search: letters that are enough to look for, and records shown of a kind. */
  quickSearch: { shortest: 2, each: 5 },
  /**
   * Notifications: most days ahead of something and to put one off, length of an id and of a signed link, what a call may
   * name and a page has, how many of a kind and day are told one by one, days that what happened is told, share of a
   * budget that is told, how often a browser asks for the count, and projects of a kind that the first clients show.
   */
  notification: {
    leadDays: 60,
    dailyAt: { first: '06:00', last: '21:30' },
    snoozeDays: 30,
    id: 120,
    link: 300,
    atOnce: 100,
    page: 50,
    oneByOne: 3,
    eventDays: 7,
    budgetPercent: 80,
    askEvery: 60_000,
    each: 10,
  },
  contact: { note: 500, paymentTermDays: 365 },
  /** Rows that one collection or payment is allocated to. */
  settlementLines: 1_000,
  filterCategories: 100,
  bulk: 200,
  /** Entries of a company that repeat, how many years back they may begin, and days that are shown and decided at once. */
  recurring: { open: 200, yearsBack: 10, waiting: 24 },
  /** A manager's own views of the ledger, and how much text each may be. */
  savedView: { count: 30, name: 60, address: 6_000 },
  question: 1_000,
  /** Characters of a plan that is handed back. */
  planText: 4_000,
  password: { min: 8, max: 128 },
  /** Bytes of a request body. */
  body: 64 * 1024,
  importBody: 4 * 1024 * 1024,
  /** Values in a body: the largest import has 5,000 rows of six fields. */
  bodyValues: 50_000,
  /** Fields that an answer names at most, and characters of a name that the caller made up. */
  fieldErrors: 20,
  fieldName: 40,
  /** The newest records of the ledger that Vezne AI reads. */
  assistantWindow: 1_000,
  /** Per company; the one least used goes first. */
  learnedQuestions: 500,
  /** Findings that a manager has put away; the one put away first goes first. */
  dismissals: 500,
  toast: { duration: 4_000, visible: 3, undo: 8_000 },
  testPageDelay: 5_000,
  subscription: { trialDays: 30, bannerDays: 14, spaceWarning: 0.8 },
  token: {
    accessMinutes: 15,
    refreshDays: 30,
    resetMinutes: 30,
    invitationDays: 3,
    verificationHours: 24,
    mailPauseSeconds: 60,
    successorGraceSeconds: 60,
  },
  /** How long the address of an archive opens it: browsers begin at once. */
  exportLinkMinutes: 10,
  /** How long a password that was typed in a session counts as a fresh proof. */
  proofMinutes: 15,
  factor: { challengeMinutes: 5, recoveryCodes: 10 },
  /** How long the removal of a manager can be undone. */
  undoRemovalHours: 24,
  idempotencyHours: 24,
  /** How long personal text is kept; docs/privacy.md and the legal pages say the same. */
  keep: {
    assistantDays: 365,
    dismissalDays: 180,
    contactDays: 730,
    loginAttemptDays: 1,
    endedSessionDays: 30,
    expiredInvitationDays: 30,
    pendingSignUpDays: 7,
    trashDays: 30,
    statementDays: 90,
    mappingDays: 730,
    readNotificationDays: 365,
    digestDays: 30,
    exportHours: 24,
    closingDays: 30,
    /** Before the end of these days everybody in the company is told once more. */
    closingReminderDays: 5,
    /** Weeks after which the oldest backup is gone, and with it what was erased meanwhile. */
    backupWeeks: 8,
  },
} as const;
