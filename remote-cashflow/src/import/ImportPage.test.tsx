import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { api, type StatementMapping } from '@vezne/contract';
import { catchFile, fakeApi, idOf, mainAccount, pageOf, renderApp, seriousFindings } from '@vezne/testing';
import ImportPage from './ImportPage';
import { accounts, bankId, batch, batchId, counts, preview, row } from './testing';

const server = fakeApi();
const open = (route = '/cash-flow/import') => renderApp(<ImportPage />, { route });
const statement = new File(['Tarih;Tutar'], 'ziraat-kasim.csv', { type: 'text/csv' });
const input = () => screen.getByLabelText<HTMLInputElement>('Ekstre veya Excel dosyası');

beforeEach(() => {
  server.answer(api.cashAccount.findAll, accounts);
  server.answer(api.statement.read, preview());
  server.answer(api.statement.findById, preview());
  server.answer(api.statement.progress, null);
});

describe('the file', () => {
  test('is read for the chosen account and leads to its columns', async () => {
    const { user, location } = open();
    await user.selectOptions(await screen.findByLabelText('Hesap'), 'Ziraat Vadesiz (Banka)');
    await user.upload(input(), statement);
    expect(await screen.findByText('Ziraat Bankası hesap hareketleri')).toBeVisible();
    expect(location()).toBe(`/cash-flow/import?batch=${batchId}`);
    const [request] = server.requests(api.statement.read);
    expect(request?.body).toMatchObject({ accountId: bankId, file: expect.objectContaining({ size: 11 }) });
    await waitFor(() => expect(screen.getByRole('group', { name: 'Sütunlar' })).toHaveFocus());
  });

  test('may be dropped on the page', async () => {
    open();
    const zone = (await screen.findByText('Banka dosyasını olduğu gibi buraya bırakın'))
      .parentElement as HTMLElement;
    await screen.findByRole('option', { name: 'Ana Kasa (Kasa)' });
    fireEvent.dragOver(zone);
    expect(screen.getByText('Bırakın, okumaya başlayalım')).toBeVisible();
    fireEvent.drop(zone, { dataTransfer: { files: [statement] } });
    expect(await screen.findByText('Ziraat Bankası hesap hareketleri')).toBeVisible();
  });

  test('that cannot be read says why beside its name, and another may be chosen', async () => {
    const message = ".xls biçimi eskidir. Dosyayı Excel'de .xlsx olarak kaydedip yeniden yükleyin.";
    server.fail(api.statement.read, { status: 400, message }, 1);
    const { user } = open();
    await screen.findByRole('option', { name: 'Ana Kasa (Kasa)' });
    await user.upload(input(), statement);
    expect(await screen.findByRole('alert')).toHaveTextContent(`ziraat-kasim.csv: ${message}`);
    await user.upload(input(), statement);
    expect(await screen.findByText('Ziraat Bankası hesap hareketleri')).toBeVisible();
  });

  test('of a company with one account needs no choice of an account', async () => {
    server.answer(api.cashAccount.findAll, [
      mainAccount,
      { ...mainAccount, id: bankId, closedAt: '2026-11-01T00:00:00.000Z' },
    ]);
    const { user } = open();
    expect(await screen.findByText('Ana Kasa')).toBeVisible();
    expect(screen.queryByLabelText('Hesap')).not.toBeInTheDocument();
    await user.upload(input(), statement);
    expect(await screen.findByText('Ziraat Bankası hesap hareketleri')).toBeVisible();
    expect(server.requests(api.statement.read)[0]?.body).toMatchObject({ accountId: mainAccount.id });
  });

  test('waits for the accounts, and says when they cannot be read', async () => {
    server.fail(api.cashAccount.findAll, { status: 400, message: 'Hesaplar okunamadı.' }, 1);
    const { user } = open();
    expect(await screen.findByText('Hesaplar okunamadı.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Tekrar Dene' }));
    expect(await screen.findByLabelText('Hesap')).toBeVisible();
  });

  test('tells how much of it is sent', async () => {
    const release = server.hold(api.statement.read);
    const { user } = open();
    await screen.findByRole('option', { name: 'Ana Kasa (Kasa)' });
    await user.upload(input(), statement);
    expect(await screen.findByText('%50')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Dosya gönderiliyor');
    expect(screen.getByRole('progressbar', { name: 'Gönderilen' })).toHaveValue(0.5);
    release();
    expect(await screen.findByText('Ziraat Bankası hesap hareketleri')).toBeVisible();
  });

  test('above 10 MB is refused before it is sent', async () => {
    const { user } = open();
    await screen.findByRole('option', { name: 'Ana Kasa (Kasa)' });
    const large = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'buyuk.csv');
    await user.upload(input(), large);
    expect(screen.getByText('Dosya en fazla 10 MB olabilir', { exact: false })).toBeVisible();
    expect(server.requests(api.statement.read)).toEqual([]);
  });

  test('whose reading is given up leaves no draft behind', async () => {
    server.answer(api.statement.discard, true);
    const release = server.hold(api.statement.read);
    const { user, location } = open();
    await screen.findByRole('option', { name: 'Ana Kasa (Kasa)' });
    await user.upload(input(), statement);
    await user.click(await screen.findByRole('button', { name: 'Okumayı iptal et' }));
    release();
    await waitFor(() => expect(server.requests(api.statement.discard)).toHaveLength(1));
    expect(location()).toBe('/cash-flow/import');
  });

  test('can be begun as an empty table with the headings that are recognised', async () => {
    const file = catchFile();
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Boş şablon indir' }));
    expect(await file.text()).toContain('Tarih;Açıklama;Kategori;Ödeme yöntemi;Giriş;Çıkış');
  });
});

