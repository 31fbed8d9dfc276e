import type { Page } from '@playwright/test';
import { expect, test } from '../company';

const sums = (page: Page) => page.getByRole('region', { name: 'Hesap özeti' });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

/** A till with 1.000,00 and, unless told, a bank account with 50.000,00. */
test.beforeEach(async ({ signedIn, page }) => {
  const [till] = await signedIn.call('POST', '/cash-account/find-all', {});
  await signedIn.call('PUT', '/cash-account/update', {
    id: till.id,
    name: till.name,
    kind: 'KASA',
    openingBalance: 1000,
  });
  await page.goto('/cash-flow/accounts');
  await expect(page.getByRole('link', { name: 'Ana Kasa' })).toBeVisible();
});

async function addBank(page: Page) {
  await page.getByRole('button', { name: 'Hesap Ekle' }).first().click();
  const form = dialog(page, 'Hesap Ekle');
  await form.getByRole('button', { name: 'Banka' }).click();
  await form.getByLabel('Hesap adı').fill('Ziraat');
  await form.getByLabel('Açılış bakiyesi').fill('50000');
  await form.getByRole('button', { name: 'Kaydet' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByRole('link', { name: 'Ziraat' })).toBeVisible();
}

test('a transfer with a fee moves cash, and is neither income nor expense but for its fee', async ({
  page,
  signedIn,
}) => {
  await addBank(page);
  await expect(sums(page)).toContainText('51.000');

  await page.getByRole('button', { name: 'Virman Yap' }).click();
  const form = dialog(page, 'Virman Yap');
  await form.getByLabel('Gönderen hesap').selectOption({ label: 'Ziraat' });
  await form.getByLabel('Alan hesap').selectOption({ label: 'Ana Kasa' });
  await form.getByLabel('Tutar').fill('5000');
  await form.getByLabel('Masraf').fill('12,80');
  await expect(form).toContainText('44.987,20');
  await form.getByRole('button', { name: 'Kaydet' }).click();
  await expect(form).toBeHidden();
  await expect(sums(page)).toContainText('50.987');

  const totals = await signedIn.call('GET', '/cash-flow/get-all-income-and-expense');
  expect(totals).toMatchObject({ income: 0, expense: 12.8, balance: 50_987.2 });

  // The account's entries: the running balance, and the transfer as one act.
  await page.getByRole('link', { name: 'Ziraat' }).click();
  await expect(page).toHaveURL(/accountId=/);
  await expect(page.getByRole('region', { name: 'Kasa özeti' })).toContainText('44.987');
  // The names of the ledger's pages cost the register no height: its entry row stands where it is drawn.
  const entry = await page.getByLabel('Hızlı kayıt, Açıklama').boundingBox();
  expect(entry?.y).toBeLessThan(270);
  const leg = page.getByRole('row').filter({ hasText: 'Virman: Ziraat → Ana Kasa' }).first();
  await expect(leg).toBeVisible();
  await leg.hover();
  await leg.getByRole('button', { name: /^Sil/ }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Virman iki kaydıyla ve masrafıyla birlikte silinir.');
  await question.getByRole('button', { name: 'Sil' }).click();
  await expect(question).toBeHidden();
  await expect(leg).toHaveCount(0);
  const after = await signedIn.call('GET', '/cash-flow/get-all-income-and-expense');
  expect(after).toMatchObject({ income: 0, expense: 0, balance: 51_000 });
});

test('by keyboard alone a till is counted, and the difference is booked', async ({ page, signedIn }) => {
  const menu = page.getByRole('button', { name: 'İşlemler: Ana Kasa' });
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Düzenle' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Sayım Yap' })).toBeFocused();
  await page.keyboard.press('Enter');
  const form = dialog(page, 'Kasa Sayımı');
  await expect(form.getByLabel('Sayılan tutar')).toBeFocused();
  await page.keyboard.type('950');
  await expect(form).toContainText('“Sayım farkı” açıklamasıyla 50,00');
  await page.keyboard.press('Enter');
  await expect(form).toBeHidden();
  await expect(sums(page)).toContainText('950');
  const { content } = await signedIn.call('POST', '/cash-flow/find-all', { page: 0, pageSize: 6 });
  expect(content).toHaveLength(1);
  expect(content[0]).toMatchObject({ description: 'Sayım farkı', amount: 50, cashFlowType: 'CIKIS' });
});
