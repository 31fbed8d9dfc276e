// Builds one app for production: node run.mjs <app>
import { join } from 'node:path';
import webpack from 'webpack';
import { apps } from './apps.mjs';
import { compress } from './compress.mjs';
import { filesAhead, pruneOldFiles, sealManifest } from './finish.mjs';
import { rootDir } from './paths.mjs';

const name = process.argv[2];
const dir = join(rootDir, apps[name].folder);
const { default: config } = await import(join(dir, 'webpack.config.mjs'));
const compiler = webpack(config);

const stats = await new Promise((resolve, reject) => {
  compiler.run((error, result) => (error ? reject(error) : resolve(result)));
});
await new Promise((resolve) => compiler.close(resolve));
if (stats.hasErrors() || stats.hasWarnings()) {
  process.stdout.write(`${stats.toString({ preset: 'errors-warnings', colors: process.stdout.isTTY })}\n`);
}
if (stats.hasErrors()) process.exit(1);
const files = [...stats.compilation.assetsInfo.keys()];
sealManifest(config.output.path, files, filesAhead(stats.compilation));
pruneOldFiles(config.output.path, files);
await compress(config.output.path, files);
