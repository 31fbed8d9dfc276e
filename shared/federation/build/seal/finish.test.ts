import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const dir = mkdtempSync(join(tmpdir(), 'vezne-sealed-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

test("every script and stylesheet of the host's page carries its hash, and the page those of the scripts to come", () => {
  const page = `<!doctype html>
<head>
    <link rel="icon" href="/mark.svg" type="image/svg+xml">
    <link rel="preload" href="/remotes.json" as="fetch" crossorigin>
    <link rel="stylesheet" href="/all.css">
    <script src="/boot.js"></script>
  <script defer="defer" src="/main.js" crossorigin="anonymous"></script></head>`;
  writeFileSync(join(dir, 'index.html'), page);
  const files = ['all.css', 'boot.js', 'main.js', '7.js'];
  for (const file of files) writeFileSync(join(dir, file), file);
  const script = `import('./finish.mjs').then((m) => m.sealPage(process.argv[1], ${JSON.stringify(files)}, ['key']))`;
  execFileSync(process.execPath, ['-e', script, dir], { cwd: __dirname });

  const sealed = readFileSync(join(dir, 'index.html'), 'utf8');
  for (const file of ['all.css', 'boot.js', 'main.js'])
    expect(sealed).toContain(`"/${file}" integrity="${hashOf(file)}"`);
  expect(sealed.match(/integrity=/g)).toHaveLength(3);
  const [, later = ''] = /<script type="application\/json" id="later">(.*?)<\/script>/.exec(sealed) ?? [];
  expect(JSON.parse(later)).toEqual({ '7.js': hashOf('7.js') });
  expect(JSON.parse(readFileSync(join(dir, '.release-keys.json'), 'utf8'))).toEqual(['key']);
});

test("a remote's manifest vouches for every script, and names only the files that a page reads of it", () => {
  const assets = (name: string) => ({
    js: { sync: [`${name}.js`], async: [`${name}-later.js`] },
    css: { sync: [], async: [] },
  });
  const manifest = {
    name: 'finance',
    exposes: ['Reports', 'Products'].map((name) => ({ name, assets: assets(name) })),
    shared: [{ name: 'react', version: '19.3.1', assets: assets('react') }],
  };
  writeFileSync(join(dir, 'mf-manifest.json'), JSON.stringify(manifest));
  const files = ['Reports.js', 'Reports-later.js', 'remote.css'];
  for (const file of files) writeFileSync(join(dir, file), file);
  const script = `import('./finish.mjs').then((m) =>
    m.sealManifest(process.argv[1], ${JSON.stringify(files)}, { Reports: ['react.js'] }))`;
  execFileSync(process.execPath, ['-e', script, dir], { cwd: __dirname });

  const thin = (name: string) => ({ ...assets(name), js: { sync: [`${name}.js`], async: [] } });
  expect(JSON.parse(readFileSync(join(dir, 'mf-manifest.json'), 'utf8'))).toEqual({
    name: 'finance',
    exposes: [
      { name: 'Reports', assets: thin('Reports'), ahead: ['react.js'] },
      { name: 'Products', assets: thin('Products'), ahead: [] },
    ],
    shared: [
      { ...manifest.shared[0], assets: { ...assets('react'), js: { sync: [], async: ['react-later.js'] } } },
    ],
    integrity: { 'Reports-later.js': hashOf('Reports-later.js'), 'Reports.js': hashOf('Reports.js') },
  });
});
