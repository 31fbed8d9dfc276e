import { randomUUID } from 'node:crypto';
import { api, type Endpoint, type RowType, type Settlement } from '@vezne/contract';
import fc from 'fast-check';
import type { z } from 'zod';
import { reconcile } from '../cash-flow/sum-queries';
import { testApp } from '../test/app';
import { projectBody } from '../test/bodies';
import type { Input } from '../test/requests';
import { patience, trials } from '../test/trials';

jest.setTimeout(patience(180_000));

const t = testApp();
const { contact, settlement, projectIncome, projectExpense, cashFlow, trash } = api;
const TODAY = '2026-11-23';
const nouns = { GELIR: projectIncome, GIDER: projectExpense } as const;

/** What may happen to a contact's rows; `at` chooses one of them, `amount` is in kuruş. */
type Act = { kind: keyof typeof doings; at: number; kurus: number };
type Row = { type: RowType; id: string };
type Book = {
  ask: (endpoint: Endpoint, input: Input) => Promise<unknown>;
  /** What every row is saved with. */
  base: object;
  contactId: string;
  rows: Row[];
  /** Settlements that stand, and those that were taken back. */
  made: string[];
  gone: string[];
};

const directionOf = ({ type }: Row) => (type === 'GELIR' ? 'IN' : 'OUT');

const rowAt = ({ rows }: Book, at: number): Row => {
  const found = rows[at % rows.length];
  if (!found) throw new Error('a book has rows');
  return found;
};

async function save(book: Book, endpoint: Endpoint, body: object): Promise<void> {
  const saved = await book.ask(endpoint, { body });
  if (saved === undefined) return;
  const [first] = [saved].flat() as Settlement[];
  if (first) book.made.push(first.id);
}

/** Each answers when it is done; what the server refuses changes nothing. */
const doings = {
  collect: (book: Book, at: number, amount: number) => {
    const { contactId } = book;
    const direction = directionOf(rowAt(book, at));
    return save(book, settlement.save, { contactId, direction, date: TODAY, amount });
  },
  part: (book: Book, at: number, amount: number) => {
    const { contactId } = book;
    const { type, id } = rowAt(book, at);
    const lines = [{ type, id, amount }];
    const direction = directionOf({ type, id });
    return save(book, settlement.save, { contactId, direction, date: TODAY, amount: amount + 1, lines });
  },
  whole: (book: Book, at: number) => save(book, settlement.ofRow, { ...rowAt(book, at), date: TODAY }),
  lay: async (book: Book, at: number, amount: number) => {
    const id = book.made.at(-1);
    const lines = [{ ...rowAt(book, at), amount: Math.min(amount, 0.5) }];
    if (id) await book.ask(settlement.lay, { body: { id, lines } });
  },
  offset: (book: Book, at: number, amount: number) => {
    const income = book.rows.filter(({ type }) => type === 'GELIR');
    const expense = book.rows.filter(({ type }) => type === 'GIDER');
    const chosen = [income[at % income.length], expense[at % expense.length]];
    const lines = chosen.map((each) => ({ ...each, amount }));
    return save(book, settlement.offset, { contactId: book.contactId, date: TODAY, lines });
  },
  back: async (book: Book) => {
    const id = book.made.pop();
    if (!id) return;
    await book.ask(settlement.delete, { query: { id } });
    book.gone.push(id);
  },
  restore: async (book: Book) => {
    const id = book.gone.at(-1);
    if (!id || (await book.ask(trash.restore, { body: { id } })) === undefined) return;
    book.made.push(id);
    book.gone.pop();
  },
  change: async (book: Book, at: number, amount: number) => {
    const { type, id } = rowAt(book, at);
    await book.ask(nouns[type].update, { body: { ...book.base, id, amount } });
  },
  byHand: async (book: Book, at: number, amount: number) => {
    const { type, id } = rowAt(book, at);
    const status = type === 'GELIR' ? 'TAHSIL_EDILDI' : 'ODENDI';
    await book.ask(nouns[type].update, { body: { ...book.base, id, amount, status } });
  },
  cancel: async (book: Book, at: number, amount: number) => {
    const { type, id } = rowAt(book, at);
    await book.ask(nouns[type].update, { body: { ...book.base, id, amount, status: 'IPTAL' } });
  },
  drop: async (book: Book, at: number) => {
    const { type, id } = rowAt(book, at);
    await book.ask(nouns[type].delete, { query: { id } });
    await book.ask(trash.restore, { body: { id } });
  },
};

const kinds = Object.keys(doings) as (keyof typeof doings)[];
const act = fc.record<Act>({
  kind: fc.constantFrom(...kinds),
  at: fc.nat(4),
  kurus: fc.integer({ min: 1, max: 30_000 }),
});
/** One after the other, and here and there two at the same moment. */
const history = fc.array(fc.oneof(fc.tuple(act), fc.tuple(act, act)), { minLength: 4, maxLength: 14 });

const kurusOf = (amount: number) => Math.round(amount * 100);

const person = { token: '', companyId: '' };
const done = async <E extends Endpoint>(endpoint: E, input: Input = {}) =>
  endpoint.output.parse(await t.ask(endpoint, person, input)) as z.output<E['output']>;

