import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { kurusColumn } from './db/sql/columns';

test('an amount is stored to the kuruş, and one that cannot be read is a failure and no empty field', () => {
  expect([kurusColumn(12.5), kurusColumn(0), kurusColumn(null), kurusColumn(undefined)]).toEqual([
    1250n,
    0n,
    null,
    undefined,
  ]);
  expect(() => kurusColumn(0.125)).toThrow('an amount got past its schema');
});

// What a person typed or a bank has written may be no amount: these say so.
const asking = ['commands/ledger-file.ts', 'statement/account-check.ts'];

test('whoever reads an amount on the server says that it cannot be read, the same way', () => {
  const sources = __dirname;
  const others = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /(?<!\.test)\.ts$/.test(file) && /\btoKurus\(/.test(readFileSync(join(sources, file), 'utf8')),
  );
  expect(others.sort()).toEqual(asking);
});
