import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { expect, password, saveEntry, test } from '../company';

test('an owner takes the company’s records away as a zip that opens and holds them', async ({
  page,
  signedIn,
}) => {
  await saveEntry(signedIn, { category: 'Şantiye', description: 'Çimento ödemesi', amount: 1234.56 });
  await page.goto('/settings/security');
  await page.getByRole('button', { name: 'Arşiv Hazırla' }).click();
  await expect(page.getByText('Şirket arşivi hazır')).toBeVisible({ timeout: 30_000 });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'İndir', exact: true }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.zip$/);
  const files = unzipSync(new Uint8Array(await readFile(await download.path())));
  const textOf = (ending: string) => {
    const [, bytes] = Object.entries(files).find(([name]) => name.endsWith(ending)) ?? [];
    return bytes ? strFromU8(bytes) : `no ${ending} among ${Object.keys(files)}`;
  };
  expect(textOf('OKU-BENI.txt')).toContain('Vezne');
  expect(textOf('kasa-defteri.csv')).toContain('Çimento ödemesi');
  expect(JSON.parse(textOf('kasa-defteri.json'))).toHaveLength(1);
  expect(textOf('kasa-defteri.json')).toMatch(/1234[.,]56/);
  expect(textOf('kategoriler.csv')).toContain('Şantiye');
  expect(textOf('hesap.json')).toContain(signedIn.email);
  expect(
    Object.values(files)
      .map((bytes) => strFromU8(bytes))
      .join(),
  ).not.toContain('$argon2');
});

test('an owner closes the company, which nobody can write in, and takes it back', async ({
  page,
  signedIn,
}) => {
  const write = async (name: string) =>
    (
      await page.request.post('/dev/v1/category/save', {
        data: { name, type: 'GIDER' },
        headers: { authorization: `Bearer ${signedIn.token}` },
      })
    ).status();
  await page.goto('/settings/security');
  await page.getByRole('button', { name: 'Şirketi Kapat' }).click();
  const question = page.getByRole('dialog', { name: 'Şirketi Kapat' });
  await question.getByLabel('Şifreniz', { exact: true }).fill('yanlis-sifre-123');
  await question.getByRole('button', { name: 'Şirketi Kapat' }).click();
  await expect(question.getByText('Şifre hatalı')).toBeVisible();
  await question.getByLabel('Şifreniz', { exact: true }).fill(password);
  await question.getByRole('button', { name: 'Şirketi Kapat' }).click();
  await expect(page.getByText('Şirket 30 gün sonra kapatılacak.')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Şirket kapatılıyor: kayıtlar' })).toBeVisible();
  // What a session may do is at most five seconds old.
  await expect.poll(() => write('Kira'), { timeout: 20_000 }).toBe(409);

  await page.getByRole('button', { name: 'Kapatmaktan Vazgeç' }).click();
  await expect(page.getByText('Şirketin kapatılmasından vazgeçildi.')).toBeVisible();
  await expect(page.getByText('Şirket kapatılıyor: kayıtlar')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Şirketi Kapat' })).toBeVisible();
  await expect.poll(() => write('Prim'), { timeout: 20_000 }).toBe(200);
});