/** The answer, or undefined where the server refuses; it must never fail. */
async function ask(endpoint: Endpoint, input: Input): Promise<unknown> {
  const { status, body, text } = await t.call(endpoint, input, person);
  if (status >= 500) throw new Error(`${endpoint.id}: ${text}`);
  return status === 200 ? body : undefined;
}

/** What rows are saved with; some are due on no day. */
const amounts = [
  ['GELIR', 0.03, null],
  ['GELIR', 100, '2026-12-31'],
  ['GIDER', 55.55, '2026-11-01'],
  ['GELIR', 55.55, '2026-09-30'],
  ['GIDER', 250, null],
] as const;

async function newBook(base: object): Promise<Book> {
  const name = `Cari ${randomUUID()}`;
  const { id: contactId } = await done(contact.save, { body: { name, kind: 'IKISI' } });
  const rows: Row[] = [];
  for (const [type, amount, dueDate] of amounts) {
    const body = { ...base, contactId, amount, dueDate };
    rows.push({ type, id: (await done(nouns[type].save, { body })).id });
  }
  return { ask, base: { ...base, contactId }, contactId, rows, made: [], gone: [] };
}

const sumOf = (lines: Settlement['lines']) => lines.reduce((sum, { amount }) => sum + kurusOf(amount), 0);

/** What is allocated is part of what came, and the ledger has all of it. */
async function expectEntry({
  amount,
  rest,
  lines,
  cashFlowId,
  accountId,
  direction,
}: Settlement): Promise<void> {
  expect(kurusOf(rest)).toBeGreaterThanOrEqual(0);
  expect(kurusOf(rest) + sumOf(lines)).toBe(kurusOf(amount));
  if (!cashFlowId) return expect(accountId).toBeNull();
  const entry = await done(cashFlow.findById, { query: { id: cashFlowId } });
  expect(entry).toMatchObject({ amount, accountId, cashFlowType: direction === 'IN' ? 'GIRIS' : 'CIKIS' });
}

async function expectRow({ type, id }: Row, settlements: Settlement[]): Promise<void> {
  const row = await done(nouns[type].findById, { query: { id } });
  const allocated = settlements.flatMap(({ lines }) => lines).filter((line) => line.id === id);
  expect(kurusOf(row.laidAmount ?? 0)).toBe(sumOf(allocated));
  if (row.status !== 'IPTAL')
    expect(kurusOf(row.settledAmount) + kurusOf(row.remainingAmount)).toBe(kurusOf(row.grossAmount));
  const isOpen = row.status === 'BEKLIYOR';
  // What somebody called settled or cancelled is not open, whatever came of it.
  const counts = isOpen || row.settledBy === 'TAHSILAT';
  const open = counts ? kurusOf(row.grossAmount) - sumOf(allocated) : 0;
  expect(kurusOf(row.remainingAmount)).toBe(row.status === 'IPTAL' ? 0 : open);
  expect(isOpen).toBe(row.remainingAmount > 0);
}

/** Every open item is of its age, and what is allocated to none is not late. */
async function expectAges(contactId: string): Promise<void> {
  const { items, advanceIn, advanceOut } = await done(contact.openItems, { query: { id: contactId } });
  const ages = { notDue: kurusOf(advanceOut) - kurusOf(advanceIn), d0_30: 0, d31_60: 0, d61_90: 0, d90: 0 };
  for (const { type, remainingAmount, daysLate } of items) {
    const age =
      (['notDue', 'd0_30', 'd31_60', 'd61_90'] as const)[Math.ceil(Math.max(daysLate, 0) / 30)] ?? 'd90';
    ages[age] += (type === 'GELIR' ? 1 : -1) * kurusOf(remainingAmount);
  }
  const { rows } = await done(contact.ageing);
  const aged = rows.find((each) => each.contactId === contactId);
  const told = Object.entries(ages).map(([age]) => [age, kurusOf(Number(aged?.[age as keyof typeof ages]))]);
  expect(Object.fromEntries(told)).toEqual(ages);
}

test('after any history, also of two at once, rows, money, ledger and statement say the same', async () => {
  t.setClock(new Date(`${TODAY}T09:00:00+03:00`));
  Object.assign(person, await t.signUp());
  const { id: categoryId } = await done(api.category.save, { body: { name: 'Hakediş', type: 'HER_IKISI' } });
  const { id: projectId } = await done(api.project.save, { body: projectBody(categoryId) });
  const base = { description: 'x', date: '2026-06-01', vatRate: 20, projectId, categoryId };
  await fc.assert(
    fc.asyncProperty(history, async (steps) => {
      const book = await newBook(base);
      for (const together of steps)
        await Promise.all(together.map(({ kind, at, kurus }) => doings[kind](book, at, kurus / 100)));
      const { contactId } = book;
      const settlements = await done(settlement.findAll, { query: { contactId } });
      for (const each of settlements) await expectEntry(each);
      for (const each of book.rows) await expectRow(each, settlements);
      const { closing } = await done(contact.statement, { query: { id: contactId } });
      const { rows: aged } = await done(contact.ageing);
      expect(aged.find((each) => each.contactId === contactId)?.total).toBe(closing);
      await expectAges(contactId);
    }),
    { numRuns: trials(25) },
  );
  expect(await reconcile(t.db, person.companyId)).toEqual([]);
});
