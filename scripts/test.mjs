// npm test: everything, in one go. The last line is the sum.
import './check-node.mjs';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from './chromium.mjs';
import { previousRelease } from './previous-release.mjs';
import { build, endStepsWithUs, endWithParent, install, PNPM, run, step } from './step.mjs';

const SHOWN_LINES = 200;
const total = { passed: 0, failed: 0 };
const add = ({ passed, failed }) => {
  total.passed += passed;
  total.failed += failed;
};

/** Runs one step; a failure is shown and counted, and the other steps run all the same. */
async function attempt(name, work) {
  try {
    await step(name, work);
    return true;
  } catch (error) {
    const output = (error.output ?? '').trimEnd().split('\n').slice(-SHOWN_LINES).join('\n');
    console.error(`\n${output}\n${error.message}\n`);
    // A step that could not even count its failures is one.
    total.failed += error.counted ? 0 : 1;
    return false;
  }
}

const pnpm = (script) => () => run('npx', [...PNPM, 'run', script]);

async function jest() {
  const folder = mkdtempSync(join(tmpdir(), 'vezne-jest-'));
  const file = join(folder, 'result.json');
  const args = ['node_modules/jest/bin/jest.js', '--ci', '--json', `--outputFile=${file}`];
  try {
    await run(process.execPath, args, { env: { NODE_ENV: 'test' } }).catch((error) => {
      throw Object.assign(error, { counted: failedTests(file) > 0 });
    });
  } finally {
    if (existsSync(file)) add({ passed: result(file).numPassedTests, failed: failedTests(file) });
    rmSync(folder, { recursive: true, force: true });
  }
}

const result = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** Failed tests, and files that did not get as far as a test. */
const failedTests = (file) =>
  existsSync(file) ? result(file).numFailedTests + result(file).numRuntimeErrorTestSuites : 0;

async function browser() {
  const env = { CHROMIUM_PATH: await findChromium() };
  const counts = (output) => {
    const [, passed, failed] = /(\d+) passed, (\d+) failed\s*$/.exec(output) ?? [];
    return { passed: Number(passed ?? 0), failed: Number(failed ?? 0) };
  };
  try {
    add(counts(await run(process.execPath, ['e2e/run.mjs'], { env })));
  } catch (error) {
    add(counts(error.output ?? ''));
    throw Object.assign(error, { counted: counts(error.output ?? '').failed > 0 });
  }
}

// The tests bring their own database and reach nobody outside, whatever this shell is set up for.
for (const name of ['DATABASE_URL', 'SMTP_URL', 'AI_BASE_URL', 'AI_MODEL', 'CLOCK']) delete process.env[name];

console.log('\nVezne: all tests\n');
endWithParent();
endStepsWithUs();
if (await attempt('Packages', install)) {
  const built = await attempt('Building', build);
  const builtBefore = await attempt('Building the release before', previousRelease);
  await attempt('Lint', pnpm('lint'));
  await attempt('Types', pnpm('types'));
  await attempt('Tests of the parts', jest);
  if (built && builtBefore) await attempt('Tests in the browser', browser);
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
