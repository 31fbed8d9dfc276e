import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../run/root.mjs';

/** Where the questions that the assistant learns from lie. */
const questions = join(root, 'server/src/assistant/questions');

/**
 * Runs a program of the questions' folder and returns what it prints; what it tells on the side is shown.
 *
 * @param {string} name
 * @param {readonly string[]} options
 */
export function runProgram(name, options) {
  /** @type {typeof import('../../server/node_modules/esbuild')} */
  const { buildSync } = createRequire(join(root, 'server/package.json'))('esbuild');
  // Below the server, whose packages it loads.
  const program = join(root, `server/.cache/assistant-${name}.mjs`);
  buildSync({
    absWorkingDir: join(root, 'server'),
    entryPoints: [`src/assistant/questions/${name}.ts`],
    outfile: program,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    alias: { '@vezne/contract': join(root, 'shared/contract/index.ts') },
    logLevel: 'warning',
  });
  const { status, stdout } = spawnSync(process.execPath, [program, questions, ...options], {
    encoding: 'utf8',
    maxBuffer: 100_000_000,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new Error(`${name} ended with ${status}`);
  return stdout;
}
