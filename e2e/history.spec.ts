import { expect, records, test } from './company';

test('what was deleted comes back from the message and from the trash, and the history tells all of it', async ({
  signedIn,
  page,
}) => {
  await signedIn.call('POST', '/category/save', { name: 'Malzeme', type: 'HER_IKISI' });
  await page.goto('/cash-flow');
  await page.getByRole('button', { name: 'Nakit Akışı Ekle' }).first().click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Kategori').selectOption({ label: 'Malzeme' });
  await form.getByLabel('Açıklama').fill('Demir alımı');
  await form.getByLabel('Tutar').fill('12345,67');
  await form.getByRole('button', { name: 'Kaydet', exact: true }).click();
  const rows = records(page);
  const summary = page.getByRole('region', { name: 'Kasa özeti' });
  await expect(rows).toHaveCount(1);
  await expect(summary).toContainText('12.345');

  const remove = async () => {
    await page.getByRole('button', { name: 'Sil: Demir alımı' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sil' }).click();
    await expect(page.getByText('Kayıtlı nakit akışı bulunamadı.')).toBeVisible();
    await expect(summary).not.toContainText('12.345');
  };
  await remove();
  const message = page.getByRole('status').filter({ hasText: 'Nakit Akışı Başarıyla Silindi.' });
  await message.getByRole('button', { name: 'Geri Al' }).click();
  await expect(page.getByText('Kayıt geri yüklendi.')).toBeVisible();
  await expect(rows).toContainText('12.345,67');
  await expect(summary).toContainText('12.345');

  await remove();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('son silineni');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/settings\/trash$/);
  await page.getByRole('button', { name: 'Geri Yükle: Demir alımı' }).click();
  await expect(page.getByText('Çöp kutusu boş.')).toBeVisible();

  await page.goto('/cash-flow');
  await page.getByRole('button', { name: 'Düzenle: Demir alımı' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Geçmiş (5)' }).click();
  const acts = page.getByRole('dialog').getByRole('listitem').locator('strong');
  await expect(acts).toHaveText(['Geri yüklendi', 'Silindi', 'Geri yüklendi', 'Silindi', 'Eklendi']);

  await page.goto('/settings/history');
  const lines = page.getByRole('table', { name: 'Değişiklikler' }).locator('tbody tr');
  await expect(lines.first()).toContainText('Nakit akışı geri yüklendi');
  await page.getByLabel('Tür').selectOption('Güvenlik');
  await expect(lines.last()).toContainText('Giriş yapıldı');
});
