import type { Page } from '@playwright/test';
import { expect, test } from './company';

const plan = { status: 'DEVAM_EDIYOR', startDate: '2026-01-01', endDate: '2030-01-01', progressPercent: 0 };
const places = [
  { name: 'Moda Apartmanı', city: 'İstanbul', latitude: 40.9819, longitude: 29.0249 },
  { name: 'Levent Ofis', city: 'İstanbul', latitude: 41.0797, longitude: 29.0113 },
  { name: 'Kordon Kafe', city: 'İzmir', latitude: 38.4326, longitude: 27.139 },
];
const map = (page: Page) => page.getByRole('region', { name: 'Proje haritası' });
const pin = (page: Page, name: RegExp) => map(page).getByRole('button', { name });

test.describe('projects on the map', () => {
  test.beforeEach(async ({ signedIn, page }) => {
    for (const place of places) await signedIn.call('POST', '/project/save', { ...plan, ...place });
    await page.goto('/projects/map');
    await expect(pin(page, /^2 proje: Levent Ofis, Moda Apartmanı$/)).toBeVisible();
  });

  test('neighbours share a number that opens by the keyboard, and each of them is found', async ({
    page,
  }) => {
    await pin(page, /^2 proje/).focus();
    await page.keyboard.press('Enter');
    await expect(pin(page, /^Moda Apartmanı, Devam ediyor$/)).toBeVisible();
    await expect(pin(page, /^Levent Ofis, Devam ediyor$/)).toBeVisible();
    await pin(page, /^Levent Ofis/).focus();
    await expect(page.getByRole('listitem').filter({ hasText: 'Levent Ofis' })).toHaveAttribute(
      'data-pointed',
      'true',
    );
    await page.keyboard.press('Enter');
    await expect(map(page).getByRole('link', { name: 'Levent Ofis' })).toBeVisible();
    await expect(page).toHaveURL(/\/projects\/map\?project=/);
  });

  test('a project of the list is brought out of its neighbours and told on the map', async ({ page }) => {
    await page.getByRole('button', { name: 'Haritada göster: Moda Apartmanı' }).click();
    await expect(pin(page, /^Moda Apartmanı/)).toBeVisible();
    await expect(map(page).getByRole('link', { name: 'Moda Apartmanı' })).toBeVisible();
    const box = await pin(page, /^Moda Apartmanı/).boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  });
});

test('the place of a new project is pressed on the map, which names its province', async ({
  page,
  signedIn,
}) => {
  await page.goto('/projects');
  await page.getByRole('button', { name: 'Proje Ekle' }).first().click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Proje adı').fill('Yeni Şantiye');
  await form.getByLabel('Planlanan bitiş').fill('1.4.2030');
  await form.getByText('Daha fazla').click();
  await form.getByRole('button', { name: 'Haritadan Seç' }).click();
  const picker = form.getByRole('region', { name: 'Konum seçme haritası' });
  await expect(picker.locator('.vz-province')).toHaveCount(81);
  // The middle of Türkiye, whatever the size of the map.
  await picker.click();
  await expect(form.getByLabel(/^Enlem/)).toHaveValue(/^3[89],/);
  await expect(form.getByLabel(/^İl /)).toHaveValue(/^(Kayseri|Kırşehir|Nevşehir|Yozgat|Sivas)$/);
  // What the map has filled in goes with the point, also once it was closed and opened again.
  await form.getByRole('button', { name: 'Haritayı Kapat' }).click();
  await form.getByRole('button', { name: 'Haritadan Seç' }).click();
  await form.getByLabel(/^Enlem/).fill('38,42');
  await form.getByLabel(/^Boylam/).fill('27,14');
  await expect(form.getByLabel(/^İl /)).toHaveValue('İzmir');
  const city = await form.getByLabel(/^İl /).inputValue();
  await form.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByText('Proje Başarıyla Oluşturuldu.')).toBeVisible();
  const [saved] = await signedIn.call('GET', '/project/map');
  expect(saved).toMatchObject({ name: 'Yeni Şantiye', city });
});

test('a place is chosen on the map by the keyboard alone, and what is no coordinate leaves the map as it is', async ({
  page,
  signedIn,
}) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const { id } = await signedIn.call('POST', '/project/save', { ...plan, name: 'Yeni Şantiye' });
  await page.goto(`/projects/${id}/konum`);
  await page.getByRole('button', { name: 'Konum Ekle' }).press('Enter');
  const latitude = page.getByLabel(/^Enlem/);
  await expect(latitude).toBeFocused();
  const picker = page.getByRole('application', { name: /^Konum seçme haritası: oklar kaydırır/ });
  await expect(picker.locator('.vz-province')).toHaveCount(81);
  await picker.focus();
  await page.keyboard.press('Enter');
  await expect(latitude).toHaveValue(/^3[89],/);
  const first = await latitude.inputValue();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(async () => {
    await page.keyboard.press('Space');
    expect(await latitude.inputValue()).not.toBe(first);
  }).toPass();
  await latitude.fill('kuzey');
  await page.getByRole('button', { name: 'Kaydet' }).press('Enter');
  await expect(page.getByText('Enlem geçerli değil')).toBeVisible();
  await expect(picker).toBeVisible();
  await latitude.fill('39,5');
  await page.getByRole('button', { name: 'Kaydet' }).press('Enter');
  await expect(page.getByText('Proje Başarıyla Güncellendi.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Konumu Düzenle' })).toBeFocused();
  expect(errors).toEqual([]);
});
