import type { Page } from '@playwright/test';
import { type Company, expect, records, test } from '../company';

const lines = [
  'Hesap Hareketleri',
  'Müşteri: ALAÇAM YAPI',
  'Dönem: 01.11.2026 - 20.11.2026',
  'Tarih;Fiş;Açıklama;Tutar;Bakiye',
  '02.11.2026;000131;GELEN EFT MODA APARTMANI;250.000,00;350.000,00',
  '03.11.2026;000132;KİRA ÖDEMESİ KASIM;-45.000,00;305.000,00',
  '03.11.2026;000133;EFT MASRAFI;-12,80;304.987,20',
  '05.11.2026;000134;MAAŞ ÖDEMESİ EKİM;-180.000,00;124.987,20',
  '05.11.2026;000135;EFT MASRAFI;-12,80;124.974,40',
  '05.11.2026;000136;EFT MASRAFI;-12,80;124.961,60',
  '20.11.2026;000151;SGK PRİM TAHSİLATI;-52.250,00;72.711,60',
  '20.11.2026;000152;ATM PARA ÇEKME KADIKÖY;-10.000,00;62.711,60',
];

// The bank writes Windows-1254, which is Latin-1 but for six letters.
const bytes: Record<string, string> = { İ: 'Ý', ı: 'ý', Ş: 'Þ', ş: 'þ', Ğ: 'Ð', ğ: 'ð' };
const statement = {
  name: 'ziraat-kasim.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    lines.join('\r\n').replace(/[İışŞğĞ]/g, (letter) => bytes[letter] ?? letter),
    'latin1',
  ),
};

const balances = async ({ call }: Company): Promise<Record<string, number>> => {
  const { accounts } = await call('GET', '/cash-account/summary');
  return Object.fromEntries(
    accounts.map(({ name, balance }: { name: string; balance: number }) => [name, balance]),
  );
};

/** A bank account beside the till, and a category for what comes and goes. */
async function addBank({ call }: Company): Promise<void> {
  await call('POST', '/category/save', { name: 'Genel', type: 'HER_IKISI' });
  await call('POST', '/cash-account/save', {
    name: 'Ziraat Vadesiz',
    kind: 'BANKA',
    openingBalance: 100_000,
  });
}

/** From the choice of the file to the rows that were read. */
async function readFile(page: Page): Promise<void> {
  await page.getByLabel('Hesap', { exact: true }).selectOption({ label: 'Ziraat Vadesiz (Banka)' });
  await page.getByLabel('Ekstre veya Excel dosyası').setInputFiles(statement);
  await expect(page.getByRole('region', { name: 'Dosya önizlemesi' })).toContainText('MAAŞ ÖDEMESİ EKİM');
  await expect(page.getByText('Dosyadaki bakiye 62.711,60 ₺ tutuyor')).toBeVisible();
  await page.getByRole('button', { name: 'Devam Et' }).click();
  await expect(page).toHaveURL(/step=check/);
  await expect(page.getByRole('group', { name: 'Satır grupları' })).toBeVisible();
}

