import type { Locator, Page } from '@playwright/test';
import { expect, records, signIn, test } from './company';
import { dayIn, monthBefore, monthName } from './kit/days';

const today = dayIn(0);
const month = today.slice(0, 7);
/** A day of the month before that lies behind the days compared on every day but the last ones of a month. */
const before = `${monthBefore(today)}-01`;
const thisMonth = monthName(month);

/** The tile of a strip with a label: its name, its figure and what stands below it. */
const figure = (page: Page, strip: string, label: string | RegExp) =>
  page.getByRole('region', { name: strip }).locator(':scope > *').filter({ hasText: label });

test('what bears one name shows one figure on every screen, and links lead to the rows behind it', async ({
  page,
  signedIn,
}) => {
  const { call } = signedIn;
  const { id: sales } = await call('POST', '/category/save', { name: 'Hakediş', type: 'GELIR' });
  const { id: rent } = await call('POST', '/category/save', { name: 'Kira', type: 'GIDER' });
  const entries = [
    { categoryId: sales, date: before, cashFlowType: 'GIRIS', amount: 7_500.25 },
    { categoryId: rent, date: before, cashFlowType: 'CIKIS', amount: 1_200.1 },
    { categoryId: sales, date: today, cashFlowType: 'GIRIS', amount: 540_000 },
    { categoryId: rent, date: today, cashFlowType: 'CIKIS', amount: 370_001.15 },
    { categoryId: rent, date: today, cashFlowType: 'CIKIS', amount: 0.01 },
  ];
  for (const [at, entry] of entries.entries())
    await call('POST', '/cash-flow/save', { ...entry, description: `Kayıt ${at}` });
  const cash = '176.298,99';
  const income = '540.000,00';
  const expense = '370.001,16';
  const net = '169.998,84';

  await page.goto('/dashboard');
  await expect(figure(page, 'Kasa ve bekleyenler', /Bakiye/)).toContainText(cash);
  await expect(figure(page, 'Kasa ve bekleyenler', 'Bu ay net')).toContainText(net);
  await expect(figure(page, 'Bu ayın özeti', 'Toplam Gelir')).toContainText(income);
  await expect(figure(page, 'Bu ayın özeti', 'Toplam Gider')).toContainText(expense);
  const average = page
    .getByRole('region', { name: 'Nakit akışı' })
    .getByText('Aylık ortalama net')
    .locator('..');
  await expect(average).toContainText('88.149,50');

  await page.getByRole('link', { name: `Toplam Gider ${thisMonth}` }).click();
  await expect(page).toHaveURL(/\/cash-flow\?.*type=CIKIS/);
  await expect(records(page)).toHaveCount(2);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Bakiye' }).click();
  await expect(page).toHaveURL(/\/cash-flow$/);
  await expect(records(page)).toHaveCount(entries.length);
  await expect(figure(page, 'Kasa özeti', /Bakiye/)).toContainText(cash);

  await page.goto('/reports');
  await expect(page.getByRole('region', { name: '2 ayın özeti' })).toContainText('aylık ortalama 88.149,50');
  await page.getByRole('link', { name: thisMonth }).click();
  await expect(figure(page, 'Ay özeti', /^Gelir/)).toContainText(income);
  await expect(figure(page, 'Ay özeti', /^Gider/)).toContainText(expense);
  await expect(figure(page, 'Ay özeti', /^Net[^ ]/)).toContainText(net);
  const beside = page.getByRole('table', { name: 'Önceki ayla yan yana' });
  await expect(beside.getByRole('row', { name: /^Kapanış bakiyesi/ })).toContainText(cash);

  await page.goto('/cash-flow');
  await page.getByRole('button', { name: "Vezne AI'ya Sor" }).click();
  await page.getByRole('textbox', { name: 'Sorunuz' }).fill('Bu ay ne kadar harcadık?');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByText(expense, { exact: false }).first()).toBeVisible();
});

