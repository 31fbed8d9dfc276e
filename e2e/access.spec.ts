import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, signIn, test } from './company';
import { findingsInBothThemes, seriousFindings } from './kit/axe';

/** Runs one of the product's commands against the server of this run. */
function command(...words: string[]): void {
  execFileSync(process.execPath, [join(import.meta.dirname, '../server/dist/cli.js'), ...words], {
    env: { ...process.env, DATA_DIR: join(process.env.SERVER_FOLDER ?? '', 'data') },
  });
}

test('after the end of the subscription everything can be seen and nothing changed', async ({
  page,
  signedIn,
}) => {
  await signedIn.call('POST', '/category/save', { name: 'Kira', type: 'GIDER' });
  command('subscription:extend', '--email', signedIn.email, '--until', '2020-01-01');
  await page.goto('/categories');
  await expect(
    page.getByText('Abonelik süreniz doldu. Verilerinizi görüntüleyebilir ve dışa aktarabilirsiniz.').first(),
  ).toBeVisible();
  await expect(page.getByText('Kira', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Kategori Ekle' }).click();
  await page.getByRole('dialog').getByLabel('Kategori adı').fill('Yeni kategori');
  // The session's knowledge of the subscription is at most five seconds old.
  await page.waitForTimeout(6_000);
  await page.getByRole('dialog').getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByRole('alert').getByText(/Abonelik süreniz doldu/)).toBeVisible();
  await expect(page.getByRole('dialog').getByLabel('Kategori adı')).toHaveValue('Yeni kategori');
  await page.goto('/settings/subscription');
  await expect(page.getByText('Süresi doldu').first()).toBeVisible();
  command('subscription:extend', '--email', signedIn.email, '--days', '400');
  await page.reload();
  await expect(page.getByText('Etkin')).toBeVisible();
});

test('an ended session leads to sign in, says why, and comes back to the same page', async ({
  page,
  signedIn,
}) => {
  await page.goto('/cash-flow');
  await expect(page.getByRole('heading', { name: 'Kasa Defteri' })).toBeVisible();
  const refreshToken = await page.evaluate(() => localStorage.getItem('refreshToken'));
  await signedIn.call('POST', '/auth/logout', { refreshToken });
  await page.waitForTimeout(6_000);
  await page.reload();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('Oturumunuzun süresi doldu. Lütfen tekrar giriş yapın.').first()).toBeVisible();
  await page.getByLabel('E-posta').fill(signedIn.email);
  await page.getByLabel('Şifre', { exact: true }).fill(signedIn.password);
  await page.getByRole('button', { name: 'Giriş Yap' }).click();
  await expect(page).toHaveURL(/\/cash-flow$/);
});

const publicPages = [
  '/',
  '/about',
  '/services',
  '/ornek-ekranlar',
  '/contact',
  '/login',
  '/signup',
  '/forgot-password',
  '/404',
];
const appPages = [
  ...[
    '/dashboard',
    '/cash-flow',
    '/cash-flow/accounts',
    '/cash-flow/import',
    '/categories',
    '/products',
    '/projects',
    '/projects/map',
    '/projects/gelirler',
    '/projects/giderler',
    '/contacts',
    '/reports',
    '/settings/company',
  ],
  ...['/settings/manager', '/settings/currency', '/settings/security', '/settings/subscription'],
  ...['/settings/history', '/settings/trash', '/settings/notifications', '/settings/app-settings'],
];

/** The pages of a contact, and that of a month. */
async function contactAndMonth(page: Page): Promise<string[]> {
  await page.goto('/contacts');
  const contact = await page.getByRole('link', { name: 'Deniz Arslan' }).first().getAttribute('href');
  await page.goto('/reports');
  const month = await page.locator('a[href^="/reports/2"]').first().getAttribute('href');
  return [`${contact}`, `${contact}/ekstre`, `${month}`];
}

