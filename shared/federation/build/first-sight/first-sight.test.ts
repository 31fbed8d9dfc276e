import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const dir = mkdtempSync(join(tmpdir(), 'vezne-sight-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** What an expression over one of these modules gives; bare Node runs them, as the builds do. */
function evaluate(module: string, expression: string, ...args: string[]) {
  const script = `import('./${module}.mjs').then(async (m) => process.stdout.write(JSON.stringify(${expression})))`;
  const [program, ...rest] = [process.execPath, '-e', script, ...args];
  return JSON.parse(execFileSync(program, rest, { cwd: __dirname, encoding: 'utf8' }));
}

test('markup that was drawn ahead keeps no style attribute, and no class that a running component has', () => {
  const html =
    '<p class="sc-a kX sr-only" style="width:12%">a</p><i style="width:12%">b</i><b class="sc-c">c</b>';
  const css =
    '.kX{color:red;}/*!sc*/\ndata-styled.g1[id="sc-a"]{content:"kX,"}/*!sc*/\n.kX > .sc-z{top:.5em}';
  const given = JSON.stringify({ html, css });
  const drawn = evaluate('tidy', `m.tidy(${given}, 'r-')`);
  expect(drawn.html).toBe('<p class="r-0 r-1 sr-only">a</p><i class="r-0">b</i><b>c</b>');
  expect(drawn.css).toBe('.r-1{color:red}.r-1>.sc-z{top:.5em}.r-0.r-0{width:12%}');
});

test('a screen is drawn outside a browser, with the rules that it needs on every width', () => {
  const file = join(__dirname, '../../../../host/src/first-paint/Frame.tsx');
  const [drawn] = evaluate('render', `m.render([{ path: '/about', file: process.argv[1] }], 'h-')`, file);
  expect(drawn.html).toContain('<i id="screen"></i>');
  expect(drawn.html).toMatch(/<a aria-current="page"[^>]*href="\/about"/);
  expect(drawn.html).not.toMatch(/ style=| sc-/);
  expect(drawn.css).toContain('@media(width<768px)');
});

const page = `<!doctype html>
<html lang="tr" data-theme="dark">
  <head>
    <title>Vezne</title>
    <meta name="description" content="Vezne">
    <link rel="preload" href="/remotes.json" as="fetch" crossorigin>
    <script src="/boot.js" integrity="sha256-b" data-display-font="/face.woff2"></script>
  <script defer src="/main.js" integrity="sha256-m"></script><script type="application/json" id="later">{}</script>
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>
`;
const frame = {
  title: 'Hakkında & Vezne',
  description: 'Kasa "defteri"',
  remote: 'marketing',
  html: '<main><i id="screen"></i></main>',
  css: '.h-0{top:0}',
};
const screen = '<h1>Fiyat: $& 5</h1>';
const rules = '.r-0{color:red}';

/** What becomes of the page when its parts are these. */
function compose(change: { screen?: string; rules?: string; manifest?: string; pages?: object } = {}) {
  const fragment = {
    html: { file: 'drawn/about.html', integrity: hashOf(screen) },
    css: { file: 'drawn/about.css', integrity: hashOf(rules) },
  };
  const manifest = JSON.stringify({ pages: change.pages ?? { '/about': fragment } });
  const files = {
    'marketing/mf-manifest.json': change.manifest ?? manifest,
    'marketing/drawn/about.html': change.screen ?? screen,
    'marketing/drawn/about.css': change.rules ?? rules,
  };
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    writeFileSync(join(dir, file), content);
  }
  const live = {
    manifest: join(dir, 'marketing/mf-manifest.json'),
    integrity: hashOf(manifest),
  };
  const read = `async (path) => { const fs = await import('node:fs'); return fs.readFileSync(path); }`;
  const host = JSON.stringify({ page, frames: { '/about': frame } });
  const liveOf = `(name) => name === 'marketing' ? ${JSON.stringify(live)} : undefined`;
  return evaluate('compose', `[...await m.composePages(${host}, ${read}, ${liveOf})]`);
}

test('a page holds the screen in its frame under its own title, and its scripts rest until they are wanted', () => {
  const [[file, css], [name, html]] = compose();
  expect(name).toBe('about.html');
  expect(html).toContain('<title>Hakkında &amp; Vezne</title>');
  expect(html).toContain('<meta name="description" content="Kasa &quot;defteri&quot;">');
  expect(html).toContain(`<div id="first-sight"><main>${screen}</main></div>\n    <div id="root"></div>`);
  expect(css).toBe(`.h-0{top:0}${rules}`);
  expect(file).toMatch(/^about\.[0-9a-f]{12}\.css$/);
  expect(html).toContain(`<link rel="stylesheet" href="/pages/${file}" integrity="${hashOf(css)}">`);
  expect(html).toContain('<link rel="preload" href="/face.woff2" as="font" type="font/woff2" crossorigin>');
  const [head, body] = html.split('</head>');
  expect(head).toContain('<html data-first-sight ');
  expect(head).not.toMatch(/remotes\.json|defer|later|data-display-font/);
  expect(body).toContain(
    '<template id="scripts"><script defer src="/main.js" integrity="sha256-m"></script></template>',
  );
  expect(body).toContain('<script type="application/json" id="later">{}</script>');
});

test.each([
  ['a screen that is not what its release says', { screen: '<h1>Other</h1>' }],
  ['rules that are not what their release says', { rules: '.r-0{color:blue}' }],
  ['a manifest that is not what the list says', { manifest: '{}' }],
  ['a release that draws nothing ahead', { pages: {} }],
])('%s leave the page as it was before', (_, change) => {
  expect(compose(change)).toEqual([]);
});
