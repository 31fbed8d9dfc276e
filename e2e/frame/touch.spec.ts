import type { Locator, Page } from '@playwright/test';
import { expect, signIn, test } from '../company';
import { dayIn } from '../kit/days';
import { fill } from '../kit/filled';
import { managersScreens, publicScreens } from '../kit/screens';

const FINGER = 44;

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/**
 * What can be pressed and is too small for a finger, by how far around its middle a press still reaches it. Links
 * within a sentence are as large as their words, and a field's frame is a part of it.
 */
const tooSmall = (part: Locator) =>
  part.evaluate((root, finger) => {
    const controls = root.querySelectorAll<HTMLElement>(
      'a[href], button:not(:disabled), [role=tab], summary, [role=menuitem]',
    );
    const inSentence = (control: HTMLElement) =>
      getComputedStyle(control).display === 'inline' &&
      [...(control.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim().length > 1,
      );
    const reachOf = (control: HTMLElement) => {
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const [box = control.getBoundingClientRect()] = control.getClientRects();
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const isHit = (left: number, top: number) => {
        const hit = document.elementFromPoint(left, top);
        return hit !== null && control.contains(hit);
      };
      const run = (dx: number, dy: number) => {
        let steps = 0;
        while (steps < finger && isHit(x + dx * (steps + 1), y + dy * (steps + 1))) steps++;
        return steps;
      };
      if (!isHit(x, y)) return { width: 0, height: 0 };
      return { width: run(1, 0) + run(-1, 0) + 1, height: run(0, 1) + run(0, -1) + 1 };
    };
    return [...controls].flatMap((control) => {
      const { width, height } = control.getBoundingClientRect();
      // One that is only there for the keyboard shows itself when it is focused.
      const isShown = control.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      const isSkipLink = control.getAttribute('href')?.startsWith('#') ?? false;
      if (!isShown || isSkipLink || width < 2 || height < 2) return [];
      if (control.closest('[aria-hidden=true], [inert]') || inSentence(control)) return [];
      const reach = reachOf(control);
      if (reach.width >= finger && reach.height >= finger) return [];
      const name = control.getAttribute('aria-label') ?? control.textContent ?? '';
      return [`${name.trim().slice(0, 40)}: ${reach.width} × ${reach.height}`];
    });
  }, FINGER - 1);

async function expectFingerSized(page: Page, path: string, part = page.locator('body')) {
  await page.waitForLoadState('networkidle');
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  expect.soft({ [path]: await tooSmall(part) }).toEqual({ [path]: [] });
}

test('on a phone everything on public pages that can be pressed has room for a finger', async ({ page }) => {
  for (const path of publicScreens) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectFingerSized(page, path);
  }
});

test('on a phone everything on the screens of a manager has room for a finger', async ({ company, page }) => {
  test.setTimeout(480_000);
  const id = await fill(company);
  await signIn(page, company);
  for (const path of managersScreens(id, dayIn(-32).slice(0, 7))) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectFingerSized(page, path);
  }
});

test('on a phone forms and menus have room for a finger', async ({ company, page }) => {
  test.setTimeout(240_000);
  await fill(company);
  await signIn(page, company);
  for (const [path, button] of [
    ['/categories', 'Kategori Ekle'],
    ['/products', 'Ürün Ekle'],
    ['/projects', 'Proje Ekle'],
    ['/cash-flow', 'Nakit Akışı Ekle'],
    ['/cash-flow', 'Süzgeç'],
    ['/cash-flow', "Vezne AI'ya Sor"],
  ] as const) {
    await page.goto(path);
    await page.getByRole('button', { name: button }).first().click();
    const dialog = page.getByRole('dialog').first();
    await expect(dialog).toBeVisible();
    await expectFingerSized(page, `${path}: ${button}`, dialog);
  }
  await page.goto('/products');
  await page.getByRole('button', { name: 'İşlemler: Çimento' }).click();
  const menu = page.getByRole('menu');
  await expect(menu).toBeVisible();
  await expectFingerSized(page, 'menu', menu);
});

test('what can be done with a project stands in one row', async ({ company, page }) => {
  const id = await fill(company);
  await signIn(page, company);
  await page.goto(`/projects/${id}`);
  const tops = await Promise.all(
    [/^Geçmiş/, 'Sil', 'Düzenle', /Analiz Et$/].map(async (name) => {
      const box = await page.locator('main header').getByRole('button', { name }).boundingBox();
      return Math.round(box?.y ?? -1);
    }),
  );
  expect(new Set(tops).size).toBe(1);
});

test('a card of the ledger keeps its place while its menu is open', async ({ company, page }) => {
  await fill(company);
  await signIn(page, company);
  await page.goto('/cash-flow');
  const card = page.locator('li[data-record]').first();
  const before = await card.boundingBox();
  await card.getByRole('button', { name: /^İşlemler/ }).tap();
  await expect(page.getByRole('menuitem', { name: 'Düzenle' })).toBeVisible();
  expect(await card.boundingBox()).toEqual(before);
});
