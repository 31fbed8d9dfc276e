import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

// A remote that lives alone has these by way of this package.
const require = createRequire(import.meta.url);

/** @param {string} file */
const here = (file) => fileURLToPath(new URL(file, import.meta.url));
/** @param {boolean} tsx */
const swc = (tsx) => [
  require.resolve('@swc/jest'),
  {
    swcrc: false,
    module: { type: 'commonjs' },
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx },
      transform: { react: { runtime: 'automatic' } },
    },
  },
];

/** @param {string} rootDir */
const base = (rootDir) => ({
  rootDir,
  displayName: rootDir.replace(/^.*\//, ''),
  testMatch: ['<rootDir>/**/*.test.ts', '<rootDir>/**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  // The .tsx parser reads `<T>(x)` as an element, so plain modules get their own entry.
  transform: { '\\.(tsx|jsx)$': swc(true), '\\.(ts|mts|js|mjs)$': swc(false) },
});

/** @param {readonly string[]} names */
const esmPattern = (names) =>
  names.length === 0 ? '/node_modules/' : `/node_modules/(?!(\\.pnpm/)?(${names.join('|')})[@/])`;

/**
 * A jest project that runs in node; packages in `esm` ship no CommonJS and are transformed too.
 *
 * @param {string} rootDir
 * @param {readonly string[]} esm
 */
export const nodeProject = (rootDir, esm = []) => ({
  ...base(rootDir),
  testEnvironment: 'node',
  transformIgnorePatterns: [esmPattern(esm)],
});

/**
 * A jest project for code that draws: jsdom, jest-dom matchers and the browser gaps filled.
 *
 * @param {string} rootDir
 * @param {readonly string[]} esm
 */
export const domProject = (rootDir, esm = []) => ({
  ...base(rootDir),
  testEnvironment: require.resolve('jest-environment-jsdom'),
  transformIgnorePatterns: [esmPattern(['@vezne(\\+\\w+)?', 'jotai', 'lucide-react', ...esm])],
  // The bundler knows where the files of an app are.
  globals: { __webpack_public_path__: '/' },
  moduleNameMapper: { '\\.(css|svg|woff2)$': here('./empty-module.js') },
  setupFiles: [here('./jest-globals.js')],
  setupFilesAfterEnv: [here('./jest-setup.js')],
});
