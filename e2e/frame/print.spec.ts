import type { Page } from '@playwright/test';
import { expect, test } from '../company';
import { dayIn } from '../kit/days';

/** All of a heading can be seen: no tab on paper says which page of a section it is. */
async function expectHeading(page: Page, name: string) {
  const heading = page.getByRole('heading', { level: 1, name });
  await expect(heading).toBeVisible();
  const hidden = heading.locator('span');
  expect((await hidden.boundingBox())?.width).toBeGreaterThan(20);
}

/** A4 without the margins of the page, in pixels of CSS. */
const PAPER = { width: 702, height: 1009 };

test('on paper the chart has its bars and its width, and names are whole', async ({ page, signedIn }) => {
  const { call } = signedIn;
  const { id: categoryId } = await call('POST', '/category/save', { name: 'Hakediş', type: 'HER_IKISI' });
  const entry = { categoryId, description: 'Avans', amount: 1_000 };
  const date = dayIn(0);
  for (const cashFlowType of ['GIRIS', 'CIKIS'])
    await call('POST', '/cash-flow/save', { ...entry, date, cashFlowType });
  const name = 'Karadeniz Yapı Malzemeleri Sanayi ve Ticaret Anonim Şirketi';
  await call('POST', '/contact/save', { name, kind: 'MUSTERI', openingBalance: 1_200_000 });

  await page.goto('/dashboard');
  await expect(page.getByRole('slider', { name: /nakit akışı/ })).toBeVisible();
  await page.setViewportSize(PAPER);
  await page.emulateMedia({ media: 'print' });
  const chart = page.getByRole('slider', { name: /nakit akışı/ }).locator('svg');
  const moving = chart
    .locator('path, polyline, circle')
    .evaluateAll((parts) =>
      parts.flatMap((part) => getComputedStyle(part).animationName).filter((each) => each !== 'none'),
    );
  expect(await moving).toEqual([]);
  const box = await chart.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(PAPER.width);
  await expect(page.getByRole('button', { name: 'Tümünü yenile' })).toBeHidden();

  await page.goto('/contacts');
  const contact = page.getByRole('link', { name });
  await expect(contact).toBeVisible();
  const cut = contact.evaluate((link) =>
    [link, ...link.querySelectorAll('*')].some((each) => each.scrollWidth > each.clientWidth + 1),
  );
  expect(await cut).toBe(false);
  await expect(page.locator('[aria-haspopup="menu"]:visible')).toHaveCount(0);
  await expect(page.getByRole('searchbox')).toBeHidden();
  await expectHeading(page, 'Projeler: Cariler');

  await page.goto(`${await contact.getAttribute('href')}/ekstre?from=2026-01-01`);
  await expect(page.getByText('01.01.2026 – bugün', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Başlangıç')).toBeHidden();

  await page.goto('/cash-flow/accounts');
  await expectHeading(page, 'Kasa Defteri: Hesaplar');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PAPER.width);
});

test('paper says what a list was narrowed to, which part of it this is and where each row stands', async ({
  page,
  signedIn,
}) => {
  const { call } = signedIn;
  const { id: categoryId } = await call('POST', '/category/save', { name: 'Hakediş', type: 'HER_IKISI' });
  const date = dayIn(0);
  const entry = { categoryId, date, cashFlowType: 'CIKIS', amount: 1_000 };
  for (let at = 1; at <= 7; at++)
    await call('POST', '/cash-flow/save', { ...entry, description: `Avans ${at}` });
  const { id: projectId } = await call('POST', '/project/save', {
    ...{ name: 'Konak Meydanı', categoryId, status: 'DEVAM_EDIYOR', startDate: dayIn(-9), endDate: dayIn(9) },
  });
  await call('POST', '/project-income/save', {
    ...{ projectId, categoryId, date, description: '1 no.lu hakediş', amount: 700, vatRate: 20 },
  });
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(PAPER);

  await page.goto('/cash-flow?type=CIKIS&q=Avans');
  await expect(page.getByText('Tür: Çıkış · Arama: “Avans”')).toBeVisible();
  await expect(page.getByText('7 kayıttan 1–6 arası')).toBeVisible();
  await expect(page.getByLabel('Nakit Akışı Göster')).toBeHidden();

  await page.goto(`/projects/${projectId}/gelirler`);
  await expect(page.getByText('Bekliyor', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Gelir Ekle' })).toBeHidden();
  await expect(page.getByRole('tab')).toHaveText(['Gelirler']);

  await page.goto('/projects/gelirler?waiting=true');
  await expect(page.getByRole('paragraph').filter({ hasText: /^Bekleyen$/ })).toBeVisible();
});

/** How many sheets of A4 the page takes. */
const sheetsOf = async (page: Page) =>
  (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length;

test('the ledger ends with its last sheet, and a project list and the history say what they were narrowed to', async ({
  page,
  signedIn,
}) => {
  const { call } = signedIn;
  const { id: categoryId } = await call('POST', '/category/save', { name: 'Hakediş', type: 'HER_IKISI' });
  const description = 'Karadeniz Yapı Malzemeleri Sanayi ve Ticaret Anonim Şirketi üçüncü hakediş avansı';
  for (let at = 0; at < 3; at++)
    await call('POST', '/cash-flow/save', {
      ...{ categoryId, date: dayIn(-at), cashFlowType: 'CIKIS', amount: 1_000, description },
    });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/cash-flow');
  await expect(page.getByRole('button', { name: description, exact: true })).toHaveCount(3);
  expect(await sheetsOf(page)).toBe(1);
  await expect(page.getByRole('table', { name: 'Nakit akışı kayıtları' })).toBeVisible();

  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(PAPER);
  const name = page.getByRole('button', { name: description, exact: true }).first();
  const cut = name.evaluate((button) => button.scrollWidth > button.clientWidth + 1);
  expect(await cut).toBe(false);

  await page.goto(`/projects?status=DEVAM_EDIYOR&categoryId=${categoryId}&q=Konak&sort=best`);
  await expect(
    page.getByText('Devam ediyor · Hakediş · Arama: “Konak” · Sıra: En kârlı', { exact: true }),
  ).toBeVisible();

  await page.goto('/settings/history');
  await expect(page.getByText('Tüm değişiklikler', { exact: true })).toBeVisible();
  await expectHeading(page, 'Ayarlar: Geçmiş');
  await expect(page.getByText(description, { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Çöp Kutusu' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByLabel('Tür').selectOption({ label: 'Proje' });
  await page.getByLabel('Başlangıç tarihi').fill('1.2.2026');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Proje · 01.02.2026 ve sonrası', { exact: true })).toBeVisible();
});

test('the map of projects is as wide as the sheet, all of its pins are on it, and the list below is whole', async ({
  page,
  signedIn,
}) => {
  const plan = { status: 'DEVAM_EDIYOR', startDate: dayIn(-9), endDate: dayIn(9), progressPercent: 0 };
  const places = [
    { name: 'Selimiye Kütüphanesi', latitude: 41.678, longitude: 26.559 },
    { name: 'Konak Meydanı', latitude: 38.419, longitude: 27.128 },
    { name: 'Van Sahil Yolu', latitude: 38.501, longitude: 43.373 },
  ];
  for (const place of places) await signedIn.call('POST', '/project/save', { ...plan, ...place });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/projects/map');
  const map = page.getByRole('region', { name: 'Proje haritası' });
  const pins = map.getByRole('button', { name: /Devam ediyor/ });
  await expect(pins).toHaveCount(places.length);
  expect(await sheetsOf(page)).toBe(1);

  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(PAPER);
  const sheet = await map.boundingBox();
  expect(sheet?.width).toBeGreaterThan(PAPER.width - 60);
  const edge = (sheet?.x ?? 0) + (sheet?.width ?? 0);
  expect(edge).toBeLessThanOrEqual(PAPER.width);
  for (const pin of await pins.all()) {
    const box = await pin.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(edge);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((sheet?.y ?? 0) + (sheet?.height ?? 0));
  }
  await expect(page.getByRole('button', { name: 'Yakınlaştır' })).toBeHidden();
  await expect(page.getByRole('button', { name: /^Haritada göster/ })).toHaveCount(0);
  const list = page.getByRole('list', { name: 'Haritadaki projeler' });
  await expect(list.getByRole('link')).toHaveText(places.map(({ name }) => name).sort());
  expect(await list.evaluate(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight + 1)).toBe(
    true,
  );
});

test('no row of a list and no short card is cut by the end of a sheet', async ({ page, signedIn }) => {
  const { call } = signedIn;
  const { id: categoryId } = await call('POST', '/category/save', { name: 'Hakediş', type: 'HER_IKISI' });
  const { id: projectId } = await call('POST', '/project/save', {
    ...{ name: 'Konak Meydanı', categoryId, status: 'DEVAM_EDIYOR', startDate: dayIn(-9), endDate: dayIn(9) },
  });
  await page.emulateMedia({ media: 'print' });
  await page.goto(`/projects/${projectId}`);
  const facts = page.getByRole('region', { name: 'Proje bilgileri' });
  await expect(facts).toHaveCSS('break-inside', 'avoid');
  await expect(page.getByRole('button', { name: 'Analiz Et' })).toHaveCount(0);
  await expect(page.getByRole('tablist')).toHaveCSS('break-after', 'avoid');
  await page.goto('/dashboard');
  const row = page.getByRole('listitem').filter({ hasText: 'Konak Meydanı' }).first();
  await expect(row).toHaveCSS('break-inside', 'avoid');
  await page.goto('/categories');
  await expect(page.getByText('Hakediş', { exact: true })).toBeVisible();
  for (const act of ['Düzenle', 'Sil'])
    await expect(page.getByLabel(`${act}: Hakediş`, { exact: true })).toBeHidden();
});