test('with several accounts and customers, cash and what is open are one figure on every screen', async ({
  page,
  signedIn,
}) => {
  const { call } = signedIn;
  const { id: categoryId } = await call('POST', '/category/save', { name: 'Hakediş', type: 'HER_IKISI' });
  const { accounts } = await call('GET', '/cash-account/summary');
  const till = accounts[0].id;
  const opening = { openingBalance: 12_345.67, openingDate: before };
  const { id: bank } = await call('POST', '/cash-account/save', {
    name: 'Ziraat',
    kind: 'BANKA',
    ...opening,
  });
  const between = { fromAccountId: bank, toAccountId: till, amount: 2_000.05, date: today };
  await call('POST', '/transfer/save', { ...between, fee: 7.25 });
  const entry = { categoryId, date: today, accountId: till, cashFlowType: 'CIKIS' };
  await call('POST', '/cash-flow/save', { ...entry, amount: 500, description: 'Avans' });
  const project = await call('POST', '/project/save', {
    ...{ name: 'Konut', status: 'DEVAM_EDIYOR', categoryId, contractAmount: 100_000 },
    ...{ startDate: before, endDate: dayIn(90) },
  });
  const { id: contactId } = await call('POST', '/contact/save', { name: 'Moda', kind: 'MUSTERI' });
  const row = { projectId: project.id, categoryId, vatRate: 20, date: before, contactId };
  const late = { ...row, description: 'Geciken', amount: 333.33, dueDate: dayIn(-3) };
  await call('POST', '/project-income/save', late);
  await call('POST', '/project-income/save', {
    ...row,
    description: 'Gelecek',
    amount: 1_000,
    dueDate: dayIn(30),
  });
  await call('POST', '/project-expense/save', { ...row, description: 'Beton', amount: 50, contactId: null });
  await call('POST', '/settlement/save', {
    ...{ contactId, direction: 'IN', date: today, amount: 100, accountId: bank },
  });
  const [cash, inTill, inBank] = ['11.938,42', '1.500,05', '10.438,37'];
  // 400,00 gross of which 100,00 came, and 1.200,00.
  const [open, overdue, owed] = ['1.500,00', '300,00', '60,00'];

  await page.goto('/dashboard');
  const strip = page.getByRole('region', { name: 'Kasa ve bekleyenler' });
  await expect(figure(page, 'Kasa ve bekleyenler', /Bakiye/)).toContainText(cash);
  await expect(strip.getByRole('link', { name: /^Kasa/ })).toHaveText(
    new RegExp(`^Kasa ${inTill}.*Banka ${inBank}`),
  );
  await expect(figure(page, 'Kasa ve bekleyenler', 'Tahsil edilecek')).toContainText(open);
  await expect(figure(page, 'Kasa ve bekleyenler', 'Tahsil edilecek')).toContainText(`${overdue} ₺ gecikmiş`);
  await expect(figure(page, 'Kasa ve bekleyenler', 'Ödenecek')).toContainText(owed);

  await strip.getByRole('link', { name: '1 cari' }).click();
  await expect(page).toHaveURL('/contacts?side=MUSTERI&overdue=true');
  await expect(page.getByRole('link', { name: 'Moda' })).toBeVisible();
  await expect(figure(page, 'Cari özeti', 'Toplam alacak')).toContainText(open);
  await expect(figure(page, 'Cari özeti', 'Vadesi geçen alacak')).toContainText(overdue);
  await expect(figure(page, 'Cari özeti', 'Toplam borç')).toContainText(owed);
  await page.goto('/projects/gelirler?waiting=true');
  await expect(page.getByText(/^Kalan/)).toContainText(open);

  await page.goto('/cash-flow');
  await expect(figure(page, 'Kasa özeti', /Bakiye/)).toContainText(cash);
  await page.getByRole('link', { name: 'Hesaplar' }).click();
  await expect(figure(page, 'Hesap özeti', /^Kasa/)).toContainText(inTill);
  await expect(figure(page, 'Hesap özeti', /^Banka/)).toContainText(inBank);
  await expect(figure(page, 'Hesap özeti', /Toplam/)).toContainText(cash);

  await page.goto(`/reports/${month}`);
  const beside = page.getByRole('table', { name: 'Önceki ayla yan yana' });
  await expect(beside.getByRole('row', { name: /^Kapanış bakiyesi/ })).toContainText(cash);
  const byAccount = page.getByRole('table', { name: 'Hesaplara göre' });
  await expect(byAccount.getByRole('row', { name: /^Ana Kasa/ })).toContainText(inTill);
  await expect(byAccount.getByRole('row', { name: /^Ziraat/ })).toContainText(inBank);

  await page.goto('/cash-flow');
  await page.getByRole('button', { name: "Vezne AI'ya Sor" }).click();
  await page.getByRole('textbox', { name: 'Sorunuz' }).fill('Bakiye ne kadar?');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByText(cash, { exact: false }).first()).toBeVisible();
});

