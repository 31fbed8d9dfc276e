import {
  api,
  type CashAccount,
  type Endpoint,
  type StatementPreview,
  type StatementRow,
} from '@vezne/contract';
import type { z } from 'zod';
import { reconcile } from '../../cash-flow/sum-queries';
import { createLog } from '../../log';
import { testApp } from '../../test/app';
import type { SignedUp } from '../../test/people';

const { cashAccount, cashFlow, category, statement } = api;

type Content = Uint8Array | string;

/** The real app, before each test with a new company that has a till and a bank account; after it, its sums agree. */
export function statementApp() {
  const t = testApp({ log: createLog('error') });
  const world = {} as { person: SignedUp; till: CashAccount; bank: CashAccount };

  const done = async <E extends Endpoint>(endpoint: E, input: object = {}) =>
    endpoint.output.parse(await t.ask(endpoint, world.person, input)) as z.output<E['output']>;

  beforeEach(async () => {
    world.person = await t.signUp();
    [world.till] = (await done(cashAccount.findAll, { body: {} })) as [CashAccount];
    world.bank = await done(cashAccount.save, {
      body: { name: 'Ziraat Vadesiz', kind: 'BANKA', openingBalance: 100_000 },
    });
  });
  afterEach(async () => {
    expect(await reconcile(t.db, world.person.companyId)).toEqual([]);
  });

  const decide = (batchId: string, body: object) => done(statement.decide, { body: { batchId, ...body } });

  return {
    ...t,
    world,
    /** Where the app listens, for calls that are more than a body. */
    listen: () => t.app.server.listen({ port: 0, host: '127.0.0.1' }),
    /** What a call answers, which must be good. */
    done,
    /** A call's status and body, whatever they are. */
    refused: async (endpoint: Endpoint, body: object, who = world.person) => {
      const answer = await t.call(endpoint, { body }, who);
      return { status: answer.status, body: answer.body };
    },
    read: (content: Content, name = 'ziraat.csv', accountId = world.bank.id): Promise<StatementPreview> =>
      done(statement.read, {
        body: { accountId, file: new File([new Uint8Array(Buffer.from(content))], name) },
      }),
    rowsOf: async (batchId: string): Promise<StatementRow[]> =>
      (await done(statement.rows, { body: { batchId, pageSize: 1_000 } })).content,
    decide,
    newCategory: async (name: string) =>
      (await done(category.save, { body: { name, type: 'HER_IKISI' } })).id,
    /** Gives every row without a category one, and adds all. */
    add: async (batchId: string, categoryId: string) => {
      await decide(batchId, { rest: { group: 'EKSIK', categoryId } });
      return done(statement.commit, { body: { batchId } });
    },
    balances: async () => {
      const { accounts } = await done(cashAccount.summary);
      return Object.fromEntries(accounts.map(({ name, balance }) => [name, balance]));
    },
    sums: async () => {
      const { income, expense } = await done(cashFlow.summary);
      return [income, expense];
    },
    shown: ({ date, description, amount }: StatementRow) => [date, description, amount],
  };
}