test("a bank's own file is read, checked, added once and taken back without a trace", async ({
  page,
  signedIn,
}) => {
  await addBank(signedIn);
  const before = await balances(signedIn);

  await page.goto('/cash-flow');
  await page.getByRole('link', { name: 'İçe Aktar' }).click();
  await readFile(page);
  const groups = page.getByRole('group', { name: 'Satır grupları' });
  await page.getByRole('button', { name: 'Virman yap, satır 12' }).click();
  await expect(page.getByText('Virman yapılacak: giriş ve çıkışa eklenmez')).toBeVisible();
  await groups.getByRole('button', { name: /^Eksik 7$/ }).click();
  await page.getByLabel('Hepsine kategori').selectOption({ label: 'Genel' });
  await page.getByRole('button', { name: '8 Kaydı Ekle' }).click();
  await expect(page.getByRole('heading', { name: '8 kayıt eklendi' })).toBeVisible();
  const added = page.url();
  expect(await balances(signedIn)).toEqual({ 'Ana Kasa': 10_000, 'Ziraat Vadesiz': 62_711.6 });

  await page.getByRole('link', { name: 'Hareketleri Gör' }).click();
  await expect(page.getByText('Aktarım: ziraat-kasim.csv')).toBeVisible();
  await expect(records(page).first()).toBeVisible();

  await page.goto('/cash-flow/import');
  await readFile(page);
  await expect(groups.getByRole('button', { name: /^Olası mükerrer 8$/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Kayıtları Ekle' })).toBeDisabled();

  await page.goto('/cash-flow/import');
  await expect(page.getByRole('link', { name: 'ziraat-kasim.csv' })).toHaveCount(2);
  await page.goto(added);
  await page.getByRole('button', { name: 'Aktarımı Geri Al' }).click();
  await expect(page.getByRole('heading', { name: 'Aktarım geri alındı' })).toBeVisible();
  expect(await balances(signedIn)).toEqual(before);
});

test('on a phone each step begins with its name, under the top bar', async ({ page, signedIn }) => {
  await signedIn.call('POST', '/cash-account/save', {
    name: 'Ziraat Vadesiz',
    kind: 'BANKA',
    openingBalance: 100_000,
  });
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto('/cash-flow/import');
  await readFile(page);
  const [bar, step] = [page.locator('header').first(), page.getByText('Adım 3 / 4 · Kontrol')];
  const below = async () => {
    const [above, name] = [await bar.boundingBox(), await step.boundingBox()];
    return (name?.y ?? 0) - ((above?.y ?? 0) + (above?.height ?? 0));
  };
  expect(await below()).toBeGreaterThanOrEqual(0);
});

/** The same month as the bank's program of exchange writes it. */
const mt940 = {
  name: 'ekstre.sta',
  mimeType: 'text/plain',
  buffer: Buffer.from(
    [
      ':20:EKSTRE',
      ':25:TR330006100519786457841326',
      ':28C:11/1',
      ':60F:C261101TRY100000,00',
      ':61:2611021102C250000,00NTRFNONREF',
      ':86:GELEN EFT MODA APARTMANI',
      ':61:2611031103D45000,00NTRFNONREF',
      ':86:KIRA ODEMESI KASIM',
      ':62F:C261103TRY305000,00',
      '-',
    ].join('\r\n'),
  ),
};

test('the account is found by the IBAN of the file, and a wrong choice is set right at one press', async ({
  page,
  signedIn,
}) => {
  await addBank(signedIn);
  const input = page.getByLabel('Ekstre veya Excel dosyası');
  const account = page.getByLabel('Hesap', { exact: true });
  const addAll = async () => {
    await page.getByRole('button', { name: /^Eksik 2$/ }).click();
    await page.getByLabel('Hepsine kategori').selectOption({ label: 'Genel' });
    await page.getByRole('button', { name: '2 Kaydı Ekle' }).click();
    await expect(page.getByRole('heading', { name: '2 kayıt eklendi' })).toBeVisible();
  };

  // Nobody knows the IBAN yet: the file asks for its account, which keeps it afterwards.
  await page.goto('/cash-flow/import');
  await input.setInputFiles(mt940);
  await expect(page.getByText('Dosyadan hangi hesap olduğu anlaşılamadı; hesap seçin')).toBeVisible();
  await account.selectOption({ label: 'Ziraat Vadesiz (Banka)' });
  await page.getByRole('button', { name: 'Dosyayı Oku' }).click();
  await addAll();
  await page.getByRole('button', { name: /hesaba kaydedilsin/ }).click();
  await expect(page.getByText('IBAN Kaydedildi.')).toBeVisible();
  await page.getByRole('button', { name: 'Aktarımı Geri Al' }).click();
  await expect(page.getByRole('heading', { name: 'Aktarım geri alındı' })).toBeVisible();

  // Now the file says whose it is, also against what was chosen.
  await page.getByRole('button', { name: 'Yeni Dosya' }).click();
  await input.setInputFiles(mt940);
  await expect(page.getByText('Ziraat Vadesiz hesabının ekstresi olarak tanındı')).toBeVisible();
  await page.goto('/cash-flow/import');
  await account.selectOption({ label: 'Ana Kasa (Kasa)' });
  await input.setInputFiles(mt940);
  await expect(page.getByText('Bu dosya Ziraat Vadesiz hesabının ekstresi görünüyor')).toBeVisible();
  await page.getByRole('button', { name: 'Satırlar Ziraat Vadesiz hesabına yazılsın' }).click();
  await expect(page.getByText('Ziraat Vadesiz hesabının ekstresi olarak tanındı')).toBeVisible();
  await addAll();
  expect(await balances(signedIn)).toEqual({ 'Ana Kasa': 0, 'Ziraat Vadesiz': 305_000 });
});
