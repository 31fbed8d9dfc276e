// Guards of what is done to several entries at once, and of taking it back.

const bulk = ['server/src/cash-flow/bulk.test.ts'];
const apart = ['server/src/http/every-call/tenancy.test.ts'];

/** @type {import('./list.mjs').Guard[]} */
export const several = [
  {
    keeps: 'several entries are deleted all or none',
    file: 'server/src/cash-flow/bulk.ts',
    text: '  checkAll(ids, found);\n  checkFree(ids, found, () => false);\n',
    without: '  checkFree(ids, found, () => false);\n',
    tests: bulk,
  },
  {
    keeps: 'several entries are changed all or none',
    file: 'server/src/cash-flow/bulk.ts',
    text: '  checkAll(ids, found);\n  checkFree(ids, found, (entry)',
    without: '  checkFree(ids, found, (entry)',
    tests: bulk,
  },
  {
    keeps: 'entries of another company are not chosen among several',
    file: 'server/src/cash-flow/queries.ts',
    text: "FROM cash_flow WHERE company_id = $1 AND id = ANY($2::uuid[]) AND ${after('holder')}",
    without: "FROM cash_flow WHERE $1::uuid IS NOT NULL AND id = ANY($2::uuid[]) AND ${after('holder')}",
    tests: apart,
  },
  {
    keeps: 'entries of another company are not deleted among several',
    file: 'server/src/cash-flow/queries.ts',
    text: 'DELETE FROM cash_flow WHERE company_id = $1 AND id = ANY($2::uuid[]) RETURNING *',
    without: 'DELETE FROM cash_flow WHERE $1::uuid IS NOT NULL AND id = ANY($2::uuid[]) RETURNING *',
    tests: apart,
  },
  {
    keeps: 'a change of several is taken back only from what it left so',
    file: 'server/src/cash-flow/bulk.ts',
    text: 'return entry?.version === version ? [] :',
    without: 'return entry ? [] :',
    tests: bulk,
  },
  {
    keeps: 'a change of several is taken back only from what is there',
    file: 'server/src/cash-flow/bulk.ts',
    text: 'return entry?.version === version ? [] :',
    without: 'return !entry || entry.version === version ? [] :',
    tests: bulk,
  },
  {
    keeps: 'taking back gives no entry a category that is gone or of others',
    file: 'server/src/cash-flow/bulk.ts',
    text: "    if (!(await lockCategory(sql, companyId, id)))\n      throw notUndone(codes.notFound, 'eski kategorilerden biri silinmiş');\n",
    without: '    await lockCategory(sql, companyId, id);\n',
    tests: bulk,
  },
  {
    keeps: 'taking back gives no entry a project that is gone or of others',
    file: 'server/src/cash-flow/bulk.ts',
    text: "    if (id && !(await queries.projectExists(sql, companyId, id)))\n      throw notUndone(codes.notFound, 'eski projelerden biri silinmiş');\n",
    without: '    if (id) await queries.projectExists(sql, companyId, id);\n',
    tests: [...bulk, ...apart],
  },
  {
    keeps: 'a refusal to bring back does not tell what another company has deleted',
    file: 'server/src/trash/queries.ts',
    text: 'AS counted\n       FROM trash WHERE company_id = $1 AND id = $2',
    without: 'AS counted\n       FROM trash WHERE $1::uuid IS NOT NULL AND id = $2',
    tests: ['server/src/trash/routes.test.ts'],
  },
  {
    keeps: 'what another company has deleted is not deleted for good',
    file: 'server/src/trash/queries.ts',
    text: 'DELETE FROM trash WHERE company_id = $1 AND id = $2 RETURNING entity, label',
    without: 'DELETE FROM trash WHERE $1::uuid IS NOT NULL AND id = $2 RETURNING entity, label',
    tests: apart,
  },
];
