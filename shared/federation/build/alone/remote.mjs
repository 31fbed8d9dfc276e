#!/usr/bin/env node
// The commands of a remote that lives alone, called in its folder: vezne-remote build | standalone | release | rollback | watch.
// See docs/how-to/move-a-remote-out.md.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { remoteNames } from '../apps.mjs';

const programs = new Map([
  ['build', 'build/run.mjs'],
  ['standalone', 'dev/alone.mjs'],
  ['release', 'release/remote-release.mjs'],
  ['rollback', 'release/remote-rollback.mjs'],
  ['watch', 'release/remote-watch.mjs'],
]);

const [command = '', ...options] = process.argv.slice(2);
const program = programs.get(command);
const [name] = remoteNames;
if (!program || !name) {
  console.error(`Usage, in the folder of a remote: vezne-remote ${[...programs.keys()].join(' | ')}`);
  process.exit(1);
}
const child = spawn(process.execPath, [join(import.meta.dirname, '..', '..', program), name, ...options], {
  stdio: 'inherit',
});
// A terminal tells both of us; whoever ends us alone means the program.
for (const signal of /** @type {const} */ (['SIGTERM', 'SIGHUP']))
  process.on(signal, () => child.kill(signal));
child.once('exit', (code) => process.exit(code ?? 1));
