import type { Page } from '@playwright/test';
import { type Company, expect, test } from './company';
import { dayIn, monthBefore } from './kit/days';

const today = dayIn(0);
const month = today.slice(0, 7);
const dayOfMonthBefore = `${monthBefore(today)}-01`;
const nextDayOfIt = `${monthBefore(today)}-02`;

type Shown = { href: string; text: string; figure: string };

/** Every link of a page that leads to records, with the figure it stands for; one that stands for none is left out. */
const figuresOf = (page: Page): Promise<Shown[]> =>
  page.locator('main').evaluate((main) => {
    const money = /([\d.]+,\d\d)\s₺/;
    // biome-ignore lint/performance/useDomNodeTextContent: as a reader sees it, figures of a line apart from each other
    const read = (element: HTMLElement | null) => element?.innerText ?? '';
    const links = main.querySelectorAll<HTMLAnchorElement>(
      'a[href^="/cash-flow"], a[href^="/projects/gelirler"], a[href^="/projects/giderler"], a[href$="/gelirler"], a[href$="/giderler"]',
    );
    return [...links].flatMap((link) => {
      const text = read(link);
      // A name in bold stands for no figure, whatever stands beside it.
      const tile = link.closest('table, strong')
        ? null
        : link.closest<HTMLElement>('li, section[aria-label] > *');
      const place = money.test(text) || /^\d+$/.test(text) ? text : read(tile).replace(text, '');
      const figure = money.exec(place)?.[1] ?? /^\d+$/.exec(place)?.[0];
      return figure === undefined ? [] : [{ href: link.getAttribute('href') ?? '', text, figure }];
    });
  });

const kurus = (amount: number) => Math.round(amount * 100);
const written = (amount: number) =>
  new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(
    Math.abs(amount),
  );

type Entry = { amount: number; cashFlowType: 'GIRIS' | 'CIKIS' };

/** What the records behind a link come to, read from the server: the sum, and how many they are. */
async function behind(call: Company['call'], href: string): Promise<{ sum: string; count: string }> {
  const { pathname, searchParams } = new URL(href, 'http://vezne');
  const { type, ids, ...asked } = Object.fromEntries(searchParams);
  if (pathname === '/cash-flow') {
    const filter = { ...asked, cashFlowType: type, ids: ids?.split(',') };
    const { content } = await call('POST', '/cash-flow/find-all', { ...filter, pageSize: 1000 });
    const sum = content.reduce(
      (total: number, { amount, cashFlowType }: Entry) =>
        total + (cashFlowType === 'GIRIS' ? 1 : -1) * kurus(amount),
      0,
    );
    return { sum: written(sum / 100), count: String(content.length) };
  }
  const noun = pathname.endsWith('/gelirler') ? 'project-income' : 'project-expense';
  const projectId = /^\/projects\/([^/]+)\//.exec(pathname)?.[1];
  const flags = Object.fromEntries(['waiting', 'overdue'].map((key) => [key, asked[key] === 'true']));
  const { sums, totalElements } = await call('POST', `/${noun}/find-all`, {
    ...(projectId && { projectId }),
    ...asked,
    ...flags,
  });
  const isGross = flags.waiting || flags.overdue;
  return { sum: written(isGross ? sums.grossAmount : sums.amount), count: String(totalElements) };
}

async function makeCompany(call: Company['call']) {
  const save = async (path: string, body: object): Promise<string> => (await call('POST', path, body)).id;
  const sales = await save('/category/save', { name: 'Hakediş', type: 'GELIR' });
  const rent = await save('/category/save', { name: 'Kira', type: 'GIDER' });
  const till = await save('/category/save', { name: 'Kasa', type: 'HER_IKISI' });
  const entries = [
    [sales, dayOfMonthBefore, 'GIRIS', 7_500.25, 'CHECK'],
    [rent, dayOfMonthBefore, 'CIKIS', 1_200.1, 'CASH'],
    [sales, today, 'GIRIS', 540_000, 'TRANSFER'],
    [rent, today, 'CIKIS', 370_001.15, 'CASH'],
    [rent, today, 'CIKIS', 0.01, 'CARD'],
    [till, today, 'CIKIS', 25_000, 'VIRMAN'],
    [till, today, 'GIRIS', 25_000, 'VIRMAN'],
  ] as const;
  for (const [categoryId, date, cashFlowType, amount, paymentMethod] of entries)
    await save('/cash-flow/save', {
      categoryId,
      date,
      cashFlowType,
      amount,
      paymentMethod,
      description: 'Kayıt',
    });
  const plan = { status: 'DEVAM_EDIYOR', startDate: dayOfMonthBefore, endDate: '2099-12-31' };
  const bridge = await save('/project/save', { ...plan, name: 'Köprü' });
  const tower = await save('/project/save', { ...plan, name: 'Kule' });
  const row = { categoryId: sales, description: 'Satır', date: today, vatRate: 20 };
  await save('/project-income/save', {
    ...row,
    projectId: bridge,
    amount: 1000.03,
    date: dayOfMonthBefore,
    dueDate: dayOfMonthBefore,
  });
  await save('/project-income/save', { ...row, projectId: bridge, amount: 500, date: nextDayOfIt });
  await save('/project-income/save', { ...row, projectId: tower, amount: 70, status: 'TAHSIL_EDILDI' });
  await save('/project-expense/save', { ...row, projectId: bridge, amount: 333.33 });
  await save('/project-expense/save', { ...row, projectId: bridge, amount: 9999, status: 'IPTAL' });
  await call('POST', '/project/analyze', { projectId: bridge });
  return { bridge };
}

