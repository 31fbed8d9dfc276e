import { createHash } from 'node:crypto';
import webpack from 'webpack';

// As it stands in every chunk until the content is known; an identifier, so that webpack takes it over unchanged.
const PLACE = 'VEZNE_CONTENT';

/**
 * The name under which the chunks of one build find each other: a page that recovers after a redeploy must not mix old
 * and new ones.
 *
 * @param {string} name
 */
export const uniqueNameOf = (name) => `${name}_${PLACE}`;

/**
 * Puts a hash of all that a build emits into that name. A change elsewhere in the suite, or one that does not reach the
 * emitted code, leaves every file of this app its name: caches keep them, and its team has nothing to release.
 */
export class ContentNamePlugin {
  /** @param {webpack.Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap('ContentName', (compilation) => {
      // After the minimizer, before files get the hashes of their content.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1;
      compilation.hooks.processAssets.tap({ name: 'ContentName', stage }, () => nameByContent(compilation));
    });
  }
}

/** @param {webpack.Compilation} compilation */
function nameByContent(compilation) {
  const scripts = compilation
    .getAssets()
    .filter(({ name }) => name.endsWith('.js'))
    .map(({ name, source, info }) => ({ name, text: source.source().toString(), info }));
  // Hashes so far are those of the sources: a comment changes them.
  const early = scripts.flatMap(({ info }) => info.contenthash ?? []).flat();
  const without = (/** @type {string} */ text) =>
    early.reduce((rest, hash) => rest.replaceAll(hash, ''), text);
  const hash = createHash('sha256');
  for (const text of scripts.map(({ name, text }) => `${without(name)}\0${without(text)}`).sort())
    hash.update(text).update('\0');
  const id = hash.digest('hex').slice(0, 12);
  for (const { name, text } of scripts)
    if (text.includes(PLACE))
      compilation.updateAsset(name, new webpack.sources.RawSource(text.replaceAll(PLACE, id)));
}
