// Checks the types of every package, and of what belongs to none: the scripts and the root's settings.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { writeComposed } from '../../host/compose.mjs';
import { ProgramError, run } from '../run/process.mjs';
import { root } from '../run/root.mjs';

const AT_ONCE = 2;
const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');

/** @param {string} folder */
const inside = (folder) => readdirSync(join(root, folder)).map((name) => join(folder, name));

const checked = ['.', ...inside('.'), ...inside('shared')].filter((folder) =>
  existsSync(join(root, folder, 'tsconfig.json')),
);

writeComposed();

async function work() {
  for (let folder = checked.shift(); folder !== undefined; folder = checked.shift()) {
    try {
      await run(process.execPath, [tsc, '--project', folder]);
    } catch (error) {
      if (!(error instanceof ProgramError)) throw error;
      console.error(`${folder}\n${error.output}`);
      process.exitCode = 1;
    }
  }
}
await Promise.all(Array.from({ length: AT_ONCE }, work));
