import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '..', '..', '..');
type App = { folder: string; port: number; exposes?: Record<string, string> };

// The table is an ES module that webpack reads; jest reads it through node.
const script = "import('./apps.mjs').then((m) => console.log(JSON.stringify(m.apps)))";
const apps: Record<string, App> = JSON.parse(
  execFileSync(process.execPath, ['-e', script], { cwd: __dirname, encoding: 'utf8' }),
);
const exposed = Object.entries(apps).flatMap(([name, { folder, exposes = {} }]) =>
  Object.entries(exposes).map(([key, path]) => ({
    id: `${name}${key.slice(1)}`,
    file: join(root, folder, path),
  })),
);

test('the contracts name exactly what the remotes expose', () => {
  const contracts = readFileSync(join(__dirname, '..', 'runtime', 'contracts.ts'), 'utf8');
  const named = [...contracts.matchAll(/^ {2}'([^']+)':/gm)].map(([, id]) => id);
  expect(named.sort()).toEqual(exposed.map(({ id }) => id).sort());
});

test.each(exposed)('$id has its screen as a default export', ({ file }) => {
  expect(existsSync(file)).toBe(true);
  expect(readFileSync(file, 'utf8')).toMatch(/^export default /m);
});

test('every app has a port of its own', () => {
  const ports = Object.values(apps).map(({ port }) => port);
  expect(new Set(ports).size).toBe(ports.length);
});
