// npm run assistant:train: learns anew what questions mean, from the learning part alone, and writes the weights that
// the product runs with. With --check it writes nothing and fails when they would be others.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { root } from '../run/root.mjs';
import { runProgram } from './program.mjs';

const file = join(root, 'server/src/assistant/engine/rank/weights.json');
const learnt = runProgram('train', []);
if (process.argv.includes('--check')) {
  if (!isDeepStrictEqual(JSON.parse(readFileSync(file, 'utf8')), JSON.parse(learnt)))
    throw new Error('the weights are not what training gives: npm run assistant:train');
  console.log('The weights are what training gives.');
} else {
  writeFileSync(file, learnt);
  console.log(`${file}: ${Math.round(learnt.length / 1000)} kB`);
}
