import type { PlanFilter } from '@vezne/contract';
import { isEmpty } from '../see/bits';
import { type Pick as Choice, leftOut, type Narrowing, ofKind } from './narrowing';
import type { Part, Scene } from './part';

/** A narrowing with the way it takes over the filter of the turn before. */
export type Inherited = Narrowing & { way: string };

const SAME: (keyof PlanFilter)[] = ['categories', 'texts', 'words', 'methods'];
const THINGS: (keyof PlanFilter)[] = ['categories', 'texts', 'words'];
/** Two ways to say which descriptions are meant. */
const NAMES: (keyof PlanFilter)[] = ['texts', 'words'];
/** Narrowings that are tried against the turn before. */
const TRIED = 5;

/** Ways to read a question as a change of what was asked before: narrowed, exchanged, added to, without. */
export function inherited(found: readonly Narrowing[], before: Part, { index }: Scene): Inherited[] {
  const kept = before.side.filter;
  if (!Object.keys(kept).length) return [];
  const all = found.slice(0, TRIED).flatMap((narrowing) =>
    edits(kept, narrowing).map(({ filter, way }) => ({
      ...narrowing,
      filter,
      way,
      bits: index.bitsOf(filter),
      any: true,
    })),
  );
  return all.filter(({ way, bits }) => way !== 'narrow' || !isEmpty(bits));
}

type Edit = { filter: PlanFilter; way: string };

/** Ways to change a filter by what a question names; `whole` and `part` where it names nothing. */
export function edits(kept: PlanFilter, { filter, picks, any }: Narrowing): Edit[] {
  if (!any) return [{ filter: kept, way: 'whole' }, ...partsOf(kept)];
  const keys = Object.keys(filter) as (keyof PlanFilter)[];
  const clash = keys.some((key) => kept[key] !== undefined);
  const renames = NAMES.some((key) => filter[key]) && NAMES.some((key) => kept[key]);
  const both = united(kept, filter);
  const without = { ...leftOut(picks.map((pick) => ({ ...pick, not: true }))), ...beyond(filter) };
  const limit = limited(kept, picks);
  return [
    ...(clash ? [] : [{ filter: { ...kept, ...filter }, way: 'narrow' }]),
    { filter: { ...omit(kept, THINGS), ...filter }, way: 'swap' },
    ...(clash || renames
      ? [{ filter: { ...(renames ? omit(kept, NAMES) : kept), ...filter }, way: 'swap-same' }]
      : []),
    ...(limit ? [{ filter: { ...kept, ...limit }, way: 'limit' }] : []),
    ...(both ? [{ filter: both, way: 'add' }] : []),
    ...(Object.keys(without).length ? [{ filter: { ...kept, ...without }, way: 'without' }] : []),
  ];
}

type Limits = Pick<PlanFilter, 'min' | 'max'>;

/** "20 binin altını at": what is left where the limit is the other way round. */
function beyond({ min, max }: PlanFilter): Limits {
  if (max && !min) return { min: { ...max, inclusive: !max.inclusive } };
  return min && !max ? { max: { ...min, inclusive: !min.inclusive } } : {};
}

/** "Sınırı 100 bine çek": the limit of before at another amount. */
function limited({ min, max }: PlanFilter, picks: readonly Choice[]): Limits | undefined {
  const [amount] = ofKind(picks, 'amount');
  const kurus = amount?.limit.min?.kurus;
  if (!kurus || (min && max)) return undefined;
  return min ? { min: { ...min, kurus } } : max && { max: { ...max, kurus } };
}

/** One of several conditions of the turn before, alone. */
function partsOf(kept: PlanFilter): Edit[] {
  const keys = Object.keys(kept) as (keyof PlanFilter)[];
  return keys.length > 1 ? keys.map((key) => ({ filter: { [key]: kept[key] }, way: 'part' })) : [];
}

/** What either of two filters finds; undefined where that is not one filter. */
export function united(kept: PlanFilter, filter: PlanFilter): PlanFilter | undefined {
  const keys = SAME.filter((key) => kept[key] !== undefined && filter[key] !== undefined);
  const [key] = keys;
  if (!key || keys.length > 1) return undefined;
  const most = key === 'words' ? 10 : 40;
  const values = [...new Set([...(kept[key] as string[]), ...(filter[key] as string[])])].slice(0, most);
  return { ...kept, ...filter, [key]: values };
}

function omit(filter: PlanFilter, keys: readonly (keyof PlanFilter)[]): PlanFilter {
  const rest = { ...filter };
  for (const key of keys) delete rest[key];
  return rest;
}
