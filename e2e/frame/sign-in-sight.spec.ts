import type { Page } from '@playwright/test';
import { expect, test } from '../company';
import { complaintsOf } from '../kit/complaints';
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

/** Where everything stands that can be used. */
const boxesOf = (page: Page) =>
  page.locator('a[href], button, input, h1').evaluateAll((places) =>
    places
      .map((place) => place.getBoundingClientRect())
      .filter(({ width }) => width > 0)
      .map(({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ')),
  );

/** Does the button show that it is under way? */
const hasRing = (page: Page) =>
  page
    .getByRole('button', { name: 'Giriş Yap' })
    .evaluate((button) => getComputedStyle(button, '::before').animationName !== 'none');

const person = {
  Ad: 'Ece',
  Soyad: 'Yıldız',
  'E-posta': 'ece@sirket.com',
  Şifre: 'dokuz-kelebek-1',
  'Şifre tekrarı': 'dokuz-kelebek-1',
};

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
    expect(await hasRing(page)).toBe(true);
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

test('a wrong password that was sent before the scripts is told as ever, however often Enter was pressed', async ({
  page,
  company,
}) => {
  const faults = complaintsOf(page);
  const sent: string[] = [];
  page.on('request', (request) => request.url().endsWith('/auth/login') && sent.push(request.url()));
  const letThrough = await holdScripts(page);
  await page.goto('/login');
  await page.getByLabel('E-posta').fill(company.email);
  await page.getByLabel('Şifre').fill('dokuz-kelebek');
  for (let time = 0; time < 3; time++) await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Giriş Yap' }).click();
  letThrough();
  await expect(page.locator('main').getByText('E-posta veya şifre hatalı.')).toBeVisible();
  await expect(page.getByLabel('E-posta')).toHaveValue(company.email);
  expect(sent).toHaveLength(1);
  expect(faults.filter((fault) => !fault.includes('401'))).toEqual([]);
});

test('the address for a forgotten password is sent once the scripts are there', async ({ page, company }) => {
  await watchShift(page);
  const letThrough = await holdScripts(page);
  await page.goto('/forgot-password');
  await expect(drawnAhead(page)).toBeVisible();
  await page.getByLabel('E-posta').fill(company.email);
  await page.getByRole('button', { name: 'Bağlantı Gönder' }).click();
  expect(await shiftOf(page)).toBeLessThanOrEqual(0.02);
  letThrough();
  await expect(page.getByText('Bu e-posta kayıtlıysa sıfırlama bağlantısı gönderildi.')).toBeVisible();
});

test('the first step of a sign-up that was filled in before the scripts leads to the second', async ({
  page,
}) => {
  await watchShift(page);
  const faults = complaintsOf(page);
  const letThrough = await holdScripts(page);
  await page.goto('/signup');
  await expect(drawnAhead(page)).toBeVisible();
  for (const [label, text] of Object.entries(person))
    await page.getByLabel(label, { exact: true }).fill(text);
  await page.keyboard.press('Enter');
  expect(await shiftOf(page)).toBeLessThanOrEqual(0.02);
  letThrough();
  await expect(page.getByLabel('Şirket adı')).toBeFocused();
  await page.goBack();
  for (const [label, text] of Object.entries(person))
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(text);
  expect(faults).toEqual([]);
});

for (const path of ['/login', '/signup', '/forgot-password'])
  for (const width of [390, 1440])
    test(`scripts take ${path} over without a fault and without moving it, ${width} px wide`, async ({
      page,
    }) => {
      const faults = complaintsOf(page);
      await page.setViewportSize({ width, height: 844 });
      await watchShift(page);
      const letThrough = await holdScripts(page);
      await page.goto(path);
      await expect(drawnAhead(page)).toBeVisible();
      const before = await boxesOf(page);
      letThrough();
      await expect(drawnAhead(page)).toHaveCount(0);
      expect(await boxesOf(page)).toEqual(before);
      expect(await shiftOf(page)).toBeLessThanOrEqual(0.02);
      expect(faults).toEqual([]);
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

test('without scripts a phone shows form and links apart, what is missing in sight, and no page that pretends to load', async ({
  browser,
  baseURL,
}) => {
  const viewport = { width: 390, height: 800 };
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false, viewport });
  const page = await context.newPage();
  const sentence = page.locator('body > noscript');
  for (const path of ['/login', '/signup', '/forgot-password']) {
    await page.goto(path);
    const links = await page.locator('header').first().boundingBox();
    const title = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect((links?.y ?? 0) + (links?.height ?? 0), path).toBeLessThanOrEqual(title?.y ?? 0);
    await expect(sentence, path).toBeInViewport({ ratio: 1 });
  }
  await page.goto('/contact');
  await expect(sentence).toBeInViewport({ ratio: 1 });
  await expect(page.locator('#root')).toBeHidden();
  await context.close();
});
