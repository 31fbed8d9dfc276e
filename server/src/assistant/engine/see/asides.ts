import { fold } from '@vezne/contract';
import type { LedgerIndex } from './ledger-index';
import { look, type Sight } from './sight';
import { type Stretch, stretchesOf } from './stretches';
import {
  goesOnTelling,
  isOccasion,
  isPutAsQuestion,
  isTold,
  type Role,
  roleOf,
  tellsOfMoney,
  wonders,
} from './telling';

/** `isRemark`: it stands behind a question that is put, and only tells: "… ne harcadık? Temmuz kalabalıktı da." */
type Part = Stretch & { role: Role; isRemark: boolean };

/** "… artıyor mu yoksa bana mı öyle geliyor". */
const IDIOM = /[ ,](?:yoksa )?bana m[ıi] (?:[öo]yle )?gel/iu;

/**
 * A question without the sentences that lead to it or follow it: "Bütçe hazırlıyoruz, ayda ne harcıyoruz?", "kira ne
 * kadar, ortağım soruyor". What is left out asks nothing, and names nothing of the ledger of a kind (period, category
 * or word, amount, way of payment) that the question itself does not name: "yakıta ne verdik, mazot zammını
 * konuşuyoruz".
 */
export function withoutAsides(question: string, index: LedgerIndex): string {
  const at = question.search(IDIOM);
  const asked = at < 0 ? question : question.slice(0, at);
  const parts = partsOf(asked, index);
  const core = withoutRequest(coreOf(parts), index);
  return continues(core) || pointsBack(core) ? asked : textOf(core);
}

function partsOf(question: string, index: LedgerIndex): Part[] {
  let tells = false;
  return stretchesOf(question, index).map((each, at, all) => {
    const isRemark = !!all[at - 1]?.text.endsWith('?') && isTold(each.sight);
    const namesAnything = kindsNamed(each.sight).size > 0;
    const own = roleOf(each.sight, namesAnything);
    const goesOn = own === 'names' && tells && !namesAnything && goesOnTelling(each.sight);
    const role = isRemark || goesOn ? 'tells' : own;
    tells ||= role === 'tells';
    return { ...each, role, isRemark };
  });
}

const textOf = (parts: readonly Part[]): string =>
  parts
    .map(({ text }) => text)
    .join(' ')
    .replace(/[;:,—–]$/u, '');

/** From the first stretch that asks to the last, with what stands beside them and with what they lack. */
function coreOf(parts: readonly Part[]): readonly Part[] {
  let from = parts.findIndex(({ role }) => role === 'asks');
  let to = parts.findLastIndex(({ role }) => role === 'asks');
  if (from < 0) return parts;
  while (parts[from - 1]?.role === 'names') from--;
  while (parts[to + 1]?.role === 'names') to++;
  for (;;) {
    const core = parts.slice(from, to + 1);
    const before = parts.findLastIndex((each, at) => at < from && !isCovered(each, core));
    const behind = parts.findIndex((each, at) => at > to && !isCovered(each, core));
    if (before < 0 && behind < 0) return core;
    if (before >= 0) from = before;
    if (behind >= 0) to = behind;
  }
}

/** Does what stays name a thing of each kind, and each thing where records are told of? */
function isCovered({ sight, isRemark }: Part, core: readonly Part[]): boolean {
  if (namesTillOf(sight) || nothingComes(sight)) return false;
  if (isOccasion(sight) || isRemark) return true;
  // "Bu yıl birini kapatmayı düşünüyorum, en az kazandıran hangisi": of which time must not be passed over.
  if (wonders(sight)) return !sight.periods.length || core.some((each) => each.sight.periods.length > 0);
  const covers = (named: (sight: Sight) => Set<string>) => {
    const kept = new Set(core.flatMap((each) => [...named(each.sight)]));
    return [...named(sight)].every((each) => kept.has(each));
  };
  return covers(kindsNamed) && (!tellsOfMoney(sight) || covers(thingsNamed));
}

/** "Tek lira girmeden, ne kadar dayanırız". */
const nothingComes = ({ tokens }: Sight): boolean =>
  tokens.some(
    ({ text }, at) =>
      /^(?:gir|gel)m(?:eden|eksizin|ese)$/.test(text) &&
      /^(?:lira|kurus|para|gelir|tahsilat)$/.test(tokens[at - 1]?.text ?? ''),
  );

