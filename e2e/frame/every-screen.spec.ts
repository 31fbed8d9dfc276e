import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../company';
import { complaintsOf } from '../kit/complaints';
import { dayIn } from '../kit/days';
import { fill } from '../kit/filled';
import { tooSmall } from '../kit/finger';
import { cutOff } from '../kit/reflow';
import { managersScreens, publicScreens } from '../kit/screens';

// A screen is loaded once, as a phone does, and looked at in every width that a reader may give it.
test.use({ viewport: { width: 390, height: 844 } });

/** Windows without a finger: a magnified one, one of 1440 px enlarged to 200 %, a tablet's, a desk's. */
const windows = [
  { width: 320, height: 640 },
  { width: 720, height: 450 },
  { width: 820, height: 1100 },
  { width: 1440, height: 900 },
];

/** Everything has room for a finger; nothing is cut off and the page scrolls in one direction only, however wide it is. */
async function expectWellLaidOut(page: Page, path: string): Promise<void> {
  const pointer = await page.context().newCDPSession(page);
  const setTouch = (enabled: boolean) => pointer.send('Emulation.setTouchEmulationEnabled', { enabled });
  await page.setViewportSize({ width: 390, height: 844 });
  await setTouch(true);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
  expect.soft({ [path]: await tooSmall(page.locator('body')) }).toEqual({ [path]: [] });
  await setTouch(false);
  for (const size of windows) {
    await page.setViewportSize(size);
    const at = `${path} at ${size.width} px`;
    // What is still laid out for another width is no fault.
    await expect.soft
      .poll(async () => ({ [at]: await cutOff(page) }), { timeout: 3_000 })
      .toEqual({ [at]: [] });
  }
  await pointer.detach();
}

test('public pages have room for a finger, are cut off nowhere, keep to the content policy and log no error', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const complaints = complaintsOf(page, ['error']);
  for (const path of publicScreens) await expectWellLaidOut(page, path);
  expect(complaints).toEqual([]);
});

test("a manager's screens have room for a finger, are cut off nowhere, keep to the content policy and log no error", async ({
  company,
  page,
}) => {
  test.setTimeout(480_000);
  const complaints = complaintsOf(page, ['error']);
  const id = await fill(company);
  await signIn(page, company);
  for (const path of managersScreens(id, dayIn(-32).slice(0, 7))) await expectWellLaidOut(page, path);
  expect(complaints).toEqual([]);
});
