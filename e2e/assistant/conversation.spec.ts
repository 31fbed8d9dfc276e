import { expect, type Page } from '@playwright/test';
import { test } from '../company';
import { dayIn } from '../kit/days';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Vezne AI' });

test('a conversation is led with presses alone, and taken up again from the history', async ({
  page,
  signedIn,
}) => {
  const { call } = signedIn;
  const { id: categoryId } = await call('POST', '/category/save', { name: 'Kira', type: 'GIDER' });
  for (const days of [0, -40, -80])
    await call('POST', '/cash-flow/save', {
      categoryId,
      date: dayIn(days),
      cashFlowType: 'CIKIS',
      description: `Ofis kirası ${-days}`,
      amount: 1000 - days,
    });
  await page.goto('/cash-flow');
  await page.getByRole('button', { name: "Vezne AI'ya Sor" }).click();
  const first = dialog(page).getByRole('region', { name: 'Şunları sorabilirsiniz' });
  await first.getByRole('button', { name: /Kira/ }).first().click();
  const goOn = dialog(page).getByRole('region', { name: 'Bununla ilgili' });
  await expect(goOn.getByRole('button').first()).toBeVisible();

  // A follow-up, then another direction of the same reading: both turns before stand above as lines.
  await goOn.getByRole('button').first().click();
  const turns = dialog(page).getByRole('list', { name: 'Önceki sorular' });
  await expect(turns.getByRole('button', { expanded: false })).toHaveCount(1);
  const period = dialog(page)
    .getByRole('group', { name: 'Şöyle anladım' })
    .getByRole('button', { name: /^Dönem/ });
  await period.click();
  await page.getByRole('menuitemradio', { checked: false }).first().click();
  await expect(turns.getByRole('button', { expanded: false })).toHaveCount(2);
  await turns.getByRole('button').first().press('Enter');
  await expect(turns.getByRole('button', { expanded: true })).toHaveCount(1);

  await dialog(page).getByRole('tab', { name: 'Geçmiş Sorular (3)' }).click();
  await dialog(page).getByRole('button', { name: 'Cevabı Aç' }).first().click();
  await expect(dialog(page).getByRole('button', { name: 'Kopyala' })).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Yeniden Sor' }).first().click();
  await expect(dialog(page).getByRole('tab', { name: 'Geçmiş Sorular (4)' })).toBeVisible();
  await expect(turns.locator('> li')).toHaveCount(3);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
});
