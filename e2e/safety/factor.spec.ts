import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { type Company, expect, signIn, test } from '../company';
import { now } from '../kit/days';

const HALF_MINUTE = 30_000;

/** The code that the app shows so much later; the server takes a code once, and one half minute early. */
const codeOf = (secret: string, aheadMs = 0) => new TOTP({ secret }).generate({ timestamp: now() + aheadMs });

async function signOut(page: Page) {
  await page.getByRole('button', { name: /Elif Şahingöz/ }).click();
  // By keyboard: a message may still lie over the menu.
  await page.getByRole('menuitem', { name: 'Çıkış Yap' }).press('Enter');
  await expect(page).toHaveURL(/\/login$/);
}

/** Types the password and waits for the question after it. */
async function typePassword(page: Page, { email, password }: Company) {
  await page.getByLabel('E-posta').fill(email);
  await page.getByLabel('Şifre', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Giriş Yap' }).click();
  await expect(page.getByLabel('Doğrulama kodu')).toBeFocused();
}

/** Switches the second factor on; answers the app's secret and the recovery codes. */
async function switchOn(page: Page): Promise<{ secret: string; recovery: string[] }> {
  await page.getByRole('button', { name: 'Etkinleştir' }).click();
  const setup = page.getByRole('dialog', { name: 'İki adımlı doğrulamayı aç' });
  const secret = ((await setup.getByLabel('Anahtar', { exact: true }).textContent()) ?? '').replaceAll(
    ' ',
    '',
  );
  await setup.getByLabel('Doğrulama kodu').fill(codeOf(secret));
  await setup.getByRole('button', { name: 'Doğrula ve Aç' }).click();
  const codes = page.getByRole('dialog', { name: 'Kurtarma kodlarınız' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  const recovery = await codes.getByRole('listitem').allTextContents();
  await codes.getByRole('button', { name: 'Sakladım, Kapat' }).click();
  await expect(codes).toBeHidden();
  return { secret, recovery };
}

test('a second factor is switched on, asked for at each sign-in, replaced by a recovery code, and switched off', async ({
  page,
  signedIn,
}) => {
  await page.goto('/settings/security');
  const { secret, recovery } = await switchOn(page);
  const left = page.getByText('Kullanılmamış kurtarma kodu:');
  await expect(left).toContainText('10');

  await signOut(page);
  await typePassword(page, signedIn);
  await page.getByLabel('Doğrulama kodu').fill('000000');
  await page.getByRole('button', { name: 'Doğrula' }).click();
  await expect(page.getByLabel('Doğrulama kodu')).toHaveAccessibleDescription(/hatalı|geçersiz/i);
  await page.getByLabel('Doğrulama kodu').fill(codeOf(secret, HALF_MINUTE));
  await page.getByRole('button', { name: 'Doğrula' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);

  await signOut(page);
  await typePassword(page, signedIn);
  await page.getByRole('button', { name: 'Kurtarma Kodu Kullan' }).click();
  await page.getByLabel('Kurtarma kodu').fill(recovery[3] ?? '');
  await page.getByRole('button', { name: 'Doğrula' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);

  await page.goto('/settings/security');
  await expect(left).toContainText('9');
  await page.getByRole('button', { name: 'Kapat', exact: true }).click();
  await page
    .getByRole('alertdialog', { name: 'İki adımlı doğrulamayı kapat' })
    .getByRole('button', { name: 'Kapat', exact: true })
    .click();
  await expect(page.getByText('İki adımlı doğrulama kapatıldı.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Etkinleştir' })).toBeVisible();
  await signOut(page);
  await signIn(page, signedIn);
});
