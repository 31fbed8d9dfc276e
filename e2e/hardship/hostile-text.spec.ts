import type { Page } from '@playwright/test';
import { type Company, expect, test } from '../company';
import { complaintsOf } from '../kit/complaints';

const payloads = [
  '<script>window.pwned=1</script>',
  '<img src=x onerror="window.pwned=1">',
  '<svg/onload=window.pwned=1>',
  '"><iframe srcdoc="<script>parent.pwned=1</script>">',
  'javascript:window.pwned=1',
  '{{constructor.constructor("window.pwned=1")()}}',
  '</textarea><script>window.pwned=1</script>',
  '<a href="javascript:window.pwned=1">tıkla</a>',
];

type Call = Company['call'];

/** Whatever a page does that text alone would not make it do. */
function faultsOf(page: Page): string[] {
  const faults = complaintsOf(page, ['error']);
  page.on('dialog', (dialog) => {
    faults.push(`dialog: ${dialog.message()}`);
    dialog.dismiss();
  });
  return faults;
}

/** Nothing of it ran, and nothing of it has become an element. */
async function expectOnlyText(page: Page, where: string): Promise<void> {
  expect([where, await page.evaluate(() => 'pwned' in window)]).toEqual([where, false]);
  const made =
    'iframe, main script, [role="dialog"] script, img[src="x"], svg[onload], a[href^="javascript:"]';
  expect([where, await page.locator(made).count()]).toEqual([where, 0]);
}

/** A category, and a late project in it that waits for money and has spent more than it should: names are payloads. */
async function saveProject(
  call: Call,
  text: string,
  at: number,
): Promise<{ id: string; categoryId: string }> {
  const name = `${at} ${text}`.slice(0, 60);
  const { id: categoryId } = await call('POST', '/category/save', {
    name,
    type: 'HER_IKISI',
    description: text,
  });
  const { id } = await call('POST', '/project/save', {
    name: `${text} ${at}`,
    status: 'DEVAM_EDIYOR',
    startDate: '2025-01-01',
    // Each on a day of its own: several of one day are told in one.
    endDate: `2025-12-${10 + at}`,
    estimatedCost: 1,
    customerName: text,
    address: text,
    description: text,
    categoryId,
  });
  const row = { projectId: id, categoryId, description: text, amount: 10, date: `2025-03-${10 + at}` };
  const waiting = { dueDate: '2025-04-04', counterparty: text, documentNo: text.slice(0, 20) };
  await call('POST', '/project-income/save', { ...row, ...waiting });
  await call('POST', '/project-expense/save', row);
  return { id, categoryId };
}

const saveView = (call: Call, text: string, at: number) =>
  call('POST', '/saved-view/save', {
    name: `${text} ${at}`.slice(0, 60),
    address: 'type=GIRIS',
    density: 'RAHAT',
  });

test('HTML in any record is shown as the text it is, on every screen', async ({ page, signedIn }) => {
  test.setTimeout(180_000);
  const faults = faultsOf(page);
  const { call } = signedIn;
  let project = '';
  for (const [at, text] of payloads.entries()) {
    const { id, categoryId } = await saveProject(call, text, at);
    project = id;
    const entry = { categoryId, date: '2026-03-04', description: text, amount: 5, cashFlowType: 'GIRIS' };
    await call('POST', '/cash-flow/save', entry);
    const gone = await call('POST', '/cash-flow/save', entry);
    await call('DELETE', `/cash-flow/delete?id=${gone.id}`);
    await call('POST', '/product/save', {
      name: `${text} ${at}`,
      kind: 'URUN',
      unit: text.slice(0, 15),
      active: true,
      description: text,
    });
  }
  await call('POST', '/vezne-ai/ask-cash-flow', { input: `${payloads[1]} gelir ne kadar?` });
  const records = [
    '/dashboard',
    '/cash-flow',
    '/categories',
    '/products',
    '/projects',
    `/projects/${project}`,
  ];
  const settings = ['company', 'manager', 'history', 'trash'].map((part) => `/settings/${part}`);
  for (const path of [...records, '/reports', ...settings]) {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectOnlyText(page, path);
  }
  await page.goto('/cash-flow');
  // The newest stands on the first page.
  await expect(page.getByText(payloads.at(-1) ?? '', { exact: true }).first()).toBeVisible();
  expect(faults).toEqual([]);
});

for (const width of [1440, 390])
  test(`HTML in views, behind the bell and in the search is text too, ${width} wide`, async ({
    page,
    signedIn,
  }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height: 844 });
    const faults = faultsOf(page);
    const { call } = signedIn;
    const views: string[] = [];
    for (const [at, text] of payloads.entries()) {
      await saveProject(call, text, at);
      views.push((await saveView(call, text, at)).name);
    }
    await page.goto('/cash-flow');
    const tabs = page.getByRole('navigation', { name: 'Görünümler' });
    for (const name of views) await expect(tabs.getByRole('link').filter({ hasText: name })).toHaveCount(1);
    const last = views.at(-1) ?? '';
    await tabs.getByRole('link').filter({ hasText: last }).click();
    await page.getByRole('button', { name: `Görünüm işlemleri: ${last}` }).click();
    await page.getByRole('menuitem', { name: 'Görünümü Sil' }).click();
    await expect(page.getByRole('alertdialog', { name: 'Silme Onayı' }).getByText(last)).toBeVisible();
    await expectOnlyText(page, 'the dialog of a view');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);

    await page.getByRole('button', { name: /^Bildirimler, \d+ yeni$/ }).click();
    const bell = page.getByRole('dialog', { name: 'Bildirimler' });
    // It is late and too dear; of what is overdue the first one's name stands for all.
    for (const [at, text] of payloads.entries())
      await expect(bell.getByRole('link').filter({ hasText: `${text} ${at}` })).toHaveCount(at === 0 ? 3 : 2);
    await expectOnlyText(page, 'the bell');
    await page.keyboard.press('Escape');
    await expect(bell).toHaveCount(0);

    await page.getByRole('button', { name: 'Sayfa, işlem veya ayar ara' }).click();
    const palette = page.getByRole('dialog', { name: 'Arama' });
    for (const [at, text] of payloads.entries()) {
      await palette.getByRole('combobox').fill(text.slice(0, 40));
      await expect(
        palette
          .getByRole('option')
          .filter({ hasText: `${text} ${at}` })
          .first(),
      ).toBeVisible();
      await expectOnlyText(page, `the search for ${text}`);
    }
    expect(faults).toEqual([]);
  });
