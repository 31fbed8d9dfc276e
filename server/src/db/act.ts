import type { Sql } from './database';

type Setting = 'vezne.action' | 'vezne.detail';

/** How the settings of a transaction stand: each has an `Sql` of its own. */
const standing = new WeakMap<Sql, Map<Setting, string>>();

// Settings of the transaction that the history's triggers read. After a failure they end with it.
async function during<Result>(
  sql: Sql,
  [setting, value]: readonly [Setting, string],
  work: () => Promise<Result>,
): Promise<Result> {
  const settings = standing.get(sql) ?? new Map<Setting, string>();
  standing.set(sql, settings);
  const set = (to: string) => {
    settings.set(setting, to);
    return sql.run('SELECT WHERE set_config($1, $2, true) IS NULL', [setting, to], {
      name: 'act',
      ahead: true,
    });
  };
  const before = settings.get(setting) ?? '';
  await set(value);
  const result = await work();
  await set(before);
  return result;
}

/**
 * Adds records, in a transaction, by an act that the history tells as such and not as their being added. Of a step
 * (ADIM) it tells nothing: whoever adds in steps tells the whole. Of several that one statement adds it tells as of one,
 * unless they are told one by one (TEK_TEK).
 */
export const asAct = <Result>(
  sql: Sql,
  act: 'AKTAR' | 'ADIM' | 'TEK_TEK' | 'GERI_YUKLE',
  work: () => Promise<Result>,
) => during(sql, ['vezne.action', act], work);

/** Does, in a transaction, what follows from an act: the history of each record has it, the list of acts has not. */
export const asDetail = <Result>(sql: Sql, work: () => Promise<Result>) =>
  during(sql, ['vezne.detail', 'on'], work);
