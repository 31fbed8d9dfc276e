import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import Minimizer from 'minimizer-webpack-plugin';
import webpack from 'webpack';
import { ContentNamePlugin, uniqueNameOf } from './names/content-name.mjs';
import { EntryIdPlugin } from './names/entry-id.mjs';
import { StableIdsPlugin } from './names/stable-ids.mjs';
import { pagePlugins } from './page.mjs';
import { cacheDir, rootDir, runtimeCore, runtimeDir, runtimeModule } from './place/paths.mjs';
import { ScriptGatePlugin } from './script-gate.mjs';
import { EXPOSED } from './seal/finish.mjs';
import { releasePublicKeys } from './seal/release-keys.mjs';
import { shareTable } from './share.mjs';
import { LeftoversPlugin } from './thin/leftovers.mjs';

const require = createRequire(import.meta.url);
// The first module of a remote's own page: already its first chunk needs the policy for scripts.
const guard = runtimeModule('install-guard');
/** @type {{ stepTimeout: number }} */
const { stepTimeout } = JSON.parse(readFileSync(join(runtimeDir, 'limits.json'), 'utf8'));
function lockHash() {
  const lockfile = join(rootDir, 'pnpm-lock.yaml');
  const locked = existsSync(lockfile) ? readFileSync(lockfile) : '';
  return createHash('sha256').update(locked).digest('hex').slice(0, 12);
}

/**
 * What an app's package asks of the packages that it shares with the page.
 *
 * @param {string} dir
 * @returns {Record<string, string> | undefined}
 */
function needsOf(dir) {
  const file = join(dir, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).needs : undefined;
}

/**
 * The parts of the configuration that callers add to or read back are never left out.
 *
 * @typedef {NonNullable<webpack.Configuration['output']> & { path: string }} Output
 * @typedef {{ entry: { main: string[] }; output: Output; plugins: webpack.WebpackPluginInstance[] }} Stated
 * @typedef {Stated & webpack.Configuration} Config
 */

/**
 * The webpack configuration of one app: of a remote as its declaration says, without `exposes` of the host.
 *
 * @param {{ dir: string; name: string; exposes?: Record<string, string>; dev?: boolean }} app
 * @returns {Config}
 */
export function preset({ dir, name, exposes, dev = false }) {
  const isHost = !exposes;
  /** @param {string} file */
  const hashed = (file) => (dev ? `${file}.js` : `${file}.[contenthash:12].js`);
  return {
    name,
    mode: dev ? 'development' : 'production',
    context: dir,
    target: ['web', 'es2022'],
    entry: { main: [isHost ? runtimeCore : guard, './src/index.ts'] },
    // No eval in development either: the pages run under the production policy.
    devtool: dev ? 'cheap-module-source-map' : false,
    stats: 'errors-warnings',
    performance: false,
    infrastructureLogging: { level: 'error' },
    output: {
      path: join(dir, 'dist'),
      publicPath: isHost ? '/' : 'auto',
      uniqueName: isHost || dev ? name : uniqueNameOf(name),
      filename: hashed('[name]'),
      chunkFilename: hashed('[name]'),
      assetModuleFilename: 'assets/[name].[contenthash:12][ext]',
      chunkLoadTimeout: stepTimeout,
      // A module whose shared module did not come is evaluated anew at the next try, instead of being half there.
      strictModuleExceptionHandling: true,
      crossOriginLoading: 'anonymous',
    },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: {
      // A name that its module does not export is a fault, not a warning.
      parser: { javascript: { exportsPresence: 'error' } },
      rules: [
        { test: /\.tsx?$/, exclude: /node_modules/, use: [swc({ dev })] },
        { test: /\.(svg|woff2|geojson)$/, type: 'asset/resource' },
      ],
    },
    optimization: {
      minimizer: [new Minimizer({ minify: Minimizer.swcMinify, extractComments: false })],
      splitChunks: { cacheGroups: isHost ? hostFiles : remoteFiles(Object.keys(exposes).length) },
    },
    plugins: [
      federation({ dir, name, exposes, filename: hashed('remoteEntry') }),
      new ScriptGatePlugin(),
      new LeftoversPlugin(),
      new EntryIdPlugin(),
      ...(dev ? [] : [new StableIdsPlugin()]),
      new ContentNamePlugin(),
      new webpack.DefinePlugin({ VEZNE_TRUST: JSON.stringify(trustOf({ isHost, dev })) }),
      ...pagePlugins({ dir, isHost }),
    ],
    cache: onDisk(`${name}-${dev ? 'dev' : 'build'}`),
  };
}

