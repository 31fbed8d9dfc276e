import { createHash } from 'node:crypto';
import { fold } from '@vezne/contract';
import type { StatementLine } from './table';

const sha = (text: string) => createHash('sha256').update(text).digest();

const WITH_BALANCE = 1;
const COUNTED = 0;
const BALANCE_BYTES = 8;

/**
 * What tells a movement of an account from all others: day, signed amount, words, and the balance after it. Without a
 * balance its place among its likes of the day counts instead. The first byte says which; the next eight stand for the
 * balance, so that movements which differ in it alone are known to be two.
 */
export function fingerprintsOf(
  accountOf: (row: StatementLine) => string,
  rows: readonly StatementLine[],
): (string | null)[] {
  const seen = new Map<string, number>();
  return rows.map((row) => {
    const { date, kurus, description, balance, problem } = row;
    if (date === null || kurus === null || problem !== null) return null;
    const movement = [accountOf(row), date, kurus, fold(description).replace(/\s+/g, ' ')].join('\n');
    const nth = (seen.get(movement) ?? 0) + 1;
    seen.set(movement, nth);
    const place = balance === null ? `#${nth}` : `=${balance}`;
    const mark = balance === null ? Buffer.alloc(BALANCE_BYTES) : sha(place).subarray(0, BALANCE_BYTES);
    const whole = Buffer.concat([
      Buffer.of(balance === null ? COUNTED : WITH_BALANCE),
      mark,
      sha(`${movement}\n${place}`),
    ]);
    return whole.subarray(0, 32).toString('hex');
  });
}
