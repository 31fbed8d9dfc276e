import { screen, waitFor, within } from '@testing-library/react';
import { api } from '@vezne/contract';
import { fakeApi, idOf, pageOf, renderApp, seriousFindings } from '@vezne/testing';
import ImportPage from './ImportPage';
import { answerWithDraft, bankId, batchId, counts, preview, row } from './testing';

const server = fakeApi();
const open = (route = '/cash-flow/import') => renderApp(<ImportPage />, { route });

beforeEach(() => answerWithDraft(server));

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

  test('in foreign money show what the file says, and no lira', async () => {
    const foreign = { group: 'HATALI' as const, problem: 'Satır GBP cinsinden; şirketin para birimi TRY' };
    server.answer(api.statement.rows, ({ body }) =>
      pageOf([row(2, { ...foreign, amount: -1250.5, currency: 'GBP' })], body),
    );
    openRows();
    expect(await screen.findByText('−1.250,50 GBP')).toBeVisible();
    expect(within(lineOf(2)).queryByText('₺', { exact: false })).not.toBeInTheDocument();
  });

  test('of a workbook are named by their sheet and its own line', async () => {
    const sheets = [
      { name: 'Ocak', before: 0 },
      { name: 'Şubat', before: 3 },
    ];
    const balanceCheck = { expected: 5, found: 6, ok: false, line: 5 };
    server.answer(api.statement.findById, preview({ sheets, balanceCheck }));
    openRows();
    await screen.findByText('KİRA');
    expect(screen.getByLabelText('Kategori, Ocak, satır 3')).toBeVisible();
    expect(within(lineOf(6)).getByText('Şubat')).toBeVisible();
    expect(within(lineOf(6)).getByRole('cell', { name: '3 Şubat' })).toBeVisible();
    expect(screen.getByText(/Bakiye “Şubat” sayfasında 2\. satırda tutmuyor/)).toBeVisible();
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

  test('of a batch that was thrown away meanwhile are gone, and the page says so', async () => {
    const { user } = openRows();
    await screen.findByText('KİRA');
    server.fail(api.statement.findById, { status: 404, message: 'Kayıt bulunamadı' });
    await user.click(screen.getByRole('button', { name: 'Atla, satır 2' }));
    expect(await screen.findByText('Aktarım bulunamadı')).toBeVisible();
    expect(screen.queryByText('KİRA')).not.toBeInTheDocument();
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

  test('leave the focus with their group once what decides the whole of it has gone', async () => {
    const { user } = openRows();
    const group = await screen.findByRole('button', { name: 'Eksik 1' });
    await user.click(group);
    server.answer(api.statement.decide, () => {
      const none = preview({ counts: counts({ ready: 3, incomplete: 0, undecided: 0 }) });
      server.answer(api.statement.findById, none);
      return { ...none, count: 1, changed: [] };
    });
    (await screen.findByRole('button', { name: 'Hepsini Atla' })).focus();
    await user.keyboard('{Enter}');
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Hepsini Atla' })).not.toBeInTheDocument(),
    );
    await waitFor(() => expect(screen.getByRole('button', { name: 'Eksik 0' })).toHaveFocus());
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
