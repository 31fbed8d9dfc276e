// Builds the two small apps of the share test with the product's own policy.
import { join } from 'node:path';
import webpack from 'webpack';
import { preset } from '../preset.mjs';

const at = (folder) => join(import.meta.dirname, folder);
const configs = [
  preset({ dir: at('host'), name: 'share-host', sourceId: 'fixture' }),
  preset({
    dir: at('remote'),
    name: 'probe',
    exposes: { './Probe': './src/Probe.tsx' },
    sourceId: 'fixture',
  }),
];
for (const config of configs) config.optimization.minimize = false;

const compiler = webpack(configs);
compiler.run((error, stats) => {
  if (error) throw error;
  if (stats.hasErrors()) {
    console.error(stats.toString('errors-only'));
    process.exitCode = 1;
  }
  compiler.close(() => undefined);
});
