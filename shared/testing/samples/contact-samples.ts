import { type AgeingRow, api, type Contact, type ContactStatement, type OpenItem } from '@vezne/contract';
import type { Answers } from '../answers';
import { idOf, pageOf } from '../fixtures';
import { byId } from './by-id';

const at = '2026-11-01T09:00:00.000Z';
const asOf = '2026-11-23';
const buckets = { notDue: 0, d0_30: 0, d31_60: 0, d61_90: 0, d90: 0 };
type Buckets = Partial<typeof buckets>;
type Sample = { contact: Contact; open: Buckets };

const sample = (n: number, name: string, kind: Contact['kind'], open: Buckets): Sample => ({
  contact: {
    ...{ id: idOf(9, n), name, kind, taxNumber: null, taxOffice: null, iban: null, address: null },
    ...{ phone: '+905321112233', email: null, paymentTermDays: 30, openingBalance: 0, openingDate: null },
    ...{ note: null, active: true, createdAt: at, updatedAt: at, version: 1 },
  },
  open,
});

const samples = [
  sample(1, 'Ada İnşaat', 'MUSTERI', { d0_30: 9_000 }),
  sample(2, 'Beton Yapı', 'TEDARIKCI', { notDue: 4_200 }),
  sample(3, 'Moda Apartmanı', 'MUSTERI', { notDue: 1_000, d90: 500 }),
];
const isSupplier = ({ kind }: Contact) => kind === 'TEDARIKCI';
const contacts = samples.map(({ contact }) => contact);
const amountsOf = ({ open }: Sample) => Object.values(open);
const sum = (amounts: number[]) => amounts.reduce((total, each) => total + each, 0);
const totalOf = (some: Sample[]) => sum(some.flatMap(amountsOf));

/** Of customers and suppliers together a supplier counts below zero, as what is owed to it. */
const signed = (one: Sample): Sample =>
  isSupplier(one.contact)
    ? {
        ...one,
        open: Object.fromEntries(Object.entries(one.open).map(([bucket, amount]) => [bucket, -amount])),
      }
    : one;

const ageingRow = (one: Sample): AgeingRow => ({
  ...{ contactId: one.contact.id, name: one.contact.name, kind: one.contact.kind, phone: one.contact.phone },
  ...{ ...buckets, ...one.open, total: totalOf([one]), lastDate: '2026-11-12' },
});

const daysLate: typeof buckets = { notDue: -17, d0_30: 10, d31_60: 41, d61_90: 71, d90: 100 };
const dayBefore = (days: number) => new Date(Date.parse(asOf) - days * 86_400_000).toISOString().slice(0, 10);

/** Rows that add up to what the list says of a contact: each bucket is one. */
const itemsOf = (id: string): OpenItem[] =>
  samples
    .filter(({ contact }) => contact.id === id)
    .flatMap(({ contact, open }) =>
      Object.entries(open).map(([bucket, amount], index): OpenItem => {
        const late = daysLate[bucket as keyof typeof buckets]; // The names of its own keys.
        return {
          ...{ type: isSupplier(contact) ? 'GIDER' : 'GELIR', id: idOf(6, index + 1) },
          ...{ projectId: idOf(5, 1), projectName: 'Proje 1', documentNo: `F-${index + 1}` },
          ...{ description: `Hakediş ${index + 1}`, date: dayBefore(late + 30), dueDate: dayBefore(late) },
          ...{ grossAmount: amount, settledAmount: 0, remainingAmount: amount },
          daysLate: Math.max(0, late),
        };
      }),
    );

function statementOf(id: string): ContactStatement {
  let balance = 0;
  const lines = itemsOf(id).map((item) => {
    const isOurs = item.type === 'GELIR';
    balance += isOurs ? item.grossAmount : -item.grossAmount;
    return {
      ...{ id: item.id, type: item.type, date: item.date, label: item.description, balance },
      ...{ documentNo: item.documentNo, debit: isOurs ? item.grossAmount : 0 },
      credit: isOurs ? 0 : item.grossAmount,
    };
  });
  const totals = {
    debit: sum(lines.map(({ debit }) => debit)),
    credit: sum(lines.map(({ credit }) => credit)),
  };
  return { opening: 0, lines, count: lines.length, ...totals, closing: balance };
}

/** Two customers and a supplier, with rows that are open. */
export function answerContacts(answer: Answers): void {
  answer(api.contact.findAll, ({ body }) => pageOf(contacts, body));
  answer(api.contact.findById, ({ query }) => byId(contacts, query.id));
  answer(api.contact.ageing, ({ query }) => {
    const side = query.side ?? query.kind;
    const shown = side ? samples.filter(({ contact }) => contact.kind === side) : samples.map(signed);
    const [suppliers, customers] = [
      samples.filter(({ contact }) => isSupplier(contact)),
      samples.filter(({ contact }) => !isSupplier(contact)),
    ];
    const late = (some: Sample[]) => totalOf(some) - sum(some.map(({ open }) => open.notDue ?? 0));
    const total = (bucket: keyof typeof buckets) => sum(shown.map(({ open }) => open[bucket] ?? 0));
    return {
      asOf,
      rows: shown.map(ageingRow),
      totals: {
        ...{ notDue: total('notDue'), d0_30: total('d0_30'), d31_60: total('d31_60') },
        ...{ d61_90: total('d61_90'), d90: total('d90'), total: totalOf(shown) },
      },
      ...{ receivable: totalOf(customers), overdueReceivable: late(customers) },
      ...{ payable: totalOf(suppliers), overduePayable: late(suppliers) },
    };
  });
  answer(api.contact.openItems, ({ query: { id, side } }) => {
    const items = itemsOf(id).filter(({ type }) => !side || (type === 'GELIR') === (side === 'MUSTERI'));
    const open = (type: OpenItem['type']) =>
      sum(items.filter((item) => item.type === type).map(({ remainingAmount }) => remainingAmount));
    return { items, receivable: open('GELIR'), payable: open('GIDER'), advanceIn: 0, advanceOut: 0 };
  });
  answer(api.contact.statement, ({ query }) => statementOf(query.id));
  answer(api.settlement.findAll, []);
}
