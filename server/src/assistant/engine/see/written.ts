import { fold } from '@vezne/contract';

const SHORT_MONTHS: Record<string, string> = {
  oca: 'ocak',
  sbt: 'şubat',
  sub: 'şubat',
  mrt: 'mart',
  nsn: 'nisan',
  mys: 'mayıs',
  hzr: 'haziran',
  haz: 'haziran',
  tmz: 'temmuz',
  tem: 'temmuz',
  agu: 'ağustos',
  agst: 'ağustos',
  eyl: 'eylül',
  ekm: 'ekim',
  eki: 'ekim',
  ksm: 'kasım',
  kas: 'kasım',
  arlk: 'aralık',
};
const SHORT =
  /(?<![\p{L}\d])(oca|sbt|şub|mrt|nsn|mys|hzr|haz|tmz|tem|ağu|agu|ağst|agst|eyl|ekm|eki|ksm|kas|arlk)(?!\p{L})\.?/giu;
/** Written without its vowels a month may take an ending: "ekmde". */
const WITHOUT_VOWELS = /(?<![\p{L}\d])(sbt|mrt|nsn|mys|hzr|tmz|agst|ekm|ksm|arlk)([dt][ae]n?)(?!\p{L})/giu;

const ONES: Record<string, number> = { bir: 1, iki: 2, uc: 3, dort: 4, bes: 5, alti: 6, yedi: 7 };
const SPELLED_YEAR =
  /(?<!\p{L})(?:iki|2)\s*bin\s*yirmi\s*(üç|uc|dört|dort|beş|bes|altı|alti|yedi)(\p{L}*)/giu;
const SHORT_YEAR = /(?<!\d)2\s*bin\s*(2\d)(?!\d)/giu;
const SLASHED = /(?<!\d)(20\d\d)\/(0[1-9]|1[0-2])(?!\d)/gu;
const MONTH_AND_YEAR =
  /(ocak|şubat|subat|mart|nisan|mayıs|mayis|haziran|temmuz|ağustos|agustos|eylül|eylul|ekim|kasım|kasim|aralık|aralik)\s+['’]?(2[3-7])(?![\d.:,]|\s*(?:te|de|ta|da|'|inde|ünde|sinde|ına|den|ten|bin|tl|lira|milyon|adet|tane|kişi))/giu;

/** "2025 vs 26", "2024 ile 25". */
const TWO_YEARS =
  /((?<!\d)20[12]\d\s*(?:vs\.?|ve|ile|mi|[/-]))\s*['’]?(2[3-7])(?![\d.:,/]|\s*(?:bin|tl|lira|milyon|adet|tane|kişi))/giu;

/** Words as they are shortened in messages. */
const SHORT_WORDS: Record<string, string> = {
  kdr: 'kadar',
  tpl: 'toplam',
  tplm: 'toplam',
  odm: 'ödeme',
  thsl: 'tahsilat',
  gdr: 'gider',
  glr: 'gelir',
  hrcm: 'harcama',
  msrf: 'masraf',
  bky: 'bakiye',
  bkye: 'bakiye',
  ktgr: 'kategori',
  nkt: 'nakit',
  hvl: 'havale',
  ort: 'ortalama',
  gcn: 'geçen',
  dgr: 'diğer',
};
const SHORTENED =
  /(?<![\p{L}\d.])(kdr|tplm?|[öo]dm|thsl|gdr|glr|hrcm|msrf|bkye?|ktgr|nkt|hvl|ort|g[çc]n|d[ğg]r)(?![\p{L}\d'’])\.?/giu;

/** Words, months and years in the forms that are read: "kdr", "ekm", "iki bin yirmi beşte", "kasım 25". */
export function writtenOut(question: string): string {
  return question
    .replace(SHORTENED, (each, word: string) => SHORT_WORDS[fold(word)] ?? each)
    .replace(WITHOUT_VOWELS, (each, name: string, ending: string) => {
      const month = SHORT_MONTHS[fold(name)];
      return month ? `${month}'${ending}` : each;
    })
    .replace(SHORT, (each, name: string) => SHORT_MONTHS[fold(name)] ?? each)
    .replace(SPELLED_YEAR, (all, ones: string, ending: string) => {
      const year = ONES[fold(ones)];
      return year ? `202${year}${ending && `'${ending}`}` : all;
    })
    .replace(SHORT_YEAR, '20$1')
    .replace(SLASHED, '$1-$2')
    .replace(MONTH_AND_YEAR, '$1 20$2')
    .replace(TWO_YEARS, '$1 20$2');
}
