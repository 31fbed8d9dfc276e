import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run/root.mjs';

// The kit knows no contract; percents and drawings are no money.
const others = [
  'remote-finance/src/reports/detail/report-sheets.ts',
  'remote-marketing/src/art/tile.ts',
  'shared/ui/chart/slices.ts',
];

test('no screen makes whole kuruş of an amount by multiplying it: sumMoney and kurusOf do', () => {
  // All that is or could be committed: no walk through the installed packages.
  const folders = ['host/src', 'remote-*/src/*', 'shared/records', 'shared/api', 'shared/ui'];
  const sources = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...folders],
    { cwd: root, encoding: 'utf8' },
  )
    .split('\n')
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && existsSync(join(root, file)));
  expect(sources.length).toBeGreaterThan(500);
  const found = sources.filter((file) =>
    /Math\.round\([^;]*\* 100\)/.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(found.sort()).toEqual(others);
});
