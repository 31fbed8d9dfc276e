import { expect, type Page } from '@playwright/test';
import { type Company, test } from '../company';
import { dayIn } from '../kit/days';

/** A project whose customer owes money since yesterday, and an entry of today. */
async function makeWork(call: Company['call']): Promise<void> {
  const { id: categoryId } = await call('POST', '/category/save', { name: 'İş', type: 'HER_IKISI' });
  const plan = { name: 'Köprü', status: 'DEVAM_EDIYOR', startDate: dayIn(-90), endDate: dayIn(90) };
  const { id: projectId } = await call('POST', '/project/save', plan);
  const row = { projectId, categoryId, date: dayIn(-30), amount: 1000, vatRate: 20 };
  await call('POST', '/project-income/save', { ...row, description: 'Hakediş', dueDate: dayIn(-1) });
  const entry = { categoryId, date: dayIn(0), description: 'Kira', cashFlowType: 'CIKIS' };
  await call('POST', '/cash-flow/save', { ...entry, amount: 500, paymentMethod: 'CASH' });
}

const week = (page: Page) => page.getByRole('region', { name: 'Bu hafta' });

test('money that is due is settled on the dashboard, and taken back where it stood', async ({
  page,
  signedIn,
}) => {
  const { call } = signedIn;
  await makeWork(call);
  const waiting = async () =>
    (await call('POST', '/project-income/find-all', { overdue: true })).totalElements as number;
  await page.goto('/dashboard');
  await expect(week(page)).toContainText('1 gün gecikti · Köprü');
  await week(page).getByRole('button', { name: 'Tahsil edildi: Hakediş' }).click();
  const undo = week(page).getByRole('button', { name: 'Geri Al: Hakediş' });
  await expect(undo).toBeFocused();
  expect(await waiting()).toBe(0);
  await undo.click();
  await expect(week(page).getByRole('button', { name: 'Tahsil edildi: Hakediş' })).toBeVisible();
  expect(await waiting()).toBe(1);
  await week(page).getByRole('link', { name: 'Hakediş' }).click();
  await expect(page).toHaveURL(/\/projects\/gelirler\?/);
  await expect(page.getByRole('table')).toContainText('Hakediş');
});

test('a new company is led through its first steps, which can be put away', async ({ page, signedIn }) => {
  await page.goto('/dashboard');
  const steps = page.getByRole('region', { name: 'Başlarken' });
  await expect(steps).toContainText('4 adımdan 0 tanesi tamam');
  await expect(page.getByRole('region', { name: 'Nakit akışı' })).toBeHidden();
  await steps.getByRole('button', { name: 'Hazır kategorileri ekle' }).click();
  await expect(steps).toContainText('4 adımdan 1 tanesi tamam');
  expect((await signedIn.call('POST', '/category/find-all', {})).length).toBeGreaterThan(5);
  await steps.getByRole('link', { name: "Kasa Defteri'ne Git" }).click();
  await expect(page).toHaveURL(/\/cash-flow$/);
  await expect(page.locator('[data-highlight]').first()).toContainText('Nakit Akışı Ekle');
  await page.goBack();
  await steps.getByRole('link', { name: 'örnek ekranları' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Örnek ekranlar' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Uygulamaya Dön' }).click();
  await steps.getByRole('button', { name: 'Kaldır' }).click();
  await expect(page.getByText('Henüz kasa kaydı yok.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Henüz kasa kaydı yok.')).toBeVisible();
  await expect(steps).toBeHidden();
});

test('nothing on the dashboard jumps while it loads', async ({ page, signedIn }) => {
  await makeWork(signedIn.call);
  // Figures come after the page, and the parts one after the other.
  let wait = 0;
  await page.route('**/dev/v1/**', async (route) => {
    wait += 150;
    await new Promise((resolve) => setTimeout(resolve, wait));
    await route.continue();
  });
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/dashboard');
  await expect(week(page)).toContainText('Köprü', { timeout: 20_000 });
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  const shift: number = await page.evaluate(
    '(window.shifts ?? []).reduce((total, value) => total + value, 0)',
  );
  expect(shift).toBeLessThanOrEqual(0.02);
});
