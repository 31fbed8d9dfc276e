// Builds the shared packages into their `dist`: modules and declarations. Usage: node scripts/packages/build.mjs
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { run } from '../run/process.mjs';
import { root } from '../run/root.mjs';
import { compileModules } from './compile.mjs';
import { doorsOf, inShared, packages } from './packages.mjs';

const cache = join(root, '.cache');

/**
 * Writes the declarations of these modules and of all that they import.
 *
 * @param {string} folder
 * @param {string[]} sources whole paths
 */
async function declare(folder, sources) {
  mkdirSync(cache, { recursive: true });
  const work = mkdtempSync(join(cache, 'packages-'));
  const project = join(work, 'tsconfig.json');
  writeFileSync(
    project,
    JSON.stringify({
      extends: join(root, 'tsconfig.base.json'),
      compilerOptions: {
        noEmit: false,
        declaration: true,
        emitDeclarationOnly: true,
        rootDir: folder,
        outDir: join(folder, 'dist'),
        paths: {},
        typeRoots: [join(folder, 'node_modules', '@types'), join(root, 'node_modules', '@types')],
        types: ['jest', 'node'],
      },
      files: sources,
      include: [],
    }),
  );
  try {
    await run(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '--project', project]);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** @param {import('./packages.mjs').Package} built */
async function buildPackage({ folder: name, sources = [], typed = [], copied = [] }) {
  const folder = inShared(name);
  const at = (/** @type {string} */ path) => join(folder, path);
  rmSync(at('dist'), { recursive: true, force: true });
  const doors = doorsOf(name).map(at);
  const files = await compileModules(folder, [...doors, ...sources.map(at)]);
  for (const path of [...files, ...copied.map(at)])
    cpSync(path, join(folder, 'dist', relative(folder, path)), { recursive: true });
  await declare(folder, [...doors, ...typed.map(at)]);
}

export async function buildPackages() {
  await Promise.all(packages.map(buildPackage));
}

if (process.argv[1] === import.meta.filename) await buildPackages();