describe('earlier imports', () => {
  test('offer a draft to go on with, and throw it away once one has said so', async () => {
    server.answer(api.statement.findAll, ({ body }) =>
      pageOf(
        [batch(), batch({ id: idOf(20, 2), fileName: 'ekim.xlsx', status: 'AKTARILDI', rowsAdded: 41 })],
        body,
      ),
    );
    server.answer(api.statement.discard, true);
    const { user } = open();
    expect(await screen.findByText('ekim.xlsx')).toBeVisible();
    expect(screen.getByText(/41 kayıt/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'ziraat-kasim.csv' })).toHaveAttribute(
      'href',
      `/cash-flow/import?batch=${batchId}`,
    );
    await user.click(screen.getByRole('button', { name: 'Taslağı sil: ziraat-kasim.csv' }));
    const question = await screen.findByRole('alertdialog', { name: 'Silme Onayı' });
    expect(question).toHaveTextContent('ziraat-kasim.csv');
    expect(server.requests(api.statement.discard)).toHaveLength(0);
    await user.click(within(question).getByRole('button', { name: 'Sil' }));
    expect(await screen.findByText('Taslak Başarıyla Silindi.')).toBeVisible();
    expect(server.requests(api.statement.discard)[0]?.body).toEqual({ batchId });
    await waitFor(() => expect(screen.getByRole('link', { name: 'ekim.xlsx' })).toHaveFocus());
  });
});

