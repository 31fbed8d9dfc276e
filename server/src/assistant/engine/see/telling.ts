import { isOrdinary, isOrdinaryVerb } from '../words/ordinary';
import type { Token } from '../words/tokens';
import { conceptsIn } from './concepts';
import type { Sight } from './sight';

/** What a stretch of a question does in it; what only names something is part of what is asked beside it. */
export type Role = 'asks' | 'tells' | 'names';

/** What a stretch does, by its verb and its question words; `namesAnything`: a period, thing, amount or way of payment. */
export function roleOf(sight: Sight, namesAnything: boolean): Role {
  if (wonders(sight) || isOccasion(sight)) return 'tells';
  if (isPutAsQuestion(sight)) return namesAnything || isAboutMoney(sight) ? 'asks' : 'tells';
  const says = predicateOf(sight);
  if (isWanted(sight) || isImperative(sight)) return namesAnything ? 'asks' : 'tells';
  if (says) return 'tells';
  if (isAskedFor(sight)) return 'asks';
  return !namesAnything && isSmallTalk(sight) ? 'tells' : 'names';
}

/** The words up to the verb: "… konuşuyoruz burada", "… ayrı tutuyorum çünkü". */
function spoken({ tokens }: Sight): Token[] {
  const words = tokens.filter(({ kind }) => kind === 'word');
  const end = words.findLastIndex(({ text }) => !TRAILING.test(text));
  return words.slice(0, end + 1);
}

const TRAILING =
  /^(?:d[ae]|ki|cunku|artik|burada|simdi|aslinda|ama|ya|hocam|abi|abla|evladim|kizim|oglum|iste|sonra|az|once|kesin|zaten|galiba|herhalde|sanirim|gibi|valla|vallahi|bana|bize|sana|ona|cok|sukur|dogrusu|bile|hala|yine|haliyle|resmen)$/;
const TENSE =
  /(?:[dt][iu](?:m|k|lar|ler)?|yor(?:um|uz|du|dum|duk|lar)?|[ae]c[ae](?:g[iu](?:m|z)|k(?:lar|ler)?)|m[iu]s(?:iz|[iu]m|lar|ler)?|m[ae]l[iu](?:y[iu][mz])?|sin|olsun|m[ae]z|m[ae]m|m[ae]y[iu]z)$/;
/** Somebody is doing it or about to: who did it tells of the ledger. */
const GOING =
  /^(?!ist[iu]yo)\p{L}+(?:yor(?:um|uz|lar)?|[ae]c[ae](?:g[iu](?:m|z)|k(?:lar|ler)?)|[iu]c[ae](?:m|z))$/u;
/** Also without a verb: "tablo lazım", "bütçe hazırlığındayız", "elimde rakam yok". */
const SAID =
  /^(?:lazim|olabilir|gerek|gerekli|gerekiyor|diye|uzere|var|yok|degil\p{L}*|belli|\p{L}+[iu]nd[ae]y[iu][mz])$/u;

export const endsAsVerb = ({ text, readings }: Token): boolean =>
  GOING.test(text) ||
  (TENSE.test(text) && (readings.some(({ lemma }) => lemma.endsWith('-')) || isOrdinaryVerb(text)));

/** The word that makes a sentence of it: the last, or with a word or two behind it ("söyleniyorlar arkamdan"). */
function predicateOf(sight: Sight): Token | undefined {
  const words = spoken(sight);
  if (words.length < 2) return undefined;
  return words.slice(-3).findLast((word) => endsAsVerb(word) || SAID.test(word.text));
}

/** "Sadece nakit olsun" says of what. */
export function isTold(sight: Sight): boolean {
  const last = spoken(sight).at(-1)?.text ?? '';
  return (TENSE.test(last) || GOING.test(last)) && !last.startsWith('ol') && !isPutAsQuestion(sight);
}

const MONEY = /^(?:al|ode|ver|gir|cik|harca|sat|kes|yatir|kazan|gel|tut|gonder|cek)(?:[dt][iu]|m[iu]s)/;

/** "Geçen ay elektrik ödedik" tells what the ledger holds. */
export const tellsOfMoney = (sight: Sight): boolean => MONEY.test(predicateOf(sight)?.text ?? '');

/** "… diye bakıyorum", "… bilmiyorum", "haklı mı haksız mı belli değil": what is told of may be a question. */
export function wonders(sight: Sight): boolean {
  const words = spoken(sight);
  const [last, before] = words.slice(-2).reverse();
  if (!last) return false;
  if (last.text === 'diye') return !!before && (endsAsVerb(before) || WISH.test(before.text));
  if (words.slice(-2).some(({ text }) => WONDERS.test(text))) return true;
  // "Yükünü bir görelim diyorum".
  if (before && WISH.test(before.text) && /^d[ie](?:yor|di)/.test(last.text)) return true;
  if (!endsAsVerb(last)) return false;
  const asked = words.findIndex(({ text }) => QUESTION.test(text));
  return words.some(
    ({ text }, at) =>
      text === 'diye' ||
      (text === 'ona' && words[at + 1]?.text === 'gore') ||
      // "Neye dayandığını bilmeden imza atmam".
      (asked >= 0 && asked < at && KNOWN.test(text)),
  );
}

