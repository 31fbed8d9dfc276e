import type { Page } from '@playwright/test';
import { expect, records, signIn, test } from './company';

type Line = [
  date: string,
  type: string,
  category: string,
  description: string,
  amount: number,
  method: string,
];

const lines: Line[] = [
  ['2026-10-05', 'CIKIS', 'Kira', 'Ekim kirası', 30000, 'TRANSFER'],
  ['2026-10-20', 'CIKIS', 'Malzeme', 'Çimento', 1250.5, 'CASH'],
  ['2026-11-03', 'CIKIS', 'Malzeme', 'Demir', 98000, 'CHECK'],
  ['2026-11-04', 'GIRIS', 'Hakediş', 'Hakediş', 250000, 'TRANSFER'],
];

const rowOf = ([date, cashFlowType, categoryName, description, amount, paymentMethod]: Line) => ({
  date,
  cashFlowType,
  categoryName,
  description,
  amount,
  paymentMethod,
});

test('filters, order and search stand in the address and come back by going back and by opening it anew', async ({
  page,
  signedIn,
}) => {
  await signedIn.call('POST', '/cash-flow/import', { rows: lines.map(rowOf) });
  await page.goto('/cash-flow');
  await expect(records(page)).toHaveCount(4);
  const chips = page.getByRole('group', { name: 'Süzgeçler' });

  await chips.getByRole('button', { name: 'Kategori' }).click();
  const categories = page.getByRole('dialog', { name: 'Kategori' });
  await categories.getByLabel('Malzeme').check();
  await categories.getByLabel('Kira').check();
  await categories.getByRole('button', { name: 'Uygula' }).click();
  await expect(records(page)).toHaveCount(3);
  await expect(page.getByText('Bulunan 3 kayıt')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Kasa özeti' })).toContainText('129.250,50');

  await page.getByRole('columnheader', { name: 'Tutar' }).getByRole('button').click();
  await expect(page).toHaveURL(/sort=amount/);
  await expect(records(page).first()).toContainText('Demir');
  await page.getByRole('columnheader', { name: 'Tutar' }).getByRole('button').click();
  await expect(records(page).first()).toContainText('Çimento');
  await expect(page.getByRole('columnheader', { name: 'Tutar' })).toHaveAttribute('aria-sort', 'ascending');

  await page.reload();
  await expect(records(page)).toHaveCount(3);
  await expect(records(page).first()).toContainText('Çimento');
  await expect(chips.getByRole('button', { name: 'Kategori: 2 kategori' })).toBeVisible();

  await page.getByRole('button', { name: 'Temizle', exact: true }).click();
  await expect(records(page)).toHaveCount(4);
  await page.goBack();
  await expect(records(page)).toHaveCount(3);

  await page.goto('/cash-flow?from=2026-10-01&to=2026-10-31');
  await expect(records(page)).toHaveCount(2);
  await expect(chips.getByRole('button', { name: 'Dönem: Ekim 2026' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Kasa özeti, Ekim 2026' })).toContainText('−31.250,50');
});

const cheques: Line[] = [
  ['2026-10-05', 'CIKIS', 'Kira', 'Ekim kirası', 30000, 'TRANSFER'],
  ['2026-11-03', 'CIKIS', 'Malzeme', 'Demir', 98000, 'CHECK'],
  ['2026-11-04', 'CIKIS', 'Malzeme', 'Çimento', 1250.5, 'CHECK'],
  ['2026-11-05', 'GIRIS', 'Hakediş', 'Hakediş', 250000, 'TRANSFER'],
];

/** The tab of a view. */
const view = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: 'Görünümler' })
    .getByRole('link', { name: new RegExp(`^${name}( \\d|$)`) });

test('a manager saves a view, finds it in another browser, and the ledger opens with it', async ({
  page,
  company,
  browser,
}) => {
  await company.call('POST', '/cash-flow/import', { rows: cheques.map(rowOf) });
  await signIn(page, company);
  await page.goto('/cash-flow?paymentMethod=CHECK&sort=amount');
  await expect(records(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Görünümü Kaydet', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Görünümü Kaydet' });
  await dialog.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(dialog.getByText('Görünüm adı gerekli')).toBeVisible();
  await dialog.getByLabel('Görünüm adı').fill('Bekleyen çekler');
  await dialog.getByLabel('Kasa Defteri bu görünümle açılsın').check();
  await dialog.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(view(page, 'Bekleyen çekler')).toHaveAttribute('aria-current', 'true');
  await expect(view(page, 'Bekleyen çekler')).toHaveText('Bekleyen çekler2');
  await expect(view(page, 'Tüm hareketler')).toHaveText('Tüm hareketler4');

  const elsewhere = await (await browser.newContext()).newPage();
  await signIn(elsewhere, company);
  await elsewhere.goto('/cash-flow');
  await expect(elsewhere).toHaveURL(/paymentMethod=CHECK&sort=amount&view=/);
  await expect(records(elsewhere)).toHaveCount(2);
  await expect(records(elsewhere).first()).toContainText('Demir');

  await view(elsewhere, 'Tüm hareketler').click();
  await expect(elsewhere).toHaveURL(/\/cash-flow\?view=all$/);
  await expect(records(elsewhere)).toHaveCount(4);
  await elsewhere.goBack();
  await expect(records(elsewhere)).toHaveCount(2);

  await elsewhere.getByRole('button', { name: 'Görünüm işlemleri: Bekleyen çekler' }).click();
  await elsewhere.getByRole('menuitem', { name: 'Görünümü Sil' }).click();
  const question = elsewhere.getByRole('alertdialog', { name: 'Silme Onayı' });
  await question.getByRole('button', { name: 'Sil', exact: true }).click();
  await expect(view(elsewhere, 'Bekleyen çekler')).toBeHidden();
  await elsewhere.goto('/cash-flow');
  await expect(records(elsewhere)).toHaveCount(4);
});
