import { screen, waitFor, within } from '@testing-library/react';
import { api, type Project, paymentMethodNames } from '@vezne/contract';
import { columnSheet } from '@vezne/records';
import { fakeApi, project, projectIncome, renderApp, rowsPageOf } from '@vezne/testing';
import { LocationCard } from '../map/LocationCard';
import { rowColumns } from '../rows/columns';
import { ExpectedActual } from './ExpectedActual';
import { ProjectFacts } from './ProjectFacts';
import { ProjectKpis } from './ProjectKpis';
import { ProjectProgress } from './ProjectProgress';

const server = fakeApi();
beforeEach(() => {
  server.answer(api.projectIncome.findAll, ({ body }) => rowsPageOf([], body));
  server.answer(api.projectExpense.findAll, ({ body }) => rowsPageOf([], body));
});

const kpis = (own: Partial<Project>) => {
  renderApp(<ProjectKpis project={project(1, own)} currency="TRY" />);
  return screen.getByRole('region', { name: 'Proje özeti' });
};

test('a project that was never analyzed has no margin to show, only what it earned', () => {
  const strip = kpis({ profitability: null, analyzedAt: null });
  expect(strip).toHaveTextContent('Kârlılık–Analiz edilmedi');
  expect(strip).toHaveTextContent('Net90.000,00 ₺gelir eksi gider');
});

test('under income and expense stands what of them is settled, with VAT', async () => {
  const part = projectIncome(1, { grossAmount: 1200, settledAmount: 200.5, remainingAmount: 999.5 });
  const whole = projectIncome(2, { status: 'TAHSIL_EDILDI', grossAmount: 120, remainingAmount: 0 });
  const paid = { ...projectIncome(3, { grossAmount: 60, remainingAmount: 60 }), status: 'BEKLIYOR' as const };
  server.answer(api.projectIncome.findAll, ({ body }) => rowsPageOf([part, whole], body));
  server.answer(api.projectExpense.findAll, ({ body }) => rowsPageOf([paid], body));
  const strip = kpis({});
  await waitFor(() =>
    expect(strip).toHaveTextContent('KDV hariçTahsil edilen 320,50 ₺, kalan 999,50 ₺, KDV dahil'),
  );
  await waitFor(() => expect(strip).toHaveTextContent('KDV hariçÖdenen 0,00 ₺, kalan 60,00 ₺, KDV dahil'));
});

test('an analysis that is older than the rows says so', () => {
  expect(kpis({ analysisStale: true })).toHaveTextContent('Kârlılık%30,0Eskidi, 01.11.2026');
});

test('a loss is written with its minus', () => {
  expect(kpis({ income: 10, expense: 30, profit: -20 })).toHaveTextContent('Net−20,00 ₺');
});

test.each([
  [24, '24 gün', '%89'],
  [-4, '4 gün gecikti', '%100'],
  [400, '400 gün', '%0'],
])('with %s days left it says %s, and that %s of the time has passed', (leftDays, text, share) => {
  expect(kpis({ leftDays })).toHaveTextContent(`Kalan süre${text}`);
  expect(screen.getByRole('progressbar')).toHaveAccessibleName(`Sürenin ${share} kadarı geçti`);
});

test('a finished project counts no days, but tells its end', () => {
  const strip = kpis({ status: 'TAMAMLANDI', leftDays: -100 });
  expect(strip).toHaveTextContent('Kalan süre–Bitiş 15.12.2026');
  expect(strip).not.toHaveTextContent('gecikti');
});

test('progress, budget and time stand side by side, and a margin that stands above already is not repeated', () => {
  renderApp(<ProjectProgress project={project(1, { progressPercent: 78, budgetUsedPct: 112.5 })} />);
  expect(screen.getByRole('progressbar', { name: 'Geçen süre %89,5' })).toBeInTheDocument();
  expect(screen.queryByText('Güncel marj')).not.toBeInTheDocument();
  expect(screen.getByRole('progressbar', { name: 'İlerleme %78,0' })).toBeInTheDocument();
  expect(screen.getByRole('progressbar', { name: 'Bütçe kullanımı %112,5' })).toBeInTheDocument();
});

test('without an estimate there is no bar for the budget', () => {
  renderApp(<ProjectProgress project={project(1, { budgetUsedPct: null })} />);
  expect(screen.getByText('Tahmini maliyet yok')).toBeVisible();
  expect(screen.queryByRole('progressbar', { name: /Bütçe/ })).not.toBeInTheDocument();
});

test('a margin that has changed since the analysis is told, and no time of what is finished', () => {
  renderApp(<ProjectProgress project={project(1, { status: 'TAMAMLANDI', liveMargin: 12.5 })} />);
  expect(screen.getByRole('region', { name: 'İlerleme ve bütçe' })).toHaveTextContent('Güncel marj%12,5');
  expect(screen.queryByRole('progressbar', { name: /Geçen süre/ })).not.toBeInTheDocument();
});

