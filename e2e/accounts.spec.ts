import { randomUUID } from 'node:crypto';
import { expect, password, test } from './company';

test('a visitor signs up in two steps, signs in and is greeted', async ({ page }) => {
  const email = `yeni-${randomUUID()}@example.com`;
  await page.goto('/');
  await page.getByRole('link', { name: 'Kayıt Ol' }).first().click();
  await page.getByLabel('Ad', { exact: true }).fill('İbrahim');
  await page.getByLabel('Soyad').fill('Öz');
  await page.getByLabel('E-posta').fill(email);
  await page.getByLabel('Şifre', { exact: true }).fill(password);
  await page.getByLabel('Şifre tekrarı').fill(password);
  await page.getByRole('button', { name: /Devam/ }).click();
  await page.getByLabel('Şirket adı').fill('Öz Mimarlık');
  await page.getByLabel(/KVKK aydınlatma metnini okudum/).check();
  await page.getByLabel(/Kullanım koşullarını kabul ediyorum/).check();
  await page.getByRole('button', { name: 'Kayıt Ol' }).click();
  await expect(page.getByText('Hesabınız oluşturuldu, giriş yapabilirsiniz.')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByLabel('E-posta')).toHaveValue(email);
  await page.getByLabel('Şifre', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Giriş Yap' }).click();
  await expect(page.getByText('Giriş başarılı!')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText('İÖ')).toBeVisible();
});

test('a wrong password is answered with one sentence and keeps the address', async ({ page, company }) => {
  await page.goto('/login');
  await page.getByLabel('E-posta').fill(company.email);
  await page.getByLabel('Şifre', { exact: true }).fill('yanlis-sifre-123');
  await page.getByRole('button', { name: 'Giriş Yap' }).click();
  await expect(page.getByText('E-posta veya şifre hatalı.').first()).toBeVisible();
  await expect(page.getByLabel('E-posta')).toHaveValue(company.email);
});

test('a page behind the guard sends a visitor to sign in', async ({ page }) => {
  await page.goto('/cash-flow');
  await expect(page).toHaveURL(/\/login$/);
});

test('an unknown address leads to the error page', async ({ page }) => {
  await page.goto('/boyle-bir-sayfa-yok');
  await expect(page).toHaveURL(/\/404$/);
});

test('a manager may not open the page for administrators', async ({ page, signedIn }) => {
  await page.goto('/test');
  await expect(page).toHaveURL(/\/login$/);
  await expect(
    page.getByText('Bu Sayfayı Görüntülemek İçin Yetkiniz Bulunmamaktadır. Giriş Yapınız.'),
  ).toBeVisible();
  expect(signedIn.email).toContain('@');
});
