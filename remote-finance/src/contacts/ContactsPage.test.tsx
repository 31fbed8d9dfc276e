import { act, screen, waitFor, within } from '@testing-library/react';
import { type Ageing, api, type Contact, type OpenItem, toPage } from '@vezne/contract';
import { answerAccounts, fakeApi, idOf, mainAccount, renderApp, seriousFindings } from '@vezne/testing';
import { Route, Routes } from 'react-router-dom';
import ContactsPage from './ContactsPage';

const server = fakeApi();
const open = (path = '/contacts') =>
  renderApp(
    <main>
      <Routes>
        <Route path="/contacts/*" element={<ContactsPage />} />
      </Routes>
    </main>,
    { route: path },
  );

const moda: Contact = {
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

const none = { notDue: 0, d0_30: 0, d31_60: 0, d61_90: 0, d90: 0, total: 0 };
const row = (contactId: string | null, name: string, own: Partial<typeof none>) =>
  ({
    contactId,
    name,
    kind: contactId === null ? null : 'MUSTERI',
    phone: null,
    lastDate: null,
    ...none,
    ...own,
  }) as const;
const ageing: Ageing = {
  asOf: '2026-11-23',
  rows: [
    row(moda.id, moda.name, { notDue: 1_000, d90: 500, total: 1_500 }),
    row(idOf(9, 2), 'Ada İnşaat', { d0_30: 9_000, total: 9_000 }),
    row(null, 'Carisi yazılmamış kalemler', { notDue: 70, total: 70 }),
  ],
  totals: { ...none, total: 10_570 },
  ...{ receivable: 10_570, overdueReceivable: 9_500, payable: 0, overduePayable: 0 },
};

const item = (n: number, own: Partial<OpenItem> = {}): OpenItem => ({
  ...{ type: 'GELIR', id: idOf(6, n), projectId: idOf(5, 1), projectName: 'Konut', documentNo: `F-${n}` },
  ...{ description: `Hakediş ${n}`, date: '2026-06-01', dueDate: '2026-09-01', daysLate: 83 },
  ...{ grossAmount: 120, settledAmount: 20, remainingAmount: 100 },
  ...own,
});
const items = [item(1), item(2), item(3, { type: 'GIDER', description: 'Beton' })];

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

test('what holds for all four sums is told once', async () => {
  open();
  expect(await screen.findByText(/^Tümü KDV dahil, 23\.11\.2026 itibarıyla\./)).toBeVisible();
});

test('it has its place while the sums load, so that nothing under it moves', async () => {
  server.hang(api.contact.ageing);
  open();
  expect(await screen.findByText(/^Tümü KDV dahil, .* vadesi geçmiş sayılmaz\.$/)).toBeVisible();
});

test('the list tells what is open and since when, and what belongs to nobody', async () => {
  open();
  await screen.findByRole('link', { name: 'Ada İnşaat' });
  const [, first, second] = screen.getAllByRole('row');
  expect(first).toHaveTextContent(/Ada İnşaat.*9\.000,00/);
  expect(second).toHaveTextContent(/Moda Apartmanı.*1\.000,00.*500,00.*1\.500,00/);
  expect(screen.getByText(/Carisi yazılmamış kalemler/)).toHaveTextContent('70,00');
  expect(screen.getByText('Toplam, 2 cari')).toBeInTheDocument();
  expect(await seriousFindings()).toEqual([]);
});

test('a company without a contact is shown the way to the first one and nothing else', async () => {
  const nothing = { ...ageing, rows: [], receivable: 0, overdueReceivable: 0 };
  server.answer(api.contact.ageing, nothing);
  server.answer(api.contact.findAll, toPage([], 0, 0, 1));
  open();
  expect(await screen.findByText('Henüz cari eklenmedi.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('searchbox')).not.toBeInTheDocument());
  expect(screen.queryByText('Toplam alacak')).not.toBeInTheDocument();
});

test('where all contacts are passive the filters stay and lead to them', async () => {
  server.answer(api.contact.ageing, ({ query }) =>
    query.state === 'PASIF' ? ageing : { ...ageing, rows: [] },
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Pasifleri Göster' }));
  expect(await screen.findByRole('link', { name: 'Ada İnşaat' })).toBeVisible();
  expect(screen.getByRole('searchbox')).toBeVisible();
});

test('figures and list that cannot be read say so once, and can be asked for again', async () => {
  server.fail(api.contact.ageing, { status: 400, message: 'Okunamadı.' }, 1);
  const { user } = open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Okunamadı.');
  expect(screen.queryByText('Toplam alacak')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Tekrar Dene' }));
  expect(await screen.findByText('Toplam alacak')).toBeVisible();
});

test('a form that is open while the list comes after all keeps what was written', async () => {
  server.fail(api.contact.ageing, { status: 400, message: 'Okunamadı.' }, 1);
  const { user } = open();
  await screen.findByRole('alert');
  await user.click(screen.getByRole('button', { name: 'Cari Ekle' }));
  const name = await screen.findByLabelText('Ad / Ünvan');
  await user.type(name, 'Moda');
  act(() => void dispatchEvent(new Event('online')));
  expect(await screen.findByText('Toplam alacak')).toBeInTheDocument();
  expect(name).toBeInTheDocument();
  expect(name).toHaveValue('Moda');
});

test('where nobody is passive the figures stay above that', async () => {
  server.answer(api.contact.ageing, ({ query }) => (query.state ? { ...ageing, rows: [] } : ageing));
  const { user } = open();
  await screen.findByRole('link', { name: 'Ada İnşaat' });
  await user.click(screen.getByRole('button', { name: 'Pasif' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Ada İnşaat' })).not.toBeInTheDocument());
  expect(screen.getByText('Toplam alacak')).toBeVisible();
  expect(screen.getByRole('searchbox')).toBeVisible();
});

test('search, kind, order and day stand in the address', async () => {
  const { user, location } = open();
  await user.type(await screen.findByRole('searchbox'), 'moda{Enter}');
  await waitFor(() => expect(screen.queryByText('Ada İnşaat')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: '90+ gün' }));
  await user.click(screen.getByRole('button', { name: 'Müşteriler' }));
  await waitFor(() => expect(location()).toBe('/contacts?q=moda&sort=d90&kind=MUSTERI'));
});

test('contacts are told apart by what they are, not by whose balance it is', async () => {
  const [first, second] = ageing.rows;
  server.answer(api.contact.ageing, {
    ...ageing,
    rows: [
      { ...first, kind: 'TEDARIKCI' },
      { ...second, kind: 'MUSTERI', total: -9_000, d0_30: -9_000 },
      row(idOf(9, 3), 'Deniz', {}),
    ].map((each, at) => (at === 2 ? { ...each, kind: 'IKISI' } : each)) as Ageing['rows'],
  });
  const { user } = open('/contacts?kind=TEDARIKCI');
  expect(await screen.findByRole('link', { name: moda.name })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Deniz' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Ada İnşaat' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Müşteriler' }));
  expect(await screen.findByRole('link', { name: 'Ada İnşaat' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Deniz' })).toBeVisible();
  expect(screen.queryByRole('link', { name: moda.name })).not.toBeInTheDocument();
});

test('a link that asks for one side alone says so, and that can be taken away', async () => {
  const { user, location } = open('/contacts?side=MUSTERI&overdue=true');
  await user.click(await screen.findByRole('button', { name: 'Yalnız alacaklar, süzgeci kaldır' }));
  await waitFor(() => expect(location()).toBe('/contacts?overdue=true'));
});

test('passive ones are one press away, and only they are shown', async () => {
  server.answer(api.contact.ageing, ({ query }) =>
    query.state === 'PASIF' ? { ...ageing, rows: [row(idOf(9, 3), 'Eski Usta', {})] } : ageing,
  );
  const { user, location } = open();
  await screen.findByRole('link', { name: 'Ada İnşaat' });
  await user.click(screen.getByRole('button', { name: 'Pasif' }));
  expect(await screen.findByRole('link', { name: 'Eski Usta' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Ada İnşaat' })).not.toBeInTheDocument();
  expect(location()).toBe('/contacts?passive=true');
  await user.click(screen.getByRole('button', { name: 'Vadesi geçen' }));
  await waitFor(() => expect(location()).toBe('/contacts?overdue=true'));
});

test('what is in the way of a search is named, with how many there are without it', async () => {
  const { user, location } = open('/contacts?q=moda&overdue=true');
  expect(
    await screen.findByText(
      '“moda” için vadesi geçenlerde eşleşen cari yok. Süzgeçler kalkınca 1 cari bulunuyor.',
    ),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: '1 Cariyi Göster' }));
  expect(await screen.findByRole('link', { name: moda.name })).toBeVisible();
  expect(location()).toBe('/contacts?q=moda');
});

test('those whose rows are past their due dates are one press away', async () => {
  server.answer(api.contact.ageing, {
    ...ageing,
    rows: ageing.rows.map((row) => ({ ...row, overdue: row.contactId === moda.id ? 500 : 0 })),
  });
  const { user, location } = open();
  await screen.findByRole('link', { name: 'Ada İnşaat' });
  await user.click(screen.getByRole('button', { name: 'Vadesi geçen' }));
  await waitFor(() => expect(location()).toBe('/contacts?overdue=true'));
  expect(screen.getByRole('link', { name: moda.name })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Ada İnşaat' })).not.toBeInTheDocument();
  expect(screen.getByText('Toplam, 1 cari').parentElement).toHaveTextContent('Net alacak 1.500,00 ₺');
});

test('the strip says what of its sums is left of openings', async () => {
  server.answer(api.contact.ageing, { ...ageing, openingReceivable: 300, openingPayable: 0 });
  open();
  const strip = within(await screen.findByRole('region', { name: 'Cari özeti' }));
  expect(await strip.findByText('300,00 ₺ açılış bakiyesi dahil')).toBeVisible();
  expect(strip.getAllByText(/açılış/)).toHaveLength(1);
});

test('an opening stands among the open items and is collected like one; without a due date nothing is late', async () => {
  server.answer(api.contact.openItems, {
    items: [item(1, { dueDate: null })],
    openings: [
      {
        ...{ id: moda.id, name: moda.name, side: 'MUSTERI', date: '2026-01-01' },
        ...{ amount: 900, remainingAmount: 800, daysLate: 326 },
      },
    ],
    ...{ receivable: 900, payable: 0, advanceIn: 0, advanceOut: 0 },
  });
  const { user } = open(`/contacts/${moda.id}`);
  const table = within(await screen.findByRole('table', { name: 'Açık kalemler' }));
  const [, first] = table.getAllByRole('row');
  expect(first).toHaveTextContent(/Açılış bakiyesi.*01\.01\.2026.*900,00.*800,00/);
  expect(table.queryByText(/gecikti/)).not.toBeInTheDocument();
  await user.click(table.getByRole('checkbox', { name: /^Açılış bakiyesi/ }));
  await user.click(
    within(screen.getByRole('region', { name: 'Açık kalemler' })).getByRole('button', {
      name: 'Tahsilat Al',
    }),
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Tahsilat Al' }));
  expect(await dialog.findByLabelText('Tutar')).toHaveValue('800,00');
});

test('what is owed to suppliers is told as a debt', async () => {
  const owed = { ...ageing, rows: ageing.rows.slice(0, 1) };
  server.answer(api.contact.ageing, owed);
  open('/contacts?side=TEDARIKCI');
  expect((await screen.findByText('Toplam, 1 cari')).parentElement).toHaveTextContent('Net borç 1.500,00 ₺');
});

test('an advance to suppliers is told as what they owe', async () => {
  server.answer(api.contact.ageing, {
    ...ageing,
    rows: [row(moda.id, moda.name, { notDue: -70, total: -70 })],
  });
  open('/contacts?side=TEDARIKCI');
  expect((await screen.findByText('Toplam, 1 cari')).parentElement).toHaveTextContent('Net alacak 70,00 ₺');
});

test('an open row that was collected in part is told as such, one that was not is not', async () => {
  const untouched = item(2, { settledAmount: 0, remainingAmount: 120 });
  server.answer(api.contact.openItems, {
    items: [item(1), untouched],
    ...{ receivable: 220, payable: 0, advanceIn: 0, advanceOut: 0 },
  });
  open(`/contacts/${moda.id}`);
  const [, first, second] = await screen.findAllByRole('row');
  expect(first).toHaveTextContent(/Hakediş 1.*Kısmi.*120,00.*100,00/);
  expect(second).not.toHaveTextContent('Kısmi');
});

test('money is laid on what is due first, and what is changed by hand stays as it is', async () => {
  const { user } = open(`/contacts/${moda.id}`);
  await user.click(await screen.findByRole('button', { name: 'Tahsilat Al' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Tahsilat Al' }));
  const [amount, first, second] = await waitFor(() => {
    const boxes = dialog.getAllByPlaceholderText('0,00');
    expect(boxes).toHaveLength(3);
    return boxes;
  });
  expect(amount).toHaveFocus();
  await user.type(amount as HTMLElement, '150');
  expect(first).toHaveValue('100,00');
  expect(second).toHaveValue('50,00');
  await user.clear(second as HTMLElement);
  await user.type(second as HTMLElement, '70');
  expect(dialog.getByText(/Dağıtılan tutar tahsilattan fazla olamaz/)).toHaveTextContent('20,00');
  await user.click(dialog.getByRole('button', { name: 'Kaydet' }));
  expect(server.requests(api.settlement.save)).toHaveLength(0);
  await user.clear(second as HTMLElement);
  await user.type(second as HTMLElement, '40');
  expect(dialog.getByText('Avans olarak kalan:')).toHaveTextContent('10,00');
  server.answer(api.settlement.save, {
    ...{ id: idOf(8, 1), contactId: moda.id, contactName: moda.name, direction: 'IN', date: '2026-11-23' },
    ...{ amount: 150, description: 'x', paymentMethod: 'TRANSFER', cashFlowId: idOf(4, 1), lines: [] },
    ...{ rest: 10, createdAt: moda.createdAt, updatedAt: moda.updatedAt, version: 1 },
  });
  await user.click(dialog.getByRole('button', { name: 'Kaydet' }));
  await waitFor(() =>
    expect(server.requests(api.settlement.save).at(-1)?.body).toMatchObject({
      ...{ contactId: moda.id, direction: 'IN', amount: 150 },
      lines: [
        { type: 'GELIR', id: idOf(6, 1), amount: 100 },
        { type: 'GELIR', id: idOf(6, 2), amount: 40 },
      ],
    }),
  );
});

test('chosen rows of both sides are set against each other as far as they go, once one has said so', async () => {
  const { user } = open(`/contacts/${moda.id}`);
  await user.click(await screen.findByRole('checkbox', { name: 'Hakediş 1' }));
  await user.click(screen.getByRole('checkbox', { name: 'Beton' }));
  server.answer(api.settlement.offset, []);
  await user.click(screen.getByRole('button', { name: /mahsup et/ }));
  const question = await screen.findByRole('alertdialog', { name: 'Mahsup Onayı' });
  expect(question).toHaveTextContent('100,00 ₺ tutarındaki kısmı birbirine sayılıp kapanır');
  expect(server.requests(api.settlement.offset)).toHaveLength(0);
  await user.click(within(question).getByRole('button', { name: 'Mahsup Et' }));
  await waitFor(() =>
    expect(server.requests(api.settlement.offset).at(-1)?.body).toMatchObject({
      lines: [{ amount: 100 }, { type: 'GIDER', amount: 100 }],
    }),
  );
  expect(await screen.findByText('Mahsup Kaydedildi.')).toBeVisible();
  await waitFor(() => expect(screen.getByText(/^Tahsil etmek ya da ödemek/)).toHaveFocus());
});

test('an opening is set against rows of the other side like a row', async () => {
  const opening = {
    id: moda.id,
    name: moda.name,
    side: 'MUSTERI' as const,
    date: '2026-01-01',
    daysLate: 300,
  };
  server.answer(api.contact.openItems, {
    ...{ items, receivable: 260, payable: 100, advanceIn: 0, advanceOut: 0 },
    openings: [{ ...opening, amount: 90, remainingAmount: 60 }],
  });
  server.answer(api.settlement.findAll, [
    {
      ...{ id: idOf(8, 1), contactId: moda.id, contactName: moda.name, direction: 'IN', version: 1 },
      ...{ date: '2026-11-22', amount: 30, rest: 30, description: 'Moda mahsubu', lines: [] },
      ...{ paymentMethod: 'VIRMAN', cashFlowId: null },
      ...{ createdAt: moda.createdAt, updatedAt: moda.updatedAt },
    },
  ]);
  const { user } = open(`/contacts/${moda.id}`);
  expect(await screen.findByText(/^Mahsup · 0 kalem · 30,00\s₺ açılış bakiyesinden$/)).toBeVisible();
  await user.click(await screen.findByRole('checkbox', { name: /^Açılış bakiyesi/ }));
  await user.click(screen.getByRole('checkbox', { name: 'Beton' }));
  server.answer(api.settlement.offset, []);
  await user.click(screen.getByRole('button', { name: /^60,00\s₺ mahsup et/ }));
  await user.click(await screen.findByRole('button', { name: 'Mahsup Et' }));
  await waitFor(() =>
    expect(server.requests(api.settlement.offset).at(-1)?.body).toMatchObject({
      lines: [
        { type: 'GELIR', id: moda.id, amount: 60 },
        { type: 'GIDER', id: idOf(6, 3), amount: 60 },
      ],
    }),
  );
});

test('openings that were merged stand under their own days, and merging says what becomes of the term', async () => {
  server.answer(api.contact.findById, {
    ...moda,
    ...{ openingBalance: 60, openingDate: '2026-01-01' },
    broughtIn: [{ name: 'Moda İnş.', balance: -40, date: '2026-03-01' }],
  });
  const ada = { ...moda, id: idOf(9, 2), name: 'Ada İnşaat', paymentTermDays: 45 };
  server.answer(api.contact.findAll, toPage([moda, ada], 2, 0, 1_000));
  const { user } = open(`/contacts/${moda.id}/bilgiler`);
  const facts = within(await screen.findByRole('region', { name: 'Bilgiler' }));
  expect(facts.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^100,00.* · 01\.01\.2026$/),
    expect.stringMatching(/^−40,00.* · 01\.03\.2026 · Moda İnş\.$/),
  ]);
  expect(facts.getByText('Tahsilat ve ödemeler önce en eskisini kapatır.')).toBeVisible();
  await screen.findByRole('option', { name: 'Ada İnşaat' });
  await user.selectOptions(screen.getByLabelText('Şu cariyle birleştir'), 'Ada İnşaat');
  await user.click(screen.getByRole('button', { name: 'Birleştir' }));
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(
    'Vadesi yazılmamış kalemlerinin hepsi için vade 45 gün olur.',
  );
  server.answer(api.contact.merge, ada);
  server.answer(api.contact.findById, ada);
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Birleştir' }));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: ada.name })).toHaveFocus());
});

test('days of a statement that are the wrong way round are told under the field, and nothing is asked', async () => {
  open(`/contacts/${moda.id}/ekstre?from=2026-11-20&to=2026-11-01`);
  await waitFor(() =>
    expect(screen.getByLabelText('Bitiş')).toHaveAccessibleDescription(
      'Bitiş tarihi başlangıç tarihinden önce olamaz',
    ),
  );
  expect(server.requests(api.contact.statement)).toHaveLength(0);
});

test('a statement that cannot be read says so and can be asked again', async () => {
  server.fail(api.contact.statement, { status: 400, message: 'Olmadı' }, 1);
  const { user } = open(`/contacts/${moda.id}/ekstre`);
  expect(await screen.findByRole('button', { name: 'Tekrar Dene' })).toBeInTheDocument();
  server.answer(api.contact.statement, { opening: 0, lines: [], debit: 0, credit: 0, closing: 0 });
  await user.click(screen.getByRole('button', { name: 'Tekrar Dene' }));
  expect(await screen.findByText('Bu tarihlerde hareket yok.')).toBeInTheDocument();
});

test('a long statement is shown in pages and exported whole', async () => {
  const line = (at: number) => ({
    ...{
      id: idOf(7, at),
      type: 'GELIR' as const,
      date: '2026-11-01',
      label: `Hakediş ${at}`,
      documentNo: null,
    },
    ...{ debit: 1, credit: 0, balance: at + 1 },
  });
  const sums = { opening: 0, count: 150, debit: 150, credit: 0, closing: 150 };
  const lines = Array.from({ length: 150 }, (_, at) => line(at));
  server.answer(api.contact.statement, ({ query: { page, pageSize } }) => ({
    ...sums,
    lines: pageSize ? lines.slice(Number(page) * Number(pageSize)).slice(0, Number(pageSize)) : lines,
  }));
  const { user } = open(`/contacts/${moda.id}/ekstre`);
  expect(await screen.findByText('Hakediş 99')).toBeInTheDocument();
  expect(screen.queryByText('Hakediş 100')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Sonraki sayfa' }));
  expect(await screen.findByText('Hakediş 149')).toBeInTheDocument();
  expect(screen.queryByText('Hakediş 99')).not.toBeInTheDocument();
  expect(screen.getByText('150 hareketten 101–150 arası')).toBeInTheDocument();
});

test('a statement is printed whole, from a day on with what was carried forward', async () => {
  window.print = jest.fn();
  server.answer(api.contact.statement, ({ query: { pageSize } }) => ({
    ...{ opening: 40, count: 2, debit: 120, credit: 0, closing: 160 },
    lines: [1, 2].slice(0, pageSize ? 1 : 2).map((at) => ({
      ...{
        id: idOf(6, at),
        type: 'GELIR' as const,
        date: '2026-06-01',
        label: `Hakediş ${at}`,
        documentNo: 'F-1',
      },
      ...{ debit: 60, credit: 0, balance: 40 + 60 * at },
    })),
  }));
  const { user } = open(`/contacts/${moda.id}/ekstre?from=2026-05-01`);
  await screen.findByText('Hakediş 1');
  await user.click(screen.getByRole('button', { name: 'Dışa Aktar' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Yazdır veya PDF' }));
  await waitFor(() => expect(window.print).toHaveBeenCalled());
  const sheet = within(document.querySelector<HTMLElement>('[data-print-sheet]') as HTMLElement);
  expect(sheet.getByText(moda.name).parentElement).toHaveTextContent('01.05.2026 – bugün');
  const [, carried, first, second, sums] = sheet.getAllByRole('row');
  expect(carried).toHaveTextContent(/^01\.05\.2026DevirDevir40,00/);
  expect(first).toHaveTextContent('Hakediş 1');
  expect(second).toHaveTextContent(/Hakediş 2.*160,00/);
  expect(sums).toHaveTextContent(/120,00.*160,00/);
});

test('of many collections the newest stand first, and more on demand', async () => {
  const made = (at: number) => ({
    ...{ id: idOf(8, at), contactId: moda.id, contactName: moda.name, direction: 'IN' as const },
    ...{ date: '2026-11-22', amount: 1, rest: 0, description: `Tahsilat ${at}`, lines: [], version: 1 },
    ...{ paymentMethod: 'CASH' as const, cashFlowId: idOf(2, at) },
    ...{ createdAt: moda.createdAt, updatedAt: moda.updatedAt },
  });
  const all = Array.from({ length: 70 }, (_, at) => made(at));
  server.answer(api.settlement.findAll, ({ query: { pageSize } }) => all.slice(0, Number(pageSize)));
  const { user } = open(`/contacts/${moda.id}`);
  const table = within(await screen.findByRole('table', { name: 'Tahsilatlar ve ödemeler' }));
  expect(table.queryByText('Tahsilat 50')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Daha Fazla Göster' }));
  expect(await table.findByText('Tahsilat 69')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Daha Fazla Göster' })).not.toBeInTheDocument();
});

describe('on a phone', () => {
  const wide = window.matchMedia;
  beforeEach(() => {
    window.matchMedia = (query) => ({ ...wide(query), matches: true });
  });
  afterEach(() => {
    window.matchMedia = wide;
  });

  test('a card tells what a contact is and the oldest of what is open', async () => {
    open();
    const list = within(await screen.findByRole('list', { name: 'Cariler' }));
    const [first, second] = await list.findAllByRole('listitem');
    expect(first).toHaveTextContent(/Ada İnşaat.*Müşteri.*0–30 gün: 9\.000,00/);
    expect(second).toHaveTextContent(/Moda Apartmanı.*Müşteri.*90\+ gün: 500,00/);
  });

  test('an open row tells its due date under its name and what is left of it', async () => {
    open(`/contacts/${moda.id}`);
    const table = within(await screen.findByRole('table', { name: 'Açık kalemler' }));
    expect(table.getAllByRole('columnheader')).toHaveLength(3);
    const [, first] = table.getAllByRole('row');
    expect(first).toHaveTextContent(/Hakediş 1Konut · F-1Vade 01\.09\.2026 \d+ gün gecikti.*\+100,00/);
  });

  test('a collection tells its day under its name', async () => {
    server.answer(api.settlement.findAll, [
      {
        ...{
          id: idOf(8, 1),
          contactId: moda.id,
          contactName: moda.name,
          direction: 'IN',
          date: '2026-11-22',
        },
        ...{
          amount: 300,
          rest: 0,
          description: 'Moda tahsilatı',
          paymentMethod: 'CASH',
          cashFlowId: idOf(2, 1),
        },
        ...{ lines: [], createdAt: moda.createdAt, updatedAt: moda.updatedAt, version: 1 },
      },
    ]);
    open(`/contacts/${moda.id}`);
    const table = within(await screen.findByRole('table', { name: 'Tahsilatlar ve ödemeler' }));
    expect(table.getAllByRole('columnheader')).toHaveLength(3);
    expect(table.getAllByRole('row')[1]).toHaveTextContent(
      /^Moda tahsilatı22\.11\.2026Kasa kaydı · 0 kalem.*300,00/,
    );
  });

  test('a line of the statement tells what it comes to over the balance after it', async () => {
    server.answer(api.contact.statement, {
      ...{ opening: 0, debit: 120, credit: 0, closing: 120 },
      lines: [
        {
          ...{ id: idOf(6, 1), type: 'GELIR', date: '2026-06-01', label: 'Hakediş 1', documentNo: 'F-1' },
          ...{ debit: 120, credit: 0, balance: 120 },
        },
      ],
    });
    open(`/contacts/${moda.id}/ekstre`);
    const [, first] = within(await screen.findByRole('table', { name: 'Ekstre' })).getAllByRole('row');
    expect(first).toHaveTextContent(/Hakediş 101\.06\.2026 · Gelir120,00\s₺ borç.*120,00/);
  });
});
