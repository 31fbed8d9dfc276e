import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../run/root.mjs';

/** @typedef {{ path: string; start: { line: number } }} Location */

/**
 * The functions whose cognitive complexity is over the limit, as Biome counts it, those that its settings let pass
 * included.
 *
 * @param {number} limit
 */
export function complexFunctions(limit) {
  const folder = mkdtempSync(join(tmpdir(), 'vezne-house-'));
  const rule = { level: 'error', options: { maxAllowedComplexity: limit } };
  const config = {
    root: true,
    vcs: { enabled: false },
    files: { includes: ['**', '!**/node_modules', '!**/dist', '!**/.cache'] },
    linter: { rules: { preset: 'none', complexity: { noExcessiveCognitiveComplexity: rule } } },
  };
  writeFileSync(join(folder, 'biome.json'), JSON.stringify(config));
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  const args = ['lint', '--config-path', folder, '--reporter=json', '--max-diagnostics=none', '.'];
  const { stdout } = spawnSync(process.execPath, [biome, ...args], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  rmSync(folder, { recursive: true, force: true });
  /** @type {{ diagnostics: { category: string; message: string; location: Location }[] }} */
  const { diagnostics } = JSON.parse(stdout);
  return diagnostics
    .filter(({ category }) => category.endsWith('noExcessiveCognitiveComplexity'))
    .map(({ message, location }) => {
      const complexity = Number(/\d+/.exec(message)?.[0]);
      return { path: location.path, line: location.start.line, complexity };
    })
    .sort((one, other) => other.complexity - one.complexity);
}
