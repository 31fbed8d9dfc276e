// Builds one app for production: node run.mjs <app>
import { join } from 'node:path';
import { appNamed } from './apps.mjs';
import { compile } from './compile.mjs';
import { compress } from './compress.mjs';
import { rootDir } from './paths.mjs';
import { filesAhead, pruneOldFiles, sealManifest, sealPage } from './seal/finish.mjs';
import { releasePublicKeys } from './seal/release-keys.mjs';
import { singletonNames } from './share.mjs';

const dir = join(rootDir, appNamed(process.argv[2] ?? '').folder);
/** @type {{ default: import('./preset.mjs').Config }} */
const { default: config } = await import(join(dir, 'webpack.config.mjs'));

const stats = await compile(config);
if (stats.hasErrors() || stats.hasWarnings()) {
  process.stdout.write(`${stats.toString({ preset: 'errors-warnings', colors: process.stdout.isTTY })}\n`);
}
if (stats.hasErrors()) process.exit(1);
const files = [...stats.compilation.assetsInfo.keys()];
sealManifest(config.output.path, files, filesAhead(stats.compilation, singletonNames));
sealPage(config.output.path, files, releasePublicKeys());
pruneOldFiles(config.output.path, files);
await compress(config.output.path, files);
