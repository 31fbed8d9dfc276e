import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Known = {
  circles: string[];
  pairs: string[];
  longFunctions: Record<string, number>;
  flatFolders: Record<string, number>;
};

// What was over a limit when the limits came. A line may go or get smaller, none may join.
const known: Known = JSON.parse(readFileSync(join(__dirname, 'known.json'), 'utf8'));

// The measures are ES modules; jest reads them through node.
const script = `import('./known.mjs').then((m) => console.log(JSON.stringify(m.overLimit())))`;
const found: Known = JSON.parse(
  execFileSync(process.execPath, ['-e', script], { cwd: __dirname, encoding: 'utf8' }),
);

const beyond = (now: Record<string, number>, before: Record<string, number>) =>
  Object.entries(now).filter(([name, size]) => size > (before[name] ?? 0));

test('no files import each other in a new circle, types included', () => {
  const isKnown = (circle: string) =>
    known.circles.some((before) => circle.split(' ').every((file) => before.split(' ').includes(file)));
  expect(found.circles.filter((circle) => !isKnown(circle))).toEqual([]);
});

test('no two further rooms import each other', () => {
  expect(found.pairs.filter((pair) => !known.pairs.includes(pair))).toEqual([]);
});

test('no further function grows over 80 lines', () => {
  expect(beyond(found.longFunctions, known.longFunctions)).toEqual([]);
});

test('no further folder grows over 20 files', () => {
  expect(beyond(found.flatFolders, known.flatFolders)).toEqual([]);
});

test('styles for a phone take its width from onMobile', () => {
  const sources = ['--', '*.ts', '*.tsx', ':!*.test.*'];
  const { stdout, stderr } = spawnSync('git', ['grep', '-lE', '\\(width < 768px\\)', ...sources], {
    cwd: join(__dirname, '../..'),
    encoding: 'utf8',
  });
  expect([stdout, stderr]).toEqual(['', '']);
});

test('a test that tries properties may take longer at night, when it tries them more often', () => {
  const filesWith = (...lines: string[]) =>
    spawnSync('git', ['grep', '-lE', ...lines.flatMap((line) => ['-e', line]), '--', '*.test.ts'], {
      cwd: join(__dirname, '../..'),
      encoding: 'utf8',
    }).stdout.trim();
  const trying = filesWith("test/trials'").split('\n');
  expect(trying.length).toBeGreaterThan(20);
  const inFixedTime = filesWith('^jest\\.setTimeout\\([0-9]', '^\\}, [0-9_]+\\);$').split('\n');
  expect(trying.filter((file) => inFixedTime.includes(file))).toEqual([]);
});
