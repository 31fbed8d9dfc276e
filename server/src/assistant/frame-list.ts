import type { PlanStep } from '@vezne/contract';
import type { Clause } from './clause';
import { type Frame, records } from './frame';
import { hasCue, type Item } from './items';

const LISTS = ['HIGH_FIRST', 'LOW_FIRST', 'OLD_FIRST', 'NEW_FIRST', 'BY_AMOUNT'] as const;

export const listFrame: Frame = {
  name: 'list',
  needs: [],
  allows: [
    'OUT',
    'IN',
    'RECORD',
    'LIST_ASK',
    'WHICH',
    'LAST',
    'FIRST',
    'SEARCHED',
    'PLATE',
    'PARTY',
    'ALL',
    'SINGLE',
    'EXISTS',
    'VAR',
    'HOLD',
    'META',
    ...LISTS,
  ],
  uses: { numbers: 1 },
  build: (clause): PlanStep | undefined => {
    const [n] = clause.numbers.filter((value) => value > 0);
    const counted = n !== undefined && clause.has('LAST', 'FIRST') ? n : null;
    if (n !== undefined && n !== 1 && counted === null) return undefined;
    if (!clause.measure || clause.measure === 'NET' || !asksList(clause, counted)) return undefined;
    const order = clause.has('LOW_FIRST')
      ? 'SMALLEST'
      : clause.has('HIGH_FIRST', 'BY_AMOUNT')
        ? 'LARGEST'
        : clause.has('OLD_FIRST') || (clause.has('FIRST') && counted !== null)
          ? 'OLDEST'
          : 'NEWEST';
    return { op: 'LIST', ...records(clause), order, n: counted };
  },
};

/** A list is asked for in words, by "son 5 işlem", or by a bare plural noun. */
function asksList(clause: Clause, counted: number | null): boolean {
  if (counted !== null || clause.has('LIST_ASK')) return true;
  if (clause.has('LAST', 'FIRST')) return false;
  const plural =
    clause.cues.some((item) => hasCue(item, 'OUT', 'IN', 'RECORD', 'ITEM') && item.tags.has('pl')) ||
    clause.named.some(isBarePlural);
  const shown = clause.has('SHOW') && !clause.has('SUM');
  return plural && (shown || clause.has('WHICH') || !clause.has('WHAT') || clause.limits.length > 0);
}

const CASES = ['dat', 'abl', 'loc', 'gen', 'ins'];

/** "Kitap satışları" names records; "satışlardan" only where they come from. */
const isBarePlural = ({ meaning, tags }: Item) =>
  meaning.type === 'category' && tags.has('pl') && !CASES.some((tag) => tags.has(tag));
