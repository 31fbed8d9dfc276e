import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteDeclaration } from '@vezne/federation/build';

const host = join(__dirname, '..');

/** Runs the composer, an ES module that the builds read, in node. */
function run<Result>(code: string, input: unknown = null): Result {
  const script = `import { remotes } from '../shared/federation/build/apps.mjs';
import { compose } from './compose.mjs';
const input = ${JSON.stringify(input)};
console.log(JSON.stringify(${code}));`;
  const args = ['--input-type=module', '-e', script];
  return JSON.parse(execFileSync(process.execPath, args, { cwd: host, encoding: 'utf8', stdio: 'pipe' }));
}

const compose = (...remotes: RemoteDeclaration[]) => run<Record<string, string>>('compose(input)', remotes);

const payroll = {
  name: 'payroll',
  port: 3105,
  exposes: { PayrollPage: './src/PayrollPage.tsx' },
  pages: [
    {
      path: '/payroll/*',
      screen: 'PayrollPage',
      title: 'Maaşlar',
      roles: ['ADMIN'],
      menu: { sidebar: 1, icon: 'wallet-cards' },
      search: [
        { id: 'payroll', category: 'page', priority: 1, order: 1, description: 'Bordro', keywords: ['maaş'] },
      ],
    },
  ],
} as const satisfies RemoteDeclaration;

const composed = run<Record<string, string>>('compose(remotes)');

test.each(Object.entries(composed))('%s is written before tests and not kept by git', (file, content) => {
  expect(readFileSync(join(host, file), 'utf8')).toBe(content);
  expect(execFileSync('git', ['ls-files', file], { cwd: host, encoding: 'utf8' })).toBe('');
  expect(execFileSync('git', ['check-ignore', file], { cwd: host, encoding: 'utf8' }).trim()).toBe(file);
});

test('one declaration is all that a page, its menu, its search entry and its id are made of', () => {
  const files = compose(payroll);
  expect(files['src/composed/pages.ts']).toContain("'payroll/PayrollPage': true");
  expect(files['src/composed/pages.ts']).toContain('"path": "/payroll/*"');
  expect(files['src/composed/titles.ts']).toContain('"title": "Maaşlar — Vezne"');
  expect(files['src/composed/sidebar.ts']).toContain(
    "import WalletCards from 'lucide-react/icons/wallet-cards';",
  );
  expect(files['src/composed/sidebar.ts']).toMatch(
    /"to": "\/payroll",\s+"label": "Maaşlar",\s+"Icon": WalletCards/,
  );
  expect(files['src/composed/search.ts']).toMatch(
    /"title": "Maaşlar",\s+"to": "\/payroll",\s+"Icon": WalletCards/,
  );
});

test('a part of a page is called by its own name before that of the page', () => {
  const [page] = payroll.pages;
  const named = { ...payroll, pages: [{ ...page, parts: [{ path: '/rules', title: 'Kurallar' }] }] };
  expect(compose(named)['src/composed/titles.ts']).toMatch(
    /"\/payroll\/rules": {\s+"title": "Kurallar — Maaşlar — Vezne"/,
  );
});

test('positions decide the order in a bar, whichever remote a page is of', () => {
  const [page] = payroll.pages;
  const stock = {
    ...payroll,
    name: 'stock',
    pages: [{ ...page, path: '/stock', title: 'Stok', menu: { sidebar: 0, icon: 'box' } }],
  };
  const sidebar = compose(payroll, stock)['src/composed/sidebar.ts'] ?? '';
  expect([...sidebar.matchAll(/"label": "(.*)"/g)].map(([, label]) => label)).toEqual(['Stok', 'Maaşlar']);
});

test('a page whose screen its remote does not expose is refused', () => {
  expect(() => compose({ ...payroll, exposes: {} })).toThrow('payroll does not expose PayrollPage');
});

test('search engines are told of the nine public pages that are for them', () => {
  const sitemap = composed['public/sitemap.xml'] ?? '';
  const listed = [...sitemap.matchAll(/<loc>%PUBLIC_URL%(.*)<\/loc>/g)].map(([, path]) => path);
  const pages = [
    '/',
    '/about',
    '/contact',
    '/kullanim-kosullari',
    '/kvkk',
    '/login',
    '/ornek-ekranlar',
    '/services',
    '/signup',
  ];
  expect(listed.sort()).toEqual(pages);
});
