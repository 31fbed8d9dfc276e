import type { Page } from '@playwright/test';
import { expect, records, test } from './company';
import { dayIn } from './kit/days';

const dialog = (page: Page) => page.getByRole('dialog');

test('a contractor follows a job from the first price to the ranking', async ({ page, signedIn }) => {
  const { call } = signedIn;
  await call('POST', '/category/save', { name: 'Konut', type: 'HER_IKISI' });
  await call('POST', '/product/save', {
    name: 'Boya badana',
    kind: 'HIZMET',
    unit: 'm²',
    purchasePrice: 95,
    salePrice: 140,
  });

  await page.goto('/projects');
  await expect(page.getByText('Henüz proje eklenmedi.')).toBeVisible();
  await page.getByRole('button', { name: 'Proje Ekle' }).first().click();
  await dialog(page).getByRole('button', { name: 'Kaydet' }).click();
  await expect(dialog(page).getByText('Proje adı gerekli')).toBeVisible();
  await dialog(page).getByLabel('Proje adı').fill('Deniz Apartmanı');
  await dialog(page).getByText('Daha fazla').click();
  await dialog(page).getByLabel('Kategori').selectOption({ label: 'Konut' });
  await dialog(page).getByLabel('Başlangıç').fill('1.5.2026');
  await dialog(page).getByLabel('Planlanan bitiş').fill('1.4.2026');
  await dialog(page).getByRole('button', { name: 'Kaydet' }).click();
  await expect(dialog(page).getByText('Bitiş tarihi başlangıç tarihinden önce olamaz')).toBeVisible();
  await dialog(page).getByLabel('Planlanan bitiş').fill('1.4.2030');
  await dialog(page).getByLabel('Tahmini maliyet').fill('500');
  await dialog(page).getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByText('Proje Başarıyla Oluşturuldu.')).toBeVisible();
  await page.getByRole('link', { name: 'Deniz Apartmanı' }).click();

  await page.getByRole('tab', { name: 'Gelirler' }).click();
  await page.getByRole('button', { name: 'Gelir Ekle' }).first().click();
  await dialog(page).getByLabel('Açıklama').fill('1. hakediş');
  await dialog(page).getByLabel('Kategori').selectOption({ label: 'Konut' });
  await dialog(page).getByLabel('Tutar (KDV hariç)').fill('1000');
  await expect(dialog(page).getByText(/KDV 200,00/)).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByText('Gelir Başarıyla Kaydedildi.')).toBeVisible();

  await page.getByRole('tab', { name: 'Giderler' }).click();
  await page.getByRole('button', { name: 'Gider Ekle' }).first().click();
  await dialog(page)
    .getByLabel(/Fiyat listesinden doldur/)
    .selectOption({ index: 1 });
  await expect(dialog(page).getByLabel('Açıklama')).toHaveValue('Boya badana');
  await dialog(page).getByLabel('Kategori').selectOption({ label: 'Konut' });
  await dialog(page).getByRole('button', { name: 'Satır Ekle' }).click();
  const second = dialog(page).getByRole('group', { name: 'Gider satırı 2' });
  await second.getByLabel('Açıklama').fill('Demir');
  await second.getByLabel('Kategori').selectOption({ label: 'Konut' });
  await second.getByLabel('Tutar (KDV hariç)').fill('505');
  await dialog(page).getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByText('Gider Başarıyla Kaydedildi.')).toBeVisible();
  await expect(page.getByRole('table').locator('tbody tr')).toHaveCount(2);

  await page.getByRole('button', { name: 'Analiz Et' }).first().click();
  await expect(page.getByRole('region', { name: 'Proje özeti' })).toContainText('Kârlılık%40,0');
  await expect(page.getByRole('region', { name: 'Vezne AI analizi' })).toContainText(
    'Tahmini maliyetin %120,0 kadarı harcandı',
  );
  await expect(page.getByText('Tahmini maliyet aşıldı')).toBeVisible();
  await page.getByRole('tab', { name: 'Karşılaştırma' }).click();
  await expect(page.getByText('Karşılaştırma için yeterli proje yok')).toBeVisible();
  await page.getByRole('tab', { name: 'Konum' }).click();
  await page.getByRole('button', { name: 'Konum Ekle' }).click();
  await page.getByLabel('Enlem').fill('41,01');
  await page.getByLabel('Boylam').fill('28,97');
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByText('41,01 / 28,97')).toBeVisible();

  await page.goto('/dashboard');
  const best = page.getByRole('region', { name: 'En Kârlı 3' });
  await expect(best).toContainText('Deniz Apartmanı');
  await expect(best).toContainText('%40,0');

  await page.goto('/categories');
  await page.getByRole('button', { name: 'Sil: Konut' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Sil' }).click();
  await expect(question.getByRole('alert')).toHaveText('Bu kategori 4 kayıtta kullanılıyor.');
  await expect(question.getByRole('button', { name: 'Sil' })).toBeFocused();
  await page.keyboard.press('Escape');
});

