import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
/** Not among what webpack offers, and without types. @type {new () => import('webpack').RuntimeModule} */
const ShareRuntimeModule = require('webpack/lib/sharing/ShareRuntimeModule.js');
const NAME = 'FederationLeftovers';
const OF_FEDERATION = /[\\/]@module-federation[\\/]/;

/**
 * Leaves out what federation puts into every entry and no line of it runs: webpack's own table of shared modules, which
 * the plugin's replaces before anybody reads it, and modules of the federation packages that nothing imports any more.
 */
export class LeftoversPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.runtimeModule.tap(NAME, (module) => {
        if (module instanceof ShareRuntimeModule) module.generate = () => null;
      });
      // The plugin moves all that its entry has ever named into the first chunk, used or not.
      compilation.hooks.afterOptimizeChunks.tap(NAME, (chunks) => {
        for (const chunk of chunks) dropUnused(compilation, chunk);
      });
    });
  }
}

/**
 * @param {import('webpack').Compilation} compilation
 * @param {import('webpack').Chunk} chunk
 */
function dropUnused({ chunkGraph, moduleGraph }, chunk) {
  for (const module of [...chunkGraph.getChunkModulesIterable(chunk)]) {
    if (!OF_FEDERATION.test(module.nameForCondition() ?? '')) continue;
    if (chunkGraph.isEntryModuleInChunk(module, chunk)) continue;
    const asked = [...moduleGraph.getIncomingConnections(module)];
    if (asked.some((connection) => connection.isActive(chunk.runtime))) continue;
    chunkGraph.disconnectChunkAndModule(chunk, module);
  }
}
