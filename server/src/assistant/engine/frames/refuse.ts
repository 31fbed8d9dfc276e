import type { AssistantReason } from '@vezne/contract';
import type { Clause } from '../read/clause';
import { hasCue, type Item } from '../read/items';
import type { Cue } from '../words/lexicon';
import { isOrdinary } from '../words/ordinary';
import { isProper } from '../words/tokens';

/** Which cue speaks for which refusal; the first that is there decides. */
const byCue: [Cue, AssistantReason][] = [
  ['INJECTION', 'injection'],
  ['OTHER_TENANT', 'other_tenant'],
  ['CURRENCY', 'currency'],
  ['WRITE', 'write'],
  ['ADVICE', 'advice'],
  ['NOT_IN_DATA', 'not_in_data'],
  ['OTHER_TOPIC', 'other_topic'],
];

const OF_THE_LEDGER: Cue[] = [
  'OUT',
  'IN',
  'NET',
  'BALANCE',
  'HOLD',
  'RECORD',
  'ITEM',
  'CATEGORY_DIM',
  'METHOD_DIM',
  'SUM',
];

/** Cues that only look like another class when a word of the question also means something harmless. */
const harmless: Cue[] = ['STOP', 'SHOW', 'OUT', 'IN', 'ENTERED', 'CUT', 'EXCLUDE', 'ITEM', 'META'];

/** "Küçükten başlayarak yaz": a word that shows too changes nothing. */
const isShown = (item: Item, cue: Cue): boolean => cue === 'WRITE' && hasCue(item, 'SHOW');

/** "Üstüne eklersek", "işler nasıl": who supposes, and the third person, give no order; "siler misin" does. */
const isOrder = (item: Item, { tokens }: Clause): boolean => {
  const verb = tokens[item.to - 1]?.text ?? '';
  if (/s[ae](?:m|k|yd\p{L}{0,6})$/u.test(verb)) return false;
  return !/[aeiu]r$/.test(verb) || /^m[iu]s/.test(tokens[item.to]?.text ?? '');
};

/** "İşlmi" is no word for moving a record: what bars a question is written as such. */
const isSlip = ({ cost }: Item): boolean => cost > 1;

/** Why a question that no class covers is refused. */
export function refusalReason(clause: Clause): AssistantReason | undefined {
  if (ofAnotherCompany(clause)) return 'other_tenant';
  const barred = barredBy(clause);
  if (barred) return barred;
  if (asksForDecision(clause)) return 'advice';
  if (!clause.unknown.length) return undefined;
  if (clause.has('HOLD', 'BALANCE', 'KASA') && clause.unknown.some((item) => isStranger(item, clause)))
    return 'other_tenant';
  return clause.has(...OF_THE_LEDGER) || clause.named.length ? 'unknown_entity' : 'other_topic';
}

/** A word that asks for what is never answered: first one that can mean nothing else, then any. */
function barredBy(clause: Clause): AssistantReason | undefined {
  const written = clause.cues.filter((item) => isMeant(item, clause));
  const plain = byCue.find(([cue]) =>
    written.some((item) => hasCue(item, cue) && !hasCue(item, ...harmless)),
  );
  const any = byCue.find(
    ([cue]) => cue !== 'INJECTION' && written.some((item) => hasCue(item, cue) && !isShown(item, cue)),
  );
  return (plain ?? any)?.[1];
}

function isMeant(item: Item, clause: Clause): boolean {
  if (isSlip(item) && hasCue(item, 'WRITE', 'CURRENCY')) return false;
  return !hasCue(item, 'WRITE') || isOrder(item, clause);
}

/** A name that nothing here bears, beside a till. A capital says so within the sentence, or right before the till. */
function isStranger(item: Item, { tokens, items }: Clause): boolean {
  const token = tokens[item.from];
  if (!token || isProper(tokens, item.from)) return token !== undefined;
  const next = items[items.indexOf(item) + 1];
  const isBeside = next !== undefined && hasCue(next, 'HOLD', 'BALANCE', 'KASA');
  return !isOrdinary(token.text) && (item.tags.has('gen') || (isBeside && token.capital));
}

/** "Yıldırım Yapı'nın kasası": a till that belongs to a name; "Ahmet ustanın parası" is what was paid to him. */
export function ofAnotherCompany(clause: Clause): boolean {
  return clause.items.some((item, i) => {
    const owner = clause.items[i - 1];
    const named = owner && (owner.meaning.type === 'text' || owner.meaning.type === 'unknown');
    const isPaid = owner?.meaning.type === 'text' && clause.tokens[item.from]?.text.startsWith('para');
    return named && !isPaid && hasCue(item, 'KASA', 'HOLD', 'BALANCE') && owner.tags.has('gen');
  });
}

/** "Almalı mıyız", "zam yapsam mı", "yatırayım mı", "kimden alalım". */
function asksForDecision(clause: Clause): boolean {
  const decides = ['must', 'wish', 'cond', 'if'];
  return clause.items.some(
    (item) =>
      item.tags.has('must') ||
      (item.tags.has('wish') && !hasCue(item, 'STOP') && clause.has('TO_WHOM')) ||
      (clause.asksYesNo && decides.some((tag) => item.tags.has(tag))),
  );
}
