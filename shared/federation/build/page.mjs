import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack from 'webpack';
import { runtimeCore, uiAssetsDir } from './place/paths.mjs';

const styles = ['tokens.css', 'fonts.css', 'base.css', 'toast.css'];
// The same setting and default as the server's; a search engine wants whole addresses.
const publicUrl = (process.env.PUBLIC_URL ?? 'http://localhost:3000').replace(/\/+$/, '');
/** @param {string} file */
const inAssets = (file) => join(uiAssetsDir(), file);

/** @typedef {{ path: string; content: string | Buffer }} Asset */

/**
 * @param {string} file
 * @param {string | Buffer} content
 */
function named(file, content) {
  const dot = file.lastIndexOf('.');
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 12);
  return { path: `assets/${file.slice(0, dot)}.${hash}${file.slice(dot)}`, content };
}

/** Fonts under their content's name, and one stylesheet that points at them. */
function stylesheet() {
  const fonts = new Map(
    readdirSync(inAssets('fonts'))
      .filter((file) => file.endsWith('.woff2'))
      .map((file) => [file, named(file, readFileSync(inAssets(join('fonts', file))))]),
  );
  const css = styles
    .map((file) => readFileSync(inAssets(file), 'utf8'))
    .join('\n')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/url\(["']?(?:\.\/)?fonts\/([^"')]+)["']?\)/g, (_, /** @type {string} */ file) => {
      const font = fonts.get(file);
      if (!font) throw new Error(`fonts.css names ${file}, which is not in the assets`);
      return `url("${font.path.replace('assets/', '')}")`;
    });
  return { css: named('vezne.css', css), fonts: [...fonts.values()] };
}

/**
 * A script that stands in the page beside the bundles.
 *
 * @param {string} name
 * @param {string[]} entryPoints
 */
function ownScript(name, entryPoints) {
  const { outputFiles } = buildSync({
    entryPoints,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    write: false,
  });
  return named(`${name}.js`, outputFiles.map(({ text }) => text).join('\n'));
}

/**
 * The script that runs before the first paint: the host's own, on a remote's page the federation runtime that the host
 * would bring.
 *
 * @param {{ dir: string; isHost: boolean }} app
 */
function bootScript({ dir, isHost }) {
  const own = join(dir, 'src', 'boot.ts');
  return ownScript('boot', existsSync(own) ? [own] : isHost ? [] : [runtimeCore]);
}

/**
 * A text with what stands between percent signs filled in.
 *
 * @param {string} text
 * @param {Record<string, string>} values
 */
const filled = (text, values) =>
  text.replace(/%([A-Z_]+)%/g, (_, /** @type {string} */ name) => {
    const value = values[name];
    if (value === undefined) throw new Error(`Nothing is known of %${name}%`);
    return value;
  });

/**
 * Files that keep their names, such as robots.txt; texts learn where the product is reached.
 *
 * @param {string} dir
 */
function publicFiles(dir) {
  const folder = join(dir, 'public');
  if (!existsSync(folder)) return [];
  return readdirSync(folder).map((path) => {
    const content = readFileSync(join(folder, path));
    const isText = /\.(txt|xml)$/.test(path);
    return { path, content: isText ? filled(content.toString(), { PUBLIC_URL: publicUrl }) : content };
  });
}

class EmitPlugin {
  /** @param {Asset[]} files */
  constructor(files) {
    this.files = files;
  }
  /** @param {webpack.Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('Page', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'Page', stage }, () => {
        for (const { path, content } of this.files) {
          compilation.emitAsset(path, new webpack.sources.RawSource(content), { minimized: true });
        }
      });
    });
  }
}

/**
 * index.html with its stylesheet, fonts, icon and boot script: the host's own page, or a remote's standalone page.
 *
 * @param {{ dir: string; isHost: boolean }} app
 */
export function pagePlugins({ dir, isHost }) {
  const { css, fonts } = stylesheet();
  const paths = fonts.map(({ path }) => path);
  const boot = bootScript({ dir, isHost });
  const ahead = join(dir, 'src', 'early.ts');
  const early = existsSync(ahead) ? [ownScript('early', [ahead])] : [];
  const icon = named('mark.svg', readFileSync(inAssets('mark.svg')));
  const template = isHost ? join(dir, 'index.html') : join(import.meta.dirname, 'standalone.html');
  const preloads = paths
    .filter((path) => /inter-(latin|turkish)\./.test(path))
    .map((path) => `<link rel="preload" href="/${path}" as="font" type="font/woff2" crossorigin>`);
  return [
    new EmitPlugin([css, boot, ...early, icon, ...fonts, ...publicFiles(dir)]),
    new HtmlWebpackPlugin({
      filename: isHost ? 'index.html' : 'standalone.html',
      // As text: a template is compiled apart, and the federation plugin would add every shared module to that.
      templateContent: filled(readFileSync(template, 'utf8'), {
        STYLESHEET: css.path,
        BOOT: boot.path,
        EARLY: early.map(({ path }) => path).join(''),
        ICON: icon.path,
        PUBLIC_URL: publicUrl,
        PRELOADS: preloads.join('\n    '),
        DISPLAY_FONTS: paths
          .filter((path) => /besley-/.test(path))
          .map((path) => `/${path}`)
          .join(' '),
      }),
      inject: 'head',
      scriptLoading: 'defer',
      chunks: ['main'],
      minify: false,
    }),
  ];
}