describe('the columns', () => {
  const openColumns = () => open(`/cash-flow/import?batch=${batchId}`);

  test('that leave no row to be read do not lead on', async () => {
    server.answer(
      api.statement.findById,
      preview({ counts: counts({ all: 0, ready: 0, incomplete: 0, undecided: 0 }) }),
    );
    openColumns();
    expect(await screen.findByText('Bu ayarlarla okunacak satır yok.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Devam Et' })).toBeDisabled();
  });

  test('show the first rows of the file, and what each column holds can be chosen', async () => {
    server.answer(api.statement.map, preview());
    server.answer(api.statement.rows, ({ body }) => pageOf([row(2)], body));
    const { user, location } = openColumns();
    const table = await screen.findByRole('region', { name: 'Dosya önizlemesi' });
    expect(table).toHaveTextContent('02.11.2026000131GELEN EFT MODA250.000,00350.000,00');
    await user.selectOptions(screen.getByLabelText('2. sütun: Fiş'), 'Kullanma');
    await user.click(screen.getByRole('switch', { name: 'İşareti ters çevir' }));
    await user.click(screen.getByRole('button', { name: 'Devam Et' }));
    await waitFor(() => expect(location()).toBe(`/cash-flow/import?batch=${batchId}&step=check`));
    expect(server.requests(api.statement.map).at(-1)?.body).toMatchObject({
      mapping: { columns: ['TARIH', 'KULLANMA', 'ACIKLAMA', 'TUTAR', 'BAKIYE'], flip: true, skip: 1 },
    });
  });

  test('of which the sign is turned by a switch, by its words and by keyboard too', async () => {
    server.answer(api.statement.map, preview());
    const { user } = openColumns();
    const turn = await screen.findByRole('switch', { name: 'İşareti ters çevir', checked: false });
    turn.focus();
    await user.keyboard('{Enter}');
    expect(turn).toBeChecked();
    await user.keyboard(' ');
    expect(turn).not.toBeChecked();
    await user.click(screen.getByText('İşareti ters çevir'));
    expect(turn).toBeChecked();
  });

  test('are read once more only, though one goes on at once: decisions about rows would be lost', async () => {
    server.answer(api.statement.map, preview());
    server.answer(api.statement.rows, ({ body }) => pageOf([row(2)], body));
    const { user, location } = openColumns();
    await user.selectOptions(await screen.findByLabelText('2. sütun: Fiş'), 'Kullanma');
    const release = server.hold(api.statement.map);
    await user.click(screen.getByRole('button', { name: 'Devam Et' }));
    await new Promise((resolve) => setTimeout(resolve, 600));
    release();
    await waitFor(() => expect(location()).toBe(`/cash-flow/import?batch=${batchId}&step=check`));
    expect(server.requests(api.statement.map)).toHaveLength(1);
  });

  test('do not go on without a date or with one thing twice', async () => {
    const { user } = openColumns();
    await user.selectOptions(await screen.findByLabelText('1. sütun: Tarih'), 'Kullanma');
    expect(await screen.findByText('Tarih sütununu seçin')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Devam Et' })).toBeDisabled();
  });

  test('say that they are read as last time, and what the file leaves open', async () => {
    server.answer(api.statement.findById, preview({ remembered: true, ask: ['dateFormat'] }));
    openColumns();
    expect(await screen.findByText('Bu sütunlar geçen seferki seçimlerinizle okundu')).toBeVisible();
    expect(screen.getByText(/Gün ile ayın sırası dosyadan anlaşılamadı/)).toBeVisible();
  });

  test('say that of two sides it is open which is which, and else that columns are to be chosen', async () => {
    const columns: StatementMapping['columns'] = ['TARIH', 'KULLANMA', 'ACIKLAMA', 'BORC', 'ALACAK'];
    const mapping = { columns, skip: 0, dateFormat: 'GAY', decimal: 'VIRGUL', flip: false } as const;
    server.answer(api.statement.findById, preview({ ask: ['columns'], mapping }));
    const { unmount } = openColumns();
    expect(
      await screen.findByText('Hangi sütunun giriş, hangisinin çıkış olduğu anlaşılamadı; kontrol edin.'),
    ).toBeVisible();
    expect(screen.queryByText(/Sütunlar tanınmadı/)).not.toBeInTheDocument();
    unmount();
    server.answer(api.statement.findById, preview({ ask: ['columns'] }));
    openColumns();
    expect(await screen.findByText(/Sütunlar tanınmadı/)).toBeVisible();
    expect(screen.queryByText(/Hangi sütunun giriş/)).not.toBeInTheDocument();
  });

  test('name the line at which the balances of the file part', async () => {
    server.answer(
      api.statement.findById,
      preview({ balanceCheck: { expected: 124961.6, found: 124961.61, ok: false, line: 6 } }),
    );
    openColumns();
    expect(await screen.findByText(/Bakiye 6\. satırda tutmuyor: beklenen 124\.961,60 ₺/)).toHaveTextContent(
      'dosyada 124.961,61 ₺',
    );
  });

  test('say when the account does not come to the balance of the file', async () => {
    const balanceCheck = { expected: 100, found: 100.01, ok: false, line: 53, byAccount: true };
    server.answer(api.statement.findById, preview({ balanceCheck }));
    openColumns();
    expect(
      await screen.findByText(/Bakiye 53\. satırda tutmuyor: hesaptaki kayıtlarla 100,00 ₺/),
    ).toHaveTextContent('dosyada 100,01 ₺');
  });
});

