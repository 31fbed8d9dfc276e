import { screen, waitFor, within } from '@testing-library/react';
import { api } from '@vezne/contract';
import {
  catchFile,
  fakeApi,
  idOf,
  monthlyReport,
  monthlyReportDetail,
  renderApp,
  runningMonth,
  setWindowWidth,
} from '@vezne/testing';
import { Route, Routes } from 'react-router-dom';
import { monthAfter } from './figures/report-figures';
import ReportsPage from './ReportsPage';

const server = fakeApi();
const open = (route = '/reports') =>
  renderApp(
    <Routes>
      <Route path="/reports/*" element={<ReportsPage />} />
    </Routes>,
    { route },
  );

const months = [
  monthlyReport('2026-11', { income: 1000, expense: 250.5, net: 749.5, entryCount: 2 }, 'TASLAK'),
  monthlyReport('2026-10', { income: 0, expense: 100, net: -100, entryCount: 1 }),
  monthlyReport('2026-09', { income: 500, expense: 300, net: 200, entryCount: 2 }),
];
// The running month is November 2026.
beforeEach(() => void jest.useFakeTimers({ now: new Date('2026-11-22T09:00:00Z'), advanceTimers: true }));
afterEach(() => void jest.useRealTimers());
beforeEach(() => {
  server.answer(api.monthlyReport.summary, runningMonth);
  server.answer(api.monthlyReport.findAll, months);
  server.answer(api.monthlyReport.findById, monthlyReportDetail);
});

