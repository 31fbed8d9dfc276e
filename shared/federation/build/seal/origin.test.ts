import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(__dirname, '../../../..');

/** What a build of an app says of itself. */
function originOf(folder: string, env: Record<string, string> = {}) {
  const script =
    'import("./origin.mjs").then((m) => console.log(JSON.stringify(m.originOf(...process.argv.slice(1)))))';
  const { CI: _, BUILD_BY: _by, BUILD_COMMIT: _commit, ...own } = process.env;
  const options = { cwd: __dirname, encoding: 'utf8', env: { ...own, ...env } } as const;
  return JSON.parse(execFileSync(process.execPath, ['-e', script, folder, root], options));
}

test('a build names the commit of its own sources, and nobody who is not named on purpose', () => {
  const { commit, by } = originOf(join(root, 'remote-cashflow'));
  // A copy without its history has none.
  if (commit !== null) expect(commit).toMatch(/^[0-9a-f]{12,}\+?$/);
  expect(by).toBe('local');
  expect(originOf(join(root, 'remote-cashflow'), { CI: '1' }).by).toBe('ci');
  expect(originOf(join(root, 'remote-cashflow'), { BUILD_BY: 'ekip-kasa' }).by).toBe('ekip-kasa');
});

test('where there is no history to ask, the commit is given or unknown', () => {
  expect(originOf('/', { BUILD_COMMIT: 'abc123' })).toEqual({ commit: 'abc123', by: 'local' });
  expect(originOf('/', { PATH: '' })).toEqual({ commit: null, by: 'local' });
});
