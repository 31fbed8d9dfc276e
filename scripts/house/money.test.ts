import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run/root.mjs';

// The kit knows no contract; percents and drawings are no money.
const others = [
  'remote-finance/src/reports/detail/report-sheets.ts',
  'remote-marketing/src/art/tile.ts',
  'shared/ui/chart/slices.ts',
];

test('no screen makes whole kuruş of an amount by multiplying it: sumMoney and kurusOf do', () => {
  const folders = readdirSync(root).filter((name) => /^(host|remote-\w+)$/.test(name));
  const sources = [
    ...folders.map((name) => join(name, 'src')),
    'shared/records',
    'shared/api',
    'shared/ui',
  ].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !file.includes('node_modules'))
      .map((file) => join(folder, file)),
  );
  const found = sources.filter((file) =>
    /Math\.round\([^;]*\* 100\)/.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(found.sort()).toEqual(others);
});
