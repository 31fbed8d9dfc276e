// Bundles the server and its command-line tools: packages stay outside, the shared sources come in.
// Usage: build-server.mjs [folder below server/]
import { cpSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const outdir = process.argv[2] ?? join(root, 'server/dist');
const { buildSync } = createRequire(join(root, 'server/package.json'))('esbuild');

buildSync({
  absWorkingDir: join(root, 'server'),
  entryPoints: ['src/main.ts', 'src/cli.ts'],
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

// The server reads them at run time, from beside its bundle.
rmSync(join(outdir, 'migrations'), { recursive: true, force: true });
cpSync(join(root, 'server/src/db/migrations'), join(outdir, 'migrations'), { recursive: true });
