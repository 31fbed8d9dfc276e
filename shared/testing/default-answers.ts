import {
  api,
  type CashAccount,
  type CashFlow,
  type CashFlowBefore,
  type CashFlowBulkUpdate,
  type CashFlowCreate,
  dayInTurkey,
  isLeadKind,
  MutableKind,
  PaymentMethod,
  usualLeadDays,
} from '@vezne/contract';
import type { Answers } from './answers';
import { cashFlowPage, findEntries, sumsOf } from './cash-flow-page';
import {
  cashFlow,
  cashFlows,
  categories,
  company,
  idOf,
  mainAccount,
  mainAccountId,
  manager,
  pageOf,
  subscription,
} from './fixtures';

/** A signed-in manager with a small ledger that remembers what is written to it. */
export function defaultAnswers(answer: Answers): void {
  let ledger = [...cashFlows];
  let trash: CashFlow[] = [];
  const find = (id: string): CashFlow => ledger.find((entry) => entry.id === id) ?? cashFlow(1, { id });
  let renewals = 1;

  nothingYet(answer);
  bell(answer);
  answer(api.auth.login, { token: 'access-1', refreshToken: 'refresh-1', userType: 'MANAGER' });
  answer(api.auth.refresh, () => {
    renewals += 1;
    return { token: `access-${renewals}`, refreshToken: `refresh-${renewals}` };
  });
  answer(api.auth.logout, true);
  answer(api.factor.state, { isOn: false, since: null, recoveryCodesLeft: 0 });
  answer(api.auth.remainingSubscription, subscription);
  answer(api.manager.findByToken, manager);
  answer(api.company.findById, company);
  answer(api.leaving.state, { isOwner: true, closing: null });
  answer(api.dataExport.state, { newest: null, mayExportCompany: true, othersUnderWay: false });
  answer(api.installation.state, { disk: { freeBytes: 48_000_000_000, isLow: false } });
  answer(api.installation.backup, { backup: null });
  answer(api.category.findAll, categories);
  answer(api.history.noteExport, true);

  answer(api.cashFlow.findAll, ({ body }) => cashFlowPage(findEntries(ledger, body), body));
  answer(api.cashFlow.findById, ({ query }) => find(query.id));
  answer(api.cashFlow.summary, () => {
    const { income, expense, net } = sumsOf(ledger);
    return {
      ...{ income, expense, balance: net, openingBalance: 0, accountCount: 1 },
      incomeCount: ledger.filter((entry) => entry.cashFlowType === 'GIRIS').length,
      expenseCount: ledger.filter((entry) => entry.cashFlowType === 'CIKIS').length,
    };
  });
  answerTill(answer, () => ledger);
  answer(api.cashFlow.save, ({ body }) => {
    const entry = savedAs(100 + ledger.length, body);
    ledger = [entry, ...ledger];
    return entry;
  });
  answer(api.cashFlow.update, ({ body: { paymentMethod, accountId, version = 1, ...body } }) => {
    const stored = find(body.id);
    const changed = cashFlow(1, {
      ...stored,
      ...body,
      paymentMethod: paymentMethod ?? stored.paymentMethod,
      accountId: accountId ?? stored.accountId,
      categoryName: categories.find(({ id }) => id === body.categoryId)?.name ?? stored.categoryName,
      version: version + 1,
    });
    ledger = ledger.map((entry) => (entry.id === body.id ? changed : entry));
    return changed;
  });
  answer(api.cashFlow.updateSeveral, ({ body: { ids, ...change } }) => {
    const before = ledger.filter(({ id }) => ids.includes(id)).map(beforeChange);
    ledger = ledger.map((entry) => (ids.includes(entry.id) ? changed(entry, change) : entry));
    return { count: ids.length, before };
  });
  answer(api.cashFlow.undoSeveral, ({ body: { entries } }) => {
    ledger = ledger.map((entry) => takenBack(entry, entries));
    return { count: entries.length };
  });
  answer(api.cashFlow.deleteSeveral, ({ body: { ids } }) => {
    trash = ledger.filter(({ id }) => ids.includes(id));
    ledger = ledger.filter(({ id }) => !ids.includes(id));
    return { count: ids.length };
  });
  answer(api.trash.restoreSeveral, ({ body: { ids } }) => {
    ledger = [...trash, ...ledger];
    return { count: ids.length };
  });
  answer(api.cashFlow.delete, ({ query }) => {
    ledger = ledger.filter(({ id }) => id !== query.id);
    return true as const;
  });
}

