/** @typedef {import('playwright-core').Page} Page */
/** @typedef {{ page: string; name: string; path: string; ready: string; act: (page: Page) => Promise<void> }} Journey */

/** A hand that types. */
const KEY_MS = 120;
const ledger = { page: 'ledger', path: '/cash-flow', ready: 'main tbody tr' };
const dashboard = { page: 'dashboard', path: '/dashboard', ready: 'main section, main article' };

/**
 * What is done on a page, and seen to be done.
 *
 * @type {Journey[]}
 */
export const journeys = [
  {
    ...ledger,
    name: 'typing in the search',
    async act(page) {
      await page.getByPlaceholder('Açıklama göre ara...').pressSequentially('beton demir', { delay: KEY_MS });
      await page.keyboard.press('Enter');
      await page.getByText('kayıt bulundu').first().waitFor({ state: 'attached' });
    },
  },
  {
    ...ledger,
    name: 'opening the form',
    async act(page) {
      await page.getByRole('button', { name: 'Nakit Akışı Ekle' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    ...ledger,
    name: 'changing the page',
    async act(page) {
      for (const number of [2, 3]) {
        await page.getByRole('button', { name: 'Sonraki sayfa' }).click();
        await page
          .getByRole('button', { name: `Sayfa ${number}`, exact: true })
          .and(page.locator('[aria-current]'))
          .waitFor();
        await page.waitForTimeout(500);
      }
    },
  },
  {
    ...ledger,
    name: 'writing in the quick row',
    async act(page) {
      await page.keyboard.press('n');
      await page.keyboard.type('beton', { delay: KEY_MS });
      await page.keyboard.press('Escape');
    },
  },
  {
    ...dashboard,
    name: 'searching everything',
    async act(page) {
      await page.keyboard.press('Control+k');
      const box = page.getByRole('combobox');
      await box.waitFor();
      await box.pressSequentially('kategori', { delay: KEY_MS });
    },
  },
  {
    ...dashboard,
    name: 'opening the own menu',
    async act(page) {
      await page.getByRole('banner').getByRole('button', { name: 'hesap menüsü' }).click();
      await page.getByRole('menu').waitFor();
    },
  },
  {
    ...dashboard,
    name: 'going to the ledger',
    async act(page) {
      await page.getByRole('link', { name: 'Kasa Defteri' }).first().click();
      await page.locator('main tbody tr').first().waitFor();
    },
  },
];
