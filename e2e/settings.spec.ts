import { expect, password, saveEntry, signIn, test } from './company';
import { linkMailedTo } from './kit/outbox';

const toast = (page: import('@playwright/test').Page, text: string) => page.getByText(text, { exact: true });

test('a manager rules company, currency and profile, and signing out ends both tabs', async ({
  page,
  signedIn,
  context,
}) => {
  await page.goto('/settings');
  await expect(page).toHaveURL(/\/settings\/company$/);
  await page.getByLabel('IBAN').fill('TR330006100519786457841327');
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByText('IBAN geçerli değil')).toBeVisible();
  await page.getByLabel('IBAN').fill('TR33 0006 1005 1978 6457 8413 26');
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await expect(toast(page, 'Sirket Başarıyla Güncellendi.')).toBeVisible();

  await page.getByLabel('Aylık limit').fill('3');
  await page.getByRole('button', { name: 'Limiti Güncelle' }).click();
  await expect(toast(page, 'Şirket Başarıyla Güncellendi.')).toBeVisible();
  await expect(page.getByText('0 / 3 kullanıldı, 3 hak kaldı')).toBeVisible();

  await page.getByRole('link', { name: 'Para Birimi' }).click();
  await page.getByRole('radio', { name: /ABD doları/ }).check();
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Değiştir' }).click();
  await expect(toast(page, 'Para Birimi Başarıyla Güncellendi.')).toBeVisible();
  await saveEntry(signedIn, {
    category: 'Danışmanlık',
    description: 'Dolar tahsilatı',
    amount: 1234.56,
    cashFlowType: 'GIRIS',
  });
  await page.goto('/cash-flow');
  await expect(page.getByText('+$1.234,56').first()).toBeVisible();

  await page.goto('/settings/manager');
  await page.getByLabel('Soyad', { exact: true }).fill('Işık');
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await expect(toast(page, 'Profil Başarıyla Güncellendi.')).toBeVisible();
  await expect(page.getByText('EI', { exact: true }).first()).toBeVisible();

  const second = await context.newPage();
  await second.goto('/cash-flow');
  await expect(second.getByRole('heading', { name: 'Kasa Defteri' })).toBeVisible();
  await page.getByRole('button', { name: /Elif Işık/ }).click();
  await page.getByRole('menuitem', { name: 'Çıkış Yap' }).press('Enter');
  await expect(page).toHaveURL(/\/login$/);
  await expect(second).toHaveURL(/\/login$/);
});

test('changing the password ends the other device and the new one signs in', async ({
  page,
  signedIn,
  browser,
}) => {
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await signIn(other, signedIn);

  await page.goto('/settings/security');
  await expect(page.getByText('Bu cihaz')).toBeVisible();
  await page.getByLabel('Mevcut şifre').fill(password);
  await page.getByLabel('Yeni şifre', { exact: true }).fill('Yeni-Kasa-2027');
  await page.getByLabel('Yeni şifre tekrarı').fill('baska');
  await page.getByRole('button', { name: 'Şifreyi Değiştir' }).click();
  await expect(page.getByText('Şifreler eşleşmiyor')).toBeVisible();
  await page.getByLabel('Yeni şifre tekrarı').fill('Yeni-Kasa-2027');
  await page.getByRole('button', { name: 'Şifreyi Değiştir' }).click();
  await expect(toast(page, 'Şifre başarıyla değiştirildi.')).toBeVisible();

  // The session check is at most five seconds old.
  await other.waitForTimeout(6_000);
  await other.goto('/cash-flow');
  await expect(other).toHaveURL(/\/login$/);
  await elsewhere.close();
});

test('a forgotten password is set anew through the link in the mail, once', async ({ page, company }) => {
  await page.goto('/login');
  await page.getByLabel('E-posta').fill(company.email);
  await page.getByRole('link', { name: /Şifremi unuttum/ }).click();
  await expect(page.getByRole('heading', { name: 'Şifrenizi sıfırlayın' })).toBeVisible();
  await expect(page.getByLabel('E-posta')).toHaveValue(company.email);
  await page.getByRole('button', { name: /bağlantı/i }).click();
  await expect(
    page.getByText('Bu e-posta kayıtlıysa sıfırlama bağlantısı gönderildi.').first(),
  ).toBeVisible();
  const link = await linkMailedTo(
    company.email,
    /\/forgot-password\/[\w-]+/,
    process.env.SERVER_FOLDER ?? '',
  );
  await page.goto(link);
  await page.getByLabel('Yeni şifre', { exact: true }).fill('Yeni-Kasa-2027');
  await page.getByLabel('Yeni şifre tekrarı').fill('Yeni-Kasa-2027');
  await page.getByRole('button', { name: /Şifre/ }).last().click();
  await expect(page).toHaveURL(/\/login$/);
  await signIn(page, { email: company.email, password: 'Yeni-Kasa-2027' });
  await page.evaluate(() => localStorage.clear());
  await page.goto(link);
  await page.getByLabel('Yeni şifre', { exact: true }).fill('Bir-Daha-2028');
  await page.getByLabel('Yeni şifre tekrarı').fill('Bir-Daha-2028');
  await page.getByRole('button', { name: /Şifre/ }).last().click();
  await expect(page.getByText('Bağlantı geçersiz veya süresi dolmuş.').first()).toBeVisible();
  await expect(page.getByText('Yeni Bağlantı İste')).toBeVisible();
});

test('the theme follows the choice, and the public pages stay dark', async ({ page, signedIn }) => {
  expect(signedIn.email).toContain('@');
  const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
  await page.goto('/settings/app-settings');
  expect(await theme()).toBe('dark');
  await page.getByRole('radio', { name: /^Açık/ }).check();
  await expect.poll(theme).toBe('light');
  await page.reload();
  expect(await theme()).toBe('light');
  await page.getByRole('radio', { name: /^Sistem/ }).check();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(theme).toBe('dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(theme).toBe('light');
  await page.goto('/about');
  await expect.poll(theme).toBe('dark');
});

test('the search palette finds without accents, goes there and rings the button', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.email).toContain('@');
  await expect(page.getByRole('heading', { name: 'Ana Sayfa' })).toBeVisible();
  await page.keyboard.press('Control+k');
  const box = page.getByRole('dialog').getByRole('combobox');
  await box.fill('nakit akisi');
  await expect(page.getByText('Nakit Akışı Ekle').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/cash-flow$/);
  const add = page.getByRole('button', { name: 'Nakit Akışı Ekle' }).first();
  await expect(add).toHaveAttribute('data-highlight', '');
  await page.keyboard.press('Control+k');
  await box.fill('zzzz');
  await expect(page.getByText(/zzzz/).last()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
});

test('an administrator sees the test page after its delay', async ({ page }) => {
  await signIn(page, { email: 'admin@vezne.app', password: 'Vezne2026!' });
  await page.goto('/test');
  await expect(page.getByText('Yükleniyor...')).toBeVisible();
  await expect(page.getByText('Yükleniyor...')).toBeHidden({ timeout: 15_000 });
  await expect(page).toHaveURL(/\/test$/);
});
