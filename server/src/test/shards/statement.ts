import { loadModule, parseSync } from 'libpg-query';
import { refused } from './refused';
import { createTies, type IsDistributed, isValue, type Level, type Ties, VALUE } from './ties';
import { at, lastName, listAt, type Tree, textAt } from './tree';

/**
 * Would this statement run on one shard, as Citus keeps them? Each distributed table that it names is tied to one
 * company: by a value that is handed over, or by being joined on the company with a table that is tied.
 */
export async function faultsOf(sql: string, isDistributed: IsDistributed): Promise<string[]> {
  await loadModule();
  return listAt(parseSync(sql), 'stmts').flatMap((each) => {
    const statement = at(each, 'stmt');
    const ties = createTies(isDistributed);
    visitQuery(ties, statement, undefined);
    return [
      ...ties.loose().map((table) => `${table} of no one company`),
      ...refused(statement, isDistributed),
    ];
  });
}

const QUERIES = ['SelectStmt', 'InsertStmt', 'UpdateStmt', 'DeleteStmt'];
/** What a query reads and writes; the rest of it is looked through for equalities. */
const SOURCES = ['withClause', 'fromClause', 'usingClause', 'relation', 'larg', 'rarg', 'selectStmt'];

function visitQuery(ties: Ties, node: Tree, outer: Level | undefined): void {
  const level: Level = { names: new Map(), outer };
  const kind = QUERIES.find((each) => at(node, each));
  if (!kind) {
    visit(ties, node, level);
    return;
  }
  const query = at(node, kind);
  const target = readSources(ties, query, level);
  if (kind === 'InsertStmt') insertion(ties, query, level, target);
  for (const [key, each] of Object.entries(query ?? {})) if (!SOURCES.includes(key)) visit(ties, each, level);
}

/** Answers what is written to, if anything is. */
function readSources(ties: Ties, query: Tree, level: Level): string | undefined {
  for (const each of listAt(query, 'withClause', 'ctes')) {
    const name = `with ${textAt(each, 'CommonTableExpr', 'ctename')}`;
    derived(ties, name, at(each, 'CommonTableExpr', 'ctequery'), level);
  }
  for (const side of ['larg', 'rarg'])
    if (at(query, side)) visitQuery(ties, { SelectStmt: at(query, side) }, level);
  const relation = at(query, 'relation');
  const [target] = relation ? readFrom(ties, { RangeVar: relation }, level) : [];
  for (const each of [...listAt(query, 'fromClause'), ...listAt(query, 'usingClause')])
    readFrom(ties, each, level);
  return target;
}

/** Everything that a level reads from: tables under their names, and queries with what is inside them. */
function readFrom(ties: Ties, node: Tree, level: Level): string[] {
  const [table, joined, query, made] = ['RangeVar', 'JoinExpr', 'RangeSubselect', 'RangeFunction'].map(
    (kind) => at(node, kind),
  );
  const alias = textAt(table ?? query ?? made, 'alias', 'aliasname');
  if (table) return [readTable(ties, textAt(table, 'relname') ?? '', alias, level)];
  if (joined) return readJoin(ties, joined, level);
  if (query) return [derived(ties, alias ?? '', at(query, 'subquery'), level)];
  visit(ties, made, level);
  return made ? [ties.enter(alias ?? '', undefined, level)] : [];
}

function readTable(ties: Ties, table: string, alias = table, level: Level): string {
  const named = ties.keyOf(`with ${table}`, level);
  if (named === undefined) return ties.enter(alias, table, level);
  level.names.set(alias, named);
  return named;
}

function readJoin(ties: Ties, joined: Tree, level: Level): string[] {
  const sides = ['larg', 'rarg'].flatMap((side) => readFrom(ties, at(joined, side), level));
  const using = listAt(joined, 'usingClause').map((each) => textAt(each, 'String', 'sval'));
  if (using.includes('company_id')) for (const side of sides) ties.join(sides[0] ?? side, side);
  visit(ties, at(joined, 'quals'), level);
  return sides;
}

/** A query under a name has the company of what it reads first; what else it reads has to be tied to that. */
function derived(ties: Ties, name: string, query: Tree, level: Level): string {
  const read = ties.during(() => visitQuery(ties, query, level));
  const key = ties.enter(name, undefined, level);
  if (read[0]) ties.join(key, read[0]);
  return key;
}

/** A new row is of the company that stands in its place. */
function insertion(ties: Ties, query: Tree, level: Level, target = '') {
  const columns = listAt(query, 'cols').map((each) => textAt(each, 'ResTarget', 'name'));
  const place = columns.indexOf(ties.isTable(target, 'company') ? 'id' : 'company_id');
  const select = at(query, 'selectStmt', 'SelectStmt');
  const rows = listAt(select, 'valuesLists');
  for (const row of rows) visit(ties, row, level);
  const given = rows.map((row) => listAt(row, 'List', 'items')[place]);
  if (given.some((each) => ties.companyIn(each, level) !== VALUE)) return;
  if (rows.length > 0) ties.join(target, VALUE);
  else if (select) selected(ties, select, level, { target, place });
}

/** Rows that a query makes are of the company of what it reads, or of one that stands in its place. */
function selected(
  ties: Ties,
  select: Tree,
  level: Level,
  { target, place }: { target: string; place: number },
) {
  const read = ties.during(() => visitQuery(ties, { SelectStmt: select }, level));
  if (isValue(at(listAt(select, 'targetList')[place], 'ResTarget', 'val'))) ties.join(target, VALUE);
  const named = [...level.names].filter(([name]) => name.startsWith('with ')).map(([, key]) => key);
  const [from] = read.length > 0 ? read : named;
  if (from) ties.join(target, from);
}

/** `isCertain`: nothing above says "or" or "not", so what is compared here holds of every row. */
function visit(ties: Ties, node: Tree, level: Level, isCertain = true): void {
  if (typeof node !== 'object' || node === null) return;
  if (at(node, 'SelectStmt')) {
    visitQuery(ties, node, level);
    return;
  }
  const compared = at(node, 'A_Expr');
  const isEquality = textAt(compared, 'kind') === 'AEXPR_OP' && lastName(listAt(compared, 'name')) === '=';
  if (isEquality && isCertain) ties.tie(at(compared, 'lexpr'), at(compared, 'rexpr'), level);
  const joining = textAt(node, 'BoolExpr', 'boolop') ?? 'AND_EXPR';
  for (const each of Object.values(node)) visit(ties, each, level, isCertain && joining === 'AND_EXPR');
}