const KNOWN = /(?:[dt][iu]g|[ae]c[ae]g)[iu](?:m[iu]z|n[iu]z|m|n)?[iu]?(?:n[iu])?$/;
const WONDERS =
  /^(?:bakac|dusunuyor|calisiyor|bilm(?:iyor|em|ez)|bilem|unut(?:t|uyor)|anlayama|anlamad|anlamiyor|hatirlam|hatirlayam|karis(?:t|iyor)|bilmek|belli|edem(?:iyor|ed))\p{L}*$/u;

/** "Görmek istiyorum", "bir bakayım", "hesabı kapatalım". */
function isWanted(sight: Sight): boolean {
  const words = spoken(sight).slice(-2);
  return words.some(({ text }) => /^ist(?:iyo|edi)/.test(text) || WISH.test(text)) && !isPutAsQuestion(sight);
}

const WISH = /^\p{L}+[ae]y[iu](?:m|z)$/u;

const isImperative = (sight: Sight): boolean => IMPERATIVE.test(spoken(sight).at(-1)?.text ?? '');

const IMPERATIVE =
  /^(?:goster|listele|sirala|dok|yaz|cikar|ver|bul|soyle|hesapla|getir|ac|diz|say|topla|kiyasla|karsilastir|koy|\p{L}{2,}[iuy]ver)$/u;

const ASKING = new Set(
  'SUM LIST COUNT WHEN WHEN_LAST EXISTS SHARE COMPARE WHY SUMMARY WHO FORECAST'.split(' '),
);
const QUESTION =
  /^(?:m[iu](?:y[iu][mz]|s[iu]n(?:[iu]z)?|yd[iu]\p{L}?|ym[iu]s\p{L}*|d[iu]r)?|ne(?:y[ei]\p{L}{0,2}|yd[iu]|ymis|ler\p{L}*|den|dir|r[ei]d?[ey]?\p{L}*|si)?|kac(?:[ai]|ini\p{L}*|imiz\p{L}*|ar\p{L}*|t[ai]n?|inci\p{L}*|lik\p{L}*|tir|ti|mis|a?ymis|a?ydi)?|hangi\p{L}*|kim(?:e|i|in|den|le|ler\p{L}*|dir|di|mis)?|nasil\p{L}*)$/u;

export const isPutAsQuestion = (sight: Sight): boolean =>
  sight.tokens.some(
    ({ text, readings }) =>
      QUESTION.test(text) || (/m[iu]/.test(text) && readings.some(({ tags }) => tags.has('mi'))),
  );

/** "E hani nerede" asks for nothing. */
const isAboutMoney = ({ tokens }: Sight): boolean =>
  conceptsIn(tokens).some(({ concept }) => !IDLE.test(concept));

const IDLE =
  /^(?:FILLER|FOLLOW|POLITE|WANT|WORRY|TIME|YES|NO|MAYBE|ANSWER|QUESTION_BASE|AND_OR|OUT_(?!NOUN))/;

const isAskedFor = (sight: Sight): boolean =>
  conceptsIn(sight.tokens.filter(({ text }) => !MEETING.test(text))).some(({ concept }) =>
    ASKING.has(concept),
  );

/** "Merkez soruyor", "pazartesi toplantısı var": who asks and when it is needed is no part of what is asked. */
export function isOccasion(sight: Sight): boolean {
  const words = spoken(sight);
  const [last, before] = words.slice(-2).reverse();
  if (!last || !before || words.length > 6 || isPutAsQuestion(sight)) return false;
  const meets = words.some(({ text }) => MEETING.test(text));
  const isAskers = ASKED_FOR.test(last.text) && !ACCUSATIVE.test(before.text);
  return isAskers || (meets && SAID.test(last.text));
}

/** "Ortağım yakıt giderini istedi" says what is asked, too. */
const ACCUSATIVE = /[iu]$/;

const ASKED_FOR = /^(?:sor(?:uyor|du|acak)|ist(?:iyor|edi|eyecek)|bekliyor)(?:lar)?$/;
const MEETING = /^(?:toplanti|gorusme|sunum|denetim|inceleme|randevu|mulakat|pazarlig)/;

/** Words of the language alone, none of which may be a name: "bende moral sıfır zaten". */
function isSmallTalk({ tokens }: Sight): boolean {
  const words = tokens.filter(({ kind }) => kind === 'word');
  return (
    words.length > 2 &&
    tokens.every(({ kind, apostrophe }) => kind !== 'number' && !apostrophe) &&
    words.every(({ text, readings }) => readings.length > 0 || isOrdinary(text))
  );
}

/** Within what is told, a piece without a verb and without a name: "adamın istediği rakam uçuk". */
export const goesOnTelling = ({ tokens }: Sight): boolean =>
  tokens.filter(({ kind }) => kind === 'word').length > 2 &&
  tokens.every(({ kind, apostrophe, capital }) => kind !== 'number' && !apostrophe && !capital);
