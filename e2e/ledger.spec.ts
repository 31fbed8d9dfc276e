import type { Page } from '@playwright/test';
import { expect, records, signIn, test } from './company';

const rows = records;
const dialog = (page: Page) => page.getByRole('dialog');

async function addEntry(
  page: Page,
  entry: { description: string; amount: string; type?: 'Giriş' | 'Çıkış' },
) {
  await page.getByRole('button', { name: 'Nakit Akışı Ekle' }).first().click();
  const form = dialog(page);
  if (entry.type) await form.getByRole('button', { name: entry.type }).click();
  await form.getByLabel('Kategori').selectOption({ label: 'Malzeme' });
  await form.getByLabel('Açıklama').fill(entry.description);
  await form.getByLabel('Tutar').fill(entry.amount);
  await form.getByRole('button', { name: 'Kaydet', exact: true }).click();
}

test.beforeEach(async ({ signedIn, page }) => {
  await signedIn.call('POST', '/category/save', { name: 'Malzeme', type: 'HER_IKISI' });
  await page.goto('/cash-flow');
  await expect(page.getByRole('heading', { name: 'Kasa Defteri' })).toBeVisible();
});

test('a manager adds, edits and deletes an entry and the cards follow', async ({ page }) => {
  await expect(page.getByText('Kayıtlı nakit akışı bulunamadı.')).toBeVisible();

  await addEntry(page, { description: 'Hakediş tahsilatı', amount: '1234567,89' });
  await expect(page.getByText('Nakit Akışı Başarıyla Oluşturuldu.')).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('+1.234.567,89');

  await addEntry(page, { description: 'Demir alımı', amount: '34567,89', type: 'Çıkış' });
  await expect(rows(page)).toHaveCount(2);
  const summary = page.getByRole('region', { name: 'Kasa özeti' });
  await expect(summary).toContainText('1.200.000');

  await page.getByRole('button', { name: 'Düzenle: Demir alımı' }).click();
  await expect(dialog(page)).toContainText('Nakit Akışı Düzenle');
  await expect(dialog(page).getByRole('button', { name: 'Giriş' })).toBeDisabled();
  await dialog(page).getByLabel('Tutar').fill('4567,89');
  await dialog(page).getByRole('button', { name: 'Güncelle' }).click();
  await expect(page.getByText('Nakit Akışı Başarıyla Güncellendi.')).toBeVisible();
  await expect(summary).toContainText('1.230.000');

  await page.getByRole('button', { name: 'Sil: Demir alımı' }).click();
  const confirm = page.getByRole('alertdialog');
  await expect(confirm).toContainText(
    'Bu nakit akışı kaydını silmek istediğinizden emin misiniz? Bu işlem geri alınamaz.',
  );
  await confirm.getByRole('button', { name: 'Sil' }).click();
  await expect(page.getByText('Nakit Akışı Başarıyla Silindi.')).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
});

test('a form with mistakes says so under each field and keeps what was typed', async ({ page }) => {
  await page.getByRole('button', { name: 'Nakit Akışı Ekle' }).first().click();
  await dialog(page).getByLabel('Açıklama').fill('   ');
  await dialog(page).getByRole('button', { name: 'Kaydet', exact: true }).click();
  for (const sentence of ['Kategori gerekli', 'Açıklama gerekli', "Tutar 0'dan büyük olmalıdır"])
    await expect(dialog(page).getByText(sentence)).toBeVisible();
  await dialog(page).getByLabel('Tutar').fill('5');
  await expect(dialog(page).getByText("Tutar 0'dan büyük olmalıdır")).toBeHidden();
  await expect(dialog(page).getByText('Kategori gerekli')).toBeVisible();
});

