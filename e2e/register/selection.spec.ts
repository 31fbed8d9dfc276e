import { expect, records, test } from '../company';

const rows = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    date: `2026-10-${String(28 - at).padStart(2, '0')}`,
    cashFlowType: at === 0 ? 'GIRIS' : 'CIKIS',
    categoryName: at % 2 === 0 ? 'Malzeme' : 'Nakliye',
    description: `Kayıt ${at + 1}`,
    amount: (at + 1) * 100,
    paymentMethod: 'CASH',
  }));

test('several entries are chosen, moved and deleted by keyboard, and one press brings them back', async ({
  page,
  signedIn,
}) => {
  await signedIn.call('POST', '/cash-flow/import', { rows: rows(8) });
  await page.goto('/cash-flow');
  await expect(records(page)).toHaveCount(6);
  const bar = page.getByRole('region', { name: 'Seçilen kayıtlar' });

  await page.keyboard.press('j');
  await expect(records(page).nth(0)).toBeFocused();
  await page.keyboard.press(' ');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(bar).toContainText('2 kayıt');
  await expect(bar).toContainText('−100,00');

  await bar.getByRole('button', { name: 'Tarih' }).focus();
  await page.keyboard.press('Enter');
  const day = page.getByLabel('Yeni tarih');
  await expect(day).toBeFocused();
  await day.fill('1.9.2026');
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 kayıt güncellendi.')).toBeVisible();
  await expect(bar).toBeHidden();
  await expect(records(page).first()).toContainText('Kayıt 3');
  const moved = await signedIn.call('POST', '/cash-flow/find-all', {
    page: 0,
    pageSize: 10,
    searchText: '',
    to: '2026-09-30',
  });
  expect(moved.content.map(({ description }: { description: string }) => description).sort()).toEqual([
    'Kayıt 1',
    'Kayıt 2',
  ]);

  await records(page).first().focus();
  await page.keyboard.press('Control+a');
  await expect(bar).toContainText('8 kayıt (bulunanların tümü)');
  await bar.getByRole('button', { name: 'Sil', exact: true }).focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Silme Onayı' });
  await expect(question.getByRole('button', { name: 'İptal' })).toBeFocused();
  await question.getByRole('button', { name: 'Sil', exact: true }).click();
  await expect(page.getByText('Kayıtlı nakit akışı bulunamadı.')).toBeVisible();
  const message = page.getByRole('status').filter({ hasText: '8 kayıt silindi.' });
  await message.getByRole('button', { name: 'Geri Al' }).click();
  await expect(page.getByText('8 kayıt geri yüklendi.')).toBeVisible();
  await expect(records(page)).toHaveCount(6);
});

test('on a tablet what can be done with the chosen stands on one line', async ({ page, signedIn }) => {
  await signedIn.call('POST', '/cash-flow/import', { rows: rows(3) });
  await page.goto('/cash-flow');
  await page.getByLabel('Bu sayfadaki kayıtları seç').check();
  await page.setViewportSize({ width: 820, height: 1180 });
  const buttons = page.getByRole('region', { name: 'Seçilen kayıtlar' }).getByRole('button');
  await expect(buttons).toHaveCount(7);
  const middle = async (at: number) => {
    const box = await buttons.nth(at).boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0) / 2;
  };
  expect(Math.abs((await middle(0)) - (await middle(6)))).toBeLessThan(2);
});

test('what somebody else has deleted stands in the way by name, and the choice stays', async ({
  page,
  signedIn,
}) => {
  await signedIn.call('POST', '/cash-flow/import', { rows: rows(3) });
  await page.goto('/cash-flow');
  await expect(records(page)).toHaveCount(3);
  await page.getByLabel('Bu sayfadaki kayıtları seç').check();
  const bar = page.getByRole('region', { name: 'Seçilen kayıtlar' });
  await expect(bar).toContainText('3 kayıt');
  const { content } = await signedIn.call('POST', '/cash-flow/find-all', {
    page: 0,
    pageSize: 3,
    searchText: '',
  });
  const lost = content.find(({ description }: { description: string }) => description === 'Kayıt 2');
  await signedIn.call('DELETE', `/cash-flow/delete?id=${lost.id}`);

  await bar.getByRole('button', { name: 'Yöntem' }).click();
  await page
    .getByRole('dialog', { name: 'Seçilenler için Yöntem' })
    .getByRole('button', { name: 'Çek' })
    .click();
  await expect(bar.getByRole('alert')).toContainText('Hiçbir kayıt değişmedi. 1 kayıt buna engel oldu:');
  await expect(bar.getByRole('listitem')).toContainText('Kayıt 2');
  await bar.getByRole('button', { name: 'Bunları Seçimden Çıkar' }).click();
  await expect(bar.getByRole('alert')).toBeHidden();
  await expect(bar).toContainText('2 kayıt');
  await bar.getByRole('button', { name: 'Yöntem' }).click();
  await page
    .getByRole('dialog', { name: 'Seçilenler için Yöntem' })
    .getByRole('button', { name: 'Çek' })
    .click();
  await expect(page.getByText('2 kayıt güncellendi.')).toBeVisible();
  await expect(records(page).first()).toContainText('Çek');
});

