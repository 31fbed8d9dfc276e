import { isOrdinaryVerb } from '../words/ordinary';
import type { Token } from '../words/tokens';
import { conceptsIn } from './concepts';
import type { LedgerIndex } from './ledger-index';
import { look, type Sight } from './sight';

/** A stretch of the question up to a mark, or up to the "da" of "rapora yazacağım da". */
type Stretch = { text: string; sight: Sight };

const ENDS = /(?<=[;:.!?,—–])\s+|(?<=\p{L}{2}(?:c[ae][ğg][ıi][mz]|yorum|yoruz)\s+d[ae])\s+/iu;

/** "… artıyor mu yoksa bana mı öyle geliyor". */
const IDIOM = /[ ,](?:yoksa )?bana m[ıi] (?:[öo]yle )?gel/iu;

/**
 * A question without the sentence that leads to it or follows it: "Bütçe hazırlıyoruz, ayda ne harcıyoruz?",
 * "kira ne kadar, ortağım soruyor". What is left out asks nothing. It names nothing of the ledger either, unless it
 * tells what somebody is about to do and the question itself names a thing of the same kind: "yakıta ne verdik, mazot
 * zammını konuşuyoruz".
 */
export function withoutAsides(question: string, index: LedgerIndex): string {
  const asked = withoutRemark(withoutIdiom(question), index);
  const stretches = asked.split(ENDS).map((text) => ({ text, sight: look(text, index) }));
  if (stretches.length < 2) return asked;
  const plain = between(stretches, isTold);
  if (!plain.some(({ sight }) => asks(sight) || kindsNamed(sight).size > 0)) return asked;
  const core = between(plain, isBeside, (sight) => isBeside(sight) || isWanted(sight));
  const stands = core.some(({ sight }) => asks(sight)) && !continues(core) && !pointsBack(core);
  return (stands && leavesNothingOut(plain, core) ? core : plain)
    .map(({ text }) => text)
    .join(' ')
    .replace(/[;:,—–]$/u, '');
}

function withoutIdiom(question: string): string {
  const at = question.search(IDIOM);
  return at < 0 ? question : question.slice(0, at);
}

/** "Geçen ay ne harcadık? Temmuz kalabalıktı da.": behind a question that is put, a sentence that only tells. */
function withoutRemark(question: string, index: LedgerIndex): string {
  const end = question.lastIndexOf('?') + 1;
  const [put, remark] = [question.slice(0, end), question.slice(end).trim()];
  if (!put || !remark) return question;
  const sight = look(remark, index);
  const last = spoken(sight).at(-1)?.text ?? '';
  // "… sadece nakit olsun" says of what.
  const tells = (TENSE.test(last) || GOING.test(last)) && !last.startsWith('ol');
  return tells && !asks(sight) ? put : question;
}

/** Without what is left out before and behind. */
function between(
  stretches: readonly Stretch[],
  before: (sight: Sight) => boolean,
  behind = before,
): Stretch[] {
  const from = stretches.findIndex(({ sight }) => !before(sight));
  const to = stretches.findLastIndex(({ sight }) => !behind(sight));
  return from < 0 ? [] : stretches.slice(from, to + 1);
}

/** What somebody does, wants or says: it ends with a verb of a person, asks nothing and names nothing of the ledger. */
function isTold(sight: Sight): boolean {
  const words = spoken(sight);
  const last = words.at(-1);
  return (
    words.length > 1 &&
    !!last &&
    (isVerb(last) || NEEDED.test(last.text)) &&
    !asks(sight) &&
    !namesTillOf(sight) &&
    kindsNamed(sight).size === 0
  );
}

/** What somebody is about to do, or wonders about; it may name what the question is about. */
function isAbout(sight: Sight): boolean {
  const last = spoken(sight).at(-1);
  return isWondered(sight) || (!!last && GOING.test(last.text) && !isPutAsQuestion(sight));
}

/** "… diye bakıyorum", "… anlamaya çalışıyorum", "… göreyim diye": what is told of may be a question. */
function isWondered(sight: Sight): boolean {
  const [last, before] = spoken(sight).slice(-2).reverse();
  if (!last) return false;
  if (last.text === 'diye') return !!before && (isVerb(before) || WISH.test(before.text));
  return WONDERS.test(last.text) || (before?.text === 'diye' && GOING.test(last.text));
}

const isBeside = (sight: Sight): boolean =>
  isTold(sight) || (!namesTillOf(sight) && (isAbout(sight) || isOccasion(sight)));

/** "Yıldırım Yapı'nın kasasına bakıyorum": whose till it is must not be passed over. */
const namesTillOf = ({ tokens }: Sight): boolean =>
  tokens.some(
    ({ apostrophe, ending }, at) =>
      apostrophe && /^n?[iu]n$/.test(ending) && /^(?:kasa|hesab|bakiye)/.test(tokens[at + 1]?.text ?? ''),
  );

/** "Merkez soruyor", "pazartesi toplantısı var": who asks and when it is needed is no part of what is asked. */
function isOccasion(sight: Sight): boolean {
  const words = spoken(sight);
  const [last, before] = words.slice(-2).reverse();
  if (!last || !before || words.length > 4 || isPutAsQuestion(sight)) return false;
  const meets = words.some(({ text }) => MEETING.test(text));
  return ASKED_FOR.test(last.text) || (meets && (last.text === 'var' || NEEDED.test(last.text)));
}

