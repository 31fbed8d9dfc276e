// Guards of saved views: a manager's own, which colleagues neither see nor change.

const apart = ['server/src/saved-view/apart.test.ts'];

/** @type {import('./list.mjs').Guard[]} */
export const savedViews = [
  {
    keeps: "a colleague's saved view is not to be seen",
    file: 'server/src/saved-view/queries.ts',
    text: 'FROM saved_view WHERE company_id = $1 AND manager_id = $2`;',
    without: 'FROM saved_view WHERE company_id = $1 AND $2::uuid IS NOT NULL`;',
    tests: apart,
  },
  {
    keeps: "a colleague's saved view is not deleted",
    file: 'server/src/saved-view/queries.ts',
    text: 'DELETE FROM saved_view WHERE company_id = $1 AND manager_id = $2 AND id = $3',
    without: 'DELETE FROM saved_view WHERE company_id = $1 AND $2::uuid IS NOT NULL AND id = $3',
    tests: apart,
  },
  {
    keeps: 'a saved view that opens first leaves those of colleagues',
    file: 'server/src/saved-view/queries.ts',
    text: 'WHERE company_id = $1 AND manager_id = $2 AND opens_first`,',
    without: 'WHERE company_id = $1 AND $2::uuid IS NOT NULL AND opens_first`,',
    tests: apart,
  },
  {
    keeps: "the saved views of colleagues count towards nobody's limit",
    file: 'server/src/saved-view/queries.ts',
    text: "'SELECT count(*) AS n FROM saved_view WHERE company_id = $1 AND manager_id = $2'",
    without: "'SELECT count(*) AS n FROM saved_view WHERE company_id = $1 AND $2::uuid IS NOT NULL'",
    tests: apart,
  },
  {
    keeps: 'who was removed saves no view',
    file: 'server/src/saved-view/service.ts',
    text: '  if (views === undefined) throw sessionExpired();\n',
    without: '  if (views === undefined) return 0;\n',
    tests: apart,
  },
  {
    keeps: 'a manager has so many saved views and no more',
    file: 'server/src/saved-view/service.ts',
    text: '>= count)',
    without: '>= 1_000_000)',
    tests: ['server/src/saved-view/routes.test.ts'],
  },
  {
    keeps: 'two who change one saved view do not overwrite each other',
    file: 'server/src/saved-view/service.ts',
    text: '  if (input.version !== undefined && input.version !== stored.version) throw stale(stored);\n',
    tests: ['server/src/saved-view/routes.test.ts'],
  },
  {
    keeps: 'a filter that is saved as a view is an address and nothing else',
    file: 'shared/contract/saved-view.ts',
    text: "    .regex(/^[\\w.~!*'()&=+%-]*$/, { error: 'Süzgeçler geçerli değil' }),\n",
    without: '    .trim(),\n',
    tests: ['server/src/saved-view/routes.test.ts'],
  },
  {
    keeps: "an archive of one's own holds nothing of colleagues, saved views neither",
    file: 'server/src/data-export/sheets.ts',
    text: '`${company} AND t.${personColumns[table]} = $2`',
    without: '`${company} AND $2::uuid IS NOT NULL`',
    tests: ['server/src/data-export/content.test.ts'],
  },
];
