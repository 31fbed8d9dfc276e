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

/** The files below these paths that have a line like this. */
function filesWith(pattern: string, ...paths: string[]): string[] {
  const { stdout, stderr } = spawnSync('git', ['grep', '-lE', pattern, '--', ...paths], {
    cwd: join(__dirname, '../..'),
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  return stdout.split('\n').filter(Boolean);
}

test('styles for a phone take its width from onMobile', () => {
  expect(filesWith('\\(width < 768px\\)', '*.ts', '*.tsx', ':!*.test.*')).toEqual([]);
});

test('no test mocks a module of our own', () => {
  const mocked = 'jest\\.(mock|doMock|unstable_mockModule)\\(\\s*[\'"](\\.|@vezne/)';
  expect(filesWith(mocked, '*.ts', '*.tsx', ':!scripts/house')).toEqual([]);
});

test('no status of HTTP is written by hand outside the room that knows them', () => {
  const nouns = ['server/src/*.ts', ':!server/src/http', ':!server/src/process', ':!server/src/test'];
  expect(filesWith('\\.(code|status)\\([1-5][0-9][0-9]\\)', ...nouns, ':!*.test.ts')).toEqual([]);
});

test('a test that tries properties may take longer at night, when it tries them more often', () => {
  const trying = filesWith("test/trials'", '*.test.ts');
  expect(trying.length).toBeGreaterThan(20);
  const inFixedTime = filesWith('^jest\\.setTimeout\\([0-9]|^\\}, [0-9_]+\\);$', '*.test.ts');
  expect(trying.filter((file) => inFixedTime.includes(file))).toEqual([]);
});
