import { expect, records, signIn, test } from './company';

const slips = [
  ['C30 hazır beton', 'Malzeme', '147840'],
  ['Öğle yemeği', 'Yemek', '4680,50'],
  ['Vinç kirası', 'Nakliye', '12600'],
  ['Hakediş tahsilatı', 'Hakediş', '485000'],
  ['Gece bekçisi', 'Personel', '9750'],
] as const;
const COUNT = 30;

test('thirty entries are written by keyboard alone, with few keys beside their text', async ({
  page,
  signedIn,
}) => {
  test.setTimeout(150_000);
  for (const [, name] of slips) {
    await signedIn.call('POST', '/category/save', { name, type: name === 'Hakediş' ? 'GELIR' : 'GIDER' });
  }
  await page.goto('/cash-flow');
  const description = page.getByLabel('Hızlı kayıt, Açıklama');
  const category = page.getByLabel('Hızlı kayıt, Kategori');
  await expect(category.locator('option')).toHaveCount(slips.length + 1);
  await expect(page.getByText('Kayıtlı nakit akışı bulunamadı.')).toBeVisible();

  let keys = 0;
  const press = async (key: string) => {
    keys += 1;
    await page.keyboard.press(key);
  };
  const began = performance.now();
  await press('n');
  for (let at = 0; at < COUNT; at += 1) {
    const [text, name, amount] = slips[at % slips.length] ?? slips[0];
    // The browser allows a hundred calls a minute: half way through the page is opened anew, as after lunch.
    if (at === COUNT / 2) {
      await expect(page.getByText(`${at} kayıttan 1–6 arası`)).toBeVisible();
      await page.reload();
      await expect(category.locator('option')).toHaveCount(slips.length + 1);
      await press('n');
    }
    await expect(description).toBeFocused();
    await page.keyboard.type(`${text} ${at + 1}`);
    await press('Enter');
    await expect(category).toBeFocused();
    // The first letters choose, as in any list of the browser.
    await page.keyboard.type(name.slice(0, 3));
    await press('Enter');
    await page.keyboard.type(amount);
    await press('Enter');
    await expect(description).toHaveValue('');
  }
  await expect(page.getByText(`${COUNT} kayıttan 1–6 arası`)).toBeVisible();
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${COUNT} entries: ${(keys / COUNT).toFixed(1)} keys each beside the text, ${seconds} s`);
  expect(keys / COUNT).toBeLessThanOrEqual(6);

  const page1 = await signedIn.call('POST', '/cash-flow/find-all', {
    page: 0,
    pageSize: 100,
    searchText: '',
  });
  expect(page1.content.map((entry: { description: string }) => entry.description).sort()).toEqual(
    Array.from({ length: COUNT }, (_, at) => `${slips[at % slips.length]?.[0]} ${at + 1}`).sort(),
  );
  const summary = await signedIn.call('GET', '/cash-flow/get-all-income-and-expense');
  expect(summary).toMatchObject({ income: 6 * 485000, expense: 6 * (147840 + 4680.5 + 12600 + 9750) });
  await expect(records(page).first()).toContainText('Gece bekçisi 30');
});

test('what was typed and not saved is offered again, also after a reload, and forgotten by signing out', async ({
  page,
  signedIn,
}) => {
  await page.goto('/cash-flow');
  const add = page.getByRole('button', { name: 'Nakit Akışı Ekle' }).first();
  const form = page.getByRole('dialog', { name: 'Nakit Akışı Ekle' });
  await add.click();
  await form.getByLabel('Açıklama').fill('Kum ve çakıl');
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await page.reload();
  await add.click();
  await expect(form.getByLabel('Açıklama')).toHaveValue('');
  await form.getByRole('button', { name: 'Taslağa Devam Et' }).click();
  await expect(form.getByLabel('Açıklama')).toHaveValue('Kum ve çakıl');
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();

  // The session ran out: who comes back finds it.
  const refreshToken = await page.evaluate(() => localStorage.getItem('refreshToken'));
  await signedIn.call('POST', '/auth/logout', { refreshToken });
  await page.waitForTimeout(6_000);
  await page.reload();
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel('E-posta').fill(signedIn.email);
  await page.getByLabel('Şifre', { exact: true }).fill(signedIn.password);
  await page.getByRole('button', { name: 'Giriş Yap' }).click();
  await expect(page).toHaveURL(/\/cash-flow$/);
  await add.click();
  await expect(form.getByText(/^Taslak \d/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();

  // Signing out says what it would forget, and takes no for an answer.
  const question = page.getByRole('alertdialog', { name: 'Çıkış Onayı' });
  const ask = async () => {
    await page.getByRole('button', { name: /Elif Şahingöz/ }).click();
    // By keyboard: a message may still lie over the menu.
    await page.getByRole('menuitem', { name: 'Çıkış Yap' }).press('Enter');
    await expect(question).toContainText(
      '1 kaydedilmemiş taslak var: Kasa Defteri kaydı. Çıkarsanız silinir.',
    );
    await expect(question.getByRole('button', { name: 'Vazgeç' })).toBeFocused();
  };
  await ask();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(page.getByRole('button', { name: /Elif Şahingöz/ })).toBeFocused();
  expect(await page.evaluate(() => Object.values(localStorage).join())).toContain('Kum ve çakıl');
  await ask();
  await question.getByRole('button', { name: 'Çıkış Yap' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('Çıkış yapıldı.')).toBeVisible();
  expect(await page.evaluate(() => Object.values(localStorage).join())).not.toContain('Kum ve çakıl');
  await signIn(page, signedIn);
  await page.goto('/cash-flow');
  await add.click();
  await expect(form.getByLabel('Açıklama')).toBeVisible();
  await expect(form.getByText(/^Taslak \d/)).toBeHidden();
});
