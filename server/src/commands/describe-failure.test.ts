import { StartFailure } from '../failure';
import { createLog } from '../log';
import { readEnv } from '../process/env';
import backup from './backup';
import { describeFailure } from './describe-failure';
import ledgerImport from './ledger-import';
import restore from './restore';
import { usageOf } from './usage';

const usage = 'npm run admin:create -- --email ADDRESS';

test('arguments that a command does not take are answered with how it is called', () => {
  const failure = new TypeError("Unexpected argument 'a@b.test'.");
  Object.assign(failure, { code: 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL' });
  expect(describeFailure(failure, usage)).toMatch(
    /^Unexpected argument 'a@b.test'.*\nUsage: npm run admin:create/,
  );
});

test('a refusal is its sentence, a bug is shown with its place', () => {
  expect(describeFailure(new StartFailure('Nobody signs in as a@b.test.'), usage)).toBe(
    'Nobody signs in as a@b.test.',
  );
  expect(describeFailure(new TypeError('x is undefined'), usage)).toMatch(/x is undefined\n\s+at /);
  expect(describeFailure('late', usage)).toBe('late');
});

test.each([
  ['ledger:import', ledgerImport],
  ['backup', backup],
  ['restore', restore],
] as const)('%s says of itself what the list of commands says', async (name, command) => {
  const parts = { args: ['a', 'b'], env: readEnv({}), log: createLog('silent') };
  // What they are refused for is found before anything else is looked at.
  const work = command as (given: object) => Promise<void>;
  await expect(work({ ...parts, shutdown: {}, db: {} })).rejects.toThrow(`Usage: ${usageOf(name)}`);
});

test('an import may name an account', () => {
  expect(usageOf('ledger:import')).toBe('npm run ledger:import -- FILE --email MANAGER [--account NAME]');
});
