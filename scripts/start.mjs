// npm start: from a fresh clone to a running product, with nothing but Node and npm.
import './check-node.mjs';
import { serve } from './serve.mjs';
import { build, endStepsWithUs, endWithParent, install, step } from './step.mjs';

console.log('\nVezne\n');
endWithParent();
const letGo = endStepsWithUs();
try {
  await step('Packages', install);
  await step('Build', build);
} catch (error) {
  console.error(`\n${error.output ?? ''}\n${error.message}`);
  process.exit(1);
}
letGo();
await serve();
