import {
  api,
  type CashAccount,
  type CashFlow,
  type DashboardData,
  type MonthlyReportDetail,
  type Transfer,
} from '@vezne/contract';
import fc from 'fast-check';
import { reconcile } from '../cash-flow/sum-queries';
import { testApp } from '../test/app';
import type { SignedUp } from '../test/people';
import { patience, trials } from '../test/trials';

// A property is tried more often at night, and a busy machine is slow.
jest.setTimeout(patience(120_000));

const t = testApp({ at: new Date('2026-11-21T09:00:00Z') });
const { cashAccount, cashFlow, transfer, trash } = api;

/** A day within the month of the report. */
const begunOn = '2026-11-10';

/** A company that does things, and what it has done so far. */
async function companyOfThree() {
  const person = await t.signUp();
  const categoryId = (
    await t.ask<{ id: string }>(api.category.save, person, { body: { name: 'Kira', type: 'HER_IKISI' } })
  ).id;
  const [first] = await t.ask<CashAccount[]>(cashAccount.findAll, person, { body: {} });
  const accounts = [
    first?.id ?? '',
    ...(await Promise.all(
      [
        { name: 'Banka', kind: 'BANKA', openingBalance: 50_000, openingDate: '2026-10-31' },
        { name: 'Kart', kind: 'KART', openingBalance: -250.25 },
        { name: 'Şube', kind: 'BANKA', openingBalance: 500.5, openingDate: begunOn },
      ].map(async (body) => (await t.ask<CashAccount>(cashAccount.save, person, { body })).id),
    )),
  ];
  return {
    person,
    categoryId,
    accounts,
    entries: [] as string[],
    moved: [] as string[],
    gone: [] as string[],
  };
}
type Company = Awaited<ReturnType<typeof companyOfThree>>;

type Given = { at: number; from: number; to: number; kurus: number; day: number };
type Doing = (company: Company, given: Given) => Promise<unknown>;

const dayOf = ({ day }: Given) => `2026-11-${String(day).padStart(2, '0')}`;
const entryOf = ({ categoryId }: Company, given: Given) => ({
  categoryId,
  date: dayOf(given),
  description: 'Kayıt',
  amount: given.kurus / 100,
});

const add =
  (cashFlowType: CashFlow['cashFlowType']): Doing =>
  async (company, given) => {
    const body = { ...entryOf(company, given), cashFlowType, accountId: company.accounts[given.from] };
    company.entries.push((await t.ask<CashFlow>(cashFlow.save, company.person, { body })).id);
  };

const chosen = (from: string[], at: number) => from[at % Math.max(1, from.length)] ?? '';

const movedBy = ({ accounts }: Company, given: Given) => ({
  fromAccountId: accounts[given.from],
  toAccountId: accounts[given.to],
  amount: given.kurus / 100,
  date: dayOf(given),
});

/** What a company may do; what is refused changes nothing. */
const acts: Record<string, Doing> = {
  comesIn: add('GIRIS'),
  goesOut: add('CIKIS'),
  virman: async (company, given) => {
    const body = { ...movedBy(company, given), fee: (given.kurus % 3) / 100 };
    const answer = await t.call(transfer.save, { body }, company.person);
    expect(answer.status).toBe(given.from === given.to ? 400 : 200);
    if (answer.status === 200) company.moved.push(transfer.save.output.parse(answer.body).id);
  },
  pair: async (company, given) => {
    const [sent, received] = [given.from, given.to].map((account) => company.accounts[account]);
    const virman = { ...entryOf(company, given), paymentMethod: 'VIRMAN' };
    const save = async (body: object) =>
      (await t.ask<CashFlow>(cashFlow.save, company.person, { body: { ...virman, ...body } })).id;
    const cashFlowIds = [
      await save({ cashFlowType: 'CIKIS', accountId: sent }),
      await save({ cashFlowType: 'GIRIS', accountId: received }),
    ];
    company.moved.push((await t.ask<Transfer>(transfer.pair, company.person, { body: { cashFlowIds } })).id);
  },
  unpair: ({ person, moved }, { at }) => t.call(transfer.unpair, { body: { id: chosen(moved, at) } }, person),
  change: (company, given) =>
    t.call(
      transfer.update,
      { body: { id: chosen(company.moved, given.at), ...movedBy(company, given) } },
      company.person,
    ),
  move: (company, given) =>
    t.call(
      cashFlow.update,
      {
        body: {
          ...entryOf(company, given),
          id: chosen(company.entries, given.at),
          accountId: company.accounts[given.from],
        },
      },
      company.person,
    ),
  count: (company, given) =>
    t.call(
      cashAccount.count,
      { body: { id: company.accounts[0], date: dayOf(given), counted: given.kurus / 100 } },
      company.person,
    ),
  delete: async ({ person, entries, moved, gone }, { at }) => {
    const isEntry = at % 2 === 1;
    const id = chosen(isEntry ? entries : moved, at);
    const { status } = await t.call((isEntry ? cashFlow : transfer).delete, { query: { id } }, person);
    if (status === 200) gone.push(id);
  },
  restore: ({ person, gone }, { at }) => t.call(trash.restore, { body: { id: chosen(gone, at) } }, person),
};

