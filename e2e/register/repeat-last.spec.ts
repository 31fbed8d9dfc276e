import { expect, records, saveEntry, test } from '../company';

test('from any page the palette repeats what was added last, by keyboard alone', async ({
  page,
  signedIn,
}) => {
  await saveEntry(signedIn, { description: 'Ofis kirası', amount: 45_000 });
  await page.goto('/projects');
  await expect(page.getByRole('heading', { level: 1, name: 'Projeler' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Sayfa, işlem veya ayar ara' })).toBeFocused();
  await page.keyboard.type('son kaydı tekrarla');
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'Nakit Akışı Ekle' });
  await expect(form.getByLabel('Açıklama')).toHaveValue('Ofis kirası');
  await expect(form.getByLabel('Tutar')).toHaveValue('45.000,00');
  await expect(page).toHaveURL(/\/cash-flow$/);
  await page.keyboard.press('Control+Enter');
  await expect(form).toBeHidden();
  await expect(records(page)).toHaveCount(2);
});
