import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';

type Measured = {
  fileCircles: string[];
  roomCircles: string[];
  longFunctions: { path: string; line: number; lines: number }[];
  flatFolders: { folder: string; count: number }[];
};

// The measures are ES modules; jest reads them through node.
const script = `import('./measure.mjs').then(({ measure }) => {
  const { fileCircles, roomCircles, longFunctions, flatFolders } = measure();
  console.log(JSON.stringify({ fileCircles, roomCircles, longFunctions, flatFolders }));
})`;
const found: Measured = JSON.parse(
  execFileSync(process.execPath, ['-e', script], { cwd: __dirname, encoding: 'utf8' }),
);

test('no files import each other in a circle, types included', () => {
  expect(found.fileCircles).toEqual([]);
});

test('no rooms import each other in a circle', () => {
  expect(found.roomCircles).toEqual([]);
});

test('no function is longer than 80 lines', () => {
  expect(found.longFunctions).toEqual([]);
});

test('no folder holds more than 20 files', () => {
  expect(found.flatFolders).toEqual([]);
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
