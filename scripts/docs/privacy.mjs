// Prints docs/privacy.md from the inventory of personal data. Usage: node scripts/docs/privacy.mjs [--stdout]
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../run/root.mjs';

/** @type {typeof import('../../server/node_modules/esbuild')} */
const { buildSync } = createRequire(join(root, 'server/package.json'))('esbuild');

// Below the server, so that the bundle finds the packages that stay outside.
const folder = mkdtempSync(join(root, 'server/node_modules/.privacy-'));
try {
  const outfile = join(folder, 'document.mjs');
  buildSync({
    entryPoints: [join(root, 'server/src/db/inventory/document.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    alias: { '@vezne/contract': join(root, 'shared/contract/index.ts') },
    logLevel: 'warning',
  });
  const { privacyDocument } = await import(pathToFileURL(outfile).href);
  if (process.argv.includes('--stdout')) process.stdout.write(privacyDocument());
  else writeFileSync(join(root, 'docs/privacy.md'), privacyDocument());
} finally {
  rmSync(folder, { recursive: true, force: true });
}
