import { type Plan, PlanStep } from '@vezne/contract';
import { tokenise } from '../words/tokens';
import { misses } from './misses';

const one = (op: string, more: object = {}): Plan => ({
  steps: [PlanStep.parse({ op, measure: 'INCOME', filter: {}, period: null, ...more })],
});
const total = one('TOTAL');
const relative = (unit: string, offset: number) => ({ kind: 'RELATIVE', unit, offset });
const runway = one('RUNWAY', { withoutIncome: false });

test.each([
  ['gelirler yüzde beş artsaydı toplam gelir kaç olurdu', total, false],
  ['gelir sıfır olsa bu para kaç ay yeter', runway, false],
  ['tahsilat tamamen kesilse kaç ay dayanırız', runway, false],
  ['tek lira girmeden mevcut parayla kaç ay dayanırız', runway, false],
  [
    'son tahsilattan bugüne kaç gün oldu',
    one('OCCURRENCE', {
      which: 'LAST',
      answer: 'DAYS',
      period: { kind: 'RELATIVE', unit: 'DAY', offset: 0 },
    }),
    false,
  ],
  ['ikincisinin kayıtlarını listele', total, true],
  ['en çok kazandıran ilk üç müşteri kim', one('PAYEE', { rank: 'LARGEST', n: 1 }), false],
  ['gelirleri eskiden yeniye sırala', one('LIST', { order: 'NEWEST', n: null }), false],
  ['normalin çok üstünde bir tahsilat var mı', one('ANOMALIES', { highOnly: false, claim: null }), false],
  ['en düşük tutarlı 3 gideri göster', one('EXTREME', { rank: 'SMALLEST' }), false],
  ['martta ne geldi, bir de güncel bakiyeyi söyle', total, false],
  ['bayramdan önceki hafta ne geldi', one('TOTAL', { period: relative('WEEK', -1) }), false],
  [
    'önceki yıl aynı ay?',
    one('TOTAL', { period: { kind: 'SHIFT', of: relative('MONTH', -1), by: -1 } }),
    true,
  ],
  ['eylülle mukayese et', total, true],
  ['sigortadan geleni saymazsak gelir ne kadar', total, false],
  ['tahsilatlardan kaçı 5 bin liradan fazla', total, false],
  ['kaç ayrı tahsilat var', total, false],
  ['bayramdaki gelir ne kadar', total, false],
  ['son ay ne kadar gelir var', total, false],
  ['gelirlerin tutarını rica edebilir miyim', one('EXISTS'), false],
  ['ortalama yanıltıyor, tahsilatların ortanca değeri ne', one('AVERAGE'), false],
  [
    'geçen sene kaç ayı kârla tamamlamışız',
    one('MONTHS_WHERE', { measure: 'NET', when: { net: 'NEGATIVE' }, answer: 'COUNT' }),
    false,
  ],
  [
    'her yöntemle kaçar adet tahsilat yapılmış',
    one('GROUPS', { by: 'METHOD', of: 'SUM', rank: 'LARGEST', n: null }),
    false,
  ],
  ['yılın ilk tahsilatı ne zaman', one('OCCURRENCE', { which: 'FIRST', answer: 'DATE' }), false],
  [
    'gelir %15 düşük olsaydı net kaç lira azalırdı, farkı yaz',
    one('WHAT_IF', { change: -15, target: { measure: 'INCOME', filter: {} }, answer: 'NEW' }),
    false,
  ],
  ['ekim ve kasımda ne geldi ayrı ayrı', total, false],
  ['en çok hangi kumaşçıya para verdik', one('EXTREME', { rank: 'LARGEST' }), false],
  ['en az kime ödedik', one('EXTREME', { rank: 'SMALLEST' }), false],
  ['sermayeyi de krediyi de düş ne kazandık', total, false],
  ['hangi müşteriler en çok kazandırdı', one('PAYEE', { rank: 'LARGEST', n: 1 }), false],
  [
    'en büyük zararı hangi ayda verdik',
    one('BEST_MONTHS', { rank: 'LARGEST', n: 1, of: 'SUM', measure: 'EXPENSE' }),
    false,
  ],
  ['hangi müşteriden ne kadar aldık', total, false],
  ['sattığımız unun çuvalı kaça gitmiş', total, false],
  ['tahsilatlardan kaçı geç gelmiş', total, false],
  ['garip gelen bir kayıt var mı', one('ANOMALIES', { highOnly: false, claim: null }), false],
  ['aidattan yılda ne geliyor', total, false],
  ['ekime göre nasıl', one('SUMMARY'), true],
  ['geçen yıla göre gelir nasıl', total, false],
])('"%s" says more than that', (question, plan, inTalk) => {
  expect(misses(plan, tokenise(question), inTalk ? total : undefined)).toBe(true);
});

