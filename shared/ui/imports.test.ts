import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, extname, join, relative } from 'node:path';

const root = __dirname;

const sources = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name !== 'node_modules' && name !== 'assets')
    .flatMap((name) => {
      const path = join(folder, name);
      return statSync(path).isDirectory() ? sources(path) : [path];
    })
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'));

const importsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/^(?:import|export)(?! type)[^'"]*? from ['"]([^'"]+)['"]/gm)].map(
    ([, name]) => name ?? '',
  );

function resolve(from: string, name: string): string {
  const base = join(dirname(from), name);
  return [`${base}.ts`, `${base}.tsx`].find((path) => files.includes(path)) ?? base;
}

/** Packages a file reaches, through its own files too. */
function reached(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  return importsOf(file).flatMap((name) =>
    name.startsWith('.') ? reached(resolve(file, name), seen) : [name],
  );
}

const files = sources(root);

test.each([
  'base/Button.tsx',
  'form/Field.tsx',
  'form/TextInput.tsx',
  'form/PasswordInput.tsx',
  'form/Checkbox.tsx',
  'feedback/Loading.tsx',
  'feedback/LoadError.tsx',
  'feedback/Empty.tsx',
  'feedback/ToastHost.tsx',
  'brand/Logo.tsx',
  'form/useZodForm.ts',
])('%s, which public pages draw, does not bring the headless kit along', (name) => {
  const packages = reached(join(root, name));
  expect(packages.length).toBeGreaterThan(0);
  expect(packages.filter((found) => found.startsWith('@base-ui'))).toEqual([]);
});

test('the shared state is reached through its own door only', () => {
  const room = join(root, 'state');
  const users = files.filter(
    (file) =>
      dirname(file) !== room &&
      importsOf(file).some((name) => name.startsWith('.') && dirname(resolve(file, name)) === room),
  );
  expect(users).toEqual([]);
});

test('the kit knows nothing of the other packages', () => {
  const ours = files.flatMap(importsOf).filter((name) => name.startsWith('@vezne/'));
  expect(ours).toEqual([]);
});

test('every component is offered by the one door', () => {
  const door = readFileSync(join(root, 'index.ts'), 'utf8');
  // Pieces of one chart, and of every dialog; and the gallery, which shows what the door offers.
  const parts = /(CashFlow(Bars|Tip|Table)|CloseButton)\.tsx$|\/gallery\//;
  const missing = files
    .filter((file) => extname(file) === '.tsx' && !parts.test(file))
    .map((file) => `'./${relative(root, file).replace('.tsx', '')}'`)
    .filter((path) => !door.includes(path));
  expect(missing).toEqual([]);
});
