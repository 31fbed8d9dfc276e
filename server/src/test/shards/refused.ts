import { at, collect, lastName, listAt, type Tree, textAt } from './tree';

const VOLATILE = /^(random|gen_random_uuid|clock_timestamp|timeofday|nextval)$/;
const functionsIn = (tree: Tree) =>
  collect(tree, 'FuncCall').map((call) => lastName(listAt(call, 'funcname')) ?? '');

/** What Citus does not do with distributed tables, however well a statement is tied to one company. */
export function refused(statement: Tree, isDistributed: (table: string) => boolean): string[] {
  const changes = [
    ...collect(statement, 'UpdateStmt').filter((each) =>
      isDistributed(textAt(each, 'relation', 'relname') ?? ''),
    ),
    ...collect(statement, 'onConflictClause'),
  ].flatMap((each) => listAt(each, 'targetList'));
  const faults: [boolean, string][] = [
    [changes.some((each) => textAt(each, 'ResTarget', 'name') === 'company_id'), 'a row changes its company'],
    [
      functionsIn(changes).some((name) => VOLATILE.test(name)),
      'a change to a value that is another each time',
    ],
    [functionsIn(statement).some((name) => /^(nextval|setval)$/.test(name)), 'a sequence over shards'],
    [
      functionsIn(statement).some((name) => /advisory/.test(name)),
      "an advisory lock, which is one machine's",
    ],
    [at(statement, 'ListenStmt') !== undefined, "LISTEN, which is one machine's"],
  ];
  return faults.filter(([isSo]) => isSo).map(([, fault]) => fault);
}
