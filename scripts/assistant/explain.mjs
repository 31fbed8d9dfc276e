// npm run assistant:explain -- "soru" [--ledger market]: what a question may mean, how likely, and what speaks for it.
import { parseArgs } from 'node:util';
import { runProgram } from './program.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { ledger: { type: 'string', default: 'market' } },
});
const [question] = positionals;
if (!question) throw new Error('Usage: npm run assistant:explain -- "soru" [--ledger market]');
process.stdout.write(runProgram('explain', [values.ledger, question]));
