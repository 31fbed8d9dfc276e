import { expect, records, saveEntry, test } from '../company';
import { dayIn } from '../kit/days';

test('an entry repeats every month: what has come waits where one looks, and is booked by a yes', async ({
  page,
  signedIn,
}) => {
  // More than two months ago: at least one month has passed whole.
  await saveEntry(signedIn, { description: 'Ofis kirası', amount: 45_000, date: dayIn(-70) });
  await page.goto('/cash-flow');
  await page.getByRole('button', { name: 'İşlemler: Ofis kirası' }).click();
  await page.getByRole('menuitem', { name: 'Her Ay Tekrarla' }).click();
  const form = page.getByRole('dialog', { name: 'Her Ay Tekrarla' });
  await expect(form.getByText(/^Her ayın \d+\. günü$/)).toBeVisible();
  await form.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByText('Kayıt her ay tekrarlanacak.')).toBeVisible();

  const { total } = await signedIn.call('GET', '/recurring/pending');
  expect(total).toBe(2);
  await expect(records(page)).toHaveCount(1);
  await page.goto('/dashboard');
  const week = page.getByRole('region', { name: 'Bu hafta' });
  await week.getByRole('link', { name: '2 tekrarlayan kayıt onay bekliyor' }).click();
  const waiting = page.getByRole('dialog', { name: 'Bekleyen Tekrarlar' });
  const amounts = waiting.getByRole('textbox', { name: /^Tutar, / });
  await expect(amounts).toHaveCount(2);
  await amounts.first().fill('47.500,25');
  await waiting
    .getByRole('button', { name: /^Kaydet: / })
    .first()
    .click();
  await expect(page.getByText('1 kayıt kasaya işlendi.')).toBeVisible();
  await expect(amounts).toHaveCount(1);
  await waiting.getByRole('button', { name: /^Atla: / }).click();
  await expect(waiting.getByText('Onay bekleyen tekrar yok.')).toBeVisible();

  await waiting.getByRole('button', { name: 'Durdur: Ofis kirası' }).click();
  const question = page.getByRole('alertdialog', { name: 'Tekrarı Durdur' });
  await question.getByRole('button', { name: 'Durdur' }).click();
  await expect(question).toBeHidden();
  await expect(waiting.getByText('Onay bekleyen tekrar yok.')).toBeVisible();
  await expect(waiting.getByRole('button', { name: 'Durdur: Ofis kirası' })).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(waiting).toBeHidden();
  await expect(page).toHaveURL(/\/cash-flow$/);
  await expect(records(page)).toHaveCount(2);
  await expect(records(page).first()).toContainText('47.500,25');

  await page.keyboard.press('Control+k');
  await page.keyboard.type('bekleyen tekrarlar');
  await page.keyboard.press('Enter');
  await expect(waiting.getByText('Onay bekleyen tekrar yok.')).toBeVisible();
});
