import { createHash } from 'node:crypto';
import { limits, NotificationKind } from '@vezne/contract';
import type { Fact } from './fact';

/** Matters that are told in one, of one kind. */
export type Group = { kind: NotificationKind; facts: [Fact, ...Fact[]]; day: string };

/** What is overdue is one sum, however many days it goes back. */
const whole: readonly NotificationKind[] = ['GELIR_GECIKTI', 'GIDER_GECIKTI'];

const { oneByOne } = limits.notification;

/** What is told in one: all that is overdue, and of anything else what would be more than three of a kind and day. */
export function grouped(facts: readonly Fact[]): Group[] {
  const days = byText(facts, ({ kind, day }) => (whole.includes(kind) ? kind : `${kind} ${day}`));
  return days
    .flatMap((same) => (same.length > oneByOne || whole.includes(same[0].kind) ? [same] : same.map(alone)))
    .map(groupOf)
    .sort((one, other) => compare(other.day, one.day) || byPressure(one, other));
}

/** The most pressing kind first. */
export const byPressure = (one: Pick<Fact, 'kind'>, other: Pick<Fact, 'kind'>) => place(one) - place(other);

const alone = (fact: Fact): [Fact] => [fact];
const place = ({ kind }: Pick<Fact, 'kind'>) => NotificationKind.options.indexOf(kind);
const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other));

/** Facts for which `textOf` says the same stand together, in their order. */
export function byText(facts: readonly Fact[], textOf: (fact: Fact) => string): [Fact, ...Fact[]][] {
  const lists = new Map<string, [Fact, ...Fact[]]>();
  for (const fact of facts) {
    const known = lists.get(textOf(fact));
    if (known) known.push(fact);
    else lists.set(textOf(fact), [fact]);
  }
  return [...lists.values()];
}

function groupOf(facts: [Fact, ...Fact[]]): Group {
  const [{ kind }] = facts;
  const [day = ''] = facts
    .map((fact) => fact.day)
    .sort(compare)
    .slice(-1);
  return { kind, facts, day };
}

/** The id of what is told in one. It changes with every matter that joins or leaves: nobody reads what they have not seen. */
export function idOf([first, ...others]: [Fact, ...Fact[]]): string {
  if (others.length === 0) return first.key;
  const keys = [first, ...others].map(({ key }) => key).sort(compare);
  return `${first.kind}:${createHash('sha256').update(keys.join('\n')).digest('base64url')}`;
}
