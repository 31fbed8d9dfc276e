import { type Ageing, api, type Contact, type OpenItem, toPage } from '@vezne/contract';
import { answerAccounts, fakeApi, idOf, mainAccount, renderApp } from '@vezne/testing';
import { Route, Routes } from 'react-router-dom';
import ContactsPage from './ContactsPage';

export const moda: Contact = {
  ...{
    id: idOf(9, 1),
    name: 'Moda Apartmanı',
    kind: 'IKISI',
    phone: '+905321112233',
    email: null,
    iban: null,
  },
  ...{ taxNumber: null, taxOffice: null, address: null, paymentTermDays: 30, openingBalance: 0 },
  ...{ openingDate: null, note: null, active: true, version: 1 },
  ...{ createdAt: '2026-11-01T09:00:00.000Z', updatedAt: '2026-11-01T09:00:00.000Z' },
};

export const none = { notDue: 0, d0_30: 0, d31_60: 0, d61_90: 0, d90: 0, total: 0 };
export const row = (contactId: string | null, name: string, own: Partial<typeof none>) =>
  ({
    contactId,
    name,
    kind: contactId === null ? null : 'MUSTERI',
    phone: null,
    lastDate: null,
    ...none,
    ...own,
  }) as const;
export const ageing: Ageing = {
  asOf: '2026-11-23',
  rows: [
    row(moda.id, moda.name, { notDue: 1_000, d90: 500, total: 1_500 }),
    row(idOf(9, 2), 'Ada İnşaat', { d0_30: 9_000, total: 9_000 }),
    row(null, 'Carisi yazılmamış kalemler', { notDue: 70, total: 70 }),
  ],
  totals: { ...none, total: 10_570 },
  ...{ receivable: 10_570, overdueReceivable: 9_500, payable: 0, overduePayable: 0 },
};

export const item = (n: number, own: Partial<OpenItem> = {}): OpenItem => ({
  ...{ type: 'GELIR', id: idOf(6, n), projectId: idOf(5, 1), projectName: 'Konut', documentNo: `F-${n}` },
  ...{ description: `Hakediş ${n}`, date: '2026-06-01', dueDate: '2026-09-01', daysLate: 83 },
  ...{ grossAmount: 120, settledAmount: 20, remainingAmount: 100 },
  ...own,
});
export const items = [item(1), item(2), item(3, { type: 'GIDER', description: 'Beton' })];

/** The page of contacts over an API that knows one of them, its ageing and three open items. */
export function contactsPage() {
  const server = fakeApi();

  beforeEach(() => {
    answerAccounts(server.answer, [mainAccount]);
    server.answer(api.contact.ageing, ageing);
    server.answer(api.contact.findById, moda);
    server.answer(api.contact.findAll, toPage([moda], 1, 0, 1_000));
    server.answer(api.settlement.findAll, []);
    server.answer(api.contact.openItems, ({ query: { side } }) => ({
      items: side === 'MUSTERI' ? items.slice(0, 2) : items,
      ...{ receivable: 200, payable: 100, advanceIn: 0, advanceOut: 0 },
    }));
  });

  const open = (path = '/contacts') =>
    renderApp(
      <main>
        <Routes>
          <Route path="/contacts/*" element={<ContactsPage />} />
        </Routes>
      </main>,
      { route: path },
    );
  return { server, open };
}