const act = fc.record({
  name: fc.constantFrom(...Object.keys(acts)),
  at: fc.nat(),
  from: fc.nat(2),
  to: fc.nat(2),
  kurus: fc.integer({ min: 1, max: 99_999_999 }),
  day: fc.integer({ min: 1, max: 20 }),
});

const kurus = (amount: number) => Math.round(amount * 100);
const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + kurus(amount), 0);

const askVezne = (person: SignedUp, input: string) =>
  t.ask(api.assistant.ask, person, { body: { input } }).then(api.assistant.ask.output.parse);

/** What bears the same name on several screens is the same figure. */
async function expectAgreement(person: SignedUp): Promise<void> {
  const { accounts, total, cash, bank, cardDebt } = await t
    .ask(cashAccount.summary, person)
    .then(cashAccount.summary.output.parse);
  const ledger = await t.ask(cashFlow.summary, person).then(cashFlow.summary.output.parse);
  const dashboard = await t.ask<DashboardData>(api.dashboard.data, person);
  const report = await t.ask<MonthlyReportDetail>(api.monthlyReport.findById, person, {
    params: { id: '2026-11' },
  });
  const ofReport = report.details.accounts ?? [];
  expect(kurus(total)).toBe(sum(accounts.map(({ balance }) => balance)));
  expect(kurus(cash) + kurus(bank) - kurus(cardDebt)).toBe(kurus(total));
  expect(ledger.balance).toBe(total);
  expect([dashboard.cashBalance, dashboard.accounts]).toEqual([total, { cash, bank, cardDebt }]);
  expect(report.summaries.closingBalance).toBe(total);
  expect(ofReport.map(({ accountId, closing }) => [accountId, closing])).toEqual(
    accounts.map(({ id, balance }) => [id, balance]),
  );
  const told = await askVezne(person, 'Hesapların bakiyesi ne kadar?');
  expect(told.rows.map(({ key, value }) => [key, value])).toEqual(
    accounts.map(({ id, balance }) => [id, balance]),
  );
  expect(told.figures.map(({ key, value }) => [key, value])).toEqual([
    ['balance', total],
    ['cash', cash],
    ['bank', bank],
    ['cardDebt', cardDebt],
  ]);
  const { openingBalance, begun, closingBalance, net } = report.summaries;
  expect(begun).toBe(500.5);
  expect(sum([openingBalance, 500.5, net])).toBe(kurus(closingBalance));
  expect(sum(ofReport.map(({ opening }) => opening))).toBe(sum([openingBalance, 500.5]));
  const november = await t
    .ask(cashFlow.findAll, person, { body: { from: '2026-11-01', to: '2026-11-30', pageSize: 100 } })
    .then(cashFlow.findAll.output.parse);
  expect(november).toMatchObject({ openingBalance, closingBalance });
  for (const { date, balance } of report.details.daily) {
    const last = november.content.find((entry) => entry.date <= date);
    const isBegunSince = date >= begunOn && (last?.date ?? '') < begunOn;
    expect([date, kurus(balance)]).toEqual([
      date,
      sum([last?.balance ?? openingBalance, isBegunSince ? 500.5 : 0]),
    ]);
  }
  for (const { accountId, closing } of ofReport) {
    const page = await t
      .ask(cashFlow.findAll, person, { body: { accountId } })
      .then(cashFlow.findAll.output.parse);
    if (page.content[0]) expect([accountId, page.content[0].runningBalance]).toEqual([accountId, closing]);
  }
}

test('whatever is done with accounts, their sums are those of their entries and every screen tells the same cash', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 25 }), async (done) => {
      const company = await companyOfThree();
      for (const { name, ...given } of done) await acts[name]?.(company, given);
      expect(await reconcile(t.db, company.person.companyId)).toEqual([]);
      await expectAgreement(company.person);
    }),
    { numRuns: trials(6) },
  );
});

test('a company with one account is told of no accounts', async () => {
  const person = await t.signUp();
  expect((await t.ask<DashboardData>(api.dashboard.data, person)).accounts).toBeNull();
  const report = await t.ask<MonthlyReportDetail>(api.monthlyReport.findById, person, {
    params: { id: '2026-11' },
  });
  expect(report.details.accounts).toEqual([]);
});