/** The amounts that something shows, once so many of them are there: they may come one after the other. */
async function amountsIn(place: Locator, count: number): Promise<string[]> {
  let amounts: string[] = [];
  const read = async () => {
    // biome-ignore lint/performance/useDomNodeTextContent: as a reader sees it, a year apart from the amount below it
    amounts = (await place.innerText()).match(/[\d.]+,\d\d/g) ?? [];
    return amounts.length;
  };
  await expect.poll(read).toBeGreaterThanOrEqual(count);
  return amounts;
}

test('in the demo company every screen shows the figures of the dashboard', async ({ page }) => {
  await signIn(page, { email: 'demo@vezne.app', password: 'Vezne2026!' });
  const first = async (strip: string, label: string | RegExp) =>
    (await amountsIn(figure(page, strip, label), 1))[0] ?? 'no amount';
  const strip = 'Kasa ve bekleyenler';
  const cash = await first(strip, /Bakiye/);
  const [inTill = '', inBank = ''] = await amountsIn(
    page.getByRole('region', { name: strip }).getByRole('link', { name: /^Kasa/ }),
    2,
  );
  const open = await first(strip, 'Tahsil edilecek');
  const [owed = '', overdue = ''] = await amountsIn(figure(page, strip, 'Ödenecek'), 2);
  const net = await first(strip, 'Bu ay net');
  const income = await first('Bu ayın özeti', 'Toplam Gelir');
  const expense = await first('Bu ayın özeti', 'Toplam Gider');

  await page.goto('/cash-flow');
  await expect(figure(page, 'Kasa özeti', /Bakiye/)).toContainText(cash);
  const allIn = await first('Kasa özeti', 'Toplam Giriş');
  const allOut = await first('Kasa özeti', 'Toplam Çıkış');

  await page.goto('/cash-flow/accounts');
  await expect(figure(page, 'Hesap özeti', /^Kasa/)).toContainText(inTill);
  await expect(figure(page, 'Hesap özeti', /^Banka/)).toContainText(inBank);
  await expect(figure(page, 'Hesap özeti', /Toplam/)).toContainText(cash);

  await page.goto(`/reports/${month}`);
  await expect(figure(page, 'Ay özeti', /^Gelir/)).toContainText(income);
  await expect(figure(page, 'Ay özeti', /^Gider/)).toContainText(expense);
  await expect(figure(page, 'Ay özeti', /^Net[^ ]/)).toContainText(net);
  const beside = page.getByRole('table', { name: 'Önceki ayla yan yana' });
  await expect(beside.getByRole('row', { name: /^Kapanış bakiyesi/ })).toContainText(cash);
  const byAccount = page.getByRole('table', { name: 'Hesaplara göre' });
  await expect(byAccount.getByRole('row', { name: /^Ana Kasa/ })).toContainText(inTill);
  await expect(byAccount.getByRole('row', { name: /^Ziraat Vadesiz/ })).toContainText(inBank);

  await page.goto('/contacts');
  await expect(figure(page, 'Cari özeti', 'Toplam alacak')).toContainText(open);
  await expect(figure(page, 'Cari özeti', 'Toplam borç')).toContainText(owed);
  await expect(figure(page, 'Cari özeti', 'Vadesi geçen borç')).toContainText(overdue);
  await page.goto('/projects/gelirler?waiting=true');
  await expect(page.getByRole('region', { name: 'Gelirler' })).toContainText(`KDV dahil ${open}`);
  await page.goto('/projects/giderler?waiting=true');
  await expect(page.getByRole('region', { name: 'Giderler' })).toContainText(`KDV dahil ${owed}`);

  await page.goto('/cash-flow');
  await page.getByRole('button', { name: "Vezne AI'ya Sor" }).click();
  const answer = page.getByRole('dialog');
  const ask = async (question: string, ...figures: string[]) => {
    await answer.getByRole('textbox', { name: 'Sorunuz' }).fill(question);
    await page.keyboard.press('Enter');
    for (const each of figures) await expect(answer.getByText(each, { exact: false }).first()).toBeVisible();
  };
  await ask('Bakiye ne kadar?', cash, allIn, allOut);
  await ask('Bankada ne kadar var?', inBank);
});
