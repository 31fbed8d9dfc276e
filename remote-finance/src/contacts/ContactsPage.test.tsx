import { act, screen, waitFor, within } from '@testing-library/react';
import { type Ageing, api, toPage } from '@vezne/contract';
import { idOf, seriousFindings, setWindowWidth } from '@vezne/testing';
import { ageing, contactsPage, moda, row } from './testing';

const { server, open } = contactsPage();

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

describe('on a phone', () => {
  beforeEach(() => setWindowWidth());

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
