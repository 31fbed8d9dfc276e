// Bundles the server, its command-line tools and its threads: packages stay outside, the shared sources come in.
// Usage: build-server.mjs [folder below server/ ["threads": these alone]]
import { cpSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../run/root.mjs';

const [outdir = join(root, 'server/dist'), part] = process.argv.slice(2);
/** @type {typeof import('../../server/node_modules/esbuild')} */
const { buildSync } = createRequire(join(root, 'server/package.json'))('esbuild');

const programs = { main: 'src/main.ts', cli: 'src/cli.ts' };
// They are started by name from beside the server's bundle.
const threads = {
  'understand-thread': 'src/assistant/understand-thread.ts',
  'import-thread': 'src/cash-flow/import-thread.ts',
  'statement-thread': 'src/statement/statement-thread.ts',
  'backup-thread': 'src/backup/backup-thread.ts',
};

buildSync({
  absWorkingDir: join(root, 'server'),
  entryPoints: part === 'threads' ? threads : { ...programs, ...threads },
  outdir,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  packages: 'external',
  alias: { '@vezne/contract': join(root, 'shared/contract/index.ts') },
  logLevel: 'warning',
});

if (part !== 'threads') {
  // The server reads them at run time, from beside its bundle.
  for (const folder of ['migrations', 'before-17']) {
    rmSync(join(outdir, folder), { recursive: true, force: true });
    cpSync(join(root, 'server/src/db', folder), join(outdir, folder), { recursive: true });
  }
}
