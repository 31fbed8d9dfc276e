/** @typedef {import('playwright-core').Page} Page */
/** @typedef {{ page: string; name: string; path: string; ready: string; act: (page: Page) => Promise<void> }} Journey */

/** A hand that types. */
const KEY_MS = 120;
const PRESS_MS = 80;
/** Between finding a button and pressing it. */
const LOOK_MS = 300;
const ledger = { page: 'ledger', path: '/cash-flow', ready: 'main tbody tr' };
const dashboard = { page: 'dashboard', path: '/dashboard', ready: 'main section, main article' };

/**
 * Presses as a hand does, by its place alone: the browser's driver looks at the page beforehand, not in between.
 *
 * @param {Page} page
 * @param {import('playwright-core').Locator} target
 */
async function press(page, target) {
  const box = await target.boundingBox();
  if (!box) throw new Error('there is nothing to press');
  await page.waitForTimeout(LOOK_MS);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { delay: PRESS_MS });
}

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
      await press(page, page.getByRole('button', { name: 'Nakit Akışı Ekle' }));
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    ...ledger,
    name: 'changing the page',
    async act(page) {
      for (const number of [2, 3]) {
        await press(page, page.getByRole('button', { name: 'Sonraki sayfa' }));
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
      await press(page, page.getByRole('banner').getByRole('button', { name: 'hesap menüsü' }));
      await page.getByRole('menu').waitFor();
    },
  },
  {
    ...dashboard,
    name: 'going to the ledger',
    async act(page) {
      await press(page, page.getByRole('link', { name: 'Kasa Defteri' }).first());
      await page.locator('main tbody tr').first().waitFor();
    },
  },
];
