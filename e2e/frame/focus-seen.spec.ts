import type { Page } from '@playwright/test';
import { expect, test } from '../company';

/** Of what the key leads to, in the page's main part, what lies under something else. */
async function hiddenOnTheWay(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<string[]> {
  const hidden: string[] = [];
  for (let step = 0; step < 120; step++) {
    await page.keyboard.press(key);
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element?.closest('main')) return null;
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const points = [
        [(left + right) / 2, (top + bottom) / 2],
        [left + 3, top + 3],
        [right - 3, bottom - 3],
      ] as const;
      const isSeen = points.some(([x, y]) => {
        const found = document.elementFromPoint(x, y);
        return found !== null && (element.contains(found) || element.parentElement?.contains(found));
      });
      return { isSeen, name: element.getAttribute('aria-label') ?? element.textContent ?? '' };
    });
    if (!focused) break;
    if (!focused.isSeen) hidden.push(focused.name);
  }
  return hidden;
}

test('on the way back by the keyboard nothing lies under the top bar or the heads of a table', async ({
  page,
  signedIn,
}) => {
  for (let at = 0; at < 14; at++)
    await signedIn.call('POST', '/contact/save', { name: `Cari ${at}`, kind: 'MUSTERI' });
  await page.goto('/contacts');
  const last = page.getByRole('link', { name: /^Cari \d/ }).last();
  await expect(last).toBeVisible();
  // Which of them would lie under it depends on where the page stands.
  for (const height of [420, 460, 500]) {
    await page.setViewportSize({ width: 1440, height });
    await last.evaluate((link) => {
      scrollTo(0, document.documentElement.scrollHeight);
      link.focus({ preventScroll: true });
    });
    expect(await hiddenOnTheWay(page, 'Shift+Tab')).toEqual([]);
  }
});

const days = Array.from(
  { length: 24 },
  (_, at) => `${String(at + 1).padStart(2, '0')}.11.2026;Fiş ${at};-1,00`,
);

for (const width of [1440, 390])
  test(`rows of a file are decided by the keyboard above the foot that stays, ${width} px wide`, async ({
    page,
    signedIn,
  }) => {
    await signedIn.call('POST', '/category/save', { name: 'Genel', type: 'HER_IKISI' });
    await page.setViewportSize({ width, height: 700 });
    await page.goto('/cash-flow/import');
    await page.getByLabel('Ekstre veya Excel dosyası').setInputFiles({
      ...{ name: 'kasa.csv', mimeType: 'text/csv' },
      buffer: Buffer.from(['Tarih;Açıklama;Tutar', ...days].join('\n')),
    });
    await page.getByRole('button', { name: 'Devam Et' }).click();
    const groups = page.getByRole('group', { name: 'Satır grupları' });
    await groups.getByRole('button').first().focus();
    expect(await hiddenOnTheWay(page, 'Tab')).toEqual([]);
  });
