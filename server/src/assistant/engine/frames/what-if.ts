import type { PlanMeasure, PlanStep } from '@vezne/contract';
import { Clause } from '../read/clause';
import { hasCue, type Item } from '../read/items';

/** "Geçen ay giderleri yüzde 10 kıssaydık net ne olurdu?": a sum, its change, and the figure asked for. */
export function whatIf(clause: Clause): PlanStep | undefined {
  const at = clause.items.findIndex(
    (item) => item.tags.has('cond') || (item.tags.has('if') && !hasCue(item, 'EXCLUDE')),
  );
  if (at < 0) return undefined;
  const change = changeOf(clause);
  if (change === undefined) return undefined;
  // "harcasaydık" itself says which sum changes.
  const itself = clause.items[at];
  const upTo = itself && hasCue(itself, 'OUT', 'IN') ? at + 1 : at;
  const supposed = new Clause(clause.items.slice(0, upTo), clause.tokens);
  const asked = new Clause(clause.items.slice(at), clause.tokens);
  const target = { measure: directionOf(supposed), filter: supposed.filter };
  // "Giderimiz kaç lira artardı" asks for the difference.
  const moves = asked.cues.slice(1).some((item) => hasCue(item, 'UP', 'DOWN', 'CHANGE'));
  const saves = (clause.has('SAVE', 'DIFFERENCE') || moves) && !asked.has('NET');
  // "ne öderdik" asks for the changed sum itself, "toplam gider ne olurdu" for the whole it is part of.
  const figure = asked.cues.some((item) => hasCue(item, 'OUT', 'IN') && isNoun(item, clause))
    ? asked.measure
    : undefined;
  const own = saves && target.measure !== 'INCOME' ? 'EXPENSE' : target.measure;
  const measure: PlanMeasure = asked.has('NET') ? 'NET' : (figure ?? own);
  const whole = asked.has('NET') || figure !== undefined || saves;
  return {
    op: 'WHAT_IF',
    measure,
    filter: whole ? asked.filter : target.filter,
    period: clause.period,
    change,
    target,
    answer: saves ? 'DIFFERENCE' : 'NEW',
  };
}

const isNoun = (item: Item, clause: Clause) =>
  !!clause.tokens[item.to - 1]?.readings.some(({ lemma }) => !lemma.endsWith('-'));

const directionOf = (clause: Clause): PlanMeasure => clause.measure ?? 'VOLUME';

function changeOf(clause: Clause): number | undefined {
  if (clause.has('DOUBLE')) return 100;
  if (clause.has('TRIPLE')) return 200;
  if (clause.has('HALF')) return -50;
  const [percent] = clause.percents;
  if (percent === undefined) return undefined;
  const down = clause.has('CUT', 'DOWN', 'LESS');
  const up = clause.has('RAISE', 'UP', 'MORE');
  if (down === up) return undefined;
  return down ? -percent : percent;
}
