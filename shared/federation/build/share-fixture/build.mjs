// Builds the small apps of the share test with the product's own policy: a host, a remote that fits, and one whose
// package asks for a version that no host has.
import { join } from 'node:path';
import webpack from 'webpack';
import { preset } from '../preset.mjs';
import { filesAhead, sealManifest } from '../seal/finish.mjs';
import { singletonNames } from '../share.mjs';
import { filesOfContainer } from '../thin/container-files.mjs';

/** @param {string} folder */
const at = (folder) => join(import.meta.dirname, folder);
const configs = [
  preset({ dir: at('host'), name: 'share-host' }),
  ...Object.entries({ probe: 'remote', ahead: 'ahead' }).map(([name, folder]) =>
    preset({ dir: at(folder), name, exposes: { Probe: './src/Probe.tsx' } }),
  ),
];
for (const config of configs) config.optimization = { ...config.optimization, minimize: false };

const compiler = webpack(configs);
compiler?.run((error, stats) => {
  if (error || !stats) throw error;
  if (stats.hasErrors()) {
    console.error(stats.toString('errors-only'));
    process.exitCode = 1;
  }
  for (const { compilation } of stats.stats)
    sealManifest(
      compilation.outputOptions.path ?? '',
      filesOfContainer(compilation),
      filesAhead(compilation, singletonNames),
    );
  compiler.close(() => undefined);
});
