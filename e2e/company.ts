import { randomUUID } from 'node:crypto';
import { test as base, expect, type Page } from '@playwright/test';

/** A company of its own for one test: nothing that another test does can be seen in it. */
export type Company = { email: string; password: string; token: string; call: Call };

type Call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) => Promise<Answer>;

/** The parsed body of an answer; journeys know what they asked for. */
// biome-ignore lint/suspicious/noExplicitAny: the journeys know the product by what it answers, not by its types
type Answer = any;

export const password = 'Kasa-Defteri-2026';

export const test = base.extend<{ company: Company; signedIn: Company }>({
  company: async ({ request }, use) => {
    const email = `yonetici-${randomUUID()}@example.com`;
    const post = async (path: string, data: object) => {
      const answer = await request.post(`/dev/v1${path}`, { data });
      expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
      return answer.json();
    };
    await post('/manager/create-account', {
      name: 'Elif',
      surname: 'Şahingöz',
      companyName: `Deneme Yapı ${email.slice(9, 17)}`,
      email,
      password,
      kvkkRead: true,
      termsAccepted: true,
    });
    const { token } = await post('/auth/login', { email, password });
    const call: Call = async (method, path, data) => {
      const answer = await request.fetch(`/dev/v1${path}`, {
        method,
        data,
        headers: { authorization: `Bearer ${token}` },
      });
      expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
      return answer.json();
    };
    await use({ email, password, token, call });
  },
  signedIn: async ({ company, page }, use) => {
    await signIn(page, company);
    await use(company);
  },
});

export { expect };

/** Signs in by the form and waits for the page it leads to. */
export async function signIn(
  page: Page,
  { email, password }: Pick<Company, 'email' | 'password'>,
  landing = /\/dashboard$/,
): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('E-posta').fill(email);
  await page.getByLabel('Şifre', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Giriş Yap' }).click();
  await expect(page).toHaveURL(landing);
}

/** The records of the ledger, without the heads of their days and the row that new ones are written in. */
export const records = (page: Page) => page.getByRole('table').locator('tr[data-record]');

type Entry = {
  category?: string;
  date?: string;
  description?: string;
  amount?: number;
  cashFlowType?: 'GIRIS' | 'CIKIS';
};

/** An entry in the company's ledger, in a category of its own; what matters to a journey is given. */
export async function saveEntry(
  { call }: Company,
  { category = 'Malzeme', ...entry }: Entry = {},
): Promise<void> {
  const { id } = await call('POST', '/category/save', { name: category, type: 'HER_IKISI' });
  await call('POST', '/cash-flow/save', {
    categoryId: id,
    date: '2026-03-04',
    description: 'Demir alımı',
    amount: 500,
    cashFlowType: 'CIKIS',
    ...entry,
  });
}
