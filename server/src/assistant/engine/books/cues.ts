import { Analyser, type Reading } from '../words/analyser';
import { mistakesAllowed } from '../words/lexicon';
import type { Token } from '../words/tokens';

/** What questions about accounts and contacts are made of, beside the words of every question. */
const nouns = {
  ACCOUNT: ['hesap'],
  KASA: ['kasa'],
  BANKA: ['banka'],
  KART: ['kart'],
  DEBT: ['borç', 'verecek'],
  CLAIM: ['alacak'],
  CONTACT: ['cari', 'firma', 'şirket', 'kişi'],
  CUSTOMER: ['müşteri'],
  SUPPLIER: ['tedarikçi', 'satıcı'],
  WHO: ['kim'],
  DUE: ['vade', 'gün'],
} as const;

const exact = {
  TO_US: ['bize', 'bana'],
  FROM_US: ['bizden', 'benden'],
  OPEN: ['açık', 'bekleyen', 'kalan', 'güncel', 'ödenmemiş', 'ödenmeyen'],
  CREDIT: ['kredi'],
  OVERDUE: ['geciken', 'gecikmiş', 'gecikenler', 'gecikmişler'],
  PASSED: ['geçen', 'geçmiş', 'geçenler', 'geçmişler', 'dolan', 'dolmuş', 'geçti', 'gecmiş'],
  AND: ['ve', 'ile'],
} as const;

export type BookCue = keyof typeof nouns | keyof typeof exact;

const analyser = new Analyser();
const cueOf = new Map<string, BookCue>();

function learn(cue: BookCue, spellings: readonly string[], kind: 'noun' | 'exact'): void {
  for (const spelling of spellings) {
    const lemma = `${cue} ${spelling}`;
    analyser.add(spelling, kind, lemma);
    cueOf.set(lemma, cue);
  }
}
// The casts are sound: Object.entries forgets the keys of its object.
for (const [cue, spellings] of Object.entries(nouns)) learn(cue as BookCue, spellings, 'noun');
for (const [cue, spellings] of Object.entries(exact)) learn(cue as BookCue, spellings, 'exact');

export type CueFound = { cue: BookCue; tags: ReadonlySet<string>; mistakes: number };

/** What a word asks for; a slip is forgiven in a word that is known as no other. */
export function bookCuesOf(token: Token): CueFound[] {
  if (token.kind !== 'word') return [];
  const word = token.text + token.ending;
  const isKnown = token.readings.some(({ mistakes }) => mistakes === 0);
  const found = analyser.read(word, isKnown ? 0 : Math.min(1, mistakesAllowed(word)));
  return found.flatMap(asCue);
}

function asCue({ lemma, tags, mistakes }: Reading): CueFound[] {
  const cue = cueOf.get(lemma);
  // "alacaksız", "kimse": no more what the stem says.
  return cue === undefined || tags.has('without') || tags.has('if') ? [] : [{ cue, tags, mistakes }];
}
