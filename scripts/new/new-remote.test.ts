import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '..', '..');
/** What the files' module answers; it is read by bare node, before anything is installed. */
function ask<Answer>(expression: string): Answer {
  const script = `import * as m from './remote-files.mjs'; console.log(JSON.stringify(${expression}));`;
  const args = ['--input-type=module', '-e', script];
  return JSON.parse(execFileSync(process.execPath, args, { cwd: __dirname, encoding: 'utf8' }));
}
const begin = (...args: string[]) =>
  execFileSync(process.execPath, [join(__dirname, 'new-remote.mjs'), ...args], { stdio: 'pipe' });
const remotes = readdirSync(root).filter((folder) => folder.startsWith('remote-'));
const payroll = { name: 'payroll', title: 'Maaş & "Prim"', port: 3109, sidebar: 9 };

test.each(remotes)('%s is built, tested, shown alone and released from its own folder', (folder) => {
  const { scripts } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  expect(scripts).toEqual(ask(`m.scriptsOf('${folder.replace('remote-', '')}')`));
});

test('the lockfile has a section for every remote that is there, and for none that was removed', () => {
  const [, sections = ''] =
    /^importers:\n([\s\S]*?)^packages:/m.exec(readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8')) ?? [];
  const locked = [...sections.matchAll(/^ {2}(remote-\w+):$/gm)].map(([, name]) => name);
  expect(locked).toEqual(remotes.filter((name) => existsSync(join(root, name, 'package.json'))));
});

test('a new remote brings its page, its test and all that it is built with, and asks for the packages of today', () => {
  const files = ask<Record<string, string>>(`m.filesOfNewRemote('${root}', ${JSON.stringify(payroll)})`);
  expect(Object.keys(files).sort()).toEqual([
    'package.json',
    'remote.mjs',
    'src/PayrollPage.test.tsx',
    'src/PayrollPage.tsx',
    'src/index.ts',
    'src/standalone.tsx',
    'tsconfig.json',
    'webpack.config.mjs',
  ]);
  const { needs } = JSON.parse(files['package.json'] ?? '');
  const { version } = JSON.parse(readFileSync(join(root, 'shared/api/package.json'), 'utf8'));
  expect(version.startsWith(needs['@vezne/api'].slice(1))).toBe(true);
  expect(files['src/PayrollPage.tsx']).toContain(`title={'Maaş & "Prim"'}`);
});

test.each([
  ['without a name', []],
  ['a name that no address could have', ['Maaş']],
  ['a remote that is there', ['cashflow']],
  ['a page that is there', ['dashboard']],
])('%s begins nothing and says why', (_, args) => {
  const before = readdirSync(root);
  expect(() => begin(...args)).toThrow(/Usage:|is there already|is a page already/);
  expect(readdirSync(root)).toEqual(before);
});
