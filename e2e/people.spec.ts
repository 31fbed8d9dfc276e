import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, password, signIn, test } from './company';
import { linkMailedTo } from './kit/outbox';
import { startServer } from './kit/server.mjs';

async function fillSignUp(page: Page, email: string) {
  await page.getByLabel('Ad', { exact: true }).fill('Ece');
  await page.getByLabel('Soyad').fill('Şahin');
  await page.getByLabel('E-posta').fill(email);
  await page.getByLabel('Şifre', { exact: true }).fill(password);
  await page.getByLabel('Şifre tekrarı').fill(password);
  await page.getByRole('button', { name: /Devam/ }).click();
  await page.getByLabel('Şirket adı').fill('Şahin Yapı');
  await page.getByLabel(/KVKK aydınlatma metnini okudum/).check();
  await page.getByLabel(/Kullanım koşullarını kabul ediyorum/).check();
  await page.getByRole('button', { name: 'Kayıt Ol' }).click();
}

test.describe('where addresses are verified', () => {
  let server: Awaited<ReturnType<typeof startServer>>;
  test.beforeAll(async () => {
    test.setTimeout(150_000);
    server = await startServer({ AUTO_VERIFY: '0', SEED_DEMO: '0' });
  });
  test.afterAll(async () => {
    await server.stop();
    rmSync(server.folder, { recursive: true, force: true });
  });

  test('a visitor signs up, opens the link in the mail and signs in', async ({ page }) => {
    const email = `yeni-${randomUUID()}@example.com`;
    await page.goto(`${server.url}/signup`);
    await fillSignUp(page, email);
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByRole('status').filter({ hasText: 'onay bağlantısı gönderdik' })).toContainText(
      email,
    );
    await expect(page.getByRole('button', { name: /Yeniden Gönder/ })).toBeDisabled();
    await page.getByLabel('Şifre', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Giriş Yap' }).click();
    await expect(page.getByText('E-posta veya şifre hatalı.').first()).toBeVisible();

    const link = await linkMailedTo(email, /\/signup\/[\w-]+/, server.folder);
    await page.goto(server.url + link);
    await expect(page.getByText('Hesabınız oluşturuldu, giriş yapabilirsiniz.')).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByLabel('E-posta')).toHaveValue(email);
    await page.getByLabel('Şifre', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Giriş Yap' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);

    // Once more, as by a second click in the mail; and a link that was never sent.
    await page.goto(server.url + link);
    await expect(page.getByRole('heading', { name: 'Adresiniz onaylandı' })).toBeVisible();
    await page.goto(`${server.url}/signup/${'x'.repeat(43)}`);
    await expect(page.getByRole('heading', { name: 'Bağlantı açılamadı' })).toBeVisible();
  });

  test('who signs up with a known address sees the same, and its owner gets a mail', async ({ page }) => {
    const email = `bilinen-${randomUUID()}@example.com`;
    await page.goto(`${server.url}/signup`);
    await fillSignUp(page, email);
    await expect(page.getByText('onay bağlantısı gönderdik')).toBeVisible();
    await page.goto(server.url + (await linkMailedTo(email, /\/signup\/[\w-]+/, server.folder)));
    await expect(page.getByText('Hesabınız oluşturuldu, giriş yapabilirsiniz.')).toBeVisible();

    await page.goto(`${server.url}/signup`);
    await fillSignUp(page, email);
    await expect(page.getByText('onay bağlantısı gönderdik')).toBeVisible();
    // The letter to the owner leads to the pages that everybody knows, and to no account.
    expect(await linkMailedTo(email, /\/forgot-password\b/, server.folder)).toBe('/forgot-password');
  });
});

test('a manager invites a colleague, who accepts by the link in the mail and signs in', async ({
  page,
  signedIn,
  browser,
}) => {
  expect(signedIn.email).toContain('@');
  const email = `davetli-${randomUUID()}@example.com`;
  await page.goto('/settings/manager');
  await page.getByRole('button', { name: 'Yönetici Ekle' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Ad', { exact: true }).fill('Kerem');
  await dialog.getByLabel('Soyad').fill('Ay');
  await dialog.getByLabel('E-posta').fill(email);
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByText('Hesap Başarıyla Oluşturuldu.')).toBeVisible();
  await expect(page.getByText('Davet gönderildi')).toBeVisible();

  const elsewhere = await browser.newContext();
  const colleague = await elsewhere.newPage();
  await colleague.goto(await linkMailedTo(email, /\/invitation\/[\w-]+/, process.env.SERVER_FOLDER ?? ''));
  await expect(
    colleague.getByText(/Merhaba Kerem, Deneme Yapı .* sizi yönetici olarak davet etti/),
  ).toBeVisible();
  await colleague.getByLabel('Şifre', { exact: true }).fill(password);
  await colleague.getByLabel('Şifre tekrarı').fill(password);
  await colleague.getByRole('button', { name: 'Daveti Kabul Et' }).click();
  await expect(colleague).toHaveURL(/\/login$/);
  await signIn(colleague, { email, password });
  await expect(colleague.getByText('KA', { exact: true }).first()).toBeVisible();
  await elsewhere.close();

  await page.reload();
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.getByText('Davet gönderildi')).toBeHidden();
});