test('a change of several is taken back from all of them, or from none that somebody has changed since', async ({
  page,
  signedIn,
}) => {
  await signedIn.call('POST', '/cash-flow/import', { rows: rows(3) });
  const stored = async () => {
    const { content } = await signedIn.call('POST', '/cash-flow/find-all', {
      page: 0,
      pageSize: 3,
      searchText: '',
    });
    return content as { id: string; description: string; categoryId: string; categoryName: string }[];
  };
  const before = await stored();
  await page.goto('/cash-flow');
  await expect(records(page)).toHaveCount(3);
  const bar = page.getByRole('region', { name: 'Seçilen kayıtlar' });
  const moveAll = async () => {
    await page.getByLabel('Bu sayfadaki kayıtları seç').check();
    await expect(bar).toContainText('3 kayıt');
    await bar.getByRole('button', { name: 'Kategori' }).click();
    const choice = page.getByRole('dialog', { name: 'Seçilenler için Kategori' });
    await choice.getByRole('button', { name: 'Nakliye' }).click();
    await expect(bar).toBeHidden();
    const message = page.getByRole('status').filter({ hasText: '3 kayıt güncellendi.' }).last();
    return message.getByRole('button', { name: 'Geri Al' });
  };

  await (await moveAll()).click();
  await expect(page.getByText('Değişiklik geri alındı.')).toBeVisible();
  const names = (entries: { categoryName: string }[]) => entries.map(({ categoryName }) => categoryName);
  expect(names(await stored())).toEqual(names(before));

  await page.reload();
  await expect(records(page)).toHaveCount(3);
  const undo = await moveAll();
  const [first] = before;
  await signedIn.call('POST', '/cash-flow/update-several', { ids: [first?.id], paymentMethod: 'CARD' });
  await undo.click();
  await expect(
    page.getByText(`Hiçbir kayıt geri alınmadı: “${first?.description}” sonradan değiştirilmiş.`).first(),
  ).toBeVisible();
  expect(names(await stored())).toEqual(['Nakliye', 'Nakliye', 'Nakliye']);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('entries are chosen from the menu and by touch, and all of them get another category', async ({
    page,
    signedIn,
  }) => {
    await signedIn.call('POST', '/cash-flow/import', { rows: rows(4) });
    await page.goto('/cash-flow');
    const cards = page.locator('li[data-record]');
    await expect(cards).toHaveCount(4);
    await cards
      .nth(0)
      .getByRole('button', { name: /^İşlemler/ })
      .tap();
    await page.getByRole('menuitem', { name: 'Seç' }).tap();
    const bar = page.getByRole('region', { name: 'Seçilen kayıtlar' });
    await expect(bar).toContainText('1 kayıt');
    await expect(page.getByRole('menu')).toBeHidden();
    await cards.nth(2).tap({ position: { x: 120, y: 30 } });
    await expect(bar).toContainText('2 kayıt');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await bar.getByRole('button', { name: 'Kategori' }).tap();
    const choice = page.getByRole('dialog', { name: 'Seçilenler için Kategori' });
    await choice.getByRole('button', { name: 'Nakliye' }).tap();
    await expect(page.getByText('2 kayıt güncellendi.')).toBeVisible();
    await expect(bar).toBeHidden();
    await expect(cards.nth(0)).toContainText('Nakliye');
    await expect(cards.nth(2)).toContainText('Nakliye');
  });
});