test('every figure that is a link leads to the records that come to it', async ({ page, signedIn }) => {
  const { call } = signedIn;
  const { bridge } = await makeCompany(call);
  const places = [
    { path: '/dashboard', ready: 'Toplam Gelir', least: 9 },
    { path: '/reports', ready: 'Toplam gelir', least: 3 },
    { path: `/reports/${month}`, ready: 'Projelere göre', least: 25 },
    { path: '/categories', ready: 'bu ay', least: 4 },
    { path: '/projects', ready: '1.500,03', least: 4 },
    { path: `/projects/${bridge}`, ready: '1.500,03', least: 2 },
  ];
  for (const { path, ready, least } of places) {
    await page.goto(path);
    await expect(page.locator('main').getByText(ready).filter({ visible: true }).first()).toBeVisible();
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    await expect
      .poll(async () => (await figuresOf(page)).length, { message: path })
      .toBeGreaterThanOrEqual(least);
    for (const { href, text, figure } of await figuresOf(page)) {
      const { sum, count } = await behind(call, href);
      expect(figure.includes(',') ? sum : count, `${path}: ${text} → ${href}`).toBe(figure);
    }
  }
});

test('a project has one income, one expense and one margin on every screen', async ({ page, signedIn }) => {
  const { call } = signedIn;
  const { bridge } = await makeCompany(call);
  const [income, expense, net, margin] = ['1.500,03', '333,33', '1.166,70', '%77,8'];
  const main = page.locator('main');

  await page.goto('/dashboard');
  await expect(main.getByRole('region', { name: 'Proje kârlılığı' })).toContainText(margin);
  await expect(main.getByRole('region', { name: 'Bu ayın özeti' })).toContainText(margin);

  await page.goto('/projects');
  const card = main.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Köprü' }) });
  for (const figure of [income, expense, margin]) await expect(card).toContainText(figure);
  await page.getByRole('button', { name: 'Tablo' }).click();
  const line = main.getByRole('row').filter({ has: page.getByRole('link', { name: 'Köprü' }) });
  for (const figure of [income, expense, margin]) await expect(line).toContainText(figure);

  await page.goto(`/projects/${bridge}`);
  const strip = main.getByRole('region', { name: 'Proje özeti' });
  for (const figure of [income, expense, net, margin]) await expect(strip).toContainText(figure);
  await expect(main.getByRole('region', { name: 'Gelirler' })).toContainText(`KDV hariç ${income}`);
  await expect(main.getByRole('region', { name: 'Giderler' })).toContainText(`KDV hariç ${expense}`);
  await page.getByRole('tab', { name: 'Analiz' }).click();
  // The margin stays above; the analysis tells what of the expenses it comes to, 1.166,70 of 333,33.
  await expect(main.getByRole('tabpanel', { name: 'Analiz' })).toContainText('%350,0');
  await expect(strip).toContainText(margin);

  await page.goto(`/projects/gelirler?projectId=${bridge}`);
  await expect(main.getByRole('region', { name: 'Gelirler' })).toContainText(`KDV hariç ${income}`);
});

test('what the list of projects shows stands in its address, and its table is remembered', async ({
  page,
  signedIn,
}) => {
  for (const [name, status] of [
    ['Köprü', 'DEVAM_EDIYOR'],
    ['Konut', 'PLANLANDI'],
  ])
    await signedIn.call('POST', '/project/save', {
      ...{ name, status, startDate: '2026-01-05', endDate: '2027-06-30' },
    });
  await page.goto('/projects');
  await expect(page.getByRole('heading', { name: 'Konut' })).toBeVisible();
  await page.getByLabel('Durum', { exact: true }).selectOption('Devam ediyor');
  await expect(page).toHaveURL(/status=DEVAM_EDIYOR/);
  await expect(page.getByRole('heading', { name: 'Konut' })).toBeHidden();
  await page.getByRole('button', { name: 'Tablo' }).click();
  const table = page.getByRole('table', { name: 'Projeler' });
  await expect(table.getByRole('link', { name: 'Köprü', exact: true })).toBeVisible();
  await page.reload();
  await expect(table.getByRole('link', { name: 'Köprü', exact: true })).toBeVisible();
  await expect(table.getByRole('link', { name: 'Konut', exact: true })).toBeHidden();

  await table.getByRole('link', { name: 'Köprü', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Köprü', level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Durum', { exact: true })).toHaveValue('DEVAM_EDIYOR');
  await page.goto('/projects');
  await expect(table.getByRole('link', { name: 'Konut', exact: true })).toBeVisible();
});