test('an account that knows nothing takes what the file says it began with, at one press', async () => {
  const balanceCheck = { expected: 100, found: 1_100, ok: false, line: 53, byAccount: true };
  server.answer(api.statement.findById, preview({ balanceCheck, opening: 1_000 }));
  const { user } = open(`/cash-flow/import?batch=${batchId}`);
  expect(await screen.findByText(/Ana Kasa hesabının açılış bakiyesi yok/)).toBeVisible();
  expect(screen.queryByText(/tutmuyor/)).not.toBeInTheDocument();
  server.answer(api.cashAccount.update, { ...mainAccount, openingBalance: 1_000 });
  server.answer(
    api.statement.findById,
    preview({ balanceCheck: { ...balanceCheck, expected: 1_100, ok: true, line: null } }),
  );
  await user.click(screen.getByRole('button', { name: /Dosyadaki 1\.000,00.₺ açılış bakiyesi olsun/ }));
  expect(await screen.findByText(/Dosyadaki bakiye 1\.100,00.₺ tutuyor/)).toBeVisible();
  expect(screen.queryByText(/açılış bakiyesi yok/)).not.toBeInTheDocument();
  expect(server.requests(api.cashAccount.update).at(-1)?.body).toEqual({
    ...{ id: mainAccount.id, name: 'Ana Kasa', kind: 'KASA', openingBalance: 1_000, version: 1 },
  });
});

