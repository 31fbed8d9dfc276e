// Builds one app for production: node run.mjs <app>
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { appNamed, apps, remotes } from './apps.mjs';
import { compile } from './compile.mjs';
import { compress } from './compress.mjs';
import { drawFragments, drawFrames } from './first-sight/draw.mjs';
import { filesOf } from './first-sight/fragments.mjs';
import { rootDir } from './place/paths.mjs';
import { filesAhead, pruneOldFiles, sealManifest, sealPage } from './seal/finish.mjs';
import { providedBy, writeOffers } from './seal/offers.mjs';
import { originOf } from './seal/origin.mjs';
import { releasePublicKeys } from './seal/release-keys.mjs';
import { singletonNames } from './share.mjs';
import { filesOfContainer } from './thin/container-files.mjs';

const name = process.argv[2] ?? '';
const dir = join(rootDir, appNamed(name).folder);
/** @type {{ default: import('./preset.mjs').Config }} */
const { default: config } = await import(join(dir, 'webpack.config.mjs'));

const stats = await compile(config);
if (stats.hasErrors() || stats.hasWarnings()) {
  process.stdout.write(`${stats.toString({ preset: 'errors-warnings', colors: process.stdout.isTTY })}\n`);
}
if (stats.hasErrors()) process.exit(1);
const { path: out } = config.output;
const build = originOf(dir, rootDir);
const built = [...stats.compilation.assetsInfo.keys()];
const pages = drawFragments(
  out,
  dir,
  remotes.find((remote) => remote.name === name),
);
const files = [...built, ...filesOf(pages)];
drawFrames(out, dir, remotes);
sealManifest(out, filesOfContainer(stats.compilation), filesAhead(stats.compilation, singletonNames), {
  build,
  pages,
});
sealPage(out, files, releasePublicKeys());
/** @type {{ version: string }} */
const { version } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8'));
writeOffers(out, files, {
  version,
  build,
  shared: providedBy(stats.compilation),
  screens: Object.entries(apps).flatMap(([name, { exposes = {} }]) =>
    Object.keys(exposes).map((screen) => `${name}/${screen}`),
  ),
});
pruneOldFiles(out, files);
await compress(out, files);
