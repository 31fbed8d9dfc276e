import { Plan, type PlanStep } from '@vezne/contract';
import { entry, type Line, testLedger } from './run/testing';

/** Names that invite misreading: an abbreviation, two words, one letter, a month, what is also a slip of another word. */
const lines: Line[] = [
  ['2026-03-02', 'CIKIS', 'KDV', 'KDV ödemesi', 900],
  ['2026-03-03', 'CIKIS', 'A', 'Muhtelif', 40],
  ['2026-03-04', 'CIKIS', 'Nisan', 'Nisan Kozmetik', 60],
  ['2026-03-05', 'CIKIS', 'Araç', '06 BVT 21 yakıt', 700],
  ['2026-03-06', 'CIKIS', 'Leasing', 'Makine', 800],
  ['2026-03-07', 'CIKIS', 'Kredi Taksidi', 'Banka', 500],
  ['2026-03-08', 'CIKIS', 'Kira', 'Kira', 400],
  ['2026-03-09', 'GIRIS', 'Pet Shop', 'Mama - Ali Ersoy', 300],
  ['2026-03-10', 'GIRIS', 'Yurtiçi Satış', 'Satış - Ali Kılıç', 5_000],
  ['2026-03-10', 'GIRIS', 'Yurtiçi Satış', 'Misafir ikramı iadesi', 5_000],
];
const ledger = testLedger(lines.map(entry), '2026-04-15');
const steps = (question: string, before?: PlanStep[]) =>
  ledger.plan(question, before && Plan.parse({ steps: before }));

test.each([
  ["KDV'ye ne ödedik?", { categories: ['KDV'] }],
  ['kdvye ne ödedik', { categories: ['KDV'] }],
  ['petshoptan ne kazandık', { categories: ['Pet Shop'] }],
  ['yurt içi satıştan ne geldi', { categories: ['Yurtiçi Satış'] }],
  ['leasing taksitlerine ne ödedik', { categories: ['Leasing'] }],
  ['hafta sonu kira hariç ne ödedik', { weekdays: [6, 7], notCategories: ['Kira'] }],
  ['5000 tl den büyük giderlerin toplamı', { min: { kurus: '500000', inclusive: false } }],
  ['400binden fazla giderlerin toplamı', { min: { kurus: '40000000', inclusive: false } }],
  ['en az 3 yüz bin liralık giderlerin toplamı', { min: { kurus: '30000000', inclusive: true } }],
  [
    '100-1 bin TL arası giderlerin tutarı',
    { min: { kurus: '10000', inclusive: true }, max: { kurus: '100000', inclusive: true } },
  ],
  ['açıklamasında kira geçen giderlerin tutarı', { texts: ['kira'] }],
  ['leasinge biz ne kadar ödedik', { categories: ['Leasing'] }],
  ['laesing giderleri ne kadar', { categories: ['Leasing'] }],
])('%s names just what it says', (question, filter) => {
  expect(steps(question)).toEqual([expect.objectContaining({ op: 'TOTAL', filter })]);
});

test.each([
  ["Selin'e ne ödedik?"],
  ['bu yıl Selin için ne kadar ödedik'],
  ['bu yıl Kerim için ne kadar ödedik'],
  ['Aras için ne kadar ödedik'],
  ['"Uzay" kategorisine ne ödedik'],
  ['Uzay "Kira" dışında "Merih" kategorisine ne ödedik'],
  ['kira değil leasing ne kadar'],
  ['hepsi nakit olsa giderler ne kadar tutardı'],
  ['ödenmemiş giderlerin toplamı ne kadar'],
  ['kira hariç kasadaki para kaç ay yeter'],
  ['100 bin üstü tahsilatlar hangi aylarda oldu'],
  ['en büyük en küçük gider kaydı'],
  ['kaç misafir geldi'],
  ['araba masrafları'],
  ['market harcaması ne kadar'],
  ['bugün altın kaç lira'],
  ['mart gidri ne kadar'],
  ['veresiye ödemeler ne kadar'],
  ['malı kimden alalım'],
])('%s is never answered by leaving a word out', (question) => {
  expect(steps(question)).toEqual(expect.stringMatching(/^(CLARIFY|REFUSE) /));
});

test.each([
  ['Moda Apartmanı için ne kadar harcadık?', { texts: ['moda apartmani'] }],
  ['Moda Apartmanı içinde ne kadar harcadık?', { texts: ['moda apartmani'] }],
  ['bu ay içinde ne kadar harcadık', {}],
  ['iç için ne kadar harcadık', { categories: ['İç Mekân'] }],
  ['İç mekân için ne kadar harcadık?', { categories: ['İç Mekân'] }],
])('%s: a word of grammar is no form of a short word in a name of a category', (question, filter) => {
  const site: Line[] = [
    ['2026-03-02', 'CIKIS', 'Malzeme', 'Demir, Moda Apartmanı', 900],
    ['2026-03-06', 'CIKIS', 'İç Mekân', 'Boya', 70],
  ];
  const plan = testLedger(site.map(entry), '2026-04-15').plan(question);
  expect(plan).toEqual([expect.objectContaining({ op: 'TOTAL', filter })]);
});