/** The question before one contact becomes another, in a wide window and in a narrow one. */
async function findingsOfMerging(page: Page): Promise<string[]> {
  await page.goto('/contacts?q=Akçimento');
  await page.getByRole('link', { name: 'Akçimento Bayii' }).first().click();
  await page.getByRole('tab', { name: 'Bilgiler' }).click();
  await page.getByLabel('Şu cariyle birleştir').fill('Batı Mek');
  await page.getByRole('option', { name: 'Batı Mekanik' }).click();
  await page.getByRole('button', { name: 'Birleştir', exact: true }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Bu geri alınamaz.');
  const wide = await findingsInBothThemes(page);
  await page.setViewportSize({ width: 320, height: 700 });
  return [...wide, ...(await findingsInBothThemes(page))];
}

/** Pages, and the buttons on them that open a dialog. */
const dialogs = [
  ['/cash-flow', 'Nakit Akışı Ekle'],
  ['/cash-flow', "Vezne AI'ya Sor"],
  ['/categories', 'Kategori Ekle'],
  ['/products', 'Ürün Ekle'],
  ['/projects', 'Proje Ekle'],
  ['/cash-flow/accounts', 'Hesap Ekle'],
  ['/cash-flow/accounts', 'Virman Yap'],
  ['/contacts', 'Cari Ekle'],
  ['/settings/manager', 'Yönetici Ekle'],
  ['/settings/security', 'Etkinleştir'],
  ['/settings/security', 'Şirketi Kapat'],
  ['/dashboard', /^Bildirimler/],
] as const;

test.describe('accessibility', () => {
  // axe has to be injected, which the product's own policy rightly forbids.
  test.use({ bypassCSP: true });

  test('no screen has a serious finding, wide or narrow, in either theme', async ({ page }) => {
    test.setTimeout(600_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const found: Record<string, string[]> = {};
    const look = async (path: string) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(path);
      await expect(page.getByRole('heading').first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
        // What is still laid out for another width is no finding.
        await expect
          .poll(() => findingsInBothThemes(page), { timeout: 5_000 })
          .toEqual([])
          .catch(async () => {
            found[`${path} at ${width} px`] = await findingsInBothThemes(page);
          });
      }
    };
    for (const path of publicPages) await look(path);
    await signIn(page, { email: 'demo@vezne.app', password: 'Vezne2026!' });
    for (const path of appPages) await look(path);
    // The tabs of a project that has been analyzed.
    await page.goto('/projects');
    const project = await page
      .getByRole('link', { name: 'Moda Apartmanı Güçlendirme' })
      .first()
      .getAttribute('href');
    for (const tab of ['', '/gelirler', '/giderler', '/analiz', '/karsilastirma', '/konum'])
      await look(`${project}${tab}`);
    for (const path of await contactAndMonth(page)) await look(path);
    expect(found).toEqual({});
  });

  test('no dialog has a serious finding in either theme', async ({ page }) => {
    test.setTimeout(360_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signIn(page, { email: 'demo@vezne.app', password: 'Vezne2026!' });
    const found: Record<string, string[]> = {};
    for (const [path, button] of dialogs) {
      await page.goto(path);
      await page
        .getByRole('button', { name: button, exact: typeof button === 'string' })
        .first()
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.waitForLoadState('networkidle');
      const findings = await findingsInBothThemes(page);
      if (findings.length > 0) found[`${path}: ${button}`] = findings;
    }
    // What keys open on any page.
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'Ana Sayfa', exact: true })).toBeVisible();
    for (const [key, name] of [
      ['?', 'Kısayollar'],
      ['Control+k', 'Arama'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.waitForLoadState('networkidle');
      const findings = await findingsInBothThemes(page);
      if (findings.length > 0) found[name] = findings;
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    }
    // The question before something is deleted, and the menu of a record.
    await page.goto('/cash-flow');
    await page
      .getByRole('button', { name: /^Sil: / })
      .first()
      .click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    found.question = await findingsInBothThemes(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await page
      .getByRole('button', { name: /^İşlemler: / })
      .first()
      .click();
    await expect(page.getByRole('menu')).toBeVisible();
    found.menu = await findingsInBothThemes(page);
    found.merging = await findingsOfMerging(page);
    expect(found).toEqual({ question: [], menu: [], merging: [] });
  });
});

/** What opens on a phone: a name for it, the page, what is pressed, and the role of what is there then. */
const opened = [
  ["the ledger's menu", '/cash-flow', /^Diğer işlemler/, 'menu'],
  ["an entry's menu", '/cash-flow', /^İşlemler: /, 'menu'],
  ['the filters', '/cash-flow', /^Süzgeç/, 'dialog'],
  ['the entry sheet', '/cash-flow', 'Nakit Akışı Ekle', 'dialog'],
  ["a category's menu", '/categories', /^İşlemler: /, 'menu'],
  ["a row's menu", '/projects/gelirler', /^İşlemler: /, 'menu'],
  ["a contact's menu", '/contacts', /^İşlemler: /, 'menu'],
  ["an account's menu", '/cash-flow/accounts', /^İşlemler: /, 'menu'],
  ['who is signed in', '/dashboard', /hesap menüsü/, 'menu'],
  ['the notifications', '/dashboard', /^Bildirimler/, 'dialog'],
  ['the ways around', '/dashboard', 'Menüyü aç', 'dialog'],
] as const;

test.describe('on a phone', () => {
  test.use({ bypassCSP: true, viewport: { width: 390, height: 844 } });

  test('no menu and no sheet has a serious finding', async ({ page }) => {
    test.setTimeout(240_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signIn(page, { email: 'demo@vezne.app', password: 'Vezne2026!' });
    const found: Record<string, string[]> = {};
    for (const [what, path, name, role] of opened) {
      await page.goto(path);
      await page.getByRole('button', { name }).first().click({ timeout: 20_000 });
      await expect(page.getByRole(role).first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      const findings = await seriousFindings(page);
      if (findings.length > 0) found[what] = findings;
    }
    // A deletion that is refused, told in its question.
    await page.goto('/categories');
    const menu = page.getByRole('button', { name: /^İşlemler: / });
    await menu.first().click();
    await page.getByRole('menuitem', { name: 'Sil' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Sil' }).click();
    await expect(question.getByText(/kayıtta kullanılıyor/)).toBeVisible();
    found.question = await seriousFindings(page);
    expect(found).toEqual({ question: [] });
  });
});
