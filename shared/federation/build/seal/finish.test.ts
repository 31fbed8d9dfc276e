import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const dir = mkdtempSync(join(tmpdir(), 'vezne-page-'));
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
