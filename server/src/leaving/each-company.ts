import type { Log } from '../log';
import { type Keys, pseudonymOf } from '../session/keys';

/**
 * Acts on each company by itself and answers on how many. One that fails is logged and the others go on; whoever asked
 * hears of it in the end.
 */
export async function eachCompany(
  { log, keys }: { log: Log; keys: Keys },
  companies: readonly string[],
  act: (companyId: string) => Promise<boolean>,
): Promise<number> {
  let done = 0;
  const failures: unknown[] = [];
  for (const companyId of companies) {
    try {
      if (await act(companyId)) done++;
    } catch (error) {
      log.error(
        { err: error, company: pseudonymOf(keys, companyId) },
        'a company has to wait for the next time',
      );
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} companies failed`);
  return done;
}
