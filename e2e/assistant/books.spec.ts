import { expect, type Page } from '@playwright/test';
import { test } from '../company';
import { dayIn } from '../kit/days';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Vezne AI' });

async function ask(page: Page, question: string) {
  await dialog(page).getByRole('textbox').fill(question);
  await dialog(page).getByRole('textbox').press('Enter');
}

test('what customers owe and what lies in an account are asked for in words, and lead to their pages', async ({
  page,
  signedIn: { call },
}) => {
  const { id: categoryId } = await call('POST', '/category/save', { name: 'Hakediş', type: 'HER_IKISI' });
  const { id: projectId } = await call('POST', '/project/save', {
    ...{ name: 'Konut', status: 'DEVAM_EDIYOR', categoryId, contractAmount: 100_000 },
    ...{ startDate: '2026-01-01', endDate: '2027-12-31' },
  });
  const { id: contactId } = await call('POST', '/contact/save', { name: 'Ege İnşaat', kind: 'MUSTERI' });
  await call('POST', '/project-income/save', {
    ...{ projectId, categoryId, contactId, description: '1 no.lu hakediş', amount: 1000, vatRate: 20 },
    ...{ date: dayIn(-60), dueDate: dayIn(-30) },
  });
  const bank = { name: 'Ziraat', kind: 'BANKA', openingBalance: 2500.75, openingDate: dayIn(-90) };
  const { id: accountId } = await call('POST', '/cash-account/save', bank);

  await page.goto('/dashboard');
  await page.getByRole('button', { name: "Vezne AI'ya Sor" }).click();
  await ask(page, 'kim bize borçlu?');
  const debtor = dialog(page).getByRole('link', { name: /Ege İnşaat/ });
  await expect(debtor).toBeVisible();
  await expect(dialog(page)).toContainText('1.200,00');
  await expect(dialog(page)).toContainText('Carilerden');

  await ask(page, 'Ziraat hesabında ne kadar var?');
  const account = dialog(page).getByRole('link', { name: /Ziraat/ });
  await expect(account).toHaveAttribute('href', new RegExp(accountId));
  await expect(dialog(page)).toContainText('2.500,75');

  await ask(page, "Ege İnşaat'ın borcu ne kadar?");
  await dialog(page)
    .getByRole('link', { name: /Ege İnşaat/ })
    .click();
  await expect(page).toHaveURL(new RegExp(contactId));
  await expect(page.getByRole('heading', { name: 'Ege İnşaat' })).toBeVisible();
});
