import { api, type Endpoint } from '@vezne/contract';
import type { z } from 'zod';
import { testApp } from '../test/app';
import { projectBody } from '../test/bodies';
import type { SignedUp } from '../test/people';

/** The day of these tests. */
export const TODAY = '2026-11-23';

type RowChange = { amount: number; dueDate?: string | null; contactId?: string; [field: string]: unknown };

/** The real app, before each test with a new company that has one category and one project; today is `TODAY`. */
export function settlementApp() {
  const t = testApp();
  const world = {} as { person: SignedUp; projectId: string; categoryId: string };

  const done = async <E extends Endpoint>(endpoint: E, input: object = {}) =>
    endpoint.output.parse(await t.ask(endpoint, world.person, input)) as z.output<E['output']>;

  beforeEach(async () => {
    t.setClock(new Date(`${TODAY}T09:00:00+03:00`));
    world.person = await t.signUp();
    world.categoryId = (await done(api.category.save, { body: { name: 'Hakediş', type: 'HER_IKISI' } })).id;
    world.projectId = (await done(api.project.save, { body: projectBody(world.categoryId) })).id;
  });

  const row = (description = 'Hakediş') => ({
    projectId: world.projectId,
    categoryId: world.categoryId,
    description,
    date: '2026-06-01',
    vatRate: 20,
  });
  const newContact = async (name = 'Moda Apartmanı', change: object = {}) =>
    (await done(api.contact.save, { body: { name, kind: 'MUSTERI', ...change } })).id;
  const income = (change: RowChange) => done(api.projectIncome.save, { body: { ...row(), ...change } });

  return {
    ...t,
    world,
    /** What a call answers, which must be good. */
    done,
    /** A call's status and body, whatever they are. */
    refused: (endpoint: Endpoint, input: object) => t.call(endpoint, input, world.person),
    row,
    newContact,
    income,
    expense: (change: RowChange) => done(api.projectExpense.save, { body: { ...row('Beton'), ...change } }),
    collect: (contactId: string, amount: number, change: object = {}) =>
      done(api.settlement.save, { body: { contactId, direction: 'IN', date: TODAY, amount, ...change } }),
    ageing: (query: object = {}) => done(api.contact.ageing, { query }),
    /** The customer of the design: five open rows of every age. */
    async agedCustomer() {
      const contactId = await newContact();
      const rows = [
        [950_200, '2026-12-20'],
        [50_000, '2026-11-10'],
        [20_000, '2026-10-01'],
        [30_000, '2026-09-01'],
        [10_000, '2026-07-15'],
      ] as const;
      const ids: string[] = [];
      for (const [amount, dueDate] of rows) ids.push((await income({ amount, dueDate, contactId })).id);
      return { contactId, ids };
    },
  };
}
