/**
 * Turkish endings as a small state machine over folded letters. A stem leads into its endings; walking a
 * word through stem and endings yields its readings, with a budget of typing mistakes when asked.
 * In a morpheme A is a/e by vowel harmony, I is any close vowel (folded: i/u), D is d/t, K is k/g,
 * a letter in parentheses joins: a consonant stands only behind a vowel, a vowel only behind a consonant.
 */
export type Node = {
  /** Numbers nodes, so that a walk can remember where it has been. */
  id: number;
  edges: Map<string, Node[]>;
  jumps: Node[];
  tag?: string;
  lemma?: string;
  /** Passable only behind a vowel, or only behind a consonant. */
  behind?: 'vowel' | 'consonant' | 'voiceless';
  end: boolean;
};

export type Harmony = 'a' | 'e' | 'ae';

let nodes = 0;

export function node(parts: Partial<Node> = {}): Node {
  return { id: nodes++, edges: new Map(), jumps: [], end: false, ...parts };
}

const letters: Record<string, string> = { I: 'iu', D: 'dt', K: 'kg' };

/** Writes `pattern` letter by letter from `from` to `to`. */
function spell(from: Node, pattern: string, to: Node, harmony: Harmony): void {
  let at = from;
  for (const [, optional, plain] of pattern.matchAll(/\((.)\)|(.)/g)) {
    const symbol = optional ?? plain ?? '';
    const next = node();
    const before = optional ? joining(at, symbol, next) : at;
    for (const letter of symbol === 'A' ? harmony : (letters[symbol] ?? symbol))
      write(before, letter, symbol, next);
    at = next;
  }
  at.jumps.push(to);
}

function write(at: Node, letter: string, symbol: string, next: Node): void {
  // "kazandı" takes no t; "kitapda" for "kitapta" is common enough to be allowed.
  if (symbol === 'D' && letter === 't')
    at.jumps.push(node({ behind: 'voiceless', edges: new Map([[letter, [next]]]) }));
  else at.edges.set(letter, [...(at.edges.get(letter) ?? []), next]);
}

/** Where a letter that joins is written; it is left out, straight to `next`, where none is needed. */
function joining(at: Node, symbol: string, next: Node): Node {
  const joinsVowel = !'AI'.includes(symbol);
  const written = node({ behind: joinsVowel ? 'vowel' : 'consonant' });
  at.jumps.push(node({ behind: joinsVowel ? 'consonant' : 'vowel', jumps: [next] }), written);
  return written;
}

/** A layer of endings of which at most one is taken; tag -> morphemes. */
type Layer = Record<string, string>;

const DERIVATION: Layer = { lik: 'lIK', li: 'lI', without: 'sIz' };
const PLURAL: Layer = { pl: 'lAr' };
const POSSESSIVE: Layer = { poss: '(I)m (I)n (s)I (I)mIz (I)nIz lArI' };
const CASE: Layer = {
  dat: '(y)A nA',
  acc: '(y)I nI',
  loc: 'DA nDA',
  abl: 'DAn nDAn',
  gen: '(n)In yIn',
  ins: '(y)lA',
  equ: 'cA ncA',
};
const RELATIVE: Layer = {
  ki: 'kI kiler kini kine kinin kinden kilerin kileri kilere kilerden kilerle kilerde kinde kiyle kilerinin',
};
const COPULA: Layer = {
  past: '(y)DI (y)DIk (y)DIlAr',
  evid: '(y)mIs (y)mIsIz',
  is: 'DIr DIrlAr yIz Iz',
  if: '(y)sA (y)sAk',
  while: '(y)ken',
};
const QUESTION: Layer = { mi: 'mI mIydI mIymIs mIdIr mIyIz mIsIn mIsInIz' };