const beforeChange = ({ id, version, categoryId, paymentMethod, projectId, date }: CashFlow) => ({
  ...{ id, categoryId, projectId, date: date.slice(0, 10) },
  paymentMethod: PaymentMethod.parse(paymentMethod),
  version: version + 1,
});

function changed(entry: CashFlow, change: Omit<CashFlowBulkUpdate, 'ids'>): CashFlow {
  const categoryId = change.categoryId ?? entry.categoryId;
  const { date = entry.date, paymentMethod = entry.paymentMethod, projectId = entry.projectId } = change;
  const categoryName = categories.find(({ id }) => id === categoryId)?.name ?? entry.categoryName;
  const own = { categoryId, categoryName, date, paymentMethod, projectId };
  return { ...entry, ...own, version: entry.version + 1 };
}

function takenBack(entry: CashFlow, entries: readonly CashFlowBefore[]): CashFlow {
  const old = entries.find(({ id }) => id === entry.id);
  if (!old) return entry;
  const categoryName = categories.find(({ id }) => id === old.categoryId)?.name ?? entry.categoryName;
  return { ...entry, ...old, categoryName, version: entry.version + 1 };
}

const firstNotifications = [
  ['SIRKET_BILGILERI', 'Şirket bilgilerinizi tamamlayın'],
  ['KATEGORILER', 'Kategorilerinizi seçin'],
  ['ILK_KAYIT', 'İlk nakit akışınızı girin'],
].map(([kind = '', title = '']) => ({
  ...{ id: kind, kind, title, details: [], count: 1, amount: null, projectId: null },
  ...{ day: '2026-11-22', at: null, age: 'BUGUN' as const, isRead: false, snoozedUntil: null },
}));

const leadDaysOf = (kind: string) => (isLeadKind(kind) ? usualLeadDays[kind] : null);

/** The bell of a company that has just begun. */
function bell(answer: Answers): void {
  answer(api.notification.count, { unread: firstNotifications.length });
  answer(api.notification.list, ({ body }) => ({
    ...pageOf(firstNotifications, body),
    unread: firstNotifications.length,
    today: dayInTurkey(new Date()),
  }));
  answer(api.notification.preferences, {
    kinds: MutableKind.options.map((kind) => ({
      kind,
      inApp: true,
      email: true,
      leadDays: leadDaysOf(kind),
    })),
    ...{ isDaily: true, dailyAt: '08:30', isWeekly: true },
  });
}

/** What a company has none of in the beginning. */
function nothingYet(answer: Answers): void {
  answer(api.history.findAll, ({ body }) => pageOf([], body));
  answer(api.trash.findAll, ({ body }) => pageOf([], body));
  answer(api.project.search, ({ body }) => pageOf([], body));
  answer(api.savedView.findAll, []);
  answer(api.recurring.findAll, []);
  answer(api.recurring.pending, { occurrences: [], total: 0 });
  answer(api.statement.findAll, ({ body }) => pageOf([], body));
  answer(api.assistant.insights, []);
  answer(api.assistant.firstQuestions, []);
  answer(api.learnedQuestion.findAll, []);
  answer(api.manager.removed, []);
  answer(api.auth.alerts, []);
  answer(api.search.find, { entries: [], projects: [], categories: [], products: [], views: [] });
}

/** Several accounts, and nothing in any of them. */
export function answerAccounts(answer: Answers, accounts: CashAccount[]): void {
  const counts = { incomeCount: 0, expenseCount: 0, accountCount: accounts.length };
  answer(api.cashAccount.findAll, accounts);
  answer(api.cashFlow.summary, { income: 0, expense: 0, balance: 0, openingBalance: 0, ...counts });
}

/** One till, in which everything lies. */
function answerTill(answer: Answers, ledger: () => CashFlow[]): void {
  answer(api.cashAccount.findAll, [mainAccount]);
  answer(api.cashAccount.summary, () => {
    const { net } = sumsOf(ledger());
    const till = { id: mainAccountId, name: 'Ana Kasa', kind: 'KASA', balance: net, lastDate: null } as const;
    return { accounts: [till], cash: net, bank: 0, cardDebt: 0, total: net };
  });
  answer(api.transfer.suggestions, []);
}

const savedAs = (n: number, body: CashFlowCreate): CashFlow =>
  cashFlow(1, { ...body, accountId: body.accountId ?? mainAccountId, id: idOf(4, n) });
