import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '..', '..', '..');
type App = { folder: string; port: number; exposes?: Record<string, string> };

// The table and the bundler's files are ES modules; jest reads them through node.
const script = `
import { apps } from './apps.mjs';
const configs = {};
for (const [name, { folder }] of Object.entries(apps)) {
  const { default: config } = await import('../../../' + folder + '/webpack.config.mjs');
  const federation = config.plugins.find(({ constructor }) => constructor.name === 'ModuleFederationPlugin');
  configs[name] = { name: config.name, exposes: federation._options.exposes };
}
console.log(JSON.stringify({ apps, configs }));`;
const { apps, configs }: { apps: Record<string, App>; configs: Record<string, App & { name: string }> } =
  JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', script], {
      cwd: __dirname,
      encoding: 'utf8',
    }),
  );

test('every folder of a remote is an app of the suite, beside the host', () => {
  const folders = readdirSync(root).filter((name) => name.startsWith('remote-'));
  expect(folders.length).toBeGreaterThan(0);
  expect(Object.values(apps).map(({ folder }) => folder)).toEqual(['host', ...folders]);
});

test.each(Object.entries(apps))(
  '%s is built under its name and exposes what it declares',
  (name, { exposes }) => {
    const declared = exposes && Object.entries(exposes).map(([screen, file]) => [`./${screen}`, file]);
    expect(configs[name]).toEqual({ name, exposes: declared && Object.fromEntries(declared) });
  },
);

test('every app has a port of its own', () => {
  const ports = Object.values(apps).map(({ port }) => port);
  expect(new Set(ports).size).toBe(ports.length);
});
