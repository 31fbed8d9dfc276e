// Builds the gallery of @vezne/ui, a page for whoever builds screens; no release carries it.
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { cacheDir, sharedDir, uiAssetsDir } from './place/paths.mjs';

const page = `<!doctype html>
<html lang="tr" data-theme="dark">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Bileşenler · Vezne</title>
    <link rel="icon" href="/mark.svg" type="image/svg+xml">
    <link rel="stylesheet" href="/gallery.css">
    <script src="/gallery.js" defer></script>
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>
`;

/** Puts the gallery's page into a folder, and answers which. */
export function buildGallery() {
  const out = join(cacheDir, 'gallery');
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const styles = ['tokens', 'fonts', 'base', 'toast'].map((name) => `@import './${name}.css';`).join('\n');
  const shared = /** @type {const} */ ({
    bundle: true,
    minify: true,
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.woff2': 'file' },
    logLevel: 'error',
  });
  buildSync({
    ...shared,
    entryPoints: [join(sharedDir, 'ui', 'gallery', 'main.tsx')],
    jsx: 'automatic',
    outfile: join(out, 'gallery.js'),
  });
  buildSync({
    ...shared,
    stdin: { contents: styles, loader: 'css', resolveDir: uiAssetsDir() },
    outfile: join(out, 'gallery.css'),
  });
  cpSync(join(uiAssetsDir(), 'mark.svg'), join(out, 'mark.svg'));
  writeFileSync(join(out, 'index.html'), page);
  return out;
}
