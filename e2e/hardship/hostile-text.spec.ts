import { expect, test } from '../company';

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

test('HTML in any record is shown as the text it is, on every screen', async ({ page, signedIn }) => {
  test.setTimeout(180_000);
  const faults: string[] = [];
  page.on('dialog', (dialog) => {
    faults.push(`dialog: ${dialog.message()}`);
    dialog.dismiss();
  });
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(error.message));
  const { call } = signedIn;
  const made: Record<string, string> = {};
  for (const [at, text] of payloads.entries()) {
    const name = `${at} ${text}`.slice(0, 60);
    const category = await call('POST', '/category/save', { name, type: 'HER_IKISI', description: text });
    const project = await call('POST', '/project/save', {
      name: `${text} ${at}`,
      status: 'DEVAM_EDIYOR',
      startDate: '2026-01-01',
      endDate: '2026-12-31',
      customerName: text,
      address: text,
      description: text,
      categoryId: category.id,
    });
    made.project = project.id;
    const row = {
      projectId: project.id,
      categoryId: category.id,
      description: text,
      amount: 10,
      date: '2026-03-04',
    };
    await call('POST', '/project-income/save', { ...row, counterparty: text, documentNo: text.slice(0, 20) });
    await call('POST', '/project-expense/save', row);
    const entry = {
      categoryId: category.id,
      date: '2026-03-04',
      description: text,
      amount: 5,
      cashFlowType: 'GIRIS',
    };
    await call('POST', '/cash-flow/save', entry);
    await call('POST', '/product/save', {
      name: `${text} ${at}`,
      kind: 'URUN',
      unit: text.slice(0, 15),
      active: true,
      description: text,
    });
  }
  await call('POST', '/vezne-ai/ask-cash-flow', { input: `${payloads[1]} gelir ne kadar?` });
  const paths = [
    '/dashboard',
    '/cash-flow',
    '/categories',
    '/products',
    '/projects',
    `/projects/${made.project}`,
  ];
  for (const path of [...paths, '/reports', '/settings/company', '/settings/manager']) {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect([path, await page.evaluate(() => 'pwned' in window)]).toEqual([path, false]);
    expect(await page.locator('main iframe, main script, main img[src="x"]').count()).toBe(0);
  }
  await page.goto('/cash-flow');
  // The newest stands on the first page.
  await expect(page.getByText(payloads.at(-1) ?? '', { exact: true }).first()).toBeVisible();
  expect(faults).toEqual([]);
});
