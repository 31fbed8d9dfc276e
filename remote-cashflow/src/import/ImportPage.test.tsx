import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { api, type StatementMapping } from '@vezne/contract';
import { catchFile, fakeApi, idOf, mainAccount, pageOf, renderApp } from '@vezne/testing';
import { Link } from 'react-router-dom';
import ImportPage from './ImportPage';
import { answerWithDraft, bankId, batch, batchId, counts, preview, row } from './testing';

const server = fakeApi();
const open = (route = '/cash-flow/import') => renderApp(<ImportPage />, { route });
const statement = new File(['Tarih;Tutar'], 'ziraat-kasim.csv', { type: 'text/csv' });
const input = () => screen.getByLabelText<HTMLInputElement>('Ekstre veya Excel dosyası');

const chooseAccount = async (user: ReturnType<typeof open>['user']) =>
  user.selectOptions(await screen.findByLabelText('Hesap'), 'Ana Kasa (Kasa)');

beforeEach(() => answerWithDraft(server));

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

  test('that comes before its account is read for the one that it names', async () => {
    const { user } = open();
    expect(await screen.findByLabelText('Hesap')).toHaveAccessibleDescription(
      "Satırlar bu hesaba yazılır. Seçmezseniz dosyadaki IBAN'dan bulunur.",
    );
    await user.upload(input(), statement);
    expect(await screen.findByText('Ziraat Bankası hesap hareketleri')).toBeVisible();
    expect(server.requests(api.statement.read)[0]?.body).not.toHaveProperty('accountId');
  });

  test('that names no account is kept, and read for no account that nobody chose', async () => {
    const message = 'Dosyadan hangi hesap olduğu anlaşılamadı; hesap seçin';
    server.fail(api.statement.read, { status: 400, message, fields: { accountId: message } }, 1);
    const { user } = open();
    await screen.findByRole('option', { name: 'Ana Kasa (Kasa)' });
    expect(screen.getByLabelText('Hesap')).toHaveValue('');
    await user.upload(input(), statement);
    const account = screen.getByLabelText('Hesap');
    expect(await screen.findByText(message)).toBeVisible();
    expect(account).toHaveAccessibleDescription(message);
    await user.click(screen.getByRole('button', { name: 'Dosyayı Oku' }));
    expect(account).toHaveFocus();
    expect(server.requests(api.statement.read)).toHaveLength(1);
    await user.selectOptions(account, 'Ziraat Vadesiz (Banka)');
    await user.click(screen.getByRole('button', { name: 'Dosyayı Oku' }));
    expect(await screen.findByText('Ziraat Bankası hesap hareketleri')).toBeVisible();
    expect(server.requests(api.statement.read)[1]?.body).toMatchObject({ accountId: bankId });
  });

  test('may be dropped on the page', async () => {
    const { user } = open();
    const zone = (await screen.findByText('Banka dosyasını olduğu gibi buraya bırakın'))
      .parentElement as HTMLElement;
    await chooseAccount(user);
    fireEvent.dragOver(zone);
    expect(screen.getByText('Bırakın, okumaya başlayalım')).toBeVisible();
    fireEvent.drop(zone, { dataTransfer: { files: [statement] } });
    expect(await screen.findByText('Ziraat Bankası hesap hareketleri')).toBeVisible();
  });

  test('that cannot be read says why beside its name, and another may be chosen', async () => {
    const message = ".xls biçimi eskidir. Dosyayı Excel'de .xlsx olarak kaydedip yeniden yükleyin.";
    server.fail(api.statement.read, { status: 400, message }, 1);
    const { user } = open();
    await chooseAccount(user);
    await user.upload(input(), statement);
    expect(await screen.findByRole('alert')).toHaveTextContent(`ziraat-kasim.csv: ${message}`);
    await user.upload(input(), statement);
    expect(await screen.findByText('Ziraat Bankası hesap hareketleri')).toBeVisible();
  });

  test('of a kind that is not read says what to do instead', async () => {
    const told = 'Bu dosya türü okunamıyor';
    const file = `${told}. PDF yerine ekstreyi bankanızdan Excel (.xlsx) veya CSV olarak indirip yükleyin.`;
    server.fail(api.statement.read, { status: 415, message: told, fields: { file } }, 1);
    const { user } = open();
    await chooseAccount(user);
    await user.upload(input(), statement);
    expect(await screen.findByRole('alert')).toHaveTextContent(`ziraat-kasim.csv: ${file}`);
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
    await chooseAccount(user);
    await user.upload(input(), statement);
    expect(await screen.findByText('%50')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Dosya gönderiliyor');
    expect(screen.getByRole('progressbar', { name: 'Gönderilen' })).toHaveValue(0.5);
    release();
    expect(await screen.findByText('Ziraat Bankası hesap hareketleri')).toBeVisible();
  });

  test('above 10 MB is refused before it is sent', async () => {
    const { user } = open();
    await chooseAccount(user);
    const large = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'buyuk.csv');
    await user.upload(input(), large);
    expect(screen.getByText('Dosya en fazla 10 MB olabilir', { exact: false })).toBeVisible();
    expect(server.requests(api.statement.read)).toEqual([]);
  });

  test('whose reading is given up leaves no draft behind', async () => {
    server.answer(api.statement.discard, true);
    const release = server.hold(api.statement.read);
    const { user, location } = open();
    await chooseAccount(user);
    await user.upload(input(), statement);
    await user.click(await screen.findByRole('button', { name: 'Okumayı iptal et' }));
    release();
    await waitFor(() => expect(server.requests(api.statement.discard)).toHaveLength(1));
    expect(location()).toBe('/cash-flow/import');
  });

  test('that is read after the page was left leads nobody back, and leaves no draft behind', async () => {
    server.answer(api.statement.discard, true);
    const release = server.hold(api.statement.read);
    const { user, location, rerender } = open();
    await chooseAccount(user);
    await user.upload(input(), statement);
    rerender(<Link to="/reports">Raporlar</Link>);
    await user.click(screen.getByRole('link', { name: 'Raporlar' }));
    release();
    await waitFor(() => expect(server.requests(api.statement.discard)).toHaveLength(1));
    expect(server.requests(api.statement.discard)[0]?.body).toEqual({ batchId });
    expect(location()).toBe('/reports');
  });

  test('can be begun as an empty table with the headings that are recognised', async () => {
    const file = catchFile();
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Boş Şablon İndir' }));
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
    expect(screen.queryByRole('switch', { name: /Boş tarihleri/ })).not.toBeInTheDocument();
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

  test('ask to look at the signs where the file does not tell what they mean', async () => {
    const { mapping } = preview();
    const turned = mapping && { ...mapping, flip: true };
    server.answer(api.statement.findById, preview({ ask: ['columns'], mapping: turned }));
    server.answer(api.statement.map, preview());
    server.answer(api.statement.rows, ({ body }) => pageOf([row(2)], body));
    const { user } = openColumns();
    expect(await screen.findByText(/Tutarların giriş mi çıkış mı olduğu/)).toBeVisible();
    expect(screen.queryByText(/Sütunlar tanınmadı/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Devam Et' }));
    await waitFor(() =>
      expect(server.requests(api.statement.map)[0]?.body).toMatchObject({ mapping: turned }),
    );
  });

  test('offer the day of the row above where rows have none, show it, and say so before rows are added', async () => {
    const sample = [
      ...preview().sample,
      { line: 3, cells: ['', '000132', 'MASRAF', '-12,80', ''] },
      { line: 4, cells: ['', '', 'Gün sonu', '249.987,20', ''], ends: true },
      { line: 5, cells: ['', '000133', 'KOMİSYON', '-5,00', ''] },
      { line: 6, cells: ['03.11.2026', '000134', 'FATURA', '-8,00', ''], days: [0] },
      { line: 7, cells: ['', '000135', 'KDV', '', ''] },
      { line: 8, cells: ['12 fiş', '', 'DİĞER', '-3,00', ''] },
      { line: 9, cells: ['', '000136', 'NAKLİYE', '-2,00', ''] },
    ];
    const first = preview().mapping;
    const mapping = first && { ...first, fillDays: false };
    server.answer(api.statement.findById, preview({ sample, mapping }));
    server.answer(api.statement.map, preview());
    server.answer(api.statement.rows, ({ body }) => pageOf([row(2)], body));
    const { user, location } = openColumns();
    const fill = await screen.findByRole('switch', { name: 'Boş tarihleri üstteki satırdan al' });
    expect(fill).not.toBeChecked();
    expect(screen.getByText(/Bazı satırların tarihi boş/)).toBeVisible();
    await user.click(fill);
    expect(screen.queryByText(/Bazı satırların tarihi boş/)).not.toBeInTheDocument();
    expect(screen.getByRole('row', { name: /MASRAF/ })).toHaveTextContent('02.11.2026, üstteki satırdan');
    for (const name of [/Gün sonu/, /KOMİSYON/, /KDV/, /NAKLİYE/])
      expect(screen.getByRole('row', { name })).not.toHaveTextContent('üstteki satırdan');
    const filled = mapping && { ...mapping, fillDays: true };
    server.answer(api.statement.findById, preview({ sample, mapping: filled }));
    await user.click(screen.getByRole('button', { name: 'Devam Et' }));
    await waitFor(() => expect(location()).toBe(`/cash-flow/import?batch=${batchId}&step=check`));
    expect(server.requests(api.statement.map)[0]?.body).toMatchObject({ mapping: filled });
    expect(screen.getByText('Tarihi boş satırlar, üstteki satırın tarihiyle okundu')).toBeVisible();
  });

  test('ask once for the month of days that are numbers alone, and go on with it', async () => {
    const first = preview().mapping;
    const open = first && { ...first, year: null, month: null };
    server.answer(api.statement.findById, preview({ mapping: open }));
    server.answer(api.statement.map, preview());
    server.answer(api.statement.rows, ({ body }) => pageOf([row(2)], body));
    const { user, location } = openColumns();
    expect(await screen.findByText(/Tarih sütununda yalnız gün yazıyor/)).toBeVisible();
    expect(screen.getByText('Günlerin ayını seçin')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Devam Et' })).toBeDisabled();
    await user.selectOptions(screen.getByLabelText('Günlerin ayı'), 'Kasım');
    expect(screen.getByText('Tarihlerin yılı yazmıyor; yılı seçin.')).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Günlerin yılı'), '2026');
    await user.click(screen.getByRole('button', { name: 'Devam Et' }));
    await waitFor(() => expect(location()).toBe(`/cash-flow/import?batch=${batchId}&step=check`));
    expect(server.requests(api.statement.map)[0]?.body).toMatchObject({
      mapping: { ...open, year: 2026, month: 11 },
    });
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

test.each([batchId, 'x'])('a batch that is not there (%s) leads back to the file', async (named) => {
  server.fail(api.statement.findById, { status: 404, message: 'Kayıt bulunamadı' });
  const { user, location } = open(`/cash-flow/import?batch=${named}`);
  expect(await screen.findByText('Aktarım bulunamadı')).toBeVisible();
  expect(screen.queryByText('Kayıt bulunamadı')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Yeni Dosya' }));
  expect(await screen.findByText('Dosya Seç')).toBeVisible();
  expect(location()).toBe('/cash-flow/import');
});
