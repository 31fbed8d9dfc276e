import type { Page } from '@playwright/test';
import { type Company, expect, test } from '../company';
import { dayIn } from '../kit/days';

const LARGEST = 999_999_999_999.99;
const screens = ['/dashboard', '/cash-flow', '/cash-flow/accounts', '/reports'];

/** Entries of the largest amount, one of them by cheque and one of a day to come, and a transfer between two accounts. */
async function fillLarge({ call }: Company): Promise<void> {
  const { id: categoryId } = await call('POST', '/category/save', { name: 'Hakediş', type: 'HER_IKISI' });
  const { id: from } = await call('POST', '/cash-account/save', { name: 'Şantiye', kind: 'KASA' });
  const { id: to } = await call('POST', '/cash-account/save', { name: 'Ziraat', kind: 'BANKA' });
  const entry = { categoryId, accountId: from, description: 'Hakediş', amount: LARGEST };
  for (const [date, cashFlowType] of [
    [dayIn(0), 'GIRIS'],
    [dayIn(0), 'GIRIS'],
    [dayIn(0), 'CIKIS'],
    [dayIn(40), 'GIRIS'],
  ])
    await call('POST', '/cash-flow/save', { ...entry, date, cashFlowType, paymentMethod: 'CHECK' });
  const between = { fromAccountId: from, toAccountId: to, date: dayIn(0) };
  await call('POST', '/transfer/save', { ...between, amount: 1_000 });
}

/** The tiles of key figures whose figure is wider than they are, or whose note runs over their label. */
const faultyTiles = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('section[data-columns] > *')]
      .filter((tile) => {
        const [label, , note] = [...tile.children].filter((part) => part.ariaHidden !== 'true');
        const [left, right] = [label, note].map((part) => part?.getBoundingClientRect());
        const isBeside = left && right && right.top < left.bottom && right.bottom > left.top;
        return tile.scrollWidth > tile.clientWidth || (isBeside && right.left < left.right);
      })
      .map(({ textContent }) => textContent),
  );

for (const width of [1440, 1280, 820, 390])
  test.describe(`a window of ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('the largest amounts stay within their figures, and no note runs over a label', async ({
      signedIn,
      page,
    }) => {
      await fillLarge(signedIn);
      for (const path of screens) {
        await page.goto(path);
        await expect(page.getByRole('region').getByText('999.999.999.999').first()).toBeVisible();
        await page.waitForLoadState('networkidle');
        expect.soft({ [path]: await faultyTiles(page) }).toEqual({ [path]: [] });
      }
    });
  });
