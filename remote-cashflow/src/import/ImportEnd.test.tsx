import { screen, waitFor, within } from '@testing-library/react';
import { api } from '@vezne/contract';
import { fakeApi, mainAccountId, pageOf, renderApp } from '@vezne/testing';
import ImportPage from './ImportPage';
import { answerWithDraft, batch, batchId, counts, preview, row } from './testing';

const server = fakeApi();
const open = (route = '/cash-flow/import') => renderApp(<ImportPage />, { route });

beforeEach(() => answerWithDraft(server));

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

  test('is offered to be taken back for a while, and leads there where entries were changed since', async () => {
    const ready = preview({ counts: counts({ ready: 8, incomplete: 0, undecided: 0 }) });
    server.answer(api.statement.findById, ready);
    server.answer(api.statement.rows, ({ body }) => pageOf([row(2)], body));
    server.answer(api.statement.commit, () => {
      server.answer(api.statement.findById, { ...ready, batch: done });
      const shares = [
        { kind: 'GIRIS' as const, count: 1, sum: 250000, names: [] },
        { kind: 'CIKIS' as const, count: 6, sum: -267288.4, names: [] },
        { kind: 'VIRMAN' as const, count: 1, sum: -10000, names: [] },
        { kind: 'ATLANAN' as const, count: 2, sum: -5, names: [] },
      ];
      return { added: 8, transfers: 1, shares, skipped: 2, faulty: 0, createdCategories: [], batch: done };
    });
    const message = 'Bu aktarımdaki 2 kayıt sonradan değiştirildi. Yine de geri almak için onaylayın.';
    server.fail(api.statement.undo, { status: 409, message }, 1);
    const { user, location } = open(`/cash-flow/import?batch=${batchId}&step=check`);
    await user.click(await screen.findByRole('button', { name: '8 Kaydı Ekle' }));
    const sums = '8 kayıt eklendi: giriş 250.000,00 ₺, çıkış 267.288,40 ₺, virman 10.000,00 ₺';
    expect(await screen.findByText(sums)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Hareketleri Gör' }));
    expect(location()).toBe(`/cash-flow?batch=${batchId}`);
    await user.click(screen.getByRole('button', { name: 'Geri Al' }));
    expect(await screen.findByText(message)).toBeVisible();
    await waitFor(() => expect(location()).toBe(`/cash-flow/import?batch=${batchId}`));
  });

  test('is offered no longer once the page has taken it back, and the focus stays in the page', async () => {
    const ready = preview({ counts: counts({ ready: 8, incomplete: 0, undecided: 0 }) });
    const undone = { ...done, status: 'GERI_ALINDI' as const, undoneAt: '2026-11-22T08:00:00.000Z' };
    server.answer(api.statement.findById, ready);
    server.answer(api.statement.rows, ({ body }) => pageOf([row(2)], body));
    server.answer(api.statement.commit, () => {
      server.answer(api.statement.findById, { ...ready, batch: done });
      return { added: 8, transfers: 0, skipped: 0, faulty: 0, createdCategories: [], batch: done };
    });
    server.answer(api.statement.undo, () => {
      server.answer(api.statement.findById, { ...ready, batch: undone });
      return { removed: 8, batch: undone };
    });
    const { user } = open(`/cash-flow/import?batch=${batchId}&step=check`);
    await user.click(await screen.findByRole('button', { name: '8 Kaydı Ekle' }));
    expect(await screen.findByRole('button', { name: 'Geri Al' })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Aktarımı Geri Al' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Yeni Dosya' })).toHaveFocus());
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Geri Al' })).not.toBeInTheDocument());
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

  test('can be taken back as a whole, with a word on a till that it empties', async () => {
    const added = preview({ batch: done });
    server.answer(api.cashAccount.summary, {
      accounts: [{ id: mainAccountId, name: 'Ana Kasa', kind: 'KASA', balance: -15, lastDate: null }],
      ...{ cash: -15, bank: 0, cardDebt: 0, total: -15 },
    });
    server.answer(api.statement.findById, added);
    server.answer(api.statement.undo, () => {
      const undone = { ...done, status: 'GERI_ALINDI' as const, undoneAt: '2026-11-22T08:00:00.000Z' };
      server.answer(api.statement.findById, { ...added, batch: undone });
      return { removed: 8, batch: undone };
    });
    const { user } = openDone();
    await user.click(await screen.findByRole('button', { name: 'Aktarımı Geri Al' }));
    expect(await screen.findByText('Aktarım geri alındı, 8 kayıt silindi.')).toBeVisible();
    expect(await screen.findByText('Kasa bakiyesi eksiye düştü: −15,00 ₺')).toBeVisible();
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
