import type { Sql } from './database';

// Settings of the transaction that the history's triggers read. After a failure they end with it.
async function during<Result>(
  sql: Sql,
  [setting, value]: readonly ['vezne.action' | 'vezne.detail', string],
  work: () => Promise<Result>,
): Promise<Result> {
  const set = (to: string) =>
    sql.run('SELECT WHERE set_config($1, $2, true) IS NULL', [setting, to], { name: 'act', ahead: true });
  await set(value);
  const result = await work();
  await set('');
  return result;
}

/**
 * Adds records, in a transaction, by an act that the history tells as such and not as their being added. Of a step
 * (ADIM) it tells nothing: whoever adds in steps tells the whole.
 */
export const asAct = <Result>(sql: Sql, act: 'AKTAR' | 'ADIM' | 'GERI_YUKLE', work: () => Promise<Result>) =>
  during(sql, ['vezne.action', act], work);

/** Does, in a transaction, what follows from an act: the history of each record has it, the list of acts has not. */
export const asDetail = <Result>(sql: Sql, work: () => Promise<Result>) =>
  during(sql, ['vezne.detail', 'on'], work);
