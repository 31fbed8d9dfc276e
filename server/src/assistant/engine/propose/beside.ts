import type { PlanFilter } from '@vezne/contract';
import { isEmpty, isWithin } from '../see/bits';
import type { LedgerIndex } from '../see/ledger-index';
import type { Sight } from '../see/sight';
import { areJoined } from './narrow';
import { filterOf, type Narrowing, type Pick } from './narrowing';

/** Two filters of one question: both sides of a comparison, or a whole and its part. */
export type TwoFilters = { first: PlanFilter; second: PlanFilter; tag: string };

const SIDES = 12;
const SHARES = 9;

const wanted = (narrowing: Narrowing) => narrowing.picks.filter(({ not }) => !not);

/** Things of the question that may be compared with each other: "kira mı maaş mı". */
export function contrasts(narrowing: Narrowing, index: LedgerIndex): TwoFilters[] {
  const picks = wanted(narrowing);
  const found: TwoFilters[] = [];
  const add = (a: readonly Pick[], b: readonly Pick[], tag: string) => {
    const [first, second] = [filterOf(a, index), filterOf(b, index)];
    found.push({ first, second, tag });
  };
  for (const [i, a] of picks.entries())
    for (const b of picks.slice(i + 1)) {
      const rest = picks.filter((pick) => pick !== a && pick !== b);
      add([...rest, a], [...rest, b], `contrast:${a.kind === b.kind}:${picks.length}`);
    }
  if (picks.length > 2)
    for (let cut = 1; cut < picks.length; cut++) add(picks.slice(0, cut), picks.slice(cut), 'contrast:cut');
  return found.slice(0, SIDES);
}

/** A whole and the part of it whose share is asked for. */
export function shares(
  narrowing: Narrowing,
  before: PlanFilter | undefined,
  index: LedgerIndex,
): TwoFilters[] {
  const picks = wanted(narrowing);
  const found: TwoFilters[] = [{ first: {}, second: narrowing.filter, tag: `all:${picks.length}` }];
  for (const [i, pick] of picks.entries()) {
    const first = filterOf(
      picks.filter((each) => each !== pick),
      index,
    );
    const second = filterOf([pick], index);
    const place = i === 0 ? 'first' : 'later';
    if (picks.length < 2) continue;
    found.push({ first, second: { ...first, ...second }, tag: `one:${pick.kind}:${place}` });
  }
  if (before) found.push({ first: before, second: { ...before, ...narrowing.filter }, tag: 'of-before' });
  const { texts, words } = narrowing.filter;
  const home = (texts || words) && index.categories.find(({ bits }) => isWithin(narrowing.bits, bits));
  if (home && !isEmpty(narrowing.bits))
    found.push({
      first: { categories: [home.name] },
      second: { categories: [home.name], ...narrowing.filter },
      tag: 'of-category',
    });
  return found.slice(0, SHARES);
}

/** Things that are asked for one by one: runs of words that stand together are one thing each. */
export function things(narrowing: Narrowing, sight: Sight, index: LedgerIndex): PlanFilter[][] {
  const picks = wanted(narrowing);
  const kinds = [...new Set(picks.map(({ kind }) => kind))];
  // "Mavi Koy'dan kira ve aidat ayrı ayrı": what is not of the kind of the things holds for each of them.
  const shared =
    kinds.length < 2
      ? []
      : kinds.flatMap((kind) => {
          const each = picks.filter((pick) => pick.kind === kind);
          const rest = picks.filter((pick) => pick.kind !== kind);
          return each.length > 1 ? [each.map((pick) => filterOf([...rest, pick], index))] : [];
        });
  return [runsIn(picks, sight).map((run) => filterOf(run, index)), ...shared];
}

function runsIn(picks: readonly Pick[], sight: Sight): Pick[][] {
  const runs: Pick[][] = [];
  for (const pick of picks) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && last.to === pick.from && !areJoined(sight, last, pick)) run.push(pick);
    else runs.push([pick]);
  }
  return runs;
}

/** "Hafta içi mi hafta sonu mu". */
export function weekdaysApart(narrowing: Narrowing, { weekdays }: Sight): TwoFilters[] {
  const [first, second] = weekdays;
  if (!first || !second) return [];
  const { weekdays: _, ...rest } = narrowing.filter;
  return [
    { first: { ...rest, weekdays: first.days }, second: { ...rest, weekdays: second.days }, tag: 'weekdays' },
  ];
}
