import { expect, records, test } from '../company';

const rows = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    date: `2026-10-${String(28 - at).padStart(2, '0')}`,
    cashFlowType: 'CIKIS',
    categoryName: 'Malzeme',
    description: `Kayıt ${at + 1}`,
    amount: (at + 1) * 100,
    paymentMethod: 'CASH',
  }));

test('entries are looked through, changed and deleted beside the list by keyboard', async ({
  page,
  signedIn,
}) => {
  await signedIn.call('POST', '/cash-flow/import', { rows: rows(8) });
  await page.goto('/cash-flow');
  await expect(records(page)).toHaveCount(6);
  const panel = page.getByRole('dialog', { name: 'Nakit Akışı Düzenle' });
  const description = panel.getByLabel('Açıklama');

  await page.keyboard.press('j');
  await page.keyboard.press('End');
  await expect(records(page).nth(5)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(description).toHaveValue('Kayıt 6');
  await expect(panel.getByLabel('Tutar')).toBeFocused();
  await expect(page).toHaveURL(/entry=/);
  await page.keyboard.press('Alt+ArrowDown');
  await expect(description).toHaveValue('Kayıt 7');
  await expect(panel.getByText('7 / 8')).toBeVisible();
  await expect(panel.getByLabel('Tutar')).toBeFocused();
  await page.keyboard.type('7500');
  await expect(panel.getByText('Kaydedilmedi')).toBeVisible();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(description).toHaveValue('Kayıt 6');
  await expect(panel.getByLabel('Tutar')).toBeFocused();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(panel.getByLabel('Tutar')).toHaveValue('7.500,00');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Nakit Akışı Başarıyla Güncellendi.')).toBeVisible();
  await expect(panel).toBeHidden();
  await expect(records(page).first()).toBeFocused();
  await expect(records(page).first()).toContainText('7.500,00');

  await page.keyboard.press('Enter');
  await expect(description).toHaveValue('Kayıt 7');
  await page.reload();
  await expect(description).toHaveValue('Kayıt 7');
  await expect(panel.getByRole('listitem').filter({ hasText: 'Değiştirildi' })).toContainText('7.500,00');
  await panel.getByRole('button', { name: 'Kaydın işlemleri' }).click();
  await page.getByRole('menuitem', { name: 'Sil' }).click();
  const question = page.getByRole('alertdialog', { name: 'Silme Onayı' });
  await question.getByRole('button', { name: 'Sil', exact: true }).click();
  await expect(page.getByText('Nakit Akışı Başarıyla Silindi.')).toBeVisible();
  await expect(panel).toBeHidden();
  await expect(page).not.toHaveURL(/entry=/);
  await expect(records(page)).toHaveCount(1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('an entry opens as a sheet, going back closes it, and it is repeated from its menu', async ({
    page,
    signedIn,
  }) => {
    await signedIn.call('POST', '/cash-flow/import', { rows: rows(2) });
    await page.goto('/cash-flow');
    const cards = page.locator('li[data-record]');
    await expect(cards).toHaveCount(2);
    await cards.nth(1).tap({ position: { x: 100, y: 20 } });
    const sheet = page.getByRole('dialog', { name: 'Nakit Akışı Düzenle' });
    await expect(sheet.getByLabel('Açıklama')).toHaveValue('Kayıt 2');
    await page.goBack();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(/\/cash-flow$/);

    await cards.nth(1).tap({ position: { x: 100, y: 20 } });
    await expect(sheet.getByLabel('Açıklama')).toHaveValue('Kayıt 2');
    await sheet.getByRole('button', { name: 'Kaydın işlemleri' }).tap();
    await page.getByRole('menuitem', { name: 'Bugüne Çoğalt' }).tap();
    const form = page.getByRole('dialog', { name: 'Nakit Akışı Ekle' });
    await expect(form.getByLabel('Açıklama', { exact: true })).toHaveValue('Kayıt 2');
    await expect(form.getByLabel('Kategori')).toHaveValue(/./);
    await form.getByRole('button', { name: 'Kaydet', exact: true }).tap();
    await expect(page.getByText('Nakit Akışı Başarıyla Oluşturuldu.')).toBeVisible();
    await expect(cards).toHaveCount(3);
    await expect(cards.first()).toContainText('Kayıt 2');
  });

  test('going back closes an open sheet or question first, and then leaves the ledger', async ({
    page,
    signedIn,
  }) => {
    await signedIn.call('POST', '/cash-flow/import', { rows: rows(2) });
    await page.goto('/reports');
    await page.goto('/cash-flow');
    const cards = page.locator('li[data-record]');
    await expect(cards).toHaveCount(2);
    const isKept = (is: boolean) =>
      expect.poll(() => page.evaluate(() => history.state?.sheet === true)).toBe(is);

    await page.getByRole('button', { name: 'Nakit Akışı Ekle' }).tap();
    const form = page.getByRole('dialog', { name: 'Nakit Akışı Ekle' });
    await expect(form).toBeVisible();
    await isKept(true);
    await page.goBack();
    await expect(form).toBeHidden();
    await expect(page).toHaveURL(/\/cash-flow$/);
    await isKept(false);

    await page.getByRole('button', { name: 'Süzgeç' }).tap();
    const filters = page.getByRole('dialog', { name: 'Süzgeç' });
    await expect(filters).toBeVisible();
    await isKept(true);
    await filters.getByRole('button', { name: 'Kapat' }).tap();
    await expect(filters).toBeHidden();
    await isKept(false);
    await expect(cards).toHaveCount(2);
    await page.goBack();
    await expect(page).toHaveURL(/\/reports$/);
  });
});
