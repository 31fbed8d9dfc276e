import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Budget, budgets } from './budgets';

test('the page on operation lists every budget as it is', () => {
  const page = readFileSync(join(__dirname, '../../../../docs/operations.md'), 'utf8');
  const listed = [...page.matchAll(/^\| `(\w+)` \| [^|]+ \| ([^|]+) \| (\w+) \| (\w+) \|$/gm)];
  const windows: Record<number, string> = { 60: 'a minute', 3600: 'an hour', 86400: 'a day' };
  const row = (name: string, { max, seconds, per, shared }: Budget) => [
    name,
    `${max.toLocaleString('en')} ${windows[seconds]}`,
    per,
    shared ? 'database' : 'process',
  ];
  expect(listed.map(([, ...cells]) => cells)).toEqual(
    Object.entries(budgets).map(([name, budget]) => row(name, budget)),
  );
});