const VOICE: Layer = { passive: '(I)n (I)l nIl', causative: 't (I)t DIr (I)r' };
const NEGATION: Layer = { neg: 'mA' };
const ABILITY: Layer = { able: '(y)Abil', neg: '(y)AmA' };
const FINITE: Layer = {
  past: 'DI DIm DIk DIn DInIz DIlAr DIydI',
  evid: 'mIs mIsIm mIsIz mIsIn mIsInIz mIslAr mIstI mIstIk mIsDIr',
  prog: '(I)yor (I)yorum (I)yoruz (I)yorsun (I)yorsunuz (I)yorlar (I)yordu (I)yorduk (I)yormus (I)yormusuz (I)yorsa (I)yo (I)yom (I)yoz mAktA mAktAyIz',
  neg: 'mIyor mIyorum mIyoruz mIyorsun mIyorsunuz mIyorlar mIyordu mIyorduk mIyorsa mIyo mIyoz mAdAn mAksIzIn',
  aor: '(I)r (A)r (I)rIz (A)rIz (I)rIm (A)rIm (I)rsIn (A)rsIn (I)rsInIz (A)rsInIz (I)rlAr (A)rlAr (I)rDI (A)rDI (I)rDIk (A)rDIk z zlAr yIz',
  if: '(A)rsA (I)rsA (A)rsAk (I)rsAk (A)rsAm (I)rsAm (A)rsAlAr (I)rsAlAr zsA zsAk zsAlAr DIysA DIysAk',
  fut: '(y)AcAk (y)AcAgIz (y)AcAgIm (y)AcAklAr (y)AcAktI (y)AcAktIk (y)AcAksIn (y)AcAksInIz (y)AcAz',
  cond: 'sA sAm sAk sAn sAnIz sAlAr sAydI sAydIk sAydIm sAydIlAr sAymIs',
  must: 'mAlI mAlIyIm mAlIyIz mAlIydI mAlIydIk',
  wish: '(y)AyIm (y)AlIm sIn (y)In (y)InIz sAnA sAnIzA',
  converb: '(y)Ip (y)ArAk (y)IncA DIkcA (y)ArsAk ken (I)rken (A)rken (y)AlI',
};
const NOMINAL_OF_VERB: Layer = {
  part: '(y)An DIK DIg',
  fut: '(y)AcAK',
  inf: 'mA mAK (y)Is mAs',
};

function layered(last: Node, harmony: Harmony, layers: Layer[]): Node {
  return layers.reduceRight((after, layer) => {
    const start = node();
    for (const [tag, morphemes] of Object.entries(layer)) {
      const tagged = node({ tag, jumps: [after] });
      for (const morpheme of morphemes.split(' ')) spell(start, morpheme, tagged, harmony);
    }
    start.jumps.push(after);
    return start;
  }, last);
}

export type Endings = { nominal: Node; verbal: Node; progressive: Node };

/** Endings of one vowel harmony: after nouns, after verb stems, and after a stem narrowed before -yor. */
export function endings(harmony: Harmony): Endings {
  const finish = node({ end: true });
  const question = layered(finish, harmony, [QUESTION]);
  const inflection = layered(question, harmony, [PLURAL, POSSESSIVE, CASE, RELATIVE, COPULA]);
  const nominal = layered(inflection, harmony, [DERIVATION]);

  const tense = node({ jumps: [question] });
  for (const [tag, morphemes] of Object.entries(FINITE)) {
    const tagged = node({ tag, jumps: [question] });
    for (const morpheme of morphemes.split(' ')) spell(tense, morpheme, tagged, harmony);
  }
  for (const [tag, morphemes] of Object.entries(NOMINAL_OF_VERB)) {
    const tagged = node({ tag, jumps: [inflection] });
    for (const morpheme of morphemes.split(' ')) spell(tense, morpheme, tagged, harmony);
  }
  const verbal = layered(tense, harmony, [VOICE, VOICE, NEGATION, ABILITY]);

  const narrowed = node({ tag: 'prog', jumps: [question] });
  const progressive = node();
  for (const morpheme of (FINITE.prog ?? '').split(' ')) {
    if (morpheme.startsWith('(I)')) spell(progressive, `I${morpheme.slice(3)}`, narrowed, harmony);
  }
  return { nominal, verbal, progressive };
}

const VOWELS = 'aeiou';
const VOICELESS = 'cfhkpst';

/** May a walk that stands before letter `i` of the word be at this node? */
export function admits({ behind }: Node, word: string, i: number): boolean {
  if (behind === undefined) return true;
  const before = word[i - 1] ?? '?';
  return behind === 'voiceless'
    ? VOICELESS.includes(before)
    : (behind === 'vowel') === VOWELS.includes(before);
}
