import { CueTable } from '../books/cues';

/** What questions about projects are made of, beside the words of every question. */
const nouns = {
  PROJECT: ['proje', 'şantiye'],
  JOB: ['iş'],
  PROFIT: ['kâr', 'kar', 'kazanç'],
  MARGIN: ['marj', 'kârlılık', 'karlılık'],
  LOSS: ['zarar', 'kayıp'],
  BUDGET: ['bütçe', 'keşif'],
  COST: ['maliyet'],
  DELAY: ['gecikme'],
  END: ['bitiş', 'teslim', 'teslimat'],
  DAY: ['gün', 'süre', 'tarih'],
  STATE: ['durum', 'gidişat', 'ilerleme', 'seviye'],
  SHARE: ['yüzde', 'oran'],
} as const;

const verbs = {
  EARN: ['kazan', 'kazandır'],
  LOSE: ['kaybet', 'kaybettir', 'kaybed', 'batır'],
  OVER: ['aş', 'geç'],
  SPEND: ['harca', 'harcan', 'kullan', 'kullanıl', 'tüket', 'tüken'],
  LATE: ['gecik', 'aksa', 'sark', 'uza'],
  FINISH: ['bit', 'tamamla', 'tamamlan', 'yetiş', 'sonuçlan'],
  GO: ['git', 'gid', 'ilerle', 'kal', 'et', 'ed', 'ol', 'yap', 'geç', 'düş', 'bırak', 'getir'],
} as const;

const exact = {
  PLANNED: ['planlanan', 'tahmini', 'öngörülen'],
  LATE: ['gecikmeli'],
  ON_TIME: ['vaktinde', 'zamanında'],
  WHEN: ['nezaman'],
  LOSS: ['zararda', 'zararına', 'ekside'],
  PROFIT: ['kârda', 'karda', 'artıda'],
  GO: ['olarak', 'açısından', 'göre', 'içinde', 'arasında', 'daha'],
} as const;

/** What tells in which state a project is, of a word and of two; it goes before what else such a word may ask for. */
const states = {
  RUNNING: ['süren', 'sürenler', 'sürüyor', 'yürüyen'],
  DONE: [
    ...['biten', 'bitenler', 'bitmiş', 'bitirilen', 'bitirdik', 'bitirdiğimiz'],
    ...['tamamlanan', 'tamamlananlar', 'tamamlanmış', 'tamamladık', 'tamamladığımız'],
  ],
  WAITING: ['beklemede', 'bekleyen', 'bekleyenler', 'bekletilen', 'durdurulan', 'duran'],
  TO_START: ['başlamayan', 'başlamamış', 'başlayacak'],
} as const;

/** "Devam eden", "iptal edilen"; "iptal et" is an order. */
export const statePairs: readonly (readonly [first: string, second: RegExp, cue: StateCue])[] = [
  ['devam', /^(?:eden|ediyor|etmekte|ettig)/, 'RUNNING'],
  ['iptal', /^(?:olan|olmus|oldu|edilen|edilmis|edildi|ettig|ettik$)/, 'CANCELLED'],
];

export type StateCue = keyof typeof states | 'CANCELLED';

export const stateCues = new CueTable<StateCue>({ exact: states });

export type ProjectCue = keyof typeof nouns | keyof typeof verbs | keyof typeof exact;

export const projectCues = new CueTable<ProjectCue>({ noun: nouns, verb: verbs, exact });
