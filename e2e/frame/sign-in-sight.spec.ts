import type { Page } from '@playwright/test';
import { expect, test } from '../company';
import { shiftOf, watchShift } from '../kit/shift';

const drawnAhead = (page: Page) => page.locator('#first-sight');

/** The page's scripts come only when they are let through. */
async function holdScripts(page: Page) {
  let letThrough: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(/\/main\.[^/]*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  return letThrough;
}

/** Every address that the page asks for from now on. */
function addressesOf(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  return addresses;
}

for (const { width, height } of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])
  test(`the sign-in form is there before its scripts, is taken over without moving, and can be sent before, ${width} px wide`, async ({
    page,
    company,
  }) => {
    await page.setViewportSize({ width, height });
    await watchShift(page);
    const addresses = addressesOf(page);
    const letThrough = await holdScripts(page);
    await page.goto('/login');
    await expect(drawnAhead(page)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Giriş yapın');
    await page.getByLabel('E-posta').fill(company.email);
    await page.getByLabel('Şifre').fill(company.password);
    await page.getByLabel('Beni hatırla').check();
    await page.getByLabel('Şifre').press('Enter');
    await expect(page.locator('form')).toHaveAttribute('aria-busy', 'true');
    expect(await shiftOf(page)).toBeLessThanOrEqual(0.02);
    letThrough();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByText('Giriş başarılı!')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('rememberedEmail'))).toBe(company.email);
    expect(addresses.filter((address) => address.includes('?') && !address.includes('/dev/v1/'))).toEqual([]);
    expect(addresses.filter((address) => /password|Kasa-Defteri/.test(address))).toEqual([]);
  });

test('who types while the scripts come loses no letter and not the place', async ({ page }) => {
  await watchShift(page);
  const letThrough = await holdScripts(page);
  await page.goto('/login');
  const email = page.getByLabel('E-posta');
  await email.click();
  await page.keyboard.type('ece@', { delay: 20 });
  letThrough();
  await page.keyboard.type('cok-uzun-bir-sirket-adi-ki-gecis-yazarken-olsun.com', { delay: 40 });
  await expect(drawnAhead(page)).toHaveCount(0);
  await expect(email).toHaveValue('ece@cok-uzun-bir-sirket-adi-ki-gecis-yazarken-olsun.com');
  await expect(email).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Şifre gerekli')).toBeVisible();
  expect(await shiftOf(page)).toBeLessThanOrEqual(0.02);
});

test('the address that was typed goes along with a link that is pressed before the scripts', async ({
  page,
}) => {
  const letThrough = await holdScripts(page);
  await page.goto('/login');
  await page.getByLabel('E-posta').fill('ece@sirket.com');
  await page.getByRole('link', { name: 'Şifremi unuttum' }).click();
  await expect(drawnAhead(page)).toBeVisible();
  letThrough();
  await expect(page).toHaveURL(/\/forgot-password$/);
  await expect(page.getByLabel('E-posta')).toHaveValue('ece@sirket.com');
});

test('without scripts what was typed does not get into the address', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByLabel('E-posta').fill('ece@sirket.com');
  await page.getByLabel('Şifre').fill('dokuz-kelebek');
  await page.getByRole('button', { name: 'Giriş Yap' }).click();
  await page.waitForLoadState();
  expect(page.url()).not.toContain('dokuz-kelebek');
  await context.close();
});
