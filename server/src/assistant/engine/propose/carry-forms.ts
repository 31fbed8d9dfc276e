import type { PlanFilter, PlanPeriod } from '@vezne/contract';
import { type Change, type Said, sideOf } from './carry-changes';
import { united } from './inherit';
import type { Kind } from './maker';
import { opOf, type Part, type Scene, type Side } from './part';
import type { Turn } from './turn';

/** How the sides stand in a plan of another kind; `from` says which sides these are. */
export type Form = { from: string; form: (of: Change['of']) => Part[] | undefined };

/** Every way in which what was asked before may stand in a plan of the likely class. */
export function formsFor(turn: Turn, said: Said, scene: Scene): Form[] {
  const { parts, row, cls } = turn;
  const [first] = parts;
  if (!first) return [];
  const isShare = opOf(first.kind) === 'SHARE';
  const isAlike = said.likely.cls === cls && row.length === 0;
  const same: Form = {
    from: 'same',
    form: (of) => all(parts.map((part, at) => changed(part, at, of, scene))),
  };
  const sides = parts.length > 1 ? parts.map(({ side }) => side) : isShare ? [] : twoSidesOf(first);
  const asked = row.map(({ side }) => side);
  return [
    ...(isAlike ? [same] : sideForms('turn', sides, said, scene)),
    ...(isShare ? shareForms(first, said, scene) : []),
    ...sideForms('row', asked, said, scene),
  ];
}

/** The share of something else, or what the part comes to. */
function shareForms(part: Part, { kinds: [kind], how }: Said, scene: Scene): Form[] {
  if (!kind) return [];
  if (how.beside === 'share')
    return [{ from: 'share', form: (of) => all([changed({ ...part, ...kind }, 0, of, scene)]) }];
  if (!how.single || !part.other) return [];
  const within = sideOf({ ...part.other, filter: { ...part.side.filter, ...part.other.filter } }, scene);
  return [{ from: 'share', form: (of) => all([withSide(kind, of(within, 1))]) }];
}

/** Sides beside each other, against each other, or taken together. */
function sideForms(from: string, sides: readonly Side[], { kinds, how, likely }: Said, scene: Scene): Form[] {
  const [kind] = kinds;
  if (sides.length < 2 || !kind || kinds.length > 1) return [];
  if (likely.cls.startsWith('EACH '))
    return [{ from, form: (of) => all(sides.map((side, at) => withSide(kind, of(side, at)))) }];
  const [one, other] = sides.slice(-2);
  const forms: Form[] = [];
  if (how.beside === 'pair' && one && other)
    forms.push({ from, form: (of) => against(kind, one, other, of, scene) });
  if (how.single)
    for (const few of [sides, sides.slice(-2)]) {
      const side = together(few, scene);
      if (side) forms.push({ from: `${from}-together`, form: (of) => all([withSide(kind, of(side, 0))]) });
    }
  return forms;
}

/** Of two times the later one is set against the earlier one, whatever was asked first. */
function against(kind: Kind, one: Side, other: Side, of: Change['of'], scene: Scene): Part[] | undefined {
  const [first, second] = [of(one, 0), of(other, 1)];
  if (!first || !second) return undefined;
  const [side, before] = isLater(second, first, scene) ? [second, first] : [first, second];
  return [{ ...kind, side, other: before }];
}

const isLater = (one: Side, other: Side, scene: Scene): boolean =>
  !!one.period && !!other.period && startOf(one.period, scene) > startOf(other.period, scene);

/** The sides as one: the same of several things, or of a time that goes from the first to the last. */
function together(sides: readonly Side[], scene: Scene): Side | undefined {
  const [first, ...others] = sides;
  if (!first || others.some(({ measure }) => measure !== first.measure)) return undefined;
  const isSame = (key: 'filter' | 'period') =>
    others.every((side) => JSON.stringify(side[key]) === JSON.stringify(first[key]));
  if (isSame('filter')) {
    const days = sides.flatMap(({ period }) => (period ? [period] : []));
    const [from, to] = [...days].sort((a, b) => startOf(a, scene).localeCompare(startOf(b, scene)));
    if (days.length !== 2 || !from || !to) return undefined;
    return { ...first, period: { kind: 'BETWEEN', from, to } };
  }
  if (!isSame('period')) return undefined;
  const filter = others.reduce<PlanFilter | undefined>(
    (sum, side) => sum && united(sum, side.filter),
    first.filter,
  );
  return filter && sideOf({ ...first, filter }, scene);
}

const startOf = (period: PlanPeriod, { index, today }: Scene): string => index.daysOf(period, today).text;

const twoSidesOf = ({ side, other }: Part): Side[] => (other ? [side, other] : [side]);

const withSide = (kind: Kind, side: Side | undefined): Part | undefined => side && { ...kind, side };

/** All of them, or none where one could not be changed. */
function all(parts: readonly (Part | undefined)[]): Part[] | undefined {
  const made = parts.filter((part) => part !== undefined);
  return made.length === parts.length ? made : undefined;
}

function changed({ step: _, ...part }: Part, at: number, of: Change['of'], scene: Scene): Part | undefined {
  const side = of(part.side, at);
  if (!side || !part.other) return side && { ...part, side };
  const other = of(part.other, at + 1);
  if (!other) return undefined;
  const wide = opOf(part.kind) === 'SHARE' ? side.filter : {};
  return {
    ...part,
    side,
    other: { ...other, bits: scene.index.bitsOf({ ...wide, ...other.filter }) },
  };
}
