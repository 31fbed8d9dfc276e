// What a package is made of when it travels: a module for a module, so that bundlers leave out what nobody uses.
import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, posix, relative, sep } from 'node:path';
import { root } from '../run/root.mjs';
import { inShared } from './packages.mjs';

/** @type {typeof import('../../shared/federation/node_modules/esbuild')} */
const { build } = createRequire(inShared('federation', 'package.json'))('esbuild');

const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.js', '/index.ts', '/index.tsx'];
const CODE = /\.(m?js|tsx?)$/;
// What releases a build and what opens it stand outside of the package: an image runs the one where no package is
// installed, the suite the parts of the other.
const OUTSIDE = ['dev', 'release', 'run'];

/**
 * The file that an import means.
 *
 * @param {string} path
 */
function fileAt(path) {
  const file = ENDINGS.map((ending) => path + ending).find(
    (each) => existsSync(each) && statSync(each).isFile(),
  );
  if (!file) throw new Error(`${path} is imported and is not there`);
  return file;
}

/**
 * Where a source goes, from the package's `dist`.
 *
 * @param {string} folder
 * @param {string} file
 */
function placeOf(folder, file) {
  const scripts = join(root, 'scripts');
  const isOutside = OUTSIDE.some((name) => file.startsWith(join(scripts, name) + sep));
  const place = relative(isOutside ? scripts : folder, file);
  if (place.startsWith('..')) throw new Error(`${file} is outside of ${folder}`);
  return place
    .split(sep)
    .join('/')
    .replace(/\.tsx?$/, '.js');
}

/**
 * Compiles one module, whose imports then name files. Answers the files that it imports.
 *
 * @param {string} folder
 * @param {string} file
 */
async function compileOne(folder, file) {
  /** @type {string[]} */
  const imported = [];
  const place = placeOf(folder, file);
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    logLevel: 'error',
    tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
    plugins: [
      {
        name: 'imports',
        setup: ({ onResolve }) =>
          onResolve({ filter: /./ }, ({ path, kind, resolveDir }) => {
            if (kind === 'entry-point') return undefined;
            if (!path.startsWith('.')) return { path, external: true };
            const target = fileAt(join(resolveDir, path));
            imported.push(target);
            const specifier = posix.relative(posix.dirname(place), placeOf(folder, target));
            return { path: specifier.startsWith('.') ? specifier : `./${specifier}`, external: true };
          }),
      },
    ],
  });
  const out = join(folder, 'dist', place);
  mkdirSync(dirname(out), { recursive: true });
  for (const { contents } of outputFiles) writeFileSync(out, contents);
  return imported;
}

/**
 * Compiles these sources and all that they import. Answers the imported files that are no code.
 *
 * @param {string} folder
 * @param {string[]} sources whole paths
 */
export async function compileModules(folder, sources) {
  const seen = new Set(sources);
  for (const file of seen) {
    if (!CODE.test(file)) continue;
    for (const each of await compileOne(folder, file)) seen.add(each);
  }
  return [...seen].filter((file) => !CODE.test(file));
}