/** "Yıldırım Yapı'nın kasasına bakıyorum": whose till it is must not be passed over. */
const namesTillOf = ({ tokens }: Sight): boolean =>
  tokens.some(
    ({ apostrophe, ending }, at) =>
      apostrophe && /^n?[iu]n$/.test(ending) && /^(?:kasa|hesab|bakiye)/.test(tokens[at + 1]?.text ?? ''),
  );

/** "Söyle bakalım, … kaç lira çıkmış onu söyleyiver": that the answer is to be told needs no saying. */
function withoutRequest(core: readonly Part[], index: LedgerIndex): readonly Part[] {
  const last = core.at(-1);
  if (!last) return core;
  const words = last.text.split(/\s+/);
  const plain = words.map((word) => fold(word).replace(/[^\p{L}\d%]/gu, ''));
  const end = plain.findLastIndex((word) => !TELL_ME.test(word)) + 1;
  const from = core.length === 1 ? pastCall(plain) : 0;
  const text = words.slice(from, end).join(' ');
  if (text === last.text || !text) return core;
  const sight = look(text, index);
  return from > 0 || isPutAsQuestion(sight) ? [...core.slice(0, -1), { ...last, text, sight }] : core;
}

/** "Sen bir bakıver …". */
const pastCall = (words: readonly string[]): number => {
  const from = words.findIndex((_, at) => !calls(words, at));
  return Math.max(0, from);
};
const calls = (words: readonly string[], at: number): boolean =>
  CALLING.test(words[at] ?? '') || (/^bir?$/.test(words[at] ?? '') && /^bak/.test(words[at + 1] ?? ''));
const CALLING =
  /^(?:soyle|bak|bakiver|bakalim|hadi|haydi|hele|evladim|kizim|oglum|hocam|abi|abla|usta|sen|yahu|mesela)$/u;
const TELL_ME =
  /^(?:soyle(?:r|sene|yiver|rsen)?|bak(?:ar|iver|alim|ayim|sana)?|de(?:yiver|sene)?|hesapla(?:yiver)?|ogren(?:eyim|elim|ebilir)|goreyim|gorelim|bileyim|bilelim|bilip|gideyim|rahatlayayim|merak|ett[iı]m|ediyorum|m[iı]s[iı]n(?:[iı]z)?|miyim|hadi|lutfen|hele|acaba|bana|bir|bi|onu|sunu|bunu|ona|da|sen)$/u;

/** "…, bir de kira ne kadar": what stands before was asked too. */
const continues = ([first]: readonly Part[]): boolean =>
  /^(?:bir?\s+de|ayr[ıi]ca|peki|hem|ve|ya)(?!\p{L})/iu.test(first?.text ?? '');

/** "Ayşe zam istedi; kendisine ne verdik": what stands before says of whom. */
const pointsBack = (core: readonly Part[]): boolean =>
  core.some(({ sight: { tokens } }) =>
    tokens.some(
      ({ text }, at) =>
        (/^(?:kendi\p{L}+|on(?:a|dan|lar\p{L}+))$/u.test(text) && tokens[at + 1]?.text !== 'gore') ||
        (text === 'o' && /^(?:kategori|firma|musteri|kisi|kalem|isim)/.test(tokens[at + 1]?.text ?? '')),
    ),
  );

/** From this likeness on a word is a name of the ledger. */
const SURE = 0.8;

/** "O yüzden", "ona göre", "ikisinin arasında" hold no number. */
const PRONOUN = /^(?:yuzden|on(?:a|u|un|dan|da)|iki[sm]i\p{L}*)$/u;

function kindsNamed(sight: Sight): Set<string> {
  const kinds = new Set<string>();
  for (const kind of ['periods', 'limits', 'amounts', 'percents', 'weekdays', 'methods'] as const)
    if (sight[kind].length) kinds.add(kind);
  const text = (at: number) => sight.tokens[at]?.text ?? '';
  if (sight.numbers.some(({ value, from }) => value !== 1 && !PRONOUN.test(text(from)))) kinds.add('numbers');
  if (thingsNamed(sight).size) kinds.add('things');
  return kinds;
}

/** Categories and words of descriptions. A word that the grammar knows ("alım", "rapor") is no name. */
function thingsNamed({ tokens, categories, words }: Sight): Set<string> {
  const isNamed = ({ likeness }: { likeness: number }) => likeness >= SURE;
  return new Set([
    ...categories.filter((each) => each.whole && isNamed(each)).map(({ name }) => name),
    ...[...words.values()]
      .filter((each) => isNamed(each) && !tokens[each.at]?.readings.length)
      .map(({ at }) => tokens[at]?.text.slice(0, 5) ?? ''),
  ]);
}