test.each([
  ['toplam gelir kaç oldu', total, false],
  ['bu gidişle para kaç ay yeter', runway, false],
  ['gelir sıfır olsa kaç ay yeter', one('RUNWAY', { withoutIncome: true }), false],
  ['ikinci çeyrekte ne geldi', total, true],
  ['tahsilatlardan kaçı 5 bin liradan fazla', one('COUNT'), false],
  ['gelirin yüzde kaçı nakit', total, false],
  ['en yüksek 50 bin liralık gelir hangisi', one('EXTREME', { rank: 'LARGEST' }), false],
  ['ilk üç ay gelir ne kadar', one('PAYEE', { rank: 'LARGEST', n: 1 }), false],
  ['en çok kazandıran ilk üç müşteri kim', one('PAYEE', { rank: 'LARGEST', n: 3 }), false],
  ['kira hariç gelir ne kadar', one('TOTAL', { filter: { notCategories: ['Kira'] } }), false],
  ['bayram ikramiyesi ne kadar', one('TOTAL', { filter: { texts: ['bayram'] } }), false],
  ['tutarı 5 bin liradan fazla tahsilat var mı', one('EXISTS'), false],
  ['tahsilatların ortanca değeri ne', one('MEDIAN'), false],
  [
    'kaç ayı zararla kapattık',
    one('MONTHS_WHERE', { measure: 'NET', when: { net: 'NEGATIVE' }, answer: 'COUNT' }),
    false,
  ],
  ['bu yılın geliri ne kadar', total, false],
  ['en yüksek ödemeyi hangi firmaya yaptık', one('EXTREME', { rank: 'LARGEST' }), false],
  ['gelir düştü mü', total, false],
  ['kumaş geliri bu ay kaçı buldu', total, false],
  ['hangi ayda ne kadar geldi', total, false],
  ['bu yılda ne geldi', total, false],
  ['aylara göre gelir', total, false],
  ['duruma göre gelir ne kadar', total, false],
  ['hepsi birlikte ne kadar', total, true],
  ['garip kayıtlardan gelen var mı', total, false],
])('"%s" says no more', (question, plan, inTalk) => {
  expect(misses(plan, tokenise(question), inTalk ? total : undefined)).toBe(false);
});

test('"bunların toplamı" after the three largest is no sum of all', () => {
  const three = one('TOP_RECORDS', { rank: 'LARGEST', n: 3 });
  const tokens = tokenise('bunların toplamı ne kadar');
  expect(misses(total, tokens, three)).toBe(true);
  expect(misses(total, tokens, one('LIST', { order: 'NEWEST', n: null }))).toBe(false);
});

test('"bir önceki aya göre" after a question about March compares March', () => {
  const march = { kind: 'MONTH', index: 3, year: null } as const;
  const compared = (period: object, other: object) =>
    one('COMPARE', {
      period,
      other: { measure: 'INCOME', filter: {}, period: other },
      of: 'SUM',
      percent: false,
      claim: null,
    });
  const [now, last] = [0, -1].map((offset) => ({ kind: 'RELATIVE', unit: 'MONTH', offset }));
  const tokens = tokenise('bir önceki aya göre nasıl');
  const before = one('TOTAL', { period: march });
  expect(misses(compared(now ?? {}, last ?? {}), tokens, before)).toBe(true);
  expect(misses(compared(march, { kind: 'SHIFT', of: march, by: -1 }), tokens, before)).toBe(false);
});

test('"kirayla birlikte" after wages is about both', () => {
  const of = (...categories: string[]) => one('TOTAL', { measure: 'EXPENSE', filter: { categories } });
  const tokens = tokenise('kirayla birlikte');
  expect(misses(of('Kira'), tokens, of('Maaş'))).toBe(true);
  expect(misses(of('Maaş', 'Kira'), tokens, of('Maaş'))).toBe(false);
  expect(misses(of('Kira'), tokens, undefined)).toBe(false);
});

test('what was paid next month is no question about what is expected', () => {
  const due = one('EXPECTED', { measure: 'EXPENSE', period: relative('MONTH', 1), answer: 'DUE' });
  expect(misses(due, tokenise('gelecek ay fiilen ne ödedik'), undefined)).toBe(true);
  expect(misses(due, tokenise('gelecek ay ne ödeyeceğiz'), undefined)).toBe(false);
  expect(misses(due, tokenise('geçen ay ödedik, gelecek ay ne ödenir'), undefined)).toBe(false);
});
