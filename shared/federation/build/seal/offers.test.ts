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
