import { expect, saveEntry, test } from '../company';

test('the palette finds an entry and opens it, and goes on without the API', async ({ page, signedIn }) => {
  await saveEntry(signedIn, { category: 'Yakıt', description: 'Işık jeneratör yakıtı', amount: 750 });
  await expect(page.getByRole('heading', { name: 'Ana Sayfa' })).toBeVisible();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Arama' });
  const box = palette.getByRole('combobox');
  await box.fill('jenerator');
  const entry = palette.getByRole('option', { name: /Işık jeneratör yakıtı/ });
  await expect(entry).toBeVisible();
  await entry.click();
  await expect(page).toHaveURL(/\/cash-flow\?entry=/);
  await expect(page.getByRole('dialog', { name: 'Nakit Akışı Düzenle' }).getByLabel('Açıklama')).toHaveValue(
    'Işık jeneratör yakıtı',
  );
  await page.keyboard.press('Escape');

  await page.route('**/search/find', (route) => route.abort());
  await page.keyboard.press('Control+k');
  await box.fill('raporlar');
  await expect(palette.getByRole('option', { name: /Raporlar/ }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/reports$/);
});

test('the bell of a new company tells of three first steps, each gone when it is done', async ({
  page,
  signedIn,
}) => {
  await expect(page.getByRole('heading', { name: 'Ana Sayfa' })).toBeVisible();
  await page.getByRole('button', { name: 'Bildirimler, 3 yeni' }).click();
  const panel = page.getByRole('dialog', { name: 'Bildirimler' });
  await expect(panel.getByRole('listitem').getByRole('link')).toHaveCount(3);
  await panel.getByRole('button', { name: /^Okundu: Şirket bilgilerinizi/ }).click();
  await expect(page.getByRole('button', { name: 'Bildirimler, 2 yeni' })).toBeVisible();
  // An income: what goes out of an empty till would be told in its place.
  await saveEntry(signedIn, { cashFlowType: 'GIRIS' });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Bildirimler, yenisi yok' })).toBeVisible();
});

test('notifications are read one after the other by keyboard', async ({ page, signedIn }) => {
  expect(signedIn.email).toContain('@');
  await page.getByRole('button', { name: 'Bildirimler, 3 yeni' }).press('Enter');
  const panel = page.getByRole('dialog', { name: 'Bildirimler' });
  const read = panel.getByRole('button', { name: /^Okundu: / });
  await read.first().press('Enter');
  await expect(read).toHaveCount(2);
  await expect(panel.getByRole('listitem').getByRole('link').first()).toBeFocused();
});

test('? shows the map of keys, G and K lead to the ledger', async ({ page, signedIn }) => {
  expect(signedIn.email).toContain('@');
  await expect(page.getByRole('heading', { name: 'Ana Sayfa' })).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Kısayollar' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('g');
  await page.keyboard.press('k');
  await expect(page).toHaveURL(/\/cash-flow$/);
});

test('a dialog that a row menu opened gives the focus back to what opened the menu', async ({
  page,
  signedIn,
}) => {
  await saveEntry(signedIn, { category: 'Yakıt' });
  await page.goto('/categories');
  const menu = page.getByRole('button', { name: 'İşlemler: Yakıt' });
  for (const [item, role] of [
    ['Düzenle', 'dialog'],
    ['Sil', 'alertdialog'],
  ] as const) {
    await menu.press('Enter');
    await page.getByRole('menuitem', { name: item }).press('Enter');
    const opened = page.getByRole(role);
    await expect(opened.getByRole('button').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(opened).toHaveCount(0);
    await expect(menu).toBeFocused();
  }
});
