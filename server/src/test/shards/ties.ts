import { at, lastName, listAt, type Tree, textAt } from './tree';

export type IsDistributed = (table: string) => boolean;

/** What is read or written at one level of a statement, by name; `with x` is a query that was given a name. */
export type Level = { names: Map<string, string>; outer?: Level };

export type Ties = ReturnType<typeof createTies>;

/** A company that is handed over. */
export const VALUE = 'value';

const keyOf = (name: string | undefined, level: Level | undefined): string | undefined =>
  level && name !== undefined ? (level.names.get(name) ?? keyOf(name, level.outer)) : undefined;

const unwrapped = (node: Tree): Tree =>
  at(node, 'TypeCast') ? unwrapped(at(node, 'TypeCast', 'arg')) : node;

export const isValue = (node: Tree) => at(unwrapped(node), 'ParamRef') !== undefined;

function rowOf(node: Tree): Tree[] {
  const items = listAt(node, 'RowExpr', 'args');
  return items.length > 0 ? items : [node];
}

/** Which tables of a statement belong to the same company, and which to one that is handed over. */
export function createTies(isDistributed: IsDistributed) {
  const next = new Map<string, string>();
  const tables: { key: string; table: string }[] = [];
  let count = 0;

  const root = (key: string): string => {
    const parent = next.get(key);
    return parent === undefined ? key : root(parent);
  };
  function join(a: string, b: string) {
    if (root(a) !== root(b)) next.set(root(a), root(b));
  }
  const isTable = (key: string | undefined, name?: string) =>
    tables.some((each) => each.key === key && (name === undefined || each.table === name));

  /** A bare company_id is that of the level's own distributed table, or of what a level around it has. */
  function onlyKey(level: Level | undefined, table?: string): string | undefined {
    if (!level) return undefined;
    const keys = [...level.names].filter(([name]) => !name.startsWith('with ')).map(([, key]) => key);
    const found = keys.find((key) => isTable(key, table)) ?? (table ? undefined : keys[0]);
    return found ?? onlyKey(level.outer, table);
  }

  /** Whose company an expression names; undefined where it names none. */
  function companyIn(node: Tree, level: Level): string | undefined {
    const of = unwrapped(node);
    // The company that a connection works for, as the walls know it, is handed over too.
    if (isValue(of) || lastName(listAt(of, 'FuncCall', 'funcname')) === 'current_company') return VALUE;
    const names = listAt(of, 'ColumnRef', 'fields').map((each) => textAt(each, 'String', 'sval'));
    const column = names.at(-1);
    const key =
      names.length > 1 ? keyOf(names[0], level) : onlyKey(level, column === 'id' ? 'company' : undefined);
    return column === 'company_id' || (column === 'id' && isTable(key, 'company')) ? key : undefined;
  }

  return {
    keyOf,
    join,
    isTable,
    companyIn,
    /** Takes a table, or a query under a name, into a level. */
    enter(name: string, table: string | undefined, level: Level): string {
      count += 1;
      const key = `${name} ${count}`;
      level.names.set(name, key);
      if (table && isDistributed(table)) tables.push({ key, table });
      return key;
    },
    /** The tables that `work` takes in. */
    during(work: () => void): string[] {
      const from = tables.length;
      work();
      return tables.slice(from).map(({ key }) => key);
    },
    /** Both sides of an equality, column by column. */
    tie(left: Tree, right: Tree, level: Level) {
      const rights = rowOf(right);
      for (const [place, each] of rowOf(left).entries()) {
        const [a, b] = [companyIn(each, level), companyIn(rights[place], level)];
        if (a && b) join(a, b);
      }
    },
    /** The distributed tables that nothing ties to a company that is handed over. */
    loose: () => [
      ...new Set(tables.filter(({ key }) => root(key) !== root(VALUE)).map(({ table }) => table)),
    ],
  };
}