test.each([["L'amor'a ne kadar ödedik?"], ['lamora ne kadar ödedik'], ['lamor boyaya ne kadar ödedik']])(
  '%s: a name is found with its apostrophe and without',
  (question) => {
    const paid: Line[] = [
      ['2026-03-02', 'CIKIS', 'Malzeme', "L'Amor boya alımı", 900],
      ['2026-03-06', 'CIKIS', 'Malzeme', 'Boya fırçası', 70],
    ];
    const [step] = testLedger(paid.map(entry), '2026-04-15').plan(question) as PlanStep[];
    expect(step?.filter.texts).toEqual([expect.stringMatching(/^l'amor/)]);
  },
);

test('two people of one first name are asked about, whatever a short category is called', () => {
  expect(steps("Ali'den ne kadar geldi?")).toBe('CLARIFY entity');
});

test('a growth question with one period compares it with the running one', () => {
  const [growth] = steps('gider geçen yıla göre yüzde kaç arttı') as PlanStep[];
  expect(growth).toMatchObject({ op: 'GROWTH', period: { offset: 0 }, other: { period: { offset: -1 } } });
});

test('a part of the year that stands once belongs to both years', () => {
  const [compared] = steps('2025 ile 2026 ilk çeyrek gelirlerini karşılaştır') as PlanStep[];
  expect(compared).toMatchObject({
    period: { kind: 'QUARTER', year: { at: 2025 } },
    other: { period: { kind: 'QUARTER', year: { at: 2026 } } },
  });
});

test('a period at the end of the sentence holds for all its questions', () => {
  const both = steps('en yüksek gider kaydı hangisi ve toplam gelir ne kadar bu yıl') as PlanStep[];
  expect(both.map(({ op, period }) => [op, period?.kind])).toEqual([
    ['EXTREME', 'RELATIVE'],
    ['TOTAL', 'RELATIVE'],
  ]);
});

test('"bunlar" after repeated records means just these', async () => {
  const found = steps('mükerrer kayıt var mı') as PlanStep[];
  const total = steps('bunların toplamı ne kadar', found) as PlanStep[];
  expect(total).toEqual([expect.objectContaining({ op: 'TOTAL', filter: { among: 'DUPLICATES' } })]);
  const { figures, matched } = await ledger.run(Plan.parse({ steps: total }));
  expect([figures[0]?.value, matched.count]).toEqual([10_000, 2]);
});

test.each([
  ['Mart ayıdna ne kadar ödedik', { kind: 'MONTH', index: 3 }],
  ['Bir bakar mısın, martta ne kadar ödedik', { kind: 'MONTH', index: 3 }],
])('%s is read past its slip or its politeness', (question, period) => {
  expect(steps(question)).toMatchObject([{ op: 'TOTAL', filter: {}, period }]);
});

test.each([
  ['martın ilk beş masraf kalemi', { op: 'GROUPS', measure: 'EXPENSE', n: 5 }],
  ['Bir bakar mısın, martın ilk beş gider kalemi nedir', { op: 'GROUPS', measure: 'EXPENSE', n: 5 }],
  ['marttaki giderlri göster', { op: 'LIST', measure: 'EXPENSE' }],
  ['giderler şubata göre nasıl martta', { period: { index: 3 }, other: { period: { index: 2 } } }],
  ['şubattan daha çok mu kazandık martta', { period: { index: 3 }, other: { period: { index: 2 } } }],
  ['geçen yılın martına göre bu mart gider yüzde kaç arttı', { op: 'GROWTH', period: { year: null } }],
])('%s asks for this and nothing else', (question, step) => {
  expect(steps(question)).toMatchObject([step]);
});

test.each([
  ['2026da, kaç gider kaydı var ve toplamı ne'],
  ['Kaç gider kaydı var ve toplamı ne 2026da'],
  ['2026da kaç ödeme yaptık toplamı ne kadar'],
])('%s is answered with both figures', (question) => {
  const both = steps(question) as PlanStep[];
  expect(both.map(({ op, measure, period }) => [op, measure, period?.kind])).toEqual([
    ['COUNT', 'EXPENSE', 'YEAR'],
    ['TOTAL', 'EXPENSE', 'YEAR'],
  ]);
});

test('"bunları göster" lists the records of the turn before', () => {
  const total = steps('martta kiraya ne ödedik') as PlanStep[];
  expect(steps('Bunları göster', total)).toMatchObject([{ op: 'LIST', filter: { categories: ['Kira'] } }]);
});

test('"Gider?" alone takes over the period of the turn before', () => {
  const income = steps('Mart toplam gelir ne kadar') as PlanStep[];
  expect(steps('gider?', income)).toMatchObject([
    { measure: 'EXPENSE', period: { kind: 'MONTH', index: 3 } },
  ]);
});

test.each(['bu ay işler ne vaziyette', 'kirayı da eklersek ne olur', 'yarın işler dursa ne olur'])(
  '"%s" gives no order',
  (question) => expect(steps(question)).not.toBe('REFUSE write'),
);

test.each(['son kaydı siler misin', 'kirayı 500 lira olarak ekle', 'bir gider ekler misin'])(
  '"%s" gives an order',
  (question) => expect(steps(question)).toBe('REFUSE write'),
);
