import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Locator, Page } from '@playwright/test';
import { offersBefore, previousRelease } from '../scripts/build/previous-release.mjs';
import { type Company, expect, saveEntry, signIn, test } from './company';
import { complaintsOf } from './kit/complaints';
import { builtToday, openSite, remotes } from './kit/site';

test.describe.configure({ mode: 'serial', timeout: 120_000 });

/** Where a release of an app is. */
type Built = (app: string) => string;

let builtBefore: Built;

test.beforeAll(async () => {
  test.setTimeout(600_000);
  const folders: Record<string, string> = await previousRelease();
  builtBefore = (app) => folders[app] ?? `no ${app} in that release`;
});

/** Does the range that a build states for one of our packages, such as ^1.2, let this version in? */
function letsIn(range: string, version: string): boolean {
  const [major, minor = 0] = range.replace('^', '').split('.').map(Number);
  const [hasMajor, hasMinor = 0] = version.split('.').map(Number);
  return major === hasMajor && hasMinor >= minor;
}

/** Must the host of the release before turn today's remote away, because it says that it needs more? */
function isAheadOfHost(remote: string): boolean {
  const { shared }: { shared: { name: string; requiredVersion: string }[] } = JSON.parse(
    readFileSync(join(builtToday(remote), 'mf-manifest.json'), 'utf8'),
  );
  return shared.some(({ name, requiredVersion }) => {
    const version = offersBefore[name];
    return version !== undefined && !letsIn(requiredVersion, version);
  });
}

type Journey = {
  browser: Browser;
  baseURL: string;
  company: Company;
  isRefused: (remote: string) => boolean;
};

/** The way of a manager through the product, over every remote, on a site of these releases. */
async function smoke(host: Built, others: Built, { browser, baseURL, company, isRefused }: Journey) {
  const site = await openSite(baseURL);
  await site.release('host', host('host'));
  for (const remote of remotes) await site.release(remote, others(remote));
  const page = await browser.newPage({ baseURL: site.url });
  const faults = complaintsOf(page, ['error']);
  const sees = (remote: string, content: Locator) =>
    expect(isRefused(remote) ? page.getByRole('button', { name: 'Tekrar Dene' }) : content).toBeVisible();

  try {
    await page.goto('/');
    await sees('marketing', page.getByRole('heading', { level: 1 }));
    if (isRefused('marketing')) await resume(page, company);
    else {
      await page.getByRole('link', { name: 'Giriş Yap' }).first().click();
      await expect(page.getByLabel('E-posta')).toBeVisible();
      await signIn(page, company);
    }
    await sees('finance', page.getByText('−500,00 ₺').first());
    for (const name of ['Kategoriler', 'Projeler', 'Raporlar']) await sees('finance', await open(page, name));
    await sees('cashflow', await open(page, 'Kasa Defteri'));
    if (!isRefused('cashflow')) {
      await expect(page.getByText('Demir alımı').first()).toBeVisible();
      await page
        .getByRole('button', { name: /Vezne AI/ })
        .first()
        .click();
      await sees('ai', page.getByRole('dialog').getByText('Soru Sor'));
    }
    if (!remotes.some(isRefused)) expect(faults).toEqual([]);
  } finally {
    await page.close();
    site.close();
  }
}

/** Signed in already when the page opens, where the release has no form to sign in with. */
async function resume(page: Page, { token, email }: Company): Promise<void> {
  const stored = {
    accessToken: token,
    token,
    refreshToken: token,
    userRole: '["MANAGER"]',
    userData: JSON.stringify({ session: 'earlier', email }),
  };
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, stored);
  await page.goto('/dashboard');
}

async function open(page: Page, name: string): Promise<Locator> {
  await page.getByRole('link', { name, exact: true }).first().click();
  return page.getByRole('heading', { level: 1, name });
}

test.beforeEach(async ({ company }) => {
  await saveEntry(company);
});

test("the remotes of the release before do their work in today's host", async ({
  browser,
  baseURL,
  company,
}) => {
  await smoke(builtToday, builtBefore, { browser, baseURL: `${baseURL}`, company, isRefused: () => false });
});

test("today's remotes do their work in the host of the release before, unless they say that they need more", async ({
  browser,
  baseURL,
  company,
}) => {
  await smoke(builtBefore, builtToday, { browser, baseURL: `${baseURL}`, company, isRefused: isAheadOfHost });
});
