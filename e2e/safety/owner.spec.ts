import { randomUUID } from 'node:crypto';
import { expect, password, test } from '../company';
import { linkMailedTo } from '../kit/outbox';

test('an owner removes a manager, who is out at once, and brings them back within the day', async ({
  page,
  signedIn,
}) => {
  const email = `ortak-${randomUUID()}@example.com`;
  await signedIn.call('POST', '/manager/save', { name: 'Kerem', surname: 'Ay', email });
  const link = await linkMailedTo(email, /\/invitation\/[\w-]+/, process.env.SERVER_FOLDER ?? '');
  const post = async (path: string, data: object) =>
    (await page.request.post(`/dev/v1${path}`, { data })).status();
  expect(await post('/manager/accept-invitation', { token: link.split('/').at(-1), password })).toBe(200);
  const signInOfTheirs = () => post('/auth/login', { email, password });
  expect(await signInOfTheirs()).toBe(200);

  await page.goto('/settings/manager');
  await page.getByRole('button', { name: 'Sil: Kerem Ay' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sil', exact: true }).click();
  await expect(page.getByText('Yönetici Başarıyla Silindi.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Çıkarılan yöneticiler' })).toBeVisible();
  expect(await signInOfTheirs()).toBe(401);

  await page.getByRole('button', { name: 'Geri Al: Kerem Ay' }).click();
  await expect(page.getByText('Kerem Ay geri alındı.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sil: Kerem Ay' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Çıkarılan yöneticiler' })).toBeHidden();
  expect(await signInOfTheirs()).toBe(200);
});
