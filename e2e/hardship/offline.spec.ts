import { expect, test } from '../company';

const places = [
  ['Kategoriler', 'Kategoriler'],
  ['Projeler', 'Projeler'],
  ['Kasa Defteri', 'Kasa Defteri'],
  ['Raporlar', 'Raporlar'],
  ['Ayarlar', 'Ayarlar'],
  ['Ana Sayfa', 'Ana Sayfa'],
] as const;

test('without a connection no screen goes blank, and each comes back without a reload', async ({
  page,
  signedIn,
  context,
}) => {
  test.setTimeout(180_000);
  expect(signedIn.token).not.toBe('');
  // The screens' own files are here already; what is missing is the API.
  const own = (heading: string) => page.getByRole('heading', { level: 1, name: heading });
  for (const [link, heading] of places) {
    await page.getByRole('link', { name: link, exact: true }).first().click();
    await expect(own(heading)).toBeVisible();
  }
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  for (const [link, heading] of places) {
    await context.setOffline(true);
    await page.getByRole('link', { name: link, exact: true }).first().click();
    await expect(page.locator('main')).not.toBeEmpty();
    await expect(page.getByRole('navigation').first()).toBeVisible();
    await context.setOffline(false);
    const again = page.getByRole('button', { name: 'Tekrar Dene' });
    while ((await again.count()) > 0)
      await again
        .first()
        .click({ timeout: 5_000 })
        .catch(() => undefined);
    await expect(own(heading)).toBeVisible();
  }
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('what was typed stays when a save finds no connection, and is saved when it is back', async ({
  page,
  signedIn,
  context,
}) => {
  expect(signedIn.token).not.toBe('');
  await page.goto('/categories');
  // The empty list offers the same button once it has loaded.
  await page.getByRole('button', { name: 'Kategori Ekle' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Kategori adı').fill('Yarım kalmasın');
  await context.setOffline(true);
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByText(/Bağlantı Hatası/).first()).toBeVisible({ timeout: 20_000 });
  await expect(dialog.getByLabel('Kategori adı')).toHaveValue('Yarım kalmasın');
  await context.setOffline(false);
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByText('Yarım kalmasın').first()).toBeVisible();
});

test('a browser that keeps nothing signs in and works all the same', async ({ page, company }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get: refuse });
  });
  await page.goto('/login');
  await page.getByLabel('E-posta').fill(company.email);
  await page.getByLabel('Şifre', { exact: true }).fill(company.password);
  await page.getByRole('button', { name: 'Giriş Yap' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.getByRole('link', { name: 'Kategoriler', exact: true }).first().click();
  await expect(page.getByRole('heading', { name: 'Kategoriler' }).first()).toBeVisible();
});
