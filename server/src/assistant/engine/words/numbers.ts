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
export const numberAt = (tokens: readonly Token[], at: number): Spelled | undefined =>
  new Reader(tokens, at).read();

/** What became of a word: it is part of the number, or the number ends before it; neither, where it is not of this sort. */
type Taken = 'taken' | 'ends' | undefined;

/** Reads a number word by word: what waits for a scale ("iki yüz elli") is added to the sum when the scale comes ("bin"). */
class Reader {
  private readonly sorts = [
    this.figures,
    this.letter,
    this.scale,
    this.half,
    this.part,
    this.glued,
    this.word,
  ];
  private total = 0n;
  private waiting: bigint | undefined;
  private hasFigures = false;
  private doubt: Spelled['doubt'];
  private tags: ReadonlySet<string> = new Set();
  private smallest: bigint | undefined;
  private behindScale: number;
  private at: number;

  constructor(
    private readonly tokens: readonly Token[],
    private readonly start: number,
  ) {
    this.at = start;
    this.behindScale = start;
  }

  read(): Spelled | undefined {
    for (; this.at < this.tokens.length; this.at++) {
      const token = this.tokens[this.at];
      if (!token || (this.at > this.start && stopsNumber(this.tokens[this.at - 1]))) break;
      if (this.take(token) !== 'taken') break;
    }
    const { total, waiting, start, at, tags, hasFigures, doubt } = this;
    if (at === start || (waiting === undefined && total === 0n)) return undefined;
    return { hundredths: total + (waiting ?? 0n), length: at - start, tags, words: !hasFigures, doubt };
  }

  private take(token: Token): Taken {
    for (const sort of this.sorts) {
      const taken = sort.call(this, token);
      if (taken) return taken;
    }
    return undefined;
  }

  private figures({ kind, raw, ending }: Token): Taken {
    if (kind !== 'number') return undefined;
    const parsed = this.waiting === undefined ? parseDigits(raw) : undefined;
    if (!parsed) return 'ends';
    this.waiting = parsed.hundredths;
    this.hasFigures = true;
    if (parsed.dot) this.doubt = 'dot';
    this.tags = endingTags(ending);
    return 'taken';
  }

  /** "5b", "3m". */
  private letter({ text }: Token): Taken {
    if (!this.hasFigures || this.at !== this.start + 1 || !/^[bm]$/.test(text)) return undefined;
    this.doubt = 'unit';
    return 'taken';
  }

  private scale(token: Token): Taken {
    const named = lemmaIn(token, scales);
    const scale = scales.get(token.text) ?? scales.get(named?.lemma ?? '');
    if (scale === undefined || (token.text === 'k' && !this.hasFigures)) return undefined;
    // "On bin yirmi beş bin": two numbers.
    if (this.smallest !== undefined && scale >= this.smallest) {
      this.at = this.behindScale;
      this.waiting = undefined;
      return 'ends';
    }
    this.smallest = scale;
    this.behindScale = this.at + 1;
    this.total += (this.waiting ?? 100n) * scale;
    this.waiting = undefined;
    if (this.doubt === 'dot') this.doubt = undefined;
    this.tags = named?.tags ?? new Set();
    return 'taken';
  }

  /** "Üç buçuk". */
  private half({ text }: Token): Taken {
    if (this.waiting === undefined || !text.startsWith('bucu')) return undefined;
    this.waiting += 50n;
    return 'taken';
  }

  /** "Yarım milyon". */
  private part({ text }: Token): Taken {
    const part = text === 'yarim' ? 50n : text === 'ceyrek' ? 25n : undefined;
    if (!part || this.waiting !== undefined || !isScale(this.tokens[this.at + 1])) return undefined;
    this.waiting = part;
    return 'taken';
  }

  /** "Yirmibeş". */
  private glued({ text, readings }: Token): Taken {
    if (readings.length || this.waiting !== undefined || this.total !== 0n) return undefined;
    const words = gluedWords(text);
    if (!words || words.length < 2) return undefined;
    this.waiting = numberAt(words.map(plainWord), 0)?.hundredths;
    return this.waiting === undefined ? 'ends' : 'taken';
  }

  private word(token: Token): Taken {
    // "Altınla" is gold, "altında" below.
    if (token.readings.some(({ lemma }) => lemma === 'altin')) return 'ends';
    const { waiting } = this;
    const word = lemmaIn(token, values);
    const isHundredfold = word?.lemma === 'yuz' && waiting !== undefined && waiting < 1_000n;
    if (!word || (this.hasFigures && waiting !== undefined && !isHundredfold)) return 'ends';
    if (word.lemma === 'alti' && this.mayBeBelow()) {
      if (word.tags.size === 0) this.doubt = 'six';
      return 'ends';
    }
    const value = (values.get(word.lemma) ?? 0n) * 100n;
    this.waiting = value === 10_000n ? (waiting || 100n) * 100n : (waiting ?? 0n) + value;
    this.tags = word.tags;
    return 'taken';
  }

  /** "Beş bin altı" is 5.006, or less than 5.000. */
  private mayBeBelow(): boolean {
    const next = this.tokens[this.at + 1];
    const isRound = this.waiting === undefined || this.waiting % 10_000n === 0n;
    return this.at > this.start && isRound && !isScale(next) && !isMoney(next);
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
