import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const { getReleaseLine, getDependencyReleaseLine } = require('../../.changeset/changelog.cjs');

/** Runs in node, which reads the ES modules that jest cannot. */
const named = (text: string): string =>
  execFileSync(
    process.execPath,
    [
      '-e',
      `import(${JSON.stringify(join(__dirname, 'versions.mjs'))}).then(({ named }) =>
        process.stdout.write(named(process.argv[1], '0.2.0', new Date('2026-11-30T23:30:00Z'))))`,
      text,
    ],
    { encoding: 'utf8' },
  );

test("what waited in the suite's history stands under the version and its month", () => {
  const before =
    '# What the versions brought\n\n## Not yet released\n\n- **More**\n\n## 0.1.0, November 2026\n';
  expect(named(before)).toBe(before.replace('Not yet released', '0.2.0, November 2026'));
});

test('nothing that waited leaves the history as it is', () => {
  expect(named('## 0.1.0, November 2026\n')).toBe('## 0.1.0, November 2026\n');
});

test('no version stands there twice: what came without a new one of the host waits on', () => {
  const before = '# What\n\n## Not yet released\n\n- **More**\n\n## 0.2.0, November 2026\n';
  expect(named(before)).toBe(before);
});

test('a change is one point of its list, and the packages that come with it are one line', async () => {
  expect(await getReleaseLine({ summary: 'A badge.\n\nMore of it.\n' })).toBe('- A badge.\n\n  More of it.');
  const packages = [
    { name: '@vezne/ui', newVersion: '1.4.0' },
    { name: '@vezne/api', newVersion: '2.3.0' },
  ];
  expect(await getDependencyReleaseLine([{}, {}, {}], packages)).toBe(
    '- With @vezne/api 2.3.0, @vezne/ui 1.4.0.',
  );
  expect(await getDependencyReleaseLine([], [])).toBe('');
});