test('searching, paging and the page size show the right entries', async ({ page, signedIn }) => {
  const [category] = await signedIn.call('POST', '/category/find-all', {
    page: 0,
    pageSize: 100,
    searchText: '',
  });
  const entries = Array.from({ length: 20 }, (_, index) => ({
    date: `2026-01-${String(index + 1).padStart(2, '0')}`,
    cashFlowType: 'CIKIS',
    categoryName: category.name,
    description: index === 7 ? 'Şantiye ÇİMENTO alımı' : `Kayıt ${index + 1}`,
    amount: 10 + index,
    paymentMethod: 'CASH',
  }));
  await signedIn.call('POST', '/cash-flow/import', { rows: entries });
  await page.reload();
  await expect(rows(page)).toHaveCount(6);
  await expect(page.getByText('20 kayıttan 1–6 arası')).toBeVisible();
  await page.getByRole('button', { name: 'Sayfa 4' }).click();
  await expect(rows(page)).toHaveCount(2);
  await page.getByLabel('Nakit Akışı Göster').selectOption('12');
  await expect(rows(page)).toHaveCount(12);

  await page.getByPlaceholder('Açıklama göre ara...').fill('cimento');
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('Şantiye ÇİMENTO alımı');
});

test('without the API the list says so, keeps the form and recovers by Tekrar Dene', async ({ page }) => {
  await page.getByRole('button', { name: 'Nakit Akışı Ekle' }).first().click();
  await dialog(page).getByLabel('Açıklama').fill('Kaybolmaması gereken metin');
  await dialog(page).getByLabel('Kategori').selectOption({ label: 'Malzeme' });
  await dialog(page).getByLabel('Tutar').fill('100');
  await page.route('**/dev/v1/cash-flow/save', (route) => route.abort());
  await dialog(page).getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(page.getByText(/Bağlantı Hatası/).first()).toBeVisible({ timeout: 20_000 });
  await expect(dialog(page).getByLabel('Açıklama')).toHaveValue('Kaybolmaması gereken metin');
  await page.unroute('**/dev/v1/cash-flow/save');
  await dialog(page).getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(rows(page)).toHaveCount(1);

  await page.route('**/dev/v1/cash-flow/find-all', (route) => route.abort());
  await page.reload();
  await expect(page.getByText(/Veri yüklenirken hata oluştu/).first()).toBeVisible({ timeout: 20_000 });
  await page.unroute('**/dev/v1/cash-flow/find-all');
  await page.getByRole('button', { name: 'Tekrar Dene' }).click();
  await expect(rows(page)).toHaveCount(1);
});

test('an expired token is renewed without the manager noticing', async ({ page }) => {
  await page.evaluate(() => {
    localStorage.setItem('accessToken', 'gecersiz');
    localStorage.setItem('token', 'gecersiz');
  });
  await page.reload();
  await expect(page.getByText('Kayıtlı nakit akışı bulunamadı.')).toBeVisible();
  await expect(page).toHaveURL(/\/cash-flow$/);
});

test('signing out works while the API is down', async ({ page, signedIn }) => {
  await page.route('**/dev/v1/**', (route) => route.abort());
  await page.getByRole('button', { name: /Elif Şahingöz/ }).click();
  await page.getByRole('menuitem', { name: 'Çıkış Yap' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('Çıkış yapıldı.')).toBeVisible();
  await page.unroute('**/dev/v1/**');
  await page.goto('/cash-flow');
  await expect(page).toHaveURL(/\/login$/);
  // Back to where the way was cut off.
  await signIn(page, signedIn, /\/cash-flow$/);
});

test('a remote that is down costs its own page and comes back by Tekrar Dene', async ({ page }) => {
  await page.route('**/remotes/cashflow/**', (route) => route.abort());
  await page.goto('/cash-flow');
  await expect(page.getByRole('button', { name: 'Tekrar Dene' })).toBeVisible({ timeout: 15_000 });
  await expect(page.getByRole('link', { name: 'Raporlar' })).toBeVisible();
  await page.unroute('**/remotes/cashflow/**');
  await page.getByRole('button', { name: 'Tekrar Dene' }).click();
  await expect(page.getByRole('heading', { name: 'Kasa Defteri' })).toBeVisible();
});
