// Guards of what is stored: whose it is, which version, how much.

const apart = ['server/src/http/every-call/tenancy.test.ts'];

/** @type {import('./list.mjs').Guard[]} */
export const records = [
  {
    keeps: "a caller's database is that of the own company",
    file: 'server/src/http/answer.ts',
    text: 'caller ? app.db.scoped({ ...caller, requestId: id }) : app[SYSTEM];',
    without: 'caller && !id ? app.db.scoped({ ...caller, requestId: id }) : app[SYSTEM];',
    tests: ['server/src/http/endpoint.test.ts'],
  },
  {
    keeps: 'another company reads no entry of ours',
    file: 'server/src/cash-flow/queries.ts',
    text: 'WHERE e.company_id = $1 AND e.id = $2`,',
    without: 'WHERE $1::uuid IS NOT NULL AND e.id = $2`,',
    tests: apart,
  },
  {
    keeps: 'another company deletes no entry of ours',
    file: 'server/src/cash-flow/queries.ts',
    text: 'DELETE FROM cash_flow WHERE company_id = $1 AND id = $2 RETURNING *',
    without: 'DELETE FROM cash_flow WHERE $1::uuid IS NOT NULL AND id = $2 RETURNING *',
    tests: apart,
  },
  {
    keeps: 'the ledger lists the own entries alone',
    file: 'server/src/cash-flow/list.ts',
    text: 'WHERE e.company_id = $1 ORDER BY e.date DESC',
    without: 'WHERE $1::uuid IS NOT NULL ORDER BY e.date DESC',
    tests: apart,
  },
  {
    keeps: 'the filters of the ledger find the own entries alone',
    file: 'server/src/cash-flow/list/conditions.ts',
    text: "    'e.company_id = $1',\n    ...inAccount(query, add),\n    ...inPeriod(query, add, 'e.date'),",
    without:
      "    '$1::uuid IS NOT NULL',\n    ...inAccount(query, add),\n    ...inPeriod(query, add, 'e.date'),",
    tests: apart,
  },
  {
    keeps: "another company's project is not to be seen",
    file: 'server/src/project/queries.ts',
    text: '${from} WHERE p.company_id = $1 AND p.id = $2`',
    without: '${from} WHERE $1::uuid IS NOT NULL AND p.id = $2`',
    tests: apart,
  },
  {
    keeps: "another company's project is not deleted",
    file: 'server/src/project/queries.ts',
    text: "'DELETE FROM project WHERE company_id = $1 AND id = $2'",
    without: "'DELETE FROM project WHERE $1::uuid IS NOT NULL AND id = $2'",
    tests: apart,
  },
  {
    keeps: 'an income or expense is changed in the own company alone',
    file: 'server/src/project-row/queries.ts',
    text: "FROM ${tables[kind]} WHERE company_id = $1 AND id = $2 AND ${after('locked_project')} FOR UPDATE`",
    without:
      "FROM ${tables[kind]} WHERE $1::uuid IS NOT NULL AND id = $2 AND ${after('locked_project')} FOR UPDATE`",
    tests: apart,
  },
  {
    keeps: "another company's category is not to be seen",
    file: 'server/src/category/queries.ts',
    text: 'FROM (SELECT * FROM category WHERE company_id = $1 ${where} ${order}) c',
    without: 'FROM (SELECT * FROM category WHERE $1::uuid IS NOT NULL ${where} ${order}) c',
    tests: apart,
  },
  {
    keeps: 'an entry names no project of another company',
    file: 'server/src/cash-flow/service.ts',
    text: "  if (projectId && !(await queries.projectExists(sql, companyId, projectId)))\n    throw notFound({ projectId: 'Proje bulunamadı' });\n",
    tests: ['server/src/cash-flow/routes.test.ts', ...apart],
  },
  {
    keeps: 'two who change one entry do not overwrite each other',
    file: 'server/src/cash-flow/service.ts',
    text: '  if (input.version !== undefined && input.version !== current.version) throw stale(current);\n',
    tests: ['server/src/cash-flow/routes.test.ts'],
  },
  {
    keeps: 'two who change one project do not overwrite each other',
    file: 'server/src/project/queries.ts',
    text: ' AND ($3::int IS NULL OR version = $3)',
    without: ' AND ($3::int IS NULL OR $3 > 0)',
    tests: ['server/src/project/routes.test.ts'],
  },
  {
    keeps: 'a category that is in use is not deleted',
    file: 'server/src/category/service.ts',
    text: '  if (uses > 0) throw new AppError(codes.conflict, `Bu kategori ${uses} kayıtta kullanılıyor.`);\n',
    tests: ['server/src/category/routes.test.ts'],
  },
  {
    keeps: "the month's number of projects has its limit",
    file: 'server/src/project/service.ts',
    text: 'if (limit !== null && created > limit)',
    without: 'if (limit !== null && created > 1_000_000)',
    tests: ['server/src/project/routes.test.ts'],
  },
  {
    keeps: 'the company always keeps a manager',
    file: 'server/src/manager/owner.ts',
    text: "  if (id === callerId) throw new AppError(codes.conflict, 'Kendi hesabınızı silemezsiniz');\n",
    tests: ['server/src/manager/owner.test.ts', 'server/src/manager/manager.test.ts'],
  },
  {
    keeps: 'only the owner removes people',
    file: 'server/src/manager/owner.ts',
    text: '  if ((await lockOwner(sql, companyId)) !== callerId) throw new AppError(codes.forbidden, message);\n',
    tests: ['server/src/manager/owner.test.ts'],
  },
  {
    keeps: "a colleague's archive is not handed out",
    file: 'server/src/data-export/routes.ts',
    text: '    orNotFound(found.managerId === managerId ? found : undefined);\n',
    tests: ['server/src/data-export/access.test.ts'],
  },
  {
    keeps: 'the address of an archive needs our signature',
    file: 'server/src/data-export/link.ts',
    text: '  if (!timingSafeEqual(bytes.subarray(BODY), sign(keys, body))) return undefined;\n',
    tests: ['server/src/data-export/access.test.ts'],
  },
  {
    keeps: 'the address of an archive runs out',
    file: 'server/src/data-export/link.ts',
    text: '  if (expiresAt <= now) return undefined;\n',
    tests: ['server/src/data-export/access.test.ts'],
  },
  {
    keeps: 'an archive holds no formula that a spreadsheet would run',
    file: 'server/src/data-export/written.ts',
    text: "(/^'*(?!\\+[\\d ]+$)[=+\\-@\\t\\r]/.test(text) ? `'${text}` : text)",
    without: 'text',
    tests: ['server/src/data-export/content.test.ts'],
  },
  {
    keeps: 'an amount has a ceiling',
    file: 'shared/contract/values/money/money.ts',
    text: 'value <= Number(limits.maxAmountKurus) / 100',
    without: 'value <= Number.MAX_VALUE',
    tests: ['shared/contract/values/money/money.test.ts'],
  },
  {
    keeps: 'an amount has two decimals',
    file: 'shared/contract/values/money/money.ts',
    text: '    .refine((value) => value <= Number(limits.maxAmountKurus) / 100, {\n      error: `${label} en fazla 999.999.999.999,99 olabilir`,\n      abort: true,\n    })\n    .refine((value) => toKurus(value) !== undefined, {',
    without:
      '    .refine((value) => value <= Number(limits.maxAmountKurus) / 100, {\n      error: `${label} en fazla 999.999.999.999,99 olabilir`,\n      abort: true,\n    })\n    .refine((value) => value !== undefined, {',
    tests: ['shared/contract/values/money/money.test.ts'],
  },
  {
    keeps: 'a text holds nothing that turns the letters behind it',
    file: 'shared/contract/values/text.ts',
    text: 'storable(value) && !UNPRINTABLE.test(value)',
    without: 'storable(value)',
    tests: ['shared/contract/values/text.test.ts'],
  },
  {
    keeps: 'a settlement comes back only where its rows are',
    file: 'server/src/trash/service.ts',
    text: "  if (await queries.lacksRow(sql, companyId, id))\n    throw notRestored('kalemlerinden biri artık yok. Önce kalemi ya da projesini geri yükleyin.');\n",
    tests: ['server/src/trash/gone.test.ts'],
  },
  {
    keeps: 'what is remembered of the ledger is added up anew when a project goes',
    file: 'server/src/project/queries.ts',
    text: '  if (unlinked > 0) await markLedgerChanged(sql, companyId);\n',
    tests: ['server/src/cash-flow/list/remembered.test.ts'],
  },
  {
    keeps: 'imports at the same time do not pass the limit of a trial together',
    file: 'server/src/cash-flow/sum-queries.ts',
    text: '  await lockCounts(sql, companyId);\n',
    tests: ['server/src/cash-flow/import.test.ts'],
  },
  {
    keeps: 'a file becomes no draft while another takes the last place',
    file: 'server/src/statement/service.ts',
    text: '  await lockCounts(sql, companyId);\n',
    tests: ['server/src/statement/calls/statement.test.ts'],
  },
];