test('the plan tells what was agreed, and a dash where nothing was', () => {
  const plan = {
    customerName: null,
    estimatedCost: null,
    categoryName: null,
    description: 'İki katlı\nçelik',
  };
  renderApp(<ProjectFacts project={project(1, plan)} currency="USD" />);
  const facts = screen.getByRole('region', { name: 'Proje bilgileri' });
  expect(facts).toHaveTextContent('Müşteri-Kategori-');
  expect(facts).toHaveTextContent('Sözleşme bedeli$500.000,00Tahmini maliyet-Adresİstanbul');
  expect(within(facts).getByText(/çelik/)).toBeVisible();
});

test('a project without a place leads to where one is added', () => {
  renderApp(<LocationCard project={project(1)} />);
  const card = within(screen.getByRole('region', { name: 'Konum' }));
  expect(card.getByText('Bu projenin konumu girilmedi.')).toBeVisible();
  expect(card.getByRole('link', { name: 'Konum Ekle' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/konum$/),
  );
});

test('rows are exported with everything that was typed, in words and numbers', () => {
  const row = projectIncome(1, { dueDate: '2026-12-01', documentNo: 'A-1', status: 'TAHSIL_EDILDI' });
  const { name, columns, rows } = columnSheet('Gelirler', rowColumns('income', 'EUR'), [row]);
  expect(name).toBe('Gelirler');
  expect(Object.fromEntries(columns.map(({ title }, index) => [title, rows[0]?.[index]]))).toEqual({
    Tarih: '2026-11-10',
    Açıklama: 'Hakediş 1',
    Kategori: 'Hakediş',
    Müşteri: 'Meltem Sigorta',
    'Belge no': 'A-1',
    Vade: '2026-12-01',
    Durum: 'Tahsil edildi',
    'Ödeme yöntemi': paymentMethodNames.TRANSFER,
    'Tutar (KDV hariç)': 1000,
    'KDV (%)': 20,
    'KDV tutarı': 200,
    'KDV dahil': 1200,
    'Para birimi': 'EUR',
  });
});

test('a brief list leaves columns out of the table, never out of the export', () => {
  const shown = (brief: boolean) =>
    rowColumns('expense', 'TRY', { brief })
      .filter(({ table }) => table !== false)
      .map(({ title }) => title);
  expect(shown(false)).toEqual(['Tarih', 'Açıklama', 'Vade', 'Durum', 'Tutar', 'KDV dahil']);
  expect(shown(true)).toEqual(['Tarih', 'Açıklama', 'Tutar']);
  expect(rowColumns('expense', 'TRY', { brief: true })).toHaveLength(rowColumns('expense', 'TRY').length);
});

test('where there is little room, the due date stands under the status and VAT under the amount', () => {
  const of = (isTight: boolean) => rowColumns('income', 'TRY', { isTight });
  const shown = of(true).filter(({ table }) => table !== false);
  expect(shown.map(({ title }) => title)).toEqual(['Tarih', 'Açıklama', 'Durum', 'Tutar']);
  const row = projectIncome(1, { dueDate: '2026-12-01' });
  const { container } = renderApp(
    <div>
      {shown.slice(2).map(({ title, cell }) => (
        <p key={title}>{cell?.(row)}</p>
      ))}
    </div>,
  );
  expect(container).toHaveTextContent('Vade 01.12.2026');
  expect(container).toHaveTextContent('KDV dahil 1.200,00 ₺');
  expect(of(true)).toHaveLength(of(false).length);
});

test('what was agreed stands beside what came and went, to the kuruş, and a dash where nothing was agreed', () => {
  const plan = { contractAmount: 500_000, estimatedCost: 400_000.1, income: 300_000, expense: 210_000.35 };
  renderApp(<ExpectedActual project={project(1, plan)} currency="TRY" />);
  const lines = () =>
    screen.getAllByRole('row').map(({ textContent }) => textContent?.replace(/\u00a0/g, ' '));
  expect(lines()).toEqual([
    'KalemBeklenenGerçekleşenKalan',
    'Gelir500.000,00 ₺300.000,00 ₺200.000,00 ₺',
    'Gider400.000,10 ₺210.000,35 ₺189.999,75 ₺',
    'Kâr99.999,90 ₺89.999,65 ₺10.000,25 ₺',
  ]);
});

test('without an estimate nothing is expected of cost and profit', () => {
  renderApp(<ExpectedActual project={project(1, { estimatedCost: null })} currency="TRY" />);
  expect(screen.getByRole('row', { name: /^Gider/ })).toHaveTextContent('Gider-210.000,00 ₺-');
  expect(screen.getByRole('row', { name: /^Kâr/ })).toHaveTextContent('Kâr-90.000,00 ₺-');
});