/**
 * What the page that this app owns believes of the list of remotes; a remote's own page is for testers.
 *
 * @param {{ isHost: boolean; dev: boolean }} app
 * @returns {import('../runtime/list/remote-list').Trust}
 */
function trustOf({ isHost, dev }) {
  if (dev) return 'anything';
  return isHost ? releasePublicKeys() : 'hashes';
}

/**
 * @param {string} name
 * @returns {webpack.FileCacheOptions}
 */
const onDisk = (name) => ({
  type: 'filesystem',
  cacheDirectory: join(cacheDir, 'webpack'),
  name,
  version: `${webpack.version}-${lockHash()}`,
  buildDependencies: { config: [import.meta.filename, join(import.meta.dirname, 'share.mjs')] },
});

/** @param {{ dir: string; name: string; exposes?: Record<string, string>; filename: string }} app */
const federation = ({ dir, name, exposes, filename }) =>
  new ModuleFederationPlugin({
    name,
    filename,
    exposes: exposes && underDots(exposes),
    shared: shareTable({ isHost: !exposes, needs: needsOf(dir) }),
    // The default strategy contacts every remote at start: one that is down leaves the page blank.
    shareStrategy: 'loaded-first',
    manifest: Boolean(exposes),
    dts: false,
    dev: false,
    // A runtime of its own would cost every remote 15 kB; the page's owner provides it (runtime-core.js), and loads.
    experiments: {
      optimization: { target: 'web', disableRemote: Boolean(exposes) },
      externalRuntime: Boolean(exposes),
    },
  });

/**
 * The plugin wants the names of exposed modules to look like paths.
 *
 * @param {Record<string, string>} exposes
 */
const underDots = (exposes) =>
  Object.fromEntries(Object.entries(exposes).map(([name, file]) => [`./${name}`, file]));

/**
 * Few files: the libraries of the first paint, everything that talks to the API, dialogs and menus.
 *
 * @satisfies {NonNullable<Exclude<NonNullable<webpack.Configuration['optimization']>['splitChunks'], false>>['cacheGroups']}
 */
const hostFiles = /** @type {const} */ ({
  vendor: { test: /node_modules/, name: 'vendor', chunks: 'initial', enforce: true },
  api: {
    // The three small ones are what swr and react-toastify stand on.
    test: /[\\/](swr|zod|react-toastify|clsx|dequal|use-sync-external-store|shared[\\/](api|contract))[\\/]/,
    name: 'api',
    chunks: 'async',
    enforce: true,
  },
  overlays: {
    test: /[\\/](node_modules[\\/]@?(base-ui|floating-ui)|federation[\\/]\w+[\\/]overlays[\\/])/,
    name: 'overlays',
    chunks: 'async',
    enforce: true,
  },
});

/**
 * What every screen of a remote stands on is one file: in pieces it is a fifth larger, and as many requests more. What
 * fewer share stays apart, so that no screen brings code, or a shared library, that it does not use. What the page brings
 * is one file as well where it is small: a remote's own copy, which is fetched by its standalone page alone.
 *
 * @param {number} screens
 */
const remoteFiles = (screens) => ({
  brought: {
    test: /[\\/](federation[\\/]\w+[\\/](overlays|facades|router)|ui[\\/](dist[\\/])?state|react[\\/]separator)\b/,
    name: 'brought',
    chunks: /** @type {const} */ ('async'),
    enforce: true,
  },
  screens: {
    name: 'screens',
    /** @param {webpack.Chunk} chunk */
    chunks: ({ name }) => name?.startsWith(EXPOSED) ?? false,
    minChunks: Math.max(2, screens),
    enforce: true,
  },
});

/** @param {{ dev: boolean }} mode */
const swc = ({ dev }) => ({
  loader: require.resolve('swc-loader'),
  options: {
    swcrc: false,
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: dev, refresh: dev } },
    },
  },
});
