import { execFileSync } from 'node:child_process';

test('a release is held to the versions by the same rule as the page that will run it', () => {
  const script = `
    import { satisfy } from '@module-federation/enhanced/runtime';
    import { unmet } from './offers.mjs';
    const ranges = ['^0', '^0.1', '^0.0.3', '^1', '^1.2', '^1.2.3', '^2.0', '^19'];
    const versions = ['0.0.3', '0.0.4', '0.1.0', '0.2.0', '1.0.0', '1.2.2', '1.2.3', '1.10.0', '2.0.0', '2.1.0', '19.3.1'];
    const differ = ranges.flatMap((range) => versions.filter((version) => {
      const needs = { shared: [{ name: 'a', requiredVersion: range }], screens: [], tokens: [] };
      const isUnmet = unmet('ai', needs, { shared: { a: version }, screens: [], tokens: [] }).length > 0;
      return isUnmet === satisfy(version, range);
    }).map((version) => range + ' ' + version));
    console.log(JSON.stringify(differ));`;
  const printed = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: __dirname,
    encoding: 'utf8',
  });
  expect(JSON.parse(printed)).toEqual([]);
});

test('a host offers the shared modules that it brings, not all that the share table names', () => {
  const script = `
    import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
    import { join } from 'node:path';
    import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
    import { compile } from '../compile.mjs';
    import { providedBy } from './offers.mjs';
    const context = mkdtempSync(join(process.cwd(), '.offers-'));
    writeFileSync(join(context, 'main.js'), "import { atom } from 'jotai'; globalThis.atom = atom;");
    const share = { singleton: true, requiredVersion: false, eager: true };
    const shared = { jotai: { ...share, version: '3.0.1' }, swr: { ...share, version: '2.5.1' } };
    const stats = await compile({
      context, mode: 'development', entry: { main: ['./main.js'] }, output: { path: join(context, 'dist') },
      plugins: [new ModuleFederationPlugin({ name: 'offers', shared, dts: false, dev: false, manifest: false })],
    });
    console.log(JSON.stringify(providedBy(stats.compilation)));
    rmSync(context, { recursive: true });
    process.exit();`;
  const printed = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: __dirname,
    encoding: 'utf8',
  });
  expect(JSON.parse(printed.trim().split('\n').at(-1) ?? '')).toEqual({ jotai: '3.0.1' });
});
