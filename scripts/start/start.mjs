// npm start: from a fresh clone to a running product, with nothing but Node and npm.
import './check-node.mjs';
import { build } from '../run/build.mjs';
import { install } from '../run/install.mjs';
import { endProgramsWithUs, endWithParent, ProgramError } from '../run/process.mjs';
import { step } from '../run/step.mjs';
import { keepServing } from './serve.mjs';

console.log('\nVezne\n');
endWithParent();
const letGo = endProgramsWithUs();
try {
  await step('Packages', install);
  await step('Build', build);
} catch (error) {
  if (error instanceof ProgramError) console.error(`\n${error.output}`);
  console.error(`\n${error instanceof Error ? error.message : error}`);
  process.exit(1);
}
letGo();
process.exit(await keepServing());
