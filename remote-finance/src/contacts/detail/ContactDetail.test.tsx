import { screen, waitFor, within } from '@testing-library/react';
import { api, toPage } from '@vezne/contract';
import { idOf, mainAccount, renderApp } from '@vezne/testing';
import { Link, Route, Routes } from 'react-router-dom';
import ContactsPage from '../ContactsPage';
import { contactsPage, item, items, moda } from '../testing';

const { server, open } = contactsPage();

test('an opening stands among the open items and is collected like one; it is late, a row without a due date is not', async () => {
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
  const [, first, second] = table.getAllByRole('row');
  expect(first).toHaveTextContent(/Açılış bakiyesi.*01\.01\.2026.*gün gecikti.*900,00.*800,00/);
  expect(second).not.toHaveTextContent(/gecikti/);
  await user.click(table.getByRole('checkbox', { name: /^Açılış bakiyesi/ }));
  await user.click(
    within(screen.getByRole('region', { name: 'Açık kalemler' })).getByRole('button', {
      name: 'Tahsilat Al',
    }),
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Tahsilat Al' }));
  expect(await dialog.findByLabelText('Tutar')).toHaveValue('800,00');
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

test.each([
  ['MUSTERI', { advanceIn: 0 }, ['Tahsilat Al']],
  ['MUSTERI', { advanceIn: 400 }, ['Ödeme Yap', 'Tahsilat Al']],
  ['TEDARIKCI', { advanceOut: 400 }, ['Ödeme Yap', 'Tahsilat Al']],
] as const)(
  'an advance can be given back, also where money mostly goes the other way: %s %j',
  async (kind, advances, ways) => {
    server.answer(api.contact.findById, { ...moda, kind });
    server.answer(api.contact.openItems, {
      ...{ items: [], receivable: 0, payable: 0, advanceIn: 0, advanceOut: 0 },
      ...advances,
    });
    open(`/contacts/${moda.id}`);
    await screen.findByText('Açık kalem yok.');
    expect(
      screen
        .getAllByRole('button', { name: /^(Ödeme Yap|Tahsilat Al)$/ })
        .map(({ textContent }) => textContent),
    ).toEqual(ways);
  },
);

test.each([
  [1_000, 0, ['hiçbir kaleme dağıtılmamış', 'hiçbir kaleme dağıtılmamış']],
  [1_000, 400.1, ['verilen avans düşülünce 599,90 ₺', 'alınan avanstan düşülür']],
  [400, 1_000, ['verilen avanstan düşülür', 'alınan avans düşülünce 600,00 ₺']],
  [400, 400, ['iki avans birbirini karşılıyor', 'iki avans birbirini karşılıyor']],
])(
  'advances of both sides, as after one was given back, say what is left of both: %d and %d',
  async (advanceIn, advanceOut, told) => {
    server.answer(api.contact.openItems, { items: [], receivable: 0, payable: 0, advanceIn, advanceOut });
    open(`/contacts/${moda.id}`);
    await screen.findByText('Açık kalem yok.');
    const strip = within(screen.getByRole('region', { name: 'Cari özeti' }));
    const feet = ['Alınan avans', 'Verilen avans'].map((label) => strip.getByText(label).parentElement);
    for (const [at, foot] of feet.entries()) expect(foot).toHaveTextContent(told[at] ?? '');
  },
);

test('money is allocated to what is due first, and what is changed by hand stays as it is', async () => {
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

test('what was settled elsewhere meanwhile is gone from the page once that is refused here', async () => {
  const { user } = open(`/contacts/${moda.id}`);
  await user.click(await screen.findByRole('checkbox', { name: 'Hakediş 1' }));
  await user.click(screen.getByRole('checkbox', { name: 'Beton' }));
  const message = 'Bu kalem artık açık değil';
  server.fail(api.settlement.offset, { status: 409, message, fields: { 'lines.0.id': message } });
  server.answer(api.contact.openItems, {
    ...{ items: items.slice(1), receivable: 100, payable: 100, advanceIn: 0, advanceOut: 0 },
  });
  await user.click(screen.getByRole('button', { name: /mahsup et/ }));
  await user.click(await screen.findByRole('button', { name: 'Mahsup Et' }));
  await waitFor(() => expect(screen.queryByText('Hakediş 1')).not.toBeInTheDocument());
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
  const other = screen.getByLabelText('Şu cariyle birleştir');
  await user.type(other, 'ada');
  expect(screen.getByRole('button', { name: 'Birleştir' })).toBeDisabled();
  await screen.findByRole('option', { name: 'Ada İnşaat' });
  expect(server.requests(api.contact.findAll).at(-1)?.body).toMatchObject({
    ...{ searchText: 'ada', inactive: true },
  });
  await user.keyboard('{Enter}');
  expect(other).toHaveValue('Ada İnşaat');
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
  // Other days begin with their first page, and nothing else is asked on the way there.
  await user.type(screen.getByLabelText('Başlangıç'), '01.11.2026');
  expect(await screen.findByText('150 hareketten 1–100 arası')).toBeInTheDocument();
  expect(server.requests(api.contact.statement).map(({ query }) => query)).toMatchObject([
    { page: '0' },
    { page: '1' },
    { page: '0', from: '2026-11-01' },
  ]);
});

test('a statement of one who is customer and supplier asks for no open items: money goes both ways anyway', async () => {
  server.answer(api.contact.findById, { ...moda, kind: 'IKISI' });
  server.answer(api.contact.statement, { opening: 0, lines: [], debit: 0, credit: 0, closing: 0 });
  open(`/contacts/${moda.id}/ekstre`);
  expect(await screen.findByRole('region', { name: 'Ekstre' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Ödeme Yap' })).toBeInTheDocument();
  expect(server.requests(api.contact.openItems)).toHaveLength(0);
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

test.each([
  ['IN', idOf(2, 1), 1],
  ['OUT', idOf(2, 1), 0],
  ['IN', null, 0],
] as const)(
  'what is taken back looks at the tills where cash goes with it: %s, entry %s',
  async (direction, cashFlowId, times) => {
    const { createdAt, updatedAt } = moda;
    server.answer(api.settlement.findAll, [
      {
        ...{ id: idOf(8, 1), contactId: moda.id, contactName: moda.name, direction, cashFlowId },
        ...{ date: '2026-11-22', amount: 90, rest: 0, description: 'Elden', lines: [], version: 1 },
        ...{ paymentMethod: 'CASH', createdAt, updatedAt },
      },
    ]);
    server.answer(api.settlement.delete, true);
    server.answer(api.cashAccount.summary, {
      accounts: [{ id: mainAccount.id, name: 'Ana Kasa', kind: 'KASA', balance: -90, lastDate: null }],
      ...{ cash: -90, bank: 0, cardDebt: 0, total: -90 },
    });
    const { user } = open(`/contacts/${moda.id}`);
    await user.click(await screen.findByRole('button', { name: 'Sil: Elden' }));
    await user.click(await screen.findByRole('button', { name: 'Sil' }));
    await screen.findByText('Kayıt Geri Alındı.');
    await waitFor(() => expect(server.requests(api.cashAccount.summary)).toHaveLength(times));
    const told = () => screen.queryAllByText('Kasa bakiyesi eksiye düştü: −90,00 ₺');
    await waitFor(() => expect(told()).toHaveLength(times));
  },
);

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

const ada = { ...moda, id: idOf(9, 2), name: 'Ada İnşaat' };
const statementOf = (label: string) => ({
  ...{ opening: 0, count: 1, debit: 1, credit: 0, closing: 1 },
  lines: [
    {
      ...{ id: idOf(7, 1), type: 'GELIR' as const, date: '2026-11-01', documentNo: null },
      ...{ label, debit: 1, credit: 0, balance: 1 },
    },
  ],
});

test("the statement of a contact never stands under another one's name", async () => {
  server.answer(api.contact.findById, ({ query: { id } }) => (id === ada.id ? ada : moda));
  server.answer(api.contact.statement, statementOf('Moda hakedişi'));
  const { user } = renderApp(
    <>
      <Link to={`/contacts/${ada.id}`}>Ada</Link>
      <Link to={`/contacts/${ada.id}/ekstre`}>Ada ekstresi</Link>
      <Link to={`/contacts/${moda.id}/ekstre`}>Moda ekstresi</Link>
      <Routes>
        <Route path="/contacts/*" element={<ContactsPage />} />
      </Routes>
    </>,
    { route: `/contacts/${ada.id}` },
  );
  await screen.findByRole('heading', { level: 1, name: ada.name });
  await user.click(screen.getByRole('link', { name: 'Moda ekstresi' }));
  expect(await screen.findByText('Moda hakedişi')).toBeVisible();
  const answer = server.hold(api.contact.statement);
  await user.click(screen.getByRole('link', { name: 'Ada ekstresi' }));
  expect(screen.getByRole('heading', { level: 1, name: ada.name })).toBeVisible();
  expect(screen.queryByText('Moda hakedişi')).not.toBeInTheDocument();
  server.answer(api.contact.statement, statementOf('Ada hakedişi'));
  answer();
  expect(await screen.findByText('Ada hakedişi')).toBeVisible();
});

test('the days before are marked as such while other days are read', async () => {
  server.answer(api.contact.statement, statementOf('Hakediş'));
  const { user } = open(`/contacts/${moda.id}/ekstre`);
  const table = await screen.findByRole('table', { name: 'Ekstre' });
  const busy = () => table.closest('[aria-busy=true]');
  expect(busy()).toBeNull();
  const answer = server.hold(api.contact.statement);
  await user.type(screen.getByLabelText('Başlangıç'), '01.10.2026');
  await waitFor(() => expect(busy()).not.toBeNull());
  answer();
  await waitFor(() => expect(busy()).toBeNull());
});

test('of days of a statement that are typed only the one that is left standing is asked for and gets an address', async () => {
  server.answer(api.contact.statement, statementOf('Hakediş'));
  const { user, location } = open(`/contacts/${moda.id}/ekstre`);
  await screen.findByRole('table', { name: 'Ekstre' });
  await user.type(screen.getByLabelText('Başlangıç'), '22.11.2026');
  expect(location()).toBe(`/contacts/${moda.id}/ekstre`);
  await waitFor(() => expect(location()).toBe(`/contacts/${moda.id}/ekstre?from=2026-11-22`));
  const asked = server.requests(api.contact.statement);
  expect(asked).toHaveLength(2);
  expect(asked[1]).toMatchObject({ query: { from: '2026-11-22' } });
  await user.clear(screen.getByLabelText('Başlangıç'));
  await user.type(screen.getByLabelText('Başlangıç'), '31.02.2026');
  await waitFor(() =>
    expect(screen.getByLabelText('Başlangıç')).toHaveAccessibleDescription('Geçerli bir tarih girin'),
  );
  expect(screen.getByLabelText('Başlangıç')).toHaveValue('31.02.2026');
  expect(location()).toBe(`/contacts/${moda.id}/ekstre?from=2026-11-22`);
  expect(server.requests(api.contact.statement)).toHaveLength(2);
});
