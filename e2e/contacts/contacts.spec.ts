import type { Page } from '@playwright/test';
import { expect, test } from '../company';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const figures = (page: Page) => page.getByRole('region', { name: 'Cari özeti' });

/** A project of the company with an income of 1.200,00 that waits. */
test.beforeEach(async ({ signedIn }) => {
  const category = await signedIn.call('POST', '/category/save', { name: 'Hakediş', type: 'HER_IKISI' });
  const project = await signedIn.call('POST', '/project/save', {
    ...{ name: 'Konut', status: 'DEVAM_EDIYOR', categoryId: category.id, contractAmount: 100_000 },
    ...{ startDate: '2026-01-01', endDate: '2027-12-31' },
  });
  await signedIn.call('POST', '/project-income/save', {
    ...{ projectId: project.id, categoryId: category.id, description: '1 no.lu hakediş', amount: 1000 },
    ...{ vatRate: 20, date: '2026-06-01', dueDate: '2026-07-01', counterparty: 'Moda Apartmanı' },
  });
});

test('a customer pays a part, the ledger has it, and all of it is taken back', async ({ page, signedIn }) => {
  await page.goto('/projects');
  await page.getByRole('link', { name: 'Cariler' }).click();
  await expect(figures(page)).toContainText('1.200,00');
  await page.getByRole('button', { name: 'Cari Ekle' }).first().click();
  const form = dialog(page, 'Cari Ekle');
  await form.getByLabel('Ad / Ünvan').fill('MODA apartmanı');
  await form.getByLabel('Telefon').fill('5321112233');
  await form.getByRole('button', { name: 'Kaydet' }).click();
  await expect(form).toBeHidden();

  // The row that named it is its own.
  await page.getByRole('link', { name: 'MODA apartmanı' }).click();
  await expect(page.getByRole('heading', { name: 'MODA apartmanı' })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: '1 no.lu hakediş' })).toContainText('gecikti');

  await page.getByRole('button', { name: 'Tahsilat Al' }).click();
  const settle = dialog(page, 'Tahsilat Al');
  await settle.getByLabel('Tutar', { exact: true }).fill('1500');
  await expect(settle.getByText('Avans olarak kalan:')).toContainText('300,00');
  await settle.getByLabel('Tutar', { exact: true }).fill('500');
  await expect(settle.getByLabel('1 no.lu hakediş için tutar')).toHaveValue('500,00');
  await settle.getByRole('button', { name: 'Kaydet' }).click();
  await expect(settle).toBeHidden();
  await expect(figures(page)).toContainText('700,00');
  const summary = () => signedIn.call('GET', '/cash-flow/get-all-income-and-expense');
  expect(await summary()).toMatchObject({ income: 500, balance: 500 });

  await page.getByRole('tab', { name: 'Ekstre' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'tahsilatı' })).toContainText('700,00');

  await page.getByRole('tab', { name: 'Açık kalemler' }).click();
  const taken = page.getByRole('region', { name: 'Tahsilatlar ve ödemeler' });
  await taken.getByRole('button', { name: /^Sil/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sil' }).click();
  await expect(figures(page)).toContainText('1.200,00');
  expect(await summary()).toMatchObject({ income: 0, balance: 0 });
});

test('a row of a project reaches the ledger from its menu', async ({ page, signedIn }) => {
  await page.goto('/projects/gelirler');
  const row = page.getByRole('row').filter({ hasText: '1 no.lu hakediş' });
  await row.getByRole('button', { name: /^İşlemler/ }).click();
  await page.getByRole('menuitem', { name: 'Tahsil Et' }).click();
  const settle = dialog(page, 'Tahsil Et');
  await expect(settle.getByLabel('Tutar')).toHaveValue('1.200,00');
  await settle.getByRole('button', { name: 'Kasaya İşle' }).click();
  await expect(settle).toBeHidden();
  await expect(row).toContainText('Tahsil edildi');
  expect(await signedIn.call('GET', '/cash-flow/get-all-income-and-expense')).toMatchObject({ income: 1200 });
});

test('two cards of one customer become one by keys alone', async ({ page, signedIn }) => {
  const card = { kind: 'MUSTERI', taxNumber: '', phone: '' };
  const from = await signedIn.call('POST', '/contact/save', {
    ...card,
    name: 'Moda Apt.',
    openingBalance: 60,
  });
  await signedIn.call('POST', '/contact/save', { ...card, name: 'Moda Apartmanı' });
  await page.goto(`/contacts/${from.id}/bilgiler`);
  const choice = page.getByLabel('Şu cariyle birleştir');
  await choice.focus();
  await page.keyboard.type('moda apartm');
  await expect(page.getByRole('option', { name: 'Moda Apartmanı' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(choice).toHaveValue('Moda Apartmanı');
  await page.keyboard.press('Tab');
  const merge = page.getByRole('button', { name: 'Birleştir', exact: true });
  await expect(merge).toBeFocused();
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Carileri Birleştir' });
  const giveUp = question.getByRole('button', { name: 'İptal' });
  await expect(giveUp).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(merge).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(giveUp).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(question.getByRole('button', { name: 'Birleştir' })).toBeFocused();
  await page.keyboard.press('Enter');
  // The focus is where the page of the one that stays begins: its head, or all of it where the head came later.
  await expect(page.getByRole('heading', { level: 1, name: 'Moda Apartmanı' })).toBeVisible();
  await expect(page.locator('main:focus, main h1:focus')).toHaveCount(1);
  await expect(figures(page)).toContainText('1.260,00');
});