const ASKED_FOR = /^(?:sor(?:uyor|du|acak)|ist(?:iyor|edi|eyecek)|bekliyor)(?:lar)?$/;
const MEETING = /^(?:toplanti|gorusme|sunum|denetim|inceleme|randevu|mulakat|pazarlig)/;

/** Behind a question: "…, sabit yükü görmek istiyorum", "bir bakayım". Before it, it may be what is asked for. */
function isWanted(sight: Sight): boolean {
  const last = spoken(sight).at(-1)?.text ?? '';
  return (/^ist(?:iyo|edi)/.test(last) || WISH.test(last)) && !isPutAsQuestion(sight);
}

const WISH = /^\p{L}+[ae]y[iu](?:m|z)$/u;

/** The words up to the verb: "… konuşuyoruz burada", "… ayrı tutuyorum çünkü". */
function spoken({ tokens }: Sight): Token[] {
  const words = tokens.filter(({ kind }) => kind === 'word');
  const end = words.findLastIndex(({ text }) => !TRAILING.test(text));
  return words.slice(0, end + 1);
}

const TRAILING = /^(?:d[ae]|cunku|artik|burada|simdi|aslinda|ama|ya|hocam|abi|iste|sonra|az|once|kesin)$/;
const TENSE =
  /(?:[dt][iu](?:m|k|lar|ler)?|yor(?:um|uz|du|dum|duk|lar)?|[ae]c[ae](?:g[iu](?:m|z)|k(?:lar|ler)?)|m[iu]s(?:iz|lar|ler)?|m[ae]l[iu](?:y[iu][mz])?|sin|olsun)$/;
/** Also without a verb: "tablo lazım", "bütçe hazırlığındayız". */
const NEEDED = /^(?:lazim|olabilir|gerek|gerekli|gerekiyor|diye|uzere|\p{L}+[iu]nd[ae]y[iu][mz])$/u;
/** Somebody is doing it or about to: who did it tells of the ledger. */
const GOING =
  /^(?!ist[iu]yo)\p{L}+(?:yor(?:um|uz|lar)?|[ae]c[ae](?:g[iu](?:m|z)|k(?:lar|ler)?)|[iu]c[ae](?:m|z))$/u;
const WONDERS = /^(?:bakac|dusunuyor|calisiyor|bilmiyor)\p{L}*$/u;
const isVerb = ({ text, readings }: Token): boolean =>
  GOING.test(text) ||
  (TENSE.test(text) && (readings.some(({ lemma }) => lemma.endsWith('-')) || isOrdinaryVerb(text)));

const ASKING = new Set(
  'SUM LIST COUNT WHEN WHEN_LAST EXISTS SHARE COMPARE WHY SUMMARY WHO FORECAST'.split(' '),
);
const QUESTION =
  /^(?:m[iu](?:y\p{L}+|d\p{L}+|s\p{L}+)?|ne\p{L}{0,5}|kac\p{L}*|hangi\p{L}*|kim\p{L}*|nasil\p{L}*)$/u;

const isPutAsQuestion = (sight: Sight): boolean =>
  sight.tokens.some(
    ({ text, readings }) =>
      QUESTION.test(text) || (/m[iu]/.test(text) && readings.some(({ tags }) => tags.has('mi'))),
  );

const asks = (sight: Sight): boolean =>
  isPutAsQuestion(sight) ||
  conceptsIn(sight.tokens.filter(({ text }) => !MEETING.test(text))).some(({ concept }) =>
    ASKING.has(concept),
  );

/** "…, bir de kira ne kadar": what stands before was asked too. */
const continues = ([first]: readonly Stretch[]): boolean =>
  /^(?:bir?\s+de|ayr[ıi]ca|peki|hem|ve|ya)(?!\p{L})/iu.test(first?.text ?? '');

/** "Ayşe zam istedi; kendisine ne verdik": what stands before says of whom. */
const pointsBack = (core: readonly Stretch[]): boolean =>
  core.some(({ sight }) =>
    sight.tokens.some(({ text }) => /^(?:kendi\p{L}+|on(?:a|dan|lar\p{L}+))$/u.test(text)),
  );

/** From this likeness on a word is a name of the ledger. */
const SURE = 0.8;

/** "O yüzden", "ona göre" hold no number. */
const PRONOUN = /^(?:yuzden|on(?:a|u|un|dan|da))$/;

function kindsNamed(sight: Sight): Set<string> {
  const kinds = new Set<string>();
  for (const kind of ['periods', 'limits', 'amounts', 'percents', 'weekdays', 'methods'] as const)
    if (sight[kind].length) kinds.add(kind);
  const text = (at: number) => sight.tokens[at]?.text ?? '';
  if (sight.numbers.some(({ value, from }) => value !== 1 && !PRONOUN.test(text(from)))) kinds.add('numbers');
  // A word that the grammar knows ("alım", "rapor") is no name, though descriptions hold it.
  const words = [...sight.words.values()].filter(({ at }) => !sight.tokens[at]?.readings.length);
  const things = [...sight.categories.filter(({ whole }) => whole), ...words];
  if (things.some(({ likeness }) => likeness >= SURE)) kinds.add('things');
  return kinds;
}

/** Does what stays name a thing of each kind that was named beside it? */
function leavesNothingOut(whole: readonly Stretch[], core: readonly Stretch[]): boolean {
  const kept = new Set(core.flatMap(({ sight }) => [...kindsNamed(sight)]));
  return whole.every(
    ({ sight }) =>
      isOccasion(sight) || isWondered(sight) || [...kindsNamed(sight)].every((kind) => kept.has(kind)),
  );
}
