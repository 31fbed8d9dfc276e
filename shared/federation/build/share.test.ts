import { execFile, execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Browser, chromium, type Page } from 'playwright-core';
import { chromiumPath } from './share-fixture/chromium';
import { serve } from './share-fixture/serve';

const root = join(__dirname, '..', '..', '..');
const fixture = join(__dirname, 'share-fixture');

type Line = { entry: string; integrity?: string };
type List = Record<string, Line>;

/** Signed as a build signs its list. */
function signed(lines: List, serial: number): object {
  const script = `import('./seal/release-keys.mjs').then((m) => console.log(JSON.stringify(m.signList(JSON.parse(process.argv[1]), ${serial}))))`;
  const output = execFileSync(process.execPath, ['-e', script, JSON.stringify(lines)], { cwd: __dirname });
  return JSON.parse(output.toString());
}

async function shareTable(part: 'singletonNames' | 'sharedNames'): Promise<string[]> {
  const script = `import('./share.mjs').then((m) => console.log(JSON.stringify(m.${part})))`;
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', script], { cwd: __dirname });
  return JSON.parse(stdout);
}

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

describe('a host and a remote that were built apart', () => {
  async function open(order: string): Promise<Page> {
    const page = await browser.newPage();
    await page.goto(`${address}?${order}`);
    await page.locator('#probe').waitFor({ timeout: 20_000 });
    return page;
  }

  it('carry nothing of federation that does not run, and the manifest no hash of what no other page asks for', () => {
    const built = join(fixture, 'remote/dist');
    const { metaData, integrity } = JSON.parse(readFileSync(join(built, 'mf-manifest.json'), 'utf8'));
    const entry = readFileSync(join(built, metaData.remoteEntry.name), 'utf8');
    // The log of the federation packages, and webpack's own table of shared modules.
    expect(entry).not.toContain('[ Module Federation ]');
    expect(entry).not.toContain('register = (name, version');
    const scripts = readdirSync(built).filter((file) => file.endsWith('.js'));
    const own = scripts.filter((file) => file.startsWith('main.'));
    expect(own.length).toBeGreaterThan(0);
    expect(Object.keys(integrity).filter((file) => own.includes(file))).toEqual([]);
    expect(Object.keys(integrity)).toContain(metaData.remoteEntry.name);
  });

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

describe('a page that verifies its list of remotes', () => {
  let probe: Required<Line>;

  beforeAll(() => {
    const manifest = readFileSync(join(fixture, 'remote/dist/mf-manifest.json'));
    probe = {
      entry: '/remotes/probe/mf-manifest.json',
      integrity: `sha384-${createHash('sha384').update(manifest).digest('base64')}`,
    };
  });

  const works = (page: Page) => page.locator('#probe').waitFor({ timeout: 20_000 });
  const refusal = (page: Page) => page.locator('#failed').textContent({ timeout: 20_000 });

  /** Opens the page under a list; `ofRemote` tells which scripts of the remote were asked for. */
  async function open(list: object, prepare?: (page: Page) => Promise<unknown>) {
    const page = await (await browser.newContext()).newPage();
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await prepare?.(page);
    await page.route('**/remotes.json', (route) => route.fulfill({ json: list }));
    await page.goto(`${address}?verified`);
    return { page, ofRemote: () => scripts.filter((url) => /\/remotes\/.*\.js$/.test(url)) };
  }

  it('a signed list is verified by the browser itself', async () => {
    const { page } = await open(signed({ probe }, 1), async (opened) =>
      opened.addInitScript(() => {
        const { subtle } = crypto;
        const original = subtle.verify.bind(subtle);
        Object.assign(window, { verified: [] });
        subtle.verify = async (...given) => {
          const answer = await original(...given);
          (window as unknown as { verified: boolean[] }).verified.push(answer);
          return answer;
        };
      }),
    );
    await works(page);
    expect(await page.evaluate('verified')).toEqual([true]);
  });

  it.each([
    [
      'does not know the algorithm',
      'crypto.subtle.importKey = () => Promise.reject(new DOMException("", "NotSupportedError"))',
    ],
    [
      'came without TLS and so has no Web Crypto',
      'Object.defineProperty(Crypto.prototype, "subtle", { value: undefined })',
    ],
  ])('a page that %s verifies by script, and as strictly', async (_, without) => {
    const prepare = (page: Page) => page.addInitScript(without);
    const good = await open(signed({ probe }, 1), prepare);
    await works(good.page);
    const bad = await open({ ...signed({ probe }, 1), more: probe }, prepare);
    expect(await refusal(bad.page)).toContain('not signed with a key of this page');
    expect(bad.ofRemote()).toEqual([]);
  });

  it.each([
    ['a list without a signature', () => ({ probe }), 'not signed with a key of this page'],
    [
      'a line that was changed afterwards',
      () => ({ ...signed({ probe }, 1), probe: { ...probe, integrity: '' } }),
      'not signed',
    ],
    [
      'a signed line without a hash',
      () => signed({ probe: { entry: probe.entry } }, 1),
      'probe has no hash in the list',
    ],
  ])('%s runs nothing of the remote', async (_, list, words) => {
    const { page, ofRemote } = await open(list());
    expect(await refusal(page)).toContain(words);
    expect(ofRemote()).toEqual([]);
  });

  it('an old list that is served again is not followed', async () => {
    const { page } = await open(signed({ probe }, 2));
    await works(page);
    await page.unrouteAll();
    const old = signed({ probe: { ...probe, entry: '/remotes/probe/old/mf-manifest.json' } }, 1);
    await page.route('**/remotes.json', (route) => route.fulfill({ json: old }));
    await page.reload();
    await works(page);
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
