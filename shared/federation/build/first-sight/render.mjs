import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import { buildSync } from 'esbuild';
import { runtimeModule } from '../place/paths.mjs';
import { tidy } from './tidy.mjs';

/** @typedef {import('./tidy.mjs').Drawn} Drawn */
/**
 * An address, the file of the component that is seen there, and whether that makes calls once it runs.
 *
 * @typedef {{ path: string; file: string; usesApi?: boolean }} Drawable
 */

const router = runtimeModule('router');

/**
 * A program that draws each component as text, at its address.
 *
 * @param {readonly Drawable[]} pages
 * @param {string} prefix
 */
function program(pages, prefix) {
  const files = [...new Set(pages.map(({ file }) => file))];
  const options = JSON.stringify({ identifierPrefix: prefix });
  const drawn = pages.map(({ path, file, usesApi }) => [path, files.indexOf(file), usesApi === true]);
  // The API's package is read only where a screen needs it: a host alone has none to resolve.
  const provider = pages.some(({ usesApi }) => usesApi)
    ? "import { ApiProvider } from '@vezne/api';"
    : 'const ApiProvider = undefined;';
  return `import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { ServerStyleSheet } from 'styled-components';
${provider}
${files.map((file, index) => `import Drawn${index} from ${JSON.stringify(file)};`).join('\n')}
const components = [${files.map((_, index) => `Drawn${index}`).join(', ')}];
export const drawn = ${JSON.stringify(drawn)}.map(([path, index, usesApi]) => {
  const sheet = new ServerStyleSheet();
  const screen = createElement(components[index]);
  const app = createElement(StaticRouter, { location: path }, usesApi ? createElement(ApiProvider, null, screen) : screen);
  const html = renderToStaticMarkup(sheet.collectStyles(app), ${options});
  const css = sheet.getStyleTags().replace(/<\\/?style[^>]*>/g, "");
  sheet.seal();
  return { html, css };
});
`;
}

/**
 * Draws pages outside a browser.
 *
 * @param {readonly Drawable[]} pages
 * @param {string} prefix begins every class and id, so that what is put together later does not collide
 * @returns {Drawn[]} in the order of the pages
 */
export function render(pages, prefix) {
  const { outputFiles } = buildSync({
    stdin: { contents: program(pages, prefix), resolveDir: import.meta.dirname, loader: 'js' },
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    jsx: 'automatic',
    // Of styled-components, whose CommonJS copy has no default export for modules.
    mainFields: ['module', 'main'],
    write: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"', VEZNE_TRUST: '"hashes"' },
    // As in the builds themselves; one router for the screens and the program.
    alias: { 'react-router-dom': router },
  });
  /** @type {{ exports: { drawn?: Drawn[] } }} */
  const module = { exports: {} };
  const code = outputFiles.map(({ text }) => text).join('\n');
  compileFunction(code, ['require', 'module', 'exports'])(
    createRequire(import.meta.filename),
    module,
    module.exports,
  );
  return (module.exports.drawn ?? []).map((drawn) => tidy(drawn, prefix));
}
