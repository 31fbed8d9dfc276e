import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../company';
import { seriousFindings } from '../kit/axe';

// axe has to be injected, which the product's own policy rightly forbids.
test.use({ bypassCSP: true });

const ledger = async (page: Page) => {
  await page.goto('/cash-flow');
  await expect(page.locator('tr[data-record]').first()).toBeVisible();
};

/** Opens one piece, and answers what stands there then. */
const pieces: Record<string, (page: Page) => Promise<ReturnType<Page['locator']>>> = {
  'side panel of an entry': async (page) => {
    await ledger(page);
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    return page.getByRole('dialog', { name: 'Nakit Akışı Düzenle' });
  },
  'bar of chosen entries': async (page) => {
    await ledger(page);
    await page.keyboard.press('j');
    await page.keyboard.press(' ');
    return page.getByRole('region', { name: 'Seçilen kayıtlar' });
  },
  'calendar of a date field': async (page) => {
    await ledger(page);
    await page.getByRole('button', { name: 'Nakit Akışı Ekle' }).first().click();
    const form = page.getByRole('dialog', { name: 'Nakit Akışı Ekle' });
    await form.getByRole('button', { name: /Takvim/ }).click();
    return page.getByRole('dialog', { name: 'Takvim' });
  },
  'filter by category': async (page) => {
    await ledger(page);
    await page.getByRole('group', { name: 'Süzgeçler' }).getByRole('button', { name: 'Kategori' }).click();
    return page.getByRole('dialog', { name: 'Kategori' });
  },
  'menu of a project': async (page) => {
    await page.goto('/projects');
    await page
      .getByRole('button', { name: /^İşlemler: / })
      .first()
      .click();
    return page.getByRole('menu');
  },
  'map of projects': async (page) => {
    await page.goto('/projects/map');
    await page.waitForLoadState('networkidle');
    return page.locator('.leaflet-container');
  },
  notifications: async (page) => {
    await page.goto('/dashboard');
    await page.getByRole('button', { name: /^Bildirimler/ }).click();
    return page.getByRole('dialog', { name: 'Bildirimler' });
  },
};

for (const theme of ['dark', 'light'])
  test(`panels, bars, calendars, menus and the map have no serious finding in the ${theme} theme`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signIn(page, { email: 'demo@vezne.app', password: 'Vezne2026!' });
    await page.evaluate((chosen) => localStorage.setItem('theme', chosen), theme);
    const found: Record<string, string[]> = {};
    for (const [name, open] of Object.entries(pieces)) {
      await expect(await open(page), name).toBeVisible();
      await page.waitForLoadState('networkidle');
      found[name] = await seriousFindings(page);
    }
    expect(found).toEqual(Object.fromEntries(Object.keys(pieces).map((name) => [name, []])));
  });

test("in the system's own colours icons have the colour of their words", async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await signIn(page, { email: 'demo@vezne.app', password: 'Vezne2026!' });
  for (const name of ['Ana Sayfa', 'Kasa Defteri']) {
    const link = page.getByRole('link', { name, exact: true }).first();
    const words = await link.evaluate((one) => getComputedStyle(one).color);
    await expect(link.locator('svg'), name).toHaveCSS('color', words);
  }
  const week = page.getByRole('region', { name: 'Bu hafta' }).getByRole('listitem').first();
  const words = await week.evaluate((one) => getComputedStyle(one).color);
  await expect(week.locator('svg').first()).toHaveCSS('color', words);
});

test("in the system's own colours what is chosen can be read, and no line runs through words", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' });
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, { email: 'demo@vezne.app', password: 'Vezne2026!' });
  await page.goto('/cash-flow');
  const here = page.getByRole('link', { name: 'Hareketler', exact: true });
  await expect(here).toHaveCSS('outline-style', 'none');
  await expect(here).toHaveCSS('border-bottom-style', 'solid');
  await page.getByRole('button', { name: /^Süzgeç/ }).click();
  const chosen = page.getByRole('dialog').getByRole('button', { name: 'Tüm zamanlar' });
  const expected = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.cssText = 'forced-color-adjust: none; color: HighlightText';
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  });
  await expect(chosen).toHaveCSS('color', expected);
  await page.getByRole('dialog').getByRole('button', { name: 'Kapat' }).click();
  await page.getByRole('button', { name: "Vezne AI'ya Sor" }).first().click();
  await page.getByRole('textbox', { name: /./ }).last().fill('Bu yıl aylara göre giderimiz ne kadar?');
  await page.keyboard.press('Enter');
  const newest = page.locator('figure svg text').last();
  await expect(newest).toBeVisible({ timeout: 20_000 });
  const { fill, stroke } = await newest.evaluate((one) => {
    const { fill, stroke } = getComputedStyle(one);
    return { fill, stroke };
  });
  expect([fill, stroke]).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
  await page.goto('/cash-flow/import');
  const step = page.getByRole('listitem').filter({ hasText: 'Dosya' }).first();
  await expect(step).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(step).toHaveCSS('outline-style', 'solid');
});

test("in the system's own colours a chosen entry can be read and statuses differ in shape", async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' });
  await signIn(page, { email: 'demo@vezne.app', password: 'Vezne2026!' });
  await ledger(page);
  await page.keyboard.press('j');
  await page.keyboard.press(' ');
  const method = page.locator('tr[data-chosen]').getByText(/^(Nakit|Kart|Transfer|Çek|Senet|Virman)$/);
  await expect(method).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');

  await page.goto('/projects/map');
  const shapes: Record<string, string> = {};
  for (const status of ['DEVAM_EDIYOR', 'BEKLEMEDE', 'TAMAMLANDI']) {
    const dot = page.locator(`i[data-status=${status}]`).first();
    shapes[status] = await dot.evaluate((one) => {
      const { borderRadius, transform, backgroundColor } = getComputedStyle(one);
      return [borderRadius, transform, backgroundColor].join();
    });
  }
  expect(new Set(Object.values(shapes)).size).toBe(3);
});
