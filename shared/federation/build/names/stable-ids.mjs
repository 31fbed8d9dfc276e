import { createHash } from 'node:crypto';
import { dirname } from 'node:path';
import webpack from 'webpack';

const IDS = 10_000;

/** @param {string} text */
const numberOf = (text) => createHash('sha256').update(text).digest().readUInt32BE() % IDS;

/**
 * Numbers modules by their names alone. webpack's own numbers do so too until two names have the same hash: then the
 * module that was found first keeps it, and which of the shared ones that is depends on what the disk answers first.
 * One source would give two builds.
 */
export class StableIdsPlugin {
  /** @param {webpack.Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap('StableIds', (compilation) => {
      compilation.hooks.moduleIds.tap('StableIds', (modules) => number(compilation, modules));
    });
  }
}

/**
 * @param {webpack.Compilation} compilation
 * @param {Iterable<webpack.Module>} modules
 */
function number(compilation, modules) {
  const { chunkGraph, compiler } = compilation;
  const suite = dirname(compiler.context);
  /** @type {Set<number>} */
  const taken = new Set();
  const named = [...modules]
    .filter((module) => module.needId && chunkGraph.getNumberOfModuleChunks(module) > 0)
    .filter((module) => chunkGraph.getModuleId(module) === null)
    // A commit's builds are the same wherever it lies.
    .map((module) => ({ module, name: module.identifier().replaceAll(suite, '') }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
  for (const { module, name } of named) {
    let id = numberOf(name);
    for (let again = 1; taken.has(id); again++) id = numberOf(`${name}\0${again}`);
    taken.add(id);
    chunkGraph.setModuleId(module, id);
  }
}
