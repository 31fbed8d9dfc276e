import { headingKey } from '../headings';
import { type Cell, textOf } from '../table';

const IN = ['giris', 'gelir', 'alacak', 'a', 'c', 'credit', 'yatan', 'gelen'];
const OUT = ['cikis', 'gider', 'borc', 'b', 'd', 'debit', 'cekilen', 'giden'];

/** Does the word beside an amount say that it came in or went out? */
export function directionOf(cell: Cell | undefined): 'in' | 'out' | undefined {
  const sign = textOf(cell).trim();
  const word = headingKey(cell);
  if (IN.includes(word) || sign === '+') return 'in';
  return OUT.includes(word) || sign === '-' ? 'out' : undefined;
}
