// The declarations that the compiler writes for the doors of the shared packages.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { cacheDir, rootDir } from '../place/paths.mjs';

const tsc = join(
  createRequire(join(rootDir, 'package.json')).resolve('typescript/package.json'),
  '../bin/tsc',
);

/**
 * The declarations of these sources and of all that they import, by path without ending.
 *
 * @param {string[]} sources from the root
 * @returns {Record<string, string>}
 */
export function declarationsOf(sources) {
  mkdirSync(cacheDir, { recursive: true });
  const folder = mkdtempSync(join(cacheDir, 'doors-'));
  const out = join(folder, 'out');
  const project = join(folder, 'tsconfig.json');
  writeFileSync(
    project,
    JSON.stringify({
      extends: join(rootDir, 'tsconfig.base.json'),
      compilerOptions: {
        noEmit: false,
        declaration: true,
        emitDeclarationOnly: true,
        removeComments: true,
        rootDir,
        outDir: out,
      },
      files: [...sources, 'shared/federation/runtime/globals.ts'].map((source) => join(rootDir, source)),
      include: [],
    }),
  );
  try {
    execFileSync(process.execPath, [tsc, '--project', project], { encoding: 'utf8', stdio: 'pipe' });
    const files = readdirSync(out, { recursive: true, encoding: 'utf8' });
    return Object.fromEntries(
      files
        .filter((file) => file.endsWith('.d.ts'))
        .map((file) => [
          relative(out, join(out, file)).replace(/\.d\.ts$/, ''),
          readFileSync(join(out, file), 'utf8'),
        ]),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
