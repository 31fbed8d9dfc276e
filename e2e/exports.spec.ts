import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { expect, records, test } from './company';
import { dayIn, daysBetween } from './kit/days';

const today = dayIn(0);
const month = today.slice(0, 7);

/** Saves what is on the screen as a file and answers its bytes. */
async function exported(page: Page, format: 'Excel' | 'CSV'): Promise<Buffer> {
  await page.getByRole('button', { name: 'Dışa Aktar' }).first().click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: new RegExp(`^${format}`) }).click(),
  ]);
  return readFile(await file.path());
}

/** Rows of a CSV file as Turkish Excel reads it; none of these holds a quoted cell. */
function csvRows(bytes: Buffer): string[][] {
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const lines = bytes.subarray(3).toString('utf8').split('\r\n');
  return lines.map((line) => line.split(';'));
}

/** Rows of a workbook's first sheet: numbers as numbers, texts as texts. A formula fails the test. */
function excelRows(bytes: Buffer): (string | number | null)[][] {
  const sheet = unzipSync(new Uint8Array(bytes))['xl/worksheets/sheet1.xml'];
  const xml = sheet ? strFromU8(sheet) : '';
  expect(xml).not.toContain('<f>');
  return [...xml.matchAll(/<row[^>]*>(.*?)<\/row>/gs)].map(([, row = '']) => {
    const cells: (string | number | null)[] = [];
    // Empty cells are left out; a cell's own name says its column.
    for (const [, attributes = '', inside = ''] of row.matchAll(/<c ([^>]*)>(.*?)<\/c>/gs)) {
      const text = inside.replace(/<[^>]+>/g, '');
      const column = (/r="([A-Z])\d/.exec(attributes)?.[1] ?? 'A').charCodeAt(0) - 65;
      cells[column] = attributes.includes('t="inlineStr"') ? text : Number(text);
    }
    return Array.from(cells, (cell) => cell ?? null);
  });
}

/** Days since the start of Excel's calendar. */
const excelDay = (day: string) => daysBetween('1899-12-30', day);
const shown = (day: string) => day.split('-').reverse().join('.');

test('the ledger goes out as files that hold what was saved', async ({ page, signedIn }) => {
  const entry = { date: today, categoryName: 'Kira', paymentMethod: 'CASH' };
  const rows = [
    { ...entry, cashFlowType: 'GIRIS', description: 'Hakediş', amount: 1234567.89 },
    { ...entry, cashFlowType: 'CIKIS', description: '=1+1', amount: 0.07 },
  ];
  await signedIn.call('POST', '/cash-flow/import', { rows });
  await page.goto('/cash-flow');
  await expect(records(page)).toHaveCount(2);

  const csv = csvRows(await exported(page, 'CSV'));
  expect(csv[0]?.slice(0, 4)).toEqual(['Tarih', 'Kategori', 'Açıklama', 'Tutar']);
  expect(csv[0]?.slice(6)).toEqual(['Tip', 'Proje']);
  expect(csv).toContainEqual([shown(today), 'Kira', 'Hakediş', '1234567,89', 'TRY', 'Nakit', 'Giriş', '']);
  expect(csv).toContainEqual([shown(today), 'Kira', "'=1+1", '-0,07', 'TRY', 'Nakit', 'Çıkış', '']);

  const excel = excelRows(await exported(page, 'Excel'));
  expect(excel).toContainEqual([excelDay(today), 'Kira', 'Hakediş', 1234567.89, 'TRY', 'Nakit', 'Giriş']);
  expect(excel).toContainEqual([excelDay(today), 'Kira', '=1+1', -0.07, 'TRY', 'Nakit', 'Çıkış']);

  // Only what the search leaves on the screen.
  await page.getByPlaceholder('Açıklama göre ara...').fill('hakedis');
  await page.keyboard.press('Enter');
  await expect(records(page)).toHaveCount(1);
  expect(csvRows(await exported(page, 'CSV')).flat()).not.toContain("'=1+1");
});

test('jobs are compared with their like, and lists, rows and report go out as files', async ({
  page,
  signedIn,
}) => {
  const { call } = signedIn;
  const { id: categoryId } = await call('POST', '/category/save', { name: 'Konut', type: 'HER_IKISI' });
  const plan = { categoryId, status: 'DEVAM_EDIYOR', startDate: '2026-01-01', endDate: '2030-01-01' };
  const ids: string[] = [];
  for (const [name, income, expense] of [
    ['Deniz Apartmanı', 1000.5, 600.25],
    ['Çınar Evleri', 1000, 800],
    ['Işık Konutları', 1000, 900],
    ['Şahin Sitesi', 2000, 1000],
  ]) {
    const { id: projectId } = await call('POST', '/project/save', { ...plan, name });
    const row = { projectId, categoryId, date: today, vatRate: 20 };
    await call('POST', '/project-income/save', { ...row, description: 'Hakediş', amount: income });
    await call('POST', '/project-expense/save', { ...row, description: 'Malzeme', amount: expense });
    await call('POST', '/project/analyze', { projectId });
    ids.push(projectId);
  }
  const entry = { date: today, cashFlowType: 'GIRIS', categoryName: 'Konut', paymentMethod: 'CASH' };
  await call('POST', '/cash-flow/import', { rows: [{ ...entry, description: 'Kapora', amount: 250.75 }] });

  await page.goto(`/projects/${ids[0]}`);
  await page.getByRole('tab', { name: 'Karşılaştırma' }).click();
  const margin = page.getByRole('table', { name: 'Göstergeler' }).getByRole('row', { name: /^Kârlılık/ });
  // The margins of the others are 20, 10 and 50; the job's own is 400,25 of 1.000,50.
  for (const figure of ['%40,0', '%26,7', '%20,0', '%50,0', '2 / 4'])
    await expect(margin).toContainText(figure);

  await page.getByRole('tab', { name: 'Gelirler' }).click();
  await expect(page.getByRole('table').locator('tbody tr')).toHaveCount(1);
  const incomes = excelRows(await exported(page, 'Excel'));
  const [head = [], income = []] = incomes;
  const cell = (title: string) => income[head.indexOf(title)];
  expect(['Tutar (KDV hariç)', 'KDV tutarı', 'KDV dahil'].map(cell)).toEqual([1000.5, 200.1, 1200.6]);

  await page.goto('/projects');
  await expect(page.getByText('Şahin Sitesi').first()).toBeVisible();
  const projects = csvRows(await exported(page, 'CSV'));
  expect(projects.map((row) => row[1])).toContain('Deniz Apartmanı');
  const net = projects[0]?.indexOf('Net') ?? -1;
  expect(projects.find((row) => row[1] === 'Deniz Apartmanı')?.[net]).toBe('400,25');

  await page.goto(`/reports/${month}`);
  await expect(page.getByText('Deniz Apartmanı').first()).toBeVisible();
  const report = csvRows(await exported(page, 'CSV'));
  expect(report).toContainEqual(['Deniz Apartmanı', '1000,50', '600,25', '400,25']);
  expect(report.find(([line]) => line === 'Gelir')?.slice(0, 2)).toEqual(['Gelir', '250,75']);
  const sheet = excelRows(await exported(page, 'Excel'));
  expect(sheet.find(([line]) => line === 'Gelir')?.[1]).toBe(250.75);
});
