// Guards of the import of statements: what is read, what becomes of it, and the way back.

const statement = ['statement', 'undo', 'remembered', 'many-rows'].map(
  (name) => `server/src/statement/calls/${name}.test.ts`,
);
const reading = ['server/src/statement/bank-files/reading.test.ts'];
const movements = ['server/src/statement/bank-files/movements.test.ts'];
const settlements = ['server/src/statement/settlements.test.ts'];
const ownExport = ['server/src/statement/bank-files/own-export.test.ts'];
const apart = ['server/src/http/every-call/tenancy.test.ts', ...statement];

/** @type {import('./list.mjs').Guard[]} */
export const statements = [
  {
    keeps: 'the same statement read again adds nothing',
    file: 'server/src/statement/row-queries.ts',
    text: "SET twin_kind = 'KESIN', twin_id = t.entry_id, decision = 'ATLA'",
    without: "SET twin_kind = 'KESIN', twin_id = t.entry_id",
    tests: statement,
  },
  {
    keeps: 'two halves of a day at the bank are told apart by their balances',
    file: 'server/src/statement/reading/fingerprints.ts',
    text: 'balance === null ? `#${nth}` : `=${balance}`',
    without: '`#${nth}`',
    tests: reading,
  },
  {
    keeps: 'rows that wait for a decision are not added',
    file: 'server/src/statement/commit.ts',
    text: '  if (Number(undecided) > 0)',
    without: '  if (Number(undecided) < 0)',
    tests: statement,
  },
  {
    keeps: 'a batch is added once, however often that is asked for',
    file: 'server/src/statement/commit.ts',
    text: "if (before.status === 'AKTARILDI')",
    without: "if (before.status === 'GERI_ALINDI')",
    tests: statement,
  },
  {
    keeps: 'an import with entries that were changed since is taken back only on purpose',
    file: 'server/src/statement/undo.ts',
    text: 'changed.length > 0 && !force',
    without: 'changed.length < 0 && !force',
    tests: statement,
  },
  {
    keeps: 'one earlier entry offers a category and chooses none',
    file: 'server/src/statement/row-queries.ts',
    text: 'const AGREEING = 2;',
    without: 'const AGREEING = 1;',
    tests: statement,
  },
  {
    keeps: 'the rows of a statement of another company are not to be seen',
    file: 'server/src/statement/routes.ts',
    text: 'orNotFound(await findBatch(db, companyId, input.batchId));',
    without: 'await findBatch(db, companyId, input.batchId);',
    tests: apart,
  },
  {
    keeps: 'a statement of another company is not added or taken back',
    file: 'server/src/statement/batch-queries.ts',
    text: 'FROM import_batch WHERE company_id = $1 AND id = $2 FOR UPDATE',
    without: 'FROM import_batch WHERE $1::uuid IS NOT NULL AND id = $2 FOR UPDATE',
    tests: apart,
  },
  {
    keeps: 'an archive that unpacks to more than a statement can be is not unpacked',
    file: 'server/src/statement/reading/xlsx.ts',
    text: "if (total > statement.unpacked) throw refuse('Dosya açıldığında çok büyüyor');",
    tests: reading,
  },
  {
    keeps: 'a cell far out in a sheet does not fill the memory',
    file: 'server/src/statement/reading/xlsx.ts',
    text: 'if (Number(row) > MOST_ROWS)',
    without: 'if (Number(row) < 0)',
    tests: reading,
  },
  {
    keeps: 'a balance of the file to which the amounts do not lead is named by its line',
    file: 'server/src/statement/reading/balance.ts',
    text: 'if (at !== undefined && at + since !== balance) {',
    without: 'if (at !== undefined && balance === undefined) {',
    tests: reading,
  },
  {
    keeps: 'each statement of a MT940 file leads to its own closing balance',
    file: 'server/src/statement/reading/mt940.ts',
    text: 'steps.find(isBroken);',
    without: 'steps.find(() => false);',
    tests: movements,
  },
  {
    keeps: 'each statement of an OFX file leads from the one before to its own balance',
    file: 'server/src/statement/reading/ofx.ts',
    text: 'before.found + sum !== ending.found',
    without: 'before.found === ending.found',
    tests: movements,
  },
  {
    keeps: 'movements of two accounts in one file are not taken for those of one',
    file: 'server/src/statement/reading/table.ts',
    text: 'if (named.length < 2) return;',
    without: 'if (named.length < 200) return;',
    tests: ['server/src/statement/bank-files/dialects.test.ts', ...movements],
  },
  {
    keeps: 'the last balance of an OFX file is what its account comes to',
    file: 'server/src/statement/account-check.ts',
    text: 'const ok = expected === found;',
    without: 'const ok = true;',
    tests: statement,
  },
  {
    keeps: 'rows of an import are added and taken back in steps that end in time',
    file: 'server/src/cash-flow/statement-queries.ts',
    text: 'const AT_ONCE = 2_000;',
    without: 'const AT_ONCE = 20_000;',
    tests: statement,
  },
  {
    keeps: 'a line of a statement is settled with a contact of the company alone',
    file: 'server/src/statement/decide.ts',
    text: 'contactId && !there.has(contactId)',
    without: 'contactId && there.size < 0',
    tests: settlements,
  },
  {
    keeps: 'an amount alone is offered as money of a contact only where one waits for it',
    file: 'server/src/statement/settlement-offers.ts',
    text: 'if (!only || others.length > 0) return undefined;',
    without: 'if (!only) return undefined;',
    tests: settlements,
  },
  {
    keeps: 'what an import has settled is open again when it is taken back',
    file: 'server/src/statement/undo.ts',
    text: 'for (const id of ids) await by.remove(sql, companyId, id);',
    tests: settlements,
  },
  {
    keeps: 'a third decimal that somebody wrote is no amount',
    file: 'server/src/statement/reading/cells/amounts.ts',
    text: 'if (Math.abs(value * 100 - kurus) > Math.max(NOISE, Math.abs(value) * Number.EPSILON * 200))',
    without: 'if (!Number.isFinite(value))',
    tests: reading,
  },
  {
    keeps: 'a text of our own export loses no apostrophe and gets none',
    file: 'server/src/statement/reading/csv.ts',
    text: '(GUARDED.test(cell) ? cell.slice(1) : cell)',
    without: 'cell',
    tests: ownExport,
  },
  {
    keeps: 'no kuruş is lost where two commas may both have cut off one figure',
    file: 'server/src/statement/reading/cells/cut.ts',
    text: ' || isShared',
    tests: ['server/src/statement/bank-files/accountants.test.ts'],
  },
];
