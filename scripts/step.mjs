// Runs the long steps of `npm start` and `npm test`, showing how long each takes.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..');
export const PNPM = ['--yes', 'pnpm@12.21.0'];

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;
const children = new Set();

/** Reads the settings in `.env`; what the environment already says wins. */
export function loadSettings() {
  if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'));
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Ends the running steps together with us, until the function it returns is called. */
export function endStepsWithUs() {
  const end = (signal) => {
    for (const child of children) child.kill(signal);
    process.exit(130);
  };
  for (const signal of SIGNALS) process.once(signal, end);
  return () => {
    for (const signal of SIGNALS) process.off(signal, end);
  };
}

/** npm passes a SIGTERM on to its shell, which dies of it and tells nobody: we notice that our parent is gone. */
export function endWithParent() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 250);
  watch.unref();
}

/**
 * Shows how long `work` takes: on a terminal the seconds tick, elsewhere there is a sign of life every 15 s.
 * `work` gets a function that shows a line of its progress.
 */
export async function step(name, work) {
  const began = performance.now();
  const { isTTY } = process.stdout;
  const clear = isTTY ? '\r\u001b[K' : '';
  const showTime = () => process.stdout.write(`${clear}  … ${name}  ${seconds(began)}${isTTY ? '' : '\n'}`);
  if (isTTY) showTime();
  else console.log(`  … ${name}`);
  const tick = setInterval(showTime, isTTY ? 1_000 : 15_000);
  const end = (sign) => {
    clearInterval(tick);
    console.log(`${clear}  ${sign} ${name}  ${seconds(began)}`);
  };
  try {
    const result = await work((line) => console.log(`${clear}    ${line}`));
    end('✓');
    return result;
  } catch (error) {
    end('✗');
    throw error;
  }
}

/** Runs a program; what it wrote is the result, or the `output` of the error. `onLine` sees each line as it comes. */
export function run(command, args, { env = {}, onLine = () => {} } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    children.add(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += chunk;
        for (const line of String(chunk).split('\n')) if (line.trim()) onLine(line.trim());
      });
    child.once('error', reject);
    child.once('close', (code) => {
      children.delete(child);
      if (code === 0) resolve(output);
      else reject(Object.assign(new Error(`${command} ${args.join(' ')} ended with ${code}`), { output }));
    });
  });
}

/** Installs the packages of the lockfile, unless they are there already. */
export async function install() {
  const lockfile = readFileSync(join(root, 'pnpm-lock.yaml'));
  const wanted = createHash('sha256')
    .update(lockfile)
    .update(process.platform)
    .update(process.arch)
    .digest('hex');
  const stamp = join(root, 'node_modules', '.vezne-installed');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  // CI: pnpm asks nothing, where there is no one to answer.
  await run('npx', [...PNPM, 'install', '--frozen-lockfile'], { env: { CI: 'true' } });
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  writeFileSync(stamp, wanted);
}

/** Builds what has changed since the last time. */
export const build = (onLine) => run(process.execPath, ['scripts/build.mjs'], { onLine });
