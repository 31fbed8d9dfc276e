import { isOrdinaryVerb } from '../words/ordinary';
import type { Token } from '../words/tokens';
import { conceptsIn } from './concepts';
import type { LedgerIndex } from './ledger-index';
import { look, type Sight } from './sight';

/**
 * A question without the sentence that leads to it or follows it: "Bütçe hazırlıyoruz, ayda ne harcıyoruz?",
 * "kira ne kadar, ortağım soruyor". Only what asks nothing and names nothing of the ledger is left out.
 */
export function withoutAsides(question: string, index: LedgerIndex): string {
  const clauses = question.split(/(?<=[;:.!,—–])\s+/).map((text) => ({ text, sight: look(text, index) }));
  if (clauses.length < 2) return question;
  const from = clauses.findIndex(({ sight }) => !isTold(sight));
  const to = clauses.findLastIndex(({ sight }) => !isTold(sight));
  const rest = clauses.slice(from, to + 1);
  if (from < 0 || !rest.some(({ sight }) => asks(sight) || names(sight))) return question;
  return rest
    .map(({ text }) => text)
    .join(' ')
    .replace(/[;:,—–]$/u, '');
}

/** What somebody does, wants or says: it ends with a verb of a person, asks nothing and names nothing of the ledger. */
function isTold(sight: Sight): boolean {
  const words = sight.tokens.filter(({ kind }) => kind === 'word');
  const last = words.at(-1);
  return (
    words.length > 1 && !!last && (isVerb(last) || NEEDED.test(last.text)) && !asks(sight) && !names(sight)
  );
}

const TENSE =
  /(?:[dt][iu](?:m|k|lar|ler)?|yor(?:um|uz|du|dum|duk|lar)?|[ae]ca(?:g(?:im|iz)|k)|m[iu]s(?:iz|lar|ler)?|m[ae]l[iu](?:y[iu][mz])?|sin|olsun)$/;
/** Also without a verb: "tablo lazım", "bütçe hazırlığındayız". */
const NEEDED = /^(?:lazim|gerek|gerekli|gerekiyor|diye|uzere|\p{L}+[iu]nd[ae]y[iu][mz])$/u;
const isVerb = ({ text, readings }: Token): boolean =>
  TENSE.test(text) && (readings.some(({ lemma }) => lemma.endsWith('-')) || isOrdinaryVerb(text));

const ASKING = new Set(
  'SUM LIST COUNT WHEN WHEN_LAST EXISTS SHARE COMPARE WHY SUMMARY WHO FORECAST'.split(' '),
);
const QUESTION =
  /^(?:m[iu](?:y\p{L}+|d\p{L}+|s\p{L}+)?|ne\p{L}{0,5}|kac\p{L}*|hangi\p{L}*|kim\p{L}*|nasil\p{L}*)$/u;

const asks = ({ tokens }: Sight): boolean =>
  tokens.some(({ text, readings }) => QUESTION.test(text) || readings.some(({ tags }) => tags.has('mi'))) ||
  conceptsIn(tokens).some(({ concept }) => ASKING.has(concept));

/** From this likeness on a word is a name of the ledger. */
const SURE = 0.8;
const names = (sight: Sight): boolean =>
  sight.numbers.some(({ value }) => value !== 1) ||
  [sight.periods, sight.limits, sight.amounts, sight.percents, sight.weekdays, sight.methods].some(
    ({ length }) => length > 0,
  ) ||
  sight.categories.some(({ likeness }) => likeness >= SURE) ||
  [...sight.words.values()].some(({ likeness }) => likeness >= SURE);
