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

export type ProjectCue = keyof typeof nouns | keyof typeof verbs | keyof typeof exact;

export const projectCues = new CueTable<ProjectCue>({ noun: nouns, verb: verbs, exact });