test('the monthly project limit is said in one sentence and the form stays', async ({ page, signedIn }) => {
  const { call } = signedIn;
  const { companyId } = await call('GET', '/manager/find-by-token');
  await call('POST', '/company/set-monthly-project-limit', { companyId, monthlyProjectLimit: 0 });
  await page.goto('/projects');
  await page.getByRole('button', { name: 'Proje Ekle' }).first().click();
  await dialog(page).getByLabel('Proje adı').fill('Sığmayan iş');
  await dialog(page).getByLabel('Planlanan bitiş').fill('1.4.2030');
  await dialog(page).getByRole('button', { name: 'Kaydet' }).click();
  await expect(dialog(page).getByText('Aylık proje limitinize ulaştınız (0/0).')).toBeVisible();
  await expect(dialog(page).getByLabel('Proje adı')).toHaveValue('Sığmayan iş');
});

test('one part of the dashboard fails alone and comes back alone', async ({ page, signedIn }) => {
  // A company with nothing in it is shown its first steps instead.
  const plan = { name: 'Bitmiş iş', status: 'TAMAMLANDI', startDate: '2026-01-01', endDate: '2026-02-01' };
  await signedIn.call('POST', '/project/save', plan);
  await page.route('**/dashboard/get-category-expenses', (route) => route.abort());
  await page.goto('/dashboard');
  await expect(page.getByText('Veri yüklenirken hata oluştu:')).toHaveCount(1, { timeout: 20_000 });
  await expect(page.getByText('Açık proje yok.')).toBeVisible();
  await page.unroute('**/dashboard/get-category-expenses');
  await page.getByRole('button', { name: 'Tekrar Dene' }).click();
  await expect(page.getByText('Bu ay gider kaydı yok.')).toBeVisible();
});

test('Vezne AI answers from the ledger and leads to the records', async ({ page, signedIn }) => {
  const { call } = signedIn;
  const { id: categoryId } = await call('POST', '/category/save', { name: 'Kira', type: 'GIDER' });
  const entry = { categoryId, date: dayIn(0), cashFlowType: 'CIKIS' };
  await call('POST', '/cash-flow/save', { ...entry, description: 'Ofis kirası', amount: 45000.5 });
  await call('POST', '/cash-flow/save', { ...entry, description: 'Depo kirası', amount: 12000 });
  await page.goto('/cash-flow');
  await page.getByRole('button', { name: "Vezne AI'ya Sor" }).click();
  await page.getByRole('textbox', { name: 'Sorunuz' }).fill('Bu ay ne kadar harcadık?');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText('57.000,50', { exact: false }).first()).toBeVisible();
  await expect(dialog(page).getByRole('tab', { name: 'Geçmiş Sorular (1)' })).toBeVisible();
  await dialog(page).getByRole('link', { name: 'Depo kirası' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(records(page)).toHaveCount(1);
  await expect(page.getByRole('table')).toContainText('Depo kirası');
});
