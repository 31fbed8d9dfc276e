import { fold } from '@vezne/contract';
import { endingTags } from './case-endings';
import { numberWords, scaleWords } from './phrases-time';
import type { Token } from './tokens';

/** A number as written: exact hundredths, the tokens it took, and what makes its meaning uncertain. */
export type Spelled = {
  hundredths: bigint;
  length: number;
  /** The case endings of its last word. */
  tags: ReadonlySet<string>;
  /** Written with letters only ("beş bin"), so that a following "altı" may belong to it. */
  words: boolean;
  doubt?: 'unit' | 'dot' | 'six';
};

const values = new Map<string, bigint>(
  Object.entries(numberWords).map(([word, n]) => [fold(word), BigInt(n)]),
);
const scales = new Map<string, bigint>([
  ...Object.entries(scaleWords).map(([word, n]): [string, bigint] => [word, BigInt(n)]),
  ['k', 1_000n],
  ['mn', 1_000_000n],
  ['mlyn', 1_000_000n],
]);

/** "1.250.000", "12.500,50", "3,5", "1.5": hundredths, or undefined for what is no plain number. */
function parseDigits(raw: string): { hundredths: bigint; dot: boolean } | undefined {
  const grouped = /^(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d{1,2}))?$/.exec(raw);
  if (grouped) {
    const whole = (grouped[1] ?? '').replaceAll('.', '');
    return { hundredths: BigInt(whole) * 100n + BigInt((grouped[2] ?? '').padEnd(2, '0')), dot: false };
  }
  const dotted = /^(\d+)\.(\d{1,2})$/.exec(raw);
  if (!dotted) return undefined;
  return { hundredths: BigInt(dotted[1] ?? '') * 100n + BigInt((dotted[2] ?? '').padEnd(2, '0')), dot: true };
}

/** "ucuz" is no "üç" with a personal ending. */
const isCopula = (tag: string) => ['is', 'past', 'evid', 'if', 'while', 'li', 'without', 'pl'].includes(tag);

const lemmaIn = (token: Token | undefined, map: ReadonlyMap<string, bigint>) =>
  token?.readings.find(
    ({ lemma, mistakes, tags }) => map.has(lemma) && mistakes === 0 && ![...tags].some(isCopula),
  );

/** Words glued together: "yirmibeş", "ikiyüzbin". */
function gluedWords(text: string): string[] | undefined {
  if (text === '') return [];
  for (const word of [...values.keys(), ...Object.keys(scaleWords)]) {
    const rest = text.startsWith(word) ? gluedWords(text.slice(word.length)) : undefined;
    if (rest) return [word, ...rest];
  }
  return undefined;
}

/** The number that starts at token `at`: "3.500", "3,5 bin", "üç buçuk bin", "yarım milyon", "5k", "250 bin". */
export function numberAt(tokens: Token[], at: number): Spelled | undefined {
  let total = 0n;
  let group: bigint | undefined;
  let digits = false;
  let doubt: Spelled['doubt'];
  let tags: ReadonlySet<string> = new Set();
  let smallest: bigint | undefined;
  let groupAt = at;
  let i = at;
  for (; i < tokens.length; i++) {
    const token = tokens[i];
    if (!token || (i > at && stopsNumber(tokens[i - 1]))) break;
    if (token.kind === 'number') {
      const parsed = group === undefined ? parseDigits(token.raw) : undefined;
      if (!parsed) break;
      group = parsed.hundredths;
      digits = true;
      if (parsed.dot) doubt = 'dot';
      tags = endingTags(token.ending);
      continue;
    }
    const letter = digits && i === at + 1 && (token.text === 'b' || token.text === 'm');
    if (letter) {
      doubt = 'unit';
      continue;
    }
    const scale = scales.get(token.text) ?? scales.get(lemmaIn(token, scales)?.lemma ?? '');
    if (scale !== undefined && (token.text !== 'k' || digits)) {
      // "On bin yirmi beş bin": two numbers.
      if (smallest !== undefined && scale >= smallest) {
        i = groupAt;
        group = undefined;
        break;
      }
      smallest = scale;
      groupAt = i + 1;
      total += (group ?? 100n) * scale;
      group = undefined;
      if (doubt === 'dot') doubt = undefined;
      tags = lemmaIn(token, scales)?.tags ?? new Set();
      continue;
    }
    if (token.text.startsWith('bucu') && group !== undefined) {
      group += 50n;
      continue;
    }
    const part = token.text === 'yarim' ? 50n : token.text === 'ceyrek' ? 25n : undefined;
    if (part && group === undefined && isScale(tokens[i + 1])) {
      group = part;
      continue;
    }
    const glued = token.readings.length ? undefined : gluedWords(token.text);
    if (glued && glued.length > 1 && group === undefined && total === 0n) {
      const spelled = numberAt(glued.map(plainWord), 0);
      if (!spelled) break;
      group = spelled.hundredths;
      continue;
    }
    // "Altınla" is gold, "altında" below.
    if (token.readings.some(({ lemma }) => lemma === 'altin')) break;
    const word = lemmaIn(token, values);
    const hundredfold = word?.lemma === 'yuz' && group !== undefined && group < 1_000n;
    if (!word || (digits && group !== undefined && !hundredfold)) break;
    const value = (values.get(word.lemma) ?? 0n) * 100n;
    const hundreds = i > at && (group === undefined || group % 10_000n === 0n);
    if (word.lemma === 'alti' && hundreds && !isScale(tokens[i + 1]) && !isMoney(tokens[i + 1])) {
      if (word.tags.size === 0) return finish('six');
      break;
    }
    group = value === 10_000n ? (group || 100n) * 100n : (group ?? 0n) + value;
    tags = word.tags;
  }
  return i === at || (group === undefined && total === 0n) ? undefined : finish(doubt);

  function finish(why: Spelled['doubt']): Spelled {
    return { hundredths: total + (group ?? 0n), length: i - at, tags, words: !digits, doubt: why };
  }
}

const plainWord = (text: string): Token => ({
  kind: 'word',
  raw: text,
  text,
  ending: '',
  capital: false,
  apostrophe: false,
  readings: [{ lemma: text, tags: new Set(), mistakes: 0, morphemes: 0 }],
});

/** A number ends where a word of it carries a case ending: "yüzden bin" is two numbers. */
function stopsNumber(previous: Token | undefined): boolean {
  if (previous?.kind === 'number') return previous.ending !== '';
  const reading = lemmaIn(previous, values) ?? lemmaIn(previous, scales);
  return reading !== undefined && reading.tags.size > 0;
}

const isScale = (token: Token | undefined) =>
  token !== undefined && (scales.has(token.text) || lemmaIn(token, scales) !== undefined);

const MONEY = new Set(['lira', 'tl', 'try', '₺', 'turk', 'kurus', 'liralik']);
export const isMoney = (token: Token | undefined): boolean =>
  token !== undefined && (MONEY.has(token.text) || token.readings.some((each) => MONEY.has(each.lemma)));
