import type { Page } from '@playwright/test';
import { type Company, expect, saveEntry, test } from './company';
import { complaintsOf } from './kit/complaints';
import { remotes } from './kit/site';

const bar = (page: Page) => page.getByRole('navigation', { name: 'Sınama çubuğu' });
const api = (page: Page, state: string) => bar(page).getByLabel('API durumu').selectOption(state);

/** Opens a remote's own page and signs in by its bar. */
async function open(page: Page, remote: string, { email, password }: Company) {
  await page.goto(`/remotes/${remote}/standalone.html`);
  await bar(page).getByLabel('E-posta (sınama)').fill(email);
  await bar(page).getByLabel('Şifre (sınama)').fill(password);
  await bar(page).getByRole('button', { name: 'Giriş Yap' }).click();
  await expect(bar(page).getByRole('button', { name: 'Çıkış Yap' })).toBeVisible();
  await expect(bar(page).getByText(/^Oturum açık değil/)).toHaveCount(0);
}

test('every remote opens at its own address without the host and breaks no rule of the policy', async ({
  page,
}) => {
  const faults = complaintsOf(page, ['error']);
  await page.route(/^[^?]*\/(index\.html)?$/, (route) => route.abort());
  for (const remote of remotes) {
    await page.goto(`/remotes/${remote}/standalone.html`);
    await expect(bar(page)).toBeVisible();
    await expect(page.locator('main')).not.toBeEmpty();
    // Without a session screens wait for records that never come: the bar says what to do.
    await expect(bar(page).getByText(/^Oturum açık değil/)).toBeVisible();
    // Beside the product no other API can be named.
    await expect(bar(page).getByLabel('E-posta (sınama)')).toBeVisible();
    await expect(bar(page).getByLabel('API adresi')).toHaveCount(0);
  }
  expect(faults.filter((text) => /policy|trusted|integrity/i.test(text))).toEqual([]);
});

test('a tester sees the ledger with failures, without entries, slow, and after the session', async ({
  page,
  company,
}) => {
  await saveEntry(company);
  await open(page, 'cashflow', company);
  const row = page.getByRole('cell', { name: 'Demir alımı', exact: true });
  await expect(row).toBeVisible();

  await api(page, 'empty');
  await bar(page).getByRole('button', { name: 'Yeniden Yükle' }).click();
  await expect(page.getByText('Kayıtlı nakit akışı bulunamadı.')).toBeVisible();
  await expect(bar(page).getByLabel('API durumu')).toHaveValue('empty');

  await api(page, 'failing');
  await bar(page).getByRole('button', { name: 'Yeniden Yükle' }).click();
  // The cards above the list fail, and are tried again, on their own.
  const again = page
    .getByRole('region', { name: 'Nakit akışı kayıtları' })
    .getByRole('button', { name: 'Tekrar Dene' });
  await expect(again).toBeVisible({ timeout: 20_000 });

  await api(page, 'normal');
  await again.click();
  await expect(row).toBeVisible();

  await api(page, 'slow');
  await bar(page).getByRole('button', { name: 'Yeniden Yükle' }).click();
  await expect(bar(page)).toBeVisible();
  await expect(row).toBeHidden();
  await expect(row).toBeVisible();

  await api(page, 'expired');
  await bar(page).getByRole('button', { name: 'Yeniden Yükle' }).click();
  await expect(bar(page).getByRole('button', { name: 'Giriş Yap' })).toBeVisible();
});

test('a tester chooses address, theme and role', async ({ page, company }) => {
  await open(page, 'finance', company);
  await bar(page).getByLabel('Adres').fill('/categories');
  await bar(page).getByRole('button', { name: 'Git' }).click();
  await expect(page.getByRole('heading', { name: 'Kategoriler' })).toBeVisible();
  await expect(page).toHaveURL(/standalone\.html#\/categories$/);
  await bar(page).getByLabel('Tema').selectOption('light');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await bar(page).getByLabel('Rol').selectOption('ADMIN');
  await page.reload();
  await expect(bar(page).getByLabel('Rol')).toHaveValue('ADMIN');
  await expect(page.getByRole('heading', { name: 'Kategoriler' })).toBeVisible();
  // The product at the same address is shown as before.
  const product = await page.context().newPage();
  await product.goto('/');
  const stored = () => [localStorage.getItem('userRole'), localStorage.getItem('theme')];
  expect(await product.evaluate(stored)).toEqual(['MANAGER', null]);
});

test('the assistant opens from the ledger and by itself', async ({ page, company }) => {
  await open(page, 'cashflow', company);
  await page
    .getByRole('button', { name: /Vezne AI/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toContainText('Soru Sor');
  await page.goto('/remotes/ai/standalone.html');
  await page.getByRole('button', { name: "Vezne AI'ya Sor" }).click();
  await expect(page.getByRole('dialog')).toContainText('Geçmiş Sorular');
});

test('a link shows a screen with samples and no API at all, in its role and theme', async ({ page }) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Nothing answers|Wrong fixture|Bad request/.test(message.text())) refused.push(message.text());
  });
  await page.route('**/dev/v1/**', (route) => route.abort());
  const show = async (remote: string, screen: string, heading: string) => {
    await page.goto('about:blank');
    await page.goto(`/remotes/${remote}/standalone.html?state=sample&role=ADMIN&theme=light#${screen}`);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(bar(page).getByLabel('Rol')).toHaveValue('ADMIN');
    await expect(page.getByText('Bu bölüm şu anda açılamıyor.')).toHaveCount(0);
  };
  await show('cashflow', '/cash-flow', 'Kasa Defteri');
  await expect(page.getByRole('cell', { name: 'Hareket 1', exact: true }).first()).toBeVisible();
  await show('finance', '/categories', 'Kategoriler');
  await expect(page.getByText('Hakediş').first()).toBeVisible();
  await show('finance', '/projects', 'Projeler');
  await expect(page.getByText('Proje 1', { exact: true }).first()).toBeVisible();
  await show('finance', '/contacts', 'Cariler');
  await page.getByText('Ada İnşaat').first().click();
  await expect(page.getByText('Hakediş 1').first()).toBeVisible();
  await show('finance', '/settings/security', 'Güvenlik');
  await expect(page.getByText('Safari, iPhone')).toBeVisible();
  await show('marketing', '/invitation/abc', 'Davetinizi kabul edin');
  expect(refused).toEqual([]);
});
