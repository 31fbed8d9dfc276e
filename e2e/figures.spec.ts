import type { Page } from '@playwright/test';
import { expect, records, test } from './company';
import { dayIn, monthBefore, monthName } from './kit/days';

const today = dayIn(0);
const month = today.slice(0, 7);
/** A day of the month before that lies behind the days compared on every day but the last ones of a month. */
const before = `${monthBefore(today)}-01`;
const thisMonth = monthName(month);

/** The tile of a strip with a label: its name, its figure and what stands below it. */
const figure = (page: Page, strip: string, label: string | RegExp) =>
  page.getByRole('region', { name: strip }).locator(':scope > *').filter({ hasText: label });

test('what bears one name shows one figure on every screen, and links lead to the rows behind it', async ({
  page,
  signedIn,
}) => {
  const { call } = signedIn;
  const { id: sales } = await call('POST', '/category/save', { name: 'Hakediş', type: 'GELIR' });
  const { id: rent } = await call('POST', '/category/save', { name: 'Kira', type: 'GIDER' });
  const entries = [
    { categoryId: sales, date: before, cashFlowType: 'GIRIS', amount: 7_500.25 },
    { categoryId: rent, date: before, cashFlowType: 'CIKIS', amount: 1_200.1 },
    { categoryId: sales, date: today, cashFlowType: 'GIRIS', amount: 540_000 },
    { categoryId: rent, date: today, cashFlowType: 'CIKIS', amount: 370_001.15 },
    { categoryId: rent, date: today, cashFlowType: 'CIKIS', amount: 0.01 },
  ];
  for (const [at, entry] of entries.entries())
    await call('POST', '/cash-flow/save', { ...entry, description: `Kayıt ${at}` });
  const cash = '176.298,99';
  const income = '540.000,00';
  const expense = '370.001,16';
  const net = '169.998,84';

  await page.goto('/dashboard');
  await expect(figure(page, 'Kasa ve bekleyenler', /Bakiye/)).toContainText(cash);
  await expect(figure(page, 'Kasa ve bekleyenler', 'Bu ay net')).toContainText(net);
  await expect(figure(page, 'Bu ayın özeti', 'Toplam Gelir')).toContainText(income);
  await expect(figure(page, 'Bu ayın özeti', 'Toplam Gider')).toContainText(expense);
  const average = page
    .getByRole('region', { name: 'Nakit akışı' })
    .getByText('Aylık ortalama net')
    .locator('..');
  await expect(average).toContainText('88.149,50');

  await page.getByRole('link', { name: `Toplam Gider ${thisMonth}` }).click();
  await expect(page).toHaveURL(/\/cash-flow\?.*type=CIKIS/);
  await expect(records(page)).toHaveCount(2);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Bakiye' }).click();
  await expect(page).toHaveURL(/\/cash-flow$/);
  await expect(records(page)).toHaveCount(entries.length);
  await expect(figure(page, 'Kasa özeti', /Bakiye/)).toContainText(cash);

  await page.goto('/reports');
  await expect(page.getByRole('region', { name: '2 ayın özeti' })).toContainText('aylık ortalama 88.149,50');
  await page.getByRole('link', { name: thisMonth }).click();
  await expect(figure(page, 'Ay özeti', /^Gelir/)).toContainText(income);
  await expect(figure(page, 'Ay özeti', /^Gider/)).toContainText(expense);
  await expect(figure(page, 'Ay özeti', /^Net[^ ]/)).toContainText(net);
  const beside = page.getByRole('table', { name: 'Önceki ayla yan yana' });
  await expect(beside.getByRole('row', { name: /^Kapanış bakiyesi/ })).toContainText(cash);

  await page.goto('/cash-flow');
  await page.getByRole('button', { name: "Vezne AI'ya Sor" }).click();
  await page.getByRole('textbox', { name: 'Sorunuz' }).fill('Bu ay ne kadar harcadık?');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByText(expense, { exact: false }).first()).toBeVisible();
});
