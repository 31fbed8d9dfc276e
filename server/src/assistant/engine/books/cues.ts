import { Analyser, type Reading, type WordClass } from '../words/analyser';
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
  OPEN: ['açık', 'bekleyen', 'kalan', 'güncel', 'ödenmemiş', 'ödenmeyen', 'gereken'],
  TO_PAY: ['ödemem', 'ödememiz', 'ödeyeceğim', 'ödeyeceğimiz', 'ödemeler', 'ödemelerim', 'ödemelerimiz'],
  TO_COLLECT: ['tahsilatlar', 'tahsilatlarım', 'tahsilatlarımız'],
  // What the dashboard calls what is open: "Ödenecek", and "Tahsil edilecek" of two words.
  TO_BE_PAID: ['ödenecek', 'ödenecekler'],
  TO_BE: ['edilecek', 'edilecekler'],
  CREDIT: ['kredi'],
  OVERDUE: ['geciken', 'gecikmiş', 'gecikenler', 'gecikmişler'],
  PASSED: ['geçen', 'geçmiş', 'geçenler', 'geçmişler', 'dolan', 'dolmuş', 'geçti', 'gecmiş'],
  AND: ['ve', 'ile'],
} as const;

export type BookCue = keyof typeof nouns | keyof typeof exact;

export type CueFound<Cue extends string = BookCue> = {
  cue: Cue;
  tags: ReadonlySet<string>;
  mistakes: number;
};

type Spellings<Cue extends string> = Partial<Record<Cue, readonly string[]>>;

/** Words beside those of the ledger, with their endings; exact ones stand as they are. */
export class CueTable<Cue extends string> {
  private readonly analyser = new Analyser();
  private readonly cueOf = new Map<string, Cue>();

  constructor(words: Partial<Record<WordClass, Spellings<Cue>>>) {
    // The casts are sound: Object.entries forgets the keys of its object.
    for (const [kind, spellings] of Object.entries(words))
      for (const [cue, all] of Object.entries(spellings))
        for (const spelling of all as readonly string[]) this.learn(cue as Cue, spelling, kind as WordClass);
  }

  private learn(cue: Cue, spelling: string, kind: WordClass): void {
    const lemma = `${cue} ${spelling}`;
    this.analyser.add(spelling, kind, lemma);
    this.cueOf.set(lemma, cue);
  }

  /** What a word asks for; a slip is forgiven in a word that is known as no other. */
  of(token: Token): CueFound<Cue>[] {
    if (token.kind !== 'word') return [];
    const word = token.text + token.ending;
    const isKnown = token.readings.some(({ mistakes }) => mistakes === 0);
    const found = this.analyser.read(word, isKnown ? 0 : Math.min(1, mistakesAllowed(word)));
    return found.flatMap((reading) => this.asCue(reading));
  }

  private asCue({ lemma, tags, mistakes }: Reading): CueFound<Cue>[] {
    const cue = this.cueOf.get(lemma);
    // "alacaksız", "kimse": no more what the stem says.
    return cue === undefined || tags.has('without') || tags.has('if') ? [] : [{ cue, tags, mistakes }];
  }
}

const table = new CueTable<BookCue>({ noun: nouns, exact });

/** What a word asks for of accounts and contacts. */
export const bookCuesOf = (token: Token): CueFound[] => table.of(token);
