import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Browser, chromium, type Page } from 'playwright-core';
import { chromiumPath } from './share-fixture/chromium';
import { serve } from './share-fixture/serve';

const root = join(__dirname, '..', '..', '..');
const fixture = join(__dirname, 'share-fixture');

async function shareTable(part: 'singletonNames' | 'sharedNames'): Promise<string[]> {
  const script = `import('./share.mjs').then((m) => console.log(JSON.stringify(m.${part})))`;
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', script], { cwd: __dirname });
  return JSON.parse(stdout);
}

describe('a host and a remote that were built apart', () => {
  let server: Server;
  let browser: Browser;
  let address: string;

  beforeAll(async () => {
    await promisify(execFile)(process.execPath, [join(fixture, 'build.mjs')]);
    ({ server, address } = await serve(fixture));
    browser = await chromium.launch({
      executablePath: chromiumPath(),
      args: ['--no-sandbox', '--disable-gpu'],
    });
  }, 180_000);

  afterAll(async () => {
    await browser?.close();
    server?.close();
  });

  async function open(order: string): Promise<Page> {
    const page = await browser.newPage();
    await page.goto(`${address}?${order}`);
    await page.locator('#probe').waitFor({ timeout: 20_000 });
    return page;
  }

  it('refuse each other where the ranges do not meet, before any code of the remote is fetched', async () => {
    const page = await browser.newPage();
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (/\/remotes\/ahead\/.*\.js$/.test(request.url())) scripts.push(request.url());
    });
    await page.goto(`${address}?ahead-first`);
    const { version } = JSON.parse(readFileSync(join(root, 'shared/api/package.json'), 'utf8'));
    expect(await page.locator('#refused').textContent()).toBe(
      `Remote ahead needs @vezne/api ^99.0 (this page has ${version})`,
    );
    // The remote that fits is none the worse for it.
    expect(await page.locator('#probe').textContent()).toBe('one cache, /one-router, nobody');
    expect(await page.locator('#apart').textContent()).toBe('[]');
    expect(scripts).toEqual([]);
    await page.close();
  });

  it.each(['host-first', 'remote-first'])('see the same copy of every shared module (%s)', async (order) => {
    const page = await open(order);
    expect(JSON.parse((await page.locator('#apart').textContent()) ?? '')).toEqual([]);
    await page.close();
  });

  it('share one cache, one router and one session', async () => {
    const page = await open('remote-first');
    expect(await page.locator('#probe').textContent()).toBe('one cache, /one-router, nobody');
    await page.getByRole('button', { name: 'sign in' }).click();
    await page.getByText('one cache, /one-router, ada@vezne.app').waitFor();
    await page.close();
  });
});

test('the two small apps compare every module of the share table', async () => {
  const probe = readFileSync(join(fixture, 'remote/src/Probe.tsx'), 'utf8');
  const compared = [...probe.matchAll(/^import .* from '([^']+)'/gm)].map(([, name]) => name);
  expect(compared.sort()).toEqual((await shareTable('singletonNames')).sort());
});

test('no app reaches a shared library by a path that the share table does not list', async () => {
  const listed = await shareTable('sharedNames');
  const families =
    /^(react|react-dom|react-router|react-router-dom|styled-components|swr|jotai|react-toastify|react-hook-form|@base-ui\/react)(\/|$)/;
  // The renderer is only the page owner's, the JSX helpers hold no state.
  const harmless = ['react-dom/client', 'react/jsx-runtime'];
  const folders = [
    'host/src',
    'shared/api',
    'shared/ui',
    'shared/records',
    ...remoteFolders().map((name) => `${name}/src`),
  ];
  const strangers = folders
    .flatMap((folder) => sourcesIn(join(root, folder)))
    .flatMap((file) => importsOf(file).map((name) => ({ file, name })))
    .filter(({ name }) => families.test(name) && !listed.includes(name) && !harmless.includes(name));
  expect(strangers).toEqual([]);
});

const remoteFolders = () => readdirSync(root).filter((name) => name.startsWith('remote-'));

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    // Into node_modules one would walk for ever: the packages link to each other.
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : sourcesIn(path);
    return /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

function importsOf(file: string): string[] {
  const imports = readFileSync(file, 'utf8').matchAll(/^(?:import|export) (?!type).*?from '([^']+)'/gms);
  return [...imports].map(([, name = '']) => name);
}