describe('the list of months', () => {
  test('shows the newest month first, marks the running one and tells what is left', async () => {
    open();
    const table = await screen.findByRole('table', { name: 'Aylık özetler' });
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows[0]).toHaveTextContent('Kasım 2026 Devam ediyor1.000,00 ₺250,50 ₺+749,50 ₺%75,0');
    expect(rows[1]).toHaveTextContent('Ekim 2026 0,00 ₺100,00 ₺−100,00 ₺-');
    expect(rows[2]).not.toHaveTextContent('Devam ediyor');
  });

  test('tells the running month from opening to closing balance', async () => {
    open();
    const strip = await screen.findByRole('region', { name: 'Kasım 2026, başından sonuna' });
    expect(strip).toHaveTextContent('Açılış bakiyesi1.000,00 ₺Kasım 2026 başında');
    expect(strip).toHaveTextContent('Kapanış bakiyesi1.299,50 ₺Kasım 2026, 3 gelir ve gider kaydı');
    const opening = within(strip).getByRole('link', { name: 'Açılış bakiyesi' });
    expect(opening).toHaveAttribute('href', '/cash-flow?to=2026-10-31');
  });

  test('leads to where an opening is told that holds an account of the first day', async () => {
    const { summaries, ...month } = runningMonth;
    server.answer(api.monthlyReport.summary, { ...month, summaries: { ...summaries, begunAtFirst: 400 } });
    open();
    const strip = await screen.findByRole('region', { name: 'Kasım 2026, başından sonuna' });
    expect(within(strip).getByRole('link', { name: 'Açılış bakiyesi' })).toHaveAttribute(
      'href',
      '/cash-flow?from=2026-11-01&to=2026-11-30',
    );
  });

  test('keeps the running month its place until its figures come', async () => {
    const release = server.hold(api.monthlyReport.summary);
    open();
    await screen.findByRole('table', { name: 'Aylık özetler' });
    expect(screen.getByRole('region', { name: 'Ayın özeti' })).toHaveTextContent('Kapanış bakiyesi');
    release();
    expect(await screen.findByRole('region', { name: 'Kasım 2026, başından sonuna' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Ayın özeti' })).toBeNull();
  });

  test('sums the months up', async () => {
    open();
    const strip = await screen.findByRole('region', { name: '3 ayın özeti' });
    expect(strip).toHaveTextContent('Toplam gelir1.500,00 ₺aylık ortalama 500,00 ₺');
    expect(strip).toHaveTextContent('Toplam gider650,50 ₺');
    expect(strip).toHaveTextContent('Net849,50 ₺aylık ortalama 283,17 ₺');
    expect(strip).toHaveTextContent('Net / gelir%56,6en yüksek Kasım 2026, %75,0');
  });

  test('ends in the sum of the months that are listed', async () => {
    open();
    const table = await screen.findByRole('table', { name: 'Aylık özetler' });
    const sum = within(table).getByRole('rowheader', { name: 'Toplam' }).closest('tr');
    expect(sum).toHaveTextContent('Toplam1.500,00 ₺650,50 ₺+849,50 ₺%56,6');
  });

  test('begins with a year and shows older months when asked', async () => {
    const years = Array.from({ length: 14 }, (_, index) => monthlyReport(monthAfter('2026-11', -index), {}));
    server.answer(api.monthlyReport.findAll, years);
    const { user } = open();
    // With the head and the sum.
    expect(await screen.findAllByRole('row')).toHaveLength(14);
    await user.click(screen.getByRole('button', { name: 'Daha Eski Ayları Göster (2)' }));
    expect(screen.getAllByRole('row')).toHaveLength(16);
  });

  test('says why there is nothing yet', async () => {
    server.answer(api.monthlyReport.findAll, []);
    open();
    expect(await screen.findByText('Henüz rapor yok.')).toBeVisible();
    expect(screen.getByText('Aylık özetler, son 12 ay')).toBeVisible();
    expect(screen.getByRole('link', { name: "Kasa Defteri'ne Git" })).toHaveAttribute('href', '/cash-flow');
  });

  test('offers to try again when it cannot be loaded', async () => {
    server.fail(api.monthlyReport.findAll, { status: 400, message: 'Olmadı' }, 1);
    const { user } = open();
    expect(await screen.findByText('Veri yüklenirken hata oluştu:')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Tekrar Dene' }));
    expect(await screen.findByRole('link', { name: 'Ekim 2026' })).toBeVisible();
  });

  test('says of a month that only holds entries of days to come that it has not begun', async () => {
    const ahead = monthlyReport('2199-01', { income: 10, expense: 0, net: 10, entryCount: 1 }, 'TASLAK');
    server.answer(api.monthlyReport.findAll, [ahead, ...months]);
    open();
    const table = await screen.findByRole('table', { name: 'Aylık özetler' });
    expect(within(table).getAllByRole('row')[1]).toHaveTextContent('Ocak 2199 Başlamadı');
    expect(screen.getByText('Aylık özetler, son 12 ay ve sonrası')).toBeVisible();
    // 1.510,00 with what is to come.
    const strip = screen.getByRole('region', { name: /ayın özeti$/ });
    expect(strip).toHaveTextContent('Toplam gelir1.510,00 ₺gelecek aylar hariç aylık ortalama 500,00 ₺');
    expect(strip).toHaveTextContent('en yüksek Kasım 2026, %75,0');
  });

  test('is exported as it stands on the screen', async () => {
    const { user } = open();
    const file = catchFile();
    await user.click(await screen.findByRole('button', { name: 'Dışa Aktar' }));
    await user.click(await screen.findByRole('menuitem', { name: 'CSV (.csv)' }));
    const [head, november, october] = (await file.text()).split('\r\n');
    expect(head).toMatch(/^Ay;Durum;Gelir;Gider;Net;Net \/ gelir \(%\);/);
    expect(november).toBe('Kasım 2026;Devam ediyor;1000,00;250,50;749,50;74,95;0,00;0,00;2;TRY');
    expect(october).toMatch(/^Ekim 2026;Tamamlandı;0,00;100,00;-100,00;;/);
  });
});

describe('the report of a month', () => {
  test('opens from its row and puts the month before beside it', async () => {
    const { user, location } = open();
    await user.click(await screen.findByRole('link', { name: 'Ekim 2026' }));
    expect(location()).toBe('/reports/2026-10');
    const strip = await screen.findByRole('region', { name: 'Ay özeti' });
    expect(strip).toHaveTextContent("Gelir1.684.000,00 ₺artış %11,3 Eylül'e göre");
    expect(strip).toHaveTextContent('Net / gelir%29,5Eylül %32,4');
    const beside = screen.getByRole('table', { name: 'Önceki ayla yan yana' });
    expect(beside).toHaveTextContent('KalemEylül 2026Ekim 2026Gelir1.512.500,00 ₺1.684.000,00 ₺');
    expect(beside).toHaveTextContent('Kapanış bakiyesi100.000,00 ₺597.500,00 ₺Gelir ve gider kaydı23');
  });

  test.each([
    [0, 'Net / gelir–bu ayda gelir yok'],
    [100, 'Net / gelir%50,0önceki dönemde gelir yok'],
  ])('with an income of %s after a month without one no part of nothing is told', async (income, text) => {
    const { summaries, previous } = monthlyReportDetail;
    server.answer(api.monthlyReport.findById, {
      ...monthlyReportDetail,
      summaries: { ...summaries, income, expense: 50, net: income - 50 },
      previous: { ...previous, income: 0, expense: 20, net: -20 },
    });
    const { user } = open();
    await user.click(await screen.findByRole('link', { name: 'Ekim 2026' }));
    expect(await screen.findByRole('region', { name: 'Ay özeti' })).toHaveTextContent(text);
  });

  test('tells in words of a net that changed its sign', async () => {
    const { summaries, previous } = monthlyReportDetail;
    server.answer(api.monthlyReport.findById, {
      ...monthlyReportDetail,
      summaries: { ...summaries, net: -5, changePct: { ...summaries.changePct, net: null } },
      previous: { ...previous, net: 100 },
    });
    const { user } = open();
    await user.click(await screen.findByRole('link', { name: 'Ekim 2026' }));
    const strip = await screen.findByRole('region', { name: 'Ay özeti' });
    expect(strip).toHaveTextContent("artıdan eksiye Eylül'e göre");
  });

  test('names the sum that a change is of, where later days of the month have entries', async () => {
    const { summaries } = monthlyReportDetail;
    const soFar = { income: 1_000_000, expense: summaries.expense, net: -186_500 };
    server.answer(api.monthlyReport.findById, { ...monthlyReportDetail, summaries: { ...summaries, soFar } });
    open('/reports/2026-10');
    const strip = await screen.findByRole('region', { name: 'Ay özeti' });
    await waitFor(() =>
      expect(strip).toHaveTextContent('Gelir1.684.000,00 ₺bugüne kadar 1.000.000,00 ₺ artış %11,3'),
    );
    expect(strip).not.toHaveTextContent(/Gider[\d.,]+ ₺bugüne/);
  });

  test('leads from every figure to the entries it was made from', async () => {
    open('/reports/2026-10');
    const link = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
    const month = '/cash-flow?from=2026-10-01&to=2026-10-31';
    expect(await link('İşçilik')).toBe(`${month}&type=CIKIS&categoryId=${idOf(3, 2)}`);
    expect(await link('Transfer')).toBe(`${month}&paymentMethod=TRANSFER`);
    expect(await link('=Ekim hakedişi')).toBe(`/cash-flow?ids=${idOf(4, 1)}`);
    expect(await link('Ayın tüm kayıtları')).toBe(month);
    expect(await link('Moda Apartmanı')).toBe(`/projects/${idOf(5, 1)}`);
  });

  test('shows shares of the expenses and the balance of each day as a table, too', async () => {
    open('/reports/2026-10');
    const shares = await screen.findByRole('region', { name: 'Giderin dağılımı' });
    expect(shares).toHaveTextContent('İşçilik%67,4800.000,00 ₺Eylül 700.000,00 ₺');
    const days = screen.getByRole('table', { name: 'Günlük kasa bakiyesi' });
    expect(days).toHaveTextContent('20 Ekim 20260,00 ₺1.186.500,00 ₺597.500,00 ₺');
  });

  test('tells what each account held at first and at last, once there are several', async () => {
    const account = (n: number, name: string, kind: 'KASA' | 'BANKA', closing: number) => ({
      accountId: idOf(9, n),
      name,
      kind,
      opening: 100,
      cameIn: 50,
      wentOut: 0,
      closing,
    });
    server.answer(api.monthlyReport.findById, {
      ...monthlyReportDetail,
      details: {
        ...monthlyReportDetail.details,
        accounts: [account(1, 'Ana Kasa', 'KASA', 150), account(2, 'Ticari', 'BANKA', -150)],
      },
    });
    open('/reports/2026-10');
    const table = await screen.findByRole('table', { name: 'Hesaplara göre' });
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows[0]).toHaveTextContent('Ana KasaKasa100,00 ₺50,00 ₺-150,00 ₺');
    expect(rows[1]).toHaveTextContent('TicariBanka100,00 ₺50,00 ₺-−150,00 ₺');
    expect(within(table).getAllByRole('link', { name: /^50,00\s₺$/ })[0]).toHaveAttribute(
      'href',
      `/cash-flow?from=2026-10-01&to=2026-10-31&accountId=${idOf(9, 1)}&type=GIRIS`,
    );
  });

  test('what lay in an account that began within the month is a line between opening and closing', async () => {
    const { summaries, details } = monthlyReportDetail;
    const begun = { date: '2026-10-10', begun: 500, income: 0, expense: 0, balance: 1_784_500 };
    server.answer(api.monthlyReport.findById, {
      ...monthlyReportDetail,
      summaries: { ...summaries, begun: 500, closingBalance: 598_000 },
      details: { ...details, daily: [details.daily[0] ?? begun, begun] },
    });
    open('/reports/2026-10');
    const beside = await screen.findByRole('table', { name: 'Önceki ayla yan yana' });
    expect(beside).toHaveTextContent(
      'Açılış bakiyesi−390.600,00 ₺100.000,00 ₺Açılan hesaplar0,00 ₺500,00 ₺Kapanış bakiyesi100.000,00 ₺598.000,00 ₺',
    );
    const days = screen.getByRole('table', { name: 'Günlük kasa bakiyesi' });
    expect(days).toHaveTextContent('10 Ekim 2026500,00 ₺0,00 ₺0,00 ₺1.784.500,00 ₺');
  });

  test('a running month is held against as many days of the month before', async () => {
    server.answer(api.monthlyReport.findById, {
      ...monthlyReportDetail,
      comparedWith: { from: '2026-09-01', to: '2026-09-22' },
    });
    open('/reports/2026-10');
    expect(await screen.findByRole('region', { name: 'Ay özeti' })).toHaveTextContent("1–22 Eylül'e göre");
    const beside = screen.getByRole('table', { name: 'Önceki ayla yan yana' });
    expect(beside).toHaveTextContent('Kalem1–22 Eylül 2026Ekim 2026');
    expect(await screen.findByText('1–22 Eylül döneminde yok')).toBeVisible();
  });

  test('a phone tells the days that a change is against, and no more', async () => {
    setWindowWidth();
    server.answer(api.monthlyReport.findById, {
      ...monthlyReportDetail,
      comparedWith: { from: '2026-09-01', to: '2026-09-22' },
    });
    open('/reports/2026-10');
    const strip = await screen.findByRole('region', { name: 'Ay özeti' });
    expect(strip).toHaveTextContent('1–22 Eyl');
    expect(strip).not.toHaveTextContent('göre');
  });

  test('can be printed', async () => {
    const print = jest.fn();
    window.print = print;
    const { user } = open('/reports/2026-10');
    await user.click(await screen.findByRole('button', { name: 'Yazdır' }));
    expect(print).toHaveBeenCalledTimes(1);
    window.dispatchEvent(new Event('beforeprint'));
    expect(document.documentElement.dataset.theme).toBe('light');
    window.dispatchEvent(new Event('afterprint'));
    expect(document.documentElement.dataset.theme).toBe('dark');
    await waitFor(() => expect(server.requests(api.history.noteExport)).toHaveLength(1));
    expect(server.requests(api.history.noteExport)[0]?.body).toMatchObject({
      list: 'Aylık rapor',
      format: 'print',
    });
  });

  test('is exported with all its parts, and a text that looks like a formula stays a text', async () => {
    const { user } = open('/reports/2026-10');
    const file = catchFile();
    await user.click(await screen.findByRole('button', { name: 'Dışa Aktar' }));
    await user.click(await screen.findByRole('menuitem', { name: 'CSV (.csv)' }));
    const text = await file.text();
    expect(text).toContain(
      'Özet\r\nKalem;Bu ay;Önceki ay;Ay;Para birimi\r\nGelir;1684000,00;1512500,00;Ekim 2026;TRY',
    );
    expect(text).toContain('İşçilik;0,00;800000,00;-800000,00;1;0,00;700000,00');
    expect(text).toContain('20.10.2026;0,00;1186500,00;597500,00');
    expect(text).toContain("05.10.2026;'=Ekim hakedişi;Hakediş;Giriş;1684000,00");
  });

  test('that does not exist leads back to the list', async () => {
    server.fail(api.monthlyReport.findById, { status: 404, message: 'Rapor bulunamadı' });
    open('/reports/2019-01');
    expect(await screen.findByRole('heading', { level: 1, name: 'Rapor bulunamadı' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Raporlara Dön' })).toHaveAttribute('href', '/reports');
  });
});