describe('the rows', () => {
  const openRows = () => open(`/cash-flow/import?batch=${batchId}&step=check`);
  const rows = [
    row(2, { description: 'KİRA', amount: -45000 }),
    row(3, { group: 'EKSIK', categoryId: null, categoryName: null, similar: 2 }),
    row(4, {
      group: 'MUKERRER',
      decision: null,
      description: 'SGK PRİM',
      twin: {
        kind: 'OLASI',
        id: idOf(4, 9),
        date: '2026-11-19',
        description: 'SGK primi',
        amount: -52250,
        categoryName: 'Vergi ve SGK',
      },
    }),
    row(5, {
      description: 'ATM PARA ÇEKME',
      amount: -10000,
      transferSuggestion: {
        accountId: bankId,
        accountName: 'Kasa',
        reason: "Para çekme: Kasa'ya virman olabilir",
      },
    }),
    row(6, { group: 'HATALI', date: null, amount: null, problem: 'Tarih okunamadı: 31.02.2026' }),
  ];
  const lineOf = (line: number) => document.querySelector(`[data-line="${line}"]`) as HTMLElement;
  const decided = () => server.requests(api.statement.decide).at(-1)?.body;

  beforeEach(() => {
    server.answer(api.statement.rows, ({ body }) =>
      pageOf(
        rows.filter(({ group }) => !body.group || group === body.group),
        body,
      ),
    );
    server.answer(api.statement.decide, ({ body }) => ({
      ...preview(),
      changed: rows
        .filter(({ line }) => body.changes.some((change) => change.line === line))
        .map((one) => ({
          ...one,
          group: 'HAZIR' as const,
          decision: 'EKLE' as const,
          categoryId: idOf(3, 3),
        })),
      count: 1,
    }));
  });

  test('wait for a decision before anything is added', async () => {
    openRows();
    expect(await screen.findByText('KİRA')).toBeVisible();
    expect(screen.getByText('1 satır kararınızı bekliyor')).toBeVisible();
    expect(screen.getByRole('button', { name: '2 Kaydı Ekle' })).toBeDisabled();
    expect(within(lineOf(6)).getByText('Tarih okunamadı: 31.02.2026')).toBeVisible();
  });

  test('take a category in their place, and its like along when that is wanted', async () => {
    const { user } = openRows();
    await screen.findByText('KİRA');
    await screen.findAllByRole('option', { name: 'Kira' });
    await user.selectOptions(screen.getByLabelText('Kategori, satır 3'), 'Kira');
    expect(decided()).toMatchObject({ changes: [{ line: 3, categoryId: idOf(3, 3) }] });
    expect(await within(lineOf(3)).findByText('Hazır')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Benzer 2 satıra da uygula, satır 3' }));
    expect(decided()).toMatchObject({ changes: [{ line: 3, categoryId: idOf(3, 3), similar: true }] });
  });

  test('that may be in the ledger stand beside the stored entry, to be left out or added all the same', async () => {
    const { user } = openRows();
    expect(await screen.findByText(/SGK primi/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Kaydı Aç' })).toHaveAttribute(
      'href',
      `/cash-flow?ids=${idOf(4, 9)}`,
    );
    const choice = screen.getByRole('group', { name: 'Mükerrer olabilir, satır 4' });
    expect(within(choice).getByRole('button', { name: 'Atla' })).toHaveAttribute('aria-pressed', 'false');
    await user.click(within(choice).getByRole('button', { name: 'Yine de Ekle' }));
    expect(decided()).toMatchObject({ changes: [{ line: 4, decision: 'EKLE' }] });
    await waitFor(() =>
      expect(within(choice).getByRole('button', { name: 'Yine de Ekle' })).toHaveAttribute(
        'aria-pressed',
        'true',
      ),
    );
  });

  test('that look like cash taken out become a transfer by one press', async () => {
    const { user } = openRows();
    expect(await screen.findByText("Para çekme: Kasa'ya virman olabilir")).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Virman yap, satır 5' }));
    expect(decided()).toMatchObject({
      changes: [{ line: 5, decision: 'VIRMAN', transferAccountId: bankId }],
    });
  });

  describe('that may be money of a contact', () => {
    const offer = {
      contactId: idOf(30, 1),
      contactName: 'ACME',
      open: 12000,
      reason: 'Açıklamada adı geçiyor',
    };
    const show = (amount: number) =>
      server.answer(api.statement.rows, ({ body }) =>
        pageOf([row(7, { amount, settlementSuggestion: offer })], body),
      );
    const settled = (amount: number) => ({
      ...preview(),
      changed: [
        row(7, { amount, decision: 'TAHSILAT' as const, contact: { id: offer.contactId, name: 'ACME' } }),
      ],
      count: 1,
    });

    test('are collected by one press, and plain entries again by another', async () => {
      show(5000);
      const { user } = openRows();
      expect(await screen.findByText(/Tahsilat: ACME, 12\.000,00 ₺ açık/)).toHaveTextContent(
        'Açıklamada adı geçiyor',
      );
      expect(server.requests(api.statement.decide)).toEqual([]);
      server.answer(api.statement.decide, settled(5000));
      screen.getByRole('button', { name: 'Tahsil et, satır 7' }).focus();
      await user.keyboard('{Enter}');
      expect(decided()).toMatchObject({
        changes: [{ line: 7, decision: 'TAHSILAT', contactId: offer.contactId }],
      });
      expect(await screen.findByText('Tahsilat: ACME')).toBeVisible();
      await waitFor(() =>
        expect(screen.getByRole('button', { name: 'Tahsilat olmasın, satır 7' })).toHaveFocus(),
      );
      await user.click(screen.getByRole('button', { name: 'Tahsilat olmasın, satır 7' }));
      expect(decided()).toEqual({ batchId, changes: [{ line: 7, decision: 'EKLE' }] });
    });

    test('may be collected from another contact than the likeliest', async () => {
      const ada = { contactId: idOf(30, 2), contactName: 'ADA', open: 5000 };
      server.answer(api.statement.rows, ({ body }) =>
        pageOf([row(7, { amount: 5000, settlementSuggestion: { ...offer, others: [ada] } })], body),
      );
      const { user } = openRows();
      const choice = await screen.findByLabelText('Tahsilat carisi, satır 7');
      expect(screen.getByText('Açıklamada adı geçiyor')).toBeVisible();
      await user.selectOptions(choice, ada.contactId);
      expect(screen.queryByText('Açıklamada adı geçiyor')).not.toBeInTheDocument();
      server.answer(api.statement.decide, settled(5000));
      await user.click(screen.getByRole('button', { name: 'Tahsil et, satır 7' }));
      expect(decided()).toMatchObject({
        changes: [{ line: 7, decision: 'TAHSILAT', contactId: ada.contactId }],
      });
    });

    test('are paid where they go out', async () => {
      show(-700);
      const { user } = openRows();
      expect(await screen.findByText(/Ödeme: ACME, 12\.000,00 ₺ açık/)).toBeVisible();
      server.answer(api.statement.decide, settled(-700));
      await user.click(screen.getByRole('button', { name: 'Öde, satır 7' }));
      expect(await screen.findByText('Ödeme: ACME')).toBeVisible();
      expect(screen.getByText('Eklenince açık kalemlere işlenir')).toBeVisible();
    });
  });

  test('are narrowed to a group, and the whole group is decided at once', async () => {
    const { user } = openRows();
    await screen.findByText('KİRA');
    await user.click(screen.getByRole('button', { name: 'Eksik 1' }));
    await waitFor(() => expect(screen.queryByText('KİRA')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Hepsini Atla' }));
    expect(decided()).toMatchObject({ rest: { group: 'EKSIK', decision: 'ATLA' } });
  });

  test('are fetched a page at a time, however many there are', async () => {
    const many = Array.from({ length: 20_000 }, (_, n) => row(n + 2));
    server.answer(api.statement.rows, ({ body }) => pageOf(many, body));
    const { user } = openRows();
    expect(await screen.findByText('20.000 satırdan 1–50 arası')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Sayfa 400' }));
    expect(await screen.findByText('20.000 satırdan 19.951–20.000 arası')).toBeVisible();
    expect(server.requests(api.statement.rows)).toHaveLength(2);
  });

  test('have no serious fault for assistive technology', async () => {
    openRows();
    await screen.findByText('KİRA');
    expect(await seriousFindings()).toEqual([]);
  });
});

describe('the end', () => {
  const done = batch({ status: 'AKTARILDI', rowsAdded: 8, sumIn: 250000, sumOut: 277288.4 });
  const openDone = () => open(`/cash-flow/import?batch=${batchId}`);

  test('adds the rows and tells what became of them', async () => {
    const ready = preview({ counts: counts({ ready: 8, incomplete: 0, undecided: 0 }) });
    server.answer(api.statement.findById, ready);
    server.answer(api.statement.rows, ({ body }) => pageOf([row(2)], body));
    server.answer(api.statement.commit, () => {
      server.answer(api.statement.findById, { ...ready, batch: done });
      const acts = { added: 8, transfers: 1, settlements: 3 };
      const shares = [
        { kind: 'GIRIS' as const, count: 3, sum: 250000, names: ['Moda Apartmanı'] },
        { kind: 'CIKIS' as const, count: 4, sum: -277288.4, names: ['Kira', 'Maaş'] },
        { kind: 'VIRMAN' as const, count: 1, sum: -10000, names: ['Şantiye'] },
        { kind: 'ATLANAN' as const, count: 2, sum: -52250, names: [] },
      ];
      return { ...acts, shares, skipped: 2, faulty: 0, createdCategories: ['Banka'], batch: done };
    });
    const { user } = open(`/cash-flow/import?batch=${batchId}&step=check`);
    await user.click(await screen.findByRole('button', { name: '8 Kaydı Ekle' }));
    expect(await screen.findByRole('heading', { name: '8 kayıt eklendi' })).toBeVisible();
    const told = within(screen.getByRole('region', { name: 'Sonuç' }));
    expect(told.getByText('3 kayıt · Moda Apartmanı').parentElement).toHaveTextContent(/250\.000,00/);
    expect(told.getByText('4 kayıt · Kira, Maaş').parentElement).toHaveTextContent(/−277\.288,40/);
    expect(told.getByText('1 kayıt · Şantiye · giriş ve çıkışa eklenmez')).toBeVisible();
    expect(told.getByText('2 satır').parentElement).toHaveTextContent(/52\.250,00/);
    expect(await told.findByText('Ana Kasa bakiyesi')).toBeVisible();
    expect(screen.getByText('Banka')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Hareketleri Gör' })).toHaveAttribute(
      'href',
      `/cash-flow?batch=${batchId}`,
    );
  });

  test('tells the same when it is opened again', async () => {
    const shares = [
      { kind: 'CIKIS' as const, count: 4, sum: -267288.4, names: ['Kira'] },
      { kind: 'VIRMAN' as const, count: 1, sum: -10000, names: ['Şantiye'] },
    ];
    server.answer(api.statement.findById, { ...preview(), batch: done, shares });
    openDone();
    const told = within(await screen.findByRole('region', { name: 'Sonuç' }));
    expect(told.getByText('4 kayıt · Kira').parentElement).toHaveTextContent(/−267\.288,40/);
    expect(told.getByText('1 kayıt · Şantiye · giriş ve çıkışa eklenmez')).toBeVisible();
  });

  test('of which nothing was added says why, and has nothing to take back', async () => {
    const nothing = { ...done, rowsAdded: 0, sumIn: 0, sumOut: 0 };
    server.answer(api.statement.findById, { ...preview(), batch: nothing });
    openDone();
    const told = within(await screen.findByRole('region', { name: 'Sonuç' }));
    expect(told.getByText(/satırların hepsi atlandı/)).toBeVisible();
    expect(told.queryByRole('button', { name: 'Aktarımı Geri Al' })).not.toBeInTheDocument();
    expect(told.getAllByText(/^0,00/)).toHaveLength(2);
  });

  test('tells how many rows are being added while it lasts', async () => {
    const ready = preview({ counts: counts({ ready: 20_000, incomplete: 0, undecided: 0 }) });
    server.answer(api.statement.findById, ready);
    server.answer(api.statement.rows, ({ body }) => pageOf([row(2)], body));
    server.answer(api.statement.commit, () => {
      const batch = { ...done, rowsAdded: 20_000 };
      server.answer(api.statement.findById, { ...ready, batch });
      return { added: 20_000, transfers: 0, skipped: 0, faulty: 0, createdCategories: [], batch };
    });
    const release = server.hold(api.statement.commit);
    let asked = 0;
    server.answer(api.statement.progress, () => (asked++ === 0 ? null : { done: 8_000, all: 20_000 }));
    const { user } = open(`/cash-flow/import?batch=${batchId}&step=check`);
    await user.click(await screen.findByRole('button', { name: '20.000 Kaydı Ekle' }));
    expect(await screen.findByText('20.000 kayıt ekleniyor…')).toBeVisible();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    const bar = await screen.findByRole('progressbar', { name: 'Eklenen kayıtlar' }, { timeout: 3_000 });
    expect(bar).toHaveAttribute('value', '8000');
    expect(screen.getByText('8.000 / 20.000')).toBeVisible();
    release();
    expect(await screen.findByRole('heading', { name: '20.000 kayıt eklendi' })).toBeVisible();
  });

  test('can be taken back as a whole', async () => {
    const added = preview({ batch: done });
    server.answer(api.statement.findById, added);
    server.answer(api.statement.undo, () => {
      const undone = { ...done, status: 'GERI_ALINDI' as const, undoneAt: '2026-11-22T08:00:00.000Z' };
      server.answer(api.statement.findById, { ...added, batch: undone });
      return { removed: 8, batch: undone };
    });
    const { user } = openDone();
    await user.click(await screen.findByRole('button', { name: 'Aktarımı Geri Al' }));
    expect(await screen.findByText('Aktarım geri alındı, 8 kayıt silindi.')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Aktarım geri alındı' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Aktarımı Geri Al' })).not.toBeInTheDocument();
  });

  test('asks before it takes back entries that were changed since', async () => {
    const message = 'Bu aktarımdaki 2 kayıt sonradan değiştirildi. Yine de geri almak için onaylayın.';
    server.answer(api.statement.findById, preview({ batch: done }));
    server.fail(api.statement.undo, { status: 409, message }, 1);
    server.answer(api.statement.undo, { removed: 8, batch: { ...done, status: 'GERI_ALINDI' } });
    const { user } = openDone();
    await user.click(await screen.findByRole('button', { name: 'Aktarımı Geri Al' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Aktarımı Geri Al' });
    expect(dialog).toHaveTextContent(message);
    await user.click(within(dialog).getByRole('button', { name: 'Yine de Geri Al' }));
    expect(await screen.findByText('Aktarım geri alındı, 8 kayıt silindi.')).toBeVisible();
    expect(server.requests(api.statement.undo).map(({ body }) => body)).toEqual([
      { batchId, force: false },
      { batchId, force: true },
    ]);
  });
});
