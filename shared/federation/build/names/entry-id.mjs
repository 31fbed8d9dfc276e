/**
 * Gives the federation plugin's own modules names that are the same wherever the sources lie: they are called after
 * absolute paths, and two builds of one commit would differ by the modules' numbers.
 */
export class EntryIdPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap('EntryId', (compilation) => {
      compilation.hooks.moduleIds.tap('EntryId', (modules) => {
        for (const module of modules) {
          const id = ownName(module);
          if (id) compilation.chunkGraph.setModuleId(module, id);
        }
      });
    });
  }
}

/** @param {import('webpack').Module} module */
function ownName(module) {
  if (/[\\/]\.federation[\\/]entry\./.test(module.nameForCondition() ?? '')) return 'federation-entry';
  return module.identifier().startsWith('container entry') ? 'container-entry' : undefined;
}
