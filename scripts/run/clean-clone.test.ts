import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/** Reads a program as Node does before its first line runs, and names the packages that it imports by then. */
const reader = `
  import { readFileSync } from 'node:fs';
  import { SourceTextModule } from 'node:vm';
  const seen = new Set();
  const found = [];
  function read(url) {
    if (seen.has(url.href)) return;
    seen.add(url.href);
    if (url.pathname.endsWith('.json')) return;
    for (const name of new SourceTextModule(readFileSync(url, 'utf8')).dependencySpecifiers) {
      if (name.startsWith('.')) read(new URL(name, url));
      else if (!name.startsWith('node:')) found.push(url.pathname.split('/').pop() + ' imports ' + name);
    }
  }
  read(new URL('file://' + process.argv[1]));
  process.stdout.write(JSON.stringify(found));
`;

function packagesAtStart(program: string): string[] {
  const flags = ['--experimental-vm-modules', '--no-warnings', '--input-type=module', '-e', reader];
  return JSON.parse(execFileSync(process.execPath, [...flags, join(root, program)], { encoding: 'utf8' }));
}

const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
);
/** What people run first: these install the packages themselves. */
const first = ['start', 'test', 'test:nightly'];

test.each(first)('npm run %s needs no package before it has installed them', (name) => {
  const [, program = ''] = /^node (\S+)/.exec(scripts[name] ?? '') ?? [];
  expect(packagesAtStart(program)).toEqual([]);
});

test('a program that needs one is noticed', () => {
  expect(packagesAtStart('scripts/dev/dev.mjs')).toContain('dev-server.mjs imports webpack');
});
