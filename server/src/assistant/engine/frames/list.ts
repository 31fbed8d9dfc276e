import type { PlanStep } from '@vezne/contract';
import type { Clause } from '../read/clause';
import { hasCue, type Item } from '../read/items';
import { type Frame, records } from './frame';

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
  if (clause.has('LAST', 'FIRST') || clause.cues.some((_, i) => isSumOf(clause.cues, i))) return false;
  const plural =
    clause.cues.some((item) => hasCue(item, 'OUT', 'IN', 'RECORD', 'ITEM') && item.tags.has('pl')) ||
    clause.named.some(isBarePlural);
  const shown = clause.has('SHOW') && !clause.has('SUM');
  return plural && (shown || clause.has('WHICH') || !clause.has('WHAT') || clause.limits.length > 0);
}

/** "Ödemelerin tutarı" is a figure; "tutarı … olan ödemeler" are records. */
function isSumOf(cues: Item[], at: number): boolean {
  const [money, whose] = [cues[at], cues[at - 1]];
  if (!money || !whose || !hasCue(money, 'MONEY') || !money.tags.has('poss')) return false;
  return hasCue(whose, 'OUT', 'IN', 'RECORD', 'ITEM') && whose.tags.has('gen');
}

const CASES = ['dat', 'abl', 'loc', 'gen', 'ins'];

/** "Kitap satışları" names records; "satışlardan" only where they come from. */
const isBarePlural = ({ meaning, tags }: Item) =>
  meaning.type === 'category' && tags.has('pl') && !CASES.some((tag) => tags.has(tag));
