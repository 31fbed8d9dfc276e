import { existsSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { type Company, expect, test } from '../company';

// Whoever has the file names it; everybody else is told.
const file = process.env.VEZNE_REAL_LEDGER ?? '';
const [income, expense] = [30_728_335.3, 14_782_136.3];

const columns = ['Tarih', 'Giriş / Çıkış', 'Kategori', 'Açıklama', 'Tutar', 'Ödeme yöntemi'];

const why = 'VEZNE_REAL_LEDGER names no file: the ledger of 5.347 real movements is not read';
test.skip(!existsSync(file), why); // the file may not be handed on, so it is not in the repository

const totals = async ({ call }: Company) => {
  const { income, expense, balance, incomeCount, expenseCount } = await call(
    'GET',
    '/cash-flow/get-all-income-and-expense',
  );
  return { income, expense, balance, count: incomeCount + expenseCount };
};

/** What each column holds, chosen above it. */
async function mapByHand(page: Page): Promise<void> {
  const first = page.getByLabel(/^1\. sütun/);
  await first.selectOption({ label: 'Kullanma' });
  for (const [at, label] of columns.entries())
    await page.getByLabel(new RegExp(`^${at + 1}\\. sütun`)).selectOption({ label });
  await page.getByLabel('Ondalık biçimi').selectOption({ label: '1,234.56' });
}

async function toColumns(page: Page): Promise<void> {
  await page.goto('/cash-flow/import');
  await page.getByLabel('Ekstre veya Excel dosyası').setInputFiles(file);
  await expect(page.getByRole('region', { name: 'Dosya önizlemesi' })).toBeVisible({ timeout: 60_000 });
}

async function toCheck(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Devam Et' }).click();
  await expect(page).toHaveURL(/step=check/, { timeout: 60_000 });
}

test('half a year of a real bank is mapped once, added to the kuruş, known again and taken back whole', async ({
  page,
  signedIn,
}) => {
  test.setTimeout(300_000);
  await toColumns(page);
  await mapByHand(page);
  await expect(page.getByText('5.347 satır')).toBeVisible({ timeout: 60_000 });
  await toCheck(page);
  const groups = page.getByRole('group', { name: 'Satır grupları' });
  await expect(groups.getByRole('button', { name: /^Hazır 5\.347$/ })).toBeVisible();
  await page.getByRole('button', { name: '5.347 Kaydı Ekle' }).click();
  await expect(page.getByRole('heading', { name: '5.347 kayıt eklendi' })).toBeVisible({ timeout: 60_000 });
  const added = page.url();
  expect(await totals(signedIn)).toEqual({ income, expense, balance: 15_946_199, count: 5_347 });
  await page.goto('/cash-flow');
  const strip = page.getByRole('region', { name: 'Kasa özeti' });
  for (const figure of ['30.728.335,30', '14.782.136,30', '15.946.199,00'])
    await expect(strip).toContainText(figure);

  await toColumns(page);
  await expect(page.getByText('Bu sütunlar geçen seferki seçimlerinizle okundu')).toBeVisible();
  await toCheck(page);
  await expect(groups.getByRole('button', { name: /^Olası mükerrer 5\.347$/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Kayıtları Ekle' })).toBeDisabled();

  await page.goto(added);
  await page.getByRole('button', { name: 'Aktarımı Geri Al' }).click();
  await expect(page.getByRole('heading', { name: 'Aktarım geri alındı' })).toBeVisible({ timeout: 60_000 });
  expect(await totals(signedIn)).toEqual({ income: 0, expense: 0, balance: 0, count: 0 });
});
