import type { Page } from '@playwright/test';
import { type Company, expect, test } from '../company';

/** An old ledger as a program wrote it: what an entry is stands in a column of its own, amounts have no sign. */
const ROWS = 240;
const kinds = ['Nakit yatırma', 'Faiz', 'Emekli maaşı', 'Hesap işletim ücreti'];
const two = (n: number) => String(n).padStart(2, '0');
const kurusOf = (at: number) => 1 + ((at * 7_919) % 500_000);
const isIn = (at: number) => at % 4 !== 3;
const ledger = [
  'date,cashFlowType,categoryName,description,amount,paymentMethod',
  ...Array.from({ length: ROWS }, (_, at) => {
    const day = `1993-${two(1 + Math.floor(at / 20))}-${two(1 + (at % 20))}`;
    const words = `${kinds[at % 4]} · hesap ${2000 + (at % 37)} · no ${690_000 + at}`;
    return [day, isIn(at) ? 'GIRIS' : 'CIKIS', 'Diğer', words, (kurusOf(at) / 100).toFixed(2), 'CASH'].join();
  }),
].join('\n');
const file = { name: 'defter-1993.csv', mimeType: 'text/csv', buffer: Buffer.from(ledger) };

const sumOf = (counts: (at: number) => boolean) =>
  Array.from({ length: ROWS }, (_, at) => (counts(at) ? kurusOf(at) : 0)).reduce((sum, each) => sum + each) /
  100;
const summary = ({ call }: Company) => call('GET', '/cash-flow/get-all-income-and-expense');
const empty = { income: 0, expense: 0, balance: 0 };

const groups = (page: Page) => page.getByRole('group', { name: 'Satır grupları' });
const toRows = async (page: Page) => {
  await page.getByRole('button', { name: 'Devam Et' }).click();
  await expect(groups(page)).toBeVisible();
};

async function takeBack(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Aktarımı Geri Al' }).click();
  await expect(page.getByRole('heading', { name: 'Aktarım geri alındı' })).toBeVisible();
}

test('an old ledger comes in by columns that are chosen once, to the kuruş, once only, and goes without a trace', async ({
  page,
  signedIn,
}) => {
  await signedIn.call('POST', '/category/save', { name: 'Genel', type: 'HER_IKISI' });
  await page.goto('/cash-flow/import');
  await page.getByLabel('Ekstre veya Excel dosyası').setInputFiles(file);
  const category = page.getByLabel('3. sütun: categoryName');
  await expect(category).toHaveValue('KATEGORI');
  await category.selectOption({ label: 'Kullanma' });
  await toRows(page);
  await groups(page)
    .getByRole('button', { name: new RegExp(`^Eksik ${ROWS}$`) })
    .click();
  await page.getByLabel('Hepsine kategori').selectOption({ label: 'Genel' });
  await page.getByRole('button', { name: `${ROWS} Kaydı Ekle` }).click();
  await expect(page.getByRole('heading', { name: `${ROWS} kayıt eklendi` })).toBeVisible();
  const added = page.url();
  const [income, expense] = [sumOf(isIn), sumOf((at) => !isIn(at))];
  const sums = await summary(signedIn);
  expect(sums).toMatchObject({ income, expense });
  expect(sums.balance.toFixed(2)).toBe((income - expense).toFixed(2));

  await page.goto('/cash-flow/import');
  await page.getByLabel('Ekstre veya Excel dosyası').setInputFiles(file);
  await expect(page.getByText('Bu sütunlar geçen seferki seçimlerinizle okundu')).toBeVisible();
  await expect(category).toHaveValue('KULLANMA');
  await toRows(page);
  await expect(
    groups(page).getByRole('button', { name: new RegExp(`^Olası mükerrer ${ROWS}$`) }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Kayıtları Ekle' })).toBeDisabled();

  await page.goto(added);
  await takeBack(page);
  expect(await summary(signedIn)).toMatchObject(empty);
});

test('money in a statement settles what a customer owes, and owes again when it is taken back', async ({
  page,
  signedIn: { call },
}) => {
  const { id: categoryId } = await call('POST', '/category/save', { name: 'Hakediş', type: 'HER_IKISI' });
  const { id: projectId } = await call('POST', '/project/save', {
    ...{ name: 'Konut', status: 'DEVAM_EDIYOR', categoryId, contractAmount: 100_000 },
    ...{ startDate: '2026-01-01', endDate: '2027-12-31' },
  });
  const contact = await call('POST', '/contact/save', { name: 'Moda Apartmanı', kind: 'MUSTERI' });
  const row = await call('POST', '/project-income/save', {
    ...{ projectId, categoryId, description: '1 no.lu hakediş', amount: 1000, vatRate: 20 },
    ...{ date: '2026-06-01', dueDate: '2026-07-01', contactId: contact.id },
  });
  const open = async () => (await call('GET', `/contact/open-items?id=${contact.id}`)).receivable;
  const statement = 'Tarih;Açıklama;Tutar\n02.11.2026;GELEN EFT MODA APARTMANI;1.200,00';

  await page.goto('/cash-flow/import');
  await page
    .getByLabel('Ekstre veya Excel dosyası')
    .setInputFiles({ name: 'banka.csv', mimeType: 'text/csv', buffer: Buffer.from(statement) });
  await toRows(page);
  await expect(page.getByText(/Moda Apartmanı, 1\.200,00.₺ açık/)).toBeVisible();
  await page.getByRole('button', { name: 'Tahsil et, satır 2' }).click();
  await expect(page.getByText('Eklenince açık kalemlere işlenir')).toBeVisible();
  await page.getByRole('button', { name: '1 Kaydı Ekle' }).click();
  await expect(page.getByRole('heading', { name: '1 kayıt eklendi' })).toBeVisible();
  expect(await open()).toBe(0);
  expect(await call('GET', '/cash-flow/get-all-income-and-expense')).toMatchObject({ income: 1200 });
  expect(await call('GET', `/project-income/find-by-id?id=${row.id}`)).toMatchObject({
    status: 'TAHSIL_EDILDI',
    settledAmount: 1200,
  });

  await takeBack(page);
  expect(await open()).toBe(1200);
  expect(await call('GET', '/cash-flow/get-all-income-and-expense')).toMatchObject(empty);
});
