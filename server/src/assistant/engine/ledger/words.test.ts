import { Plan, type PlanFilter, type PlanStep } from '@vezne/contract';
import { entry, type Line, testLedger } from '../run/testing';

const lines: Line[] = [
  ['2025-11-02', 'CIKIS', 'Kira', 'Depo kirası - kasım', 100],
  ['2025-11-03', 'CIKIS', 'Kira', 'Ofis kirası - kasım', 200],
  ['2025-11-04', 'CIKIS', 'Temizlik', 'Ofis temizliği', 400],
  ['2025-11-05', 'CIKIS', 'Temizlik', 'Kasım ayı depo temizliği', 800],
];
const { run } = testLedger(lines.map(entry), '2025-11-22');

const total = (filter: PlanFilter): Plan => {
  const step: PlanStep = { op: 'TOTAL', measure: 'EXPENSE', filter, period: null };
  return Plan.parse({ steps: [step] });
};

test.each<[string, PlanFilter, number]>([
  ['both words stand in the description, in any order', { words: [['kasım', 'depo']] }, 900],
  ['one word is the same as a text', { words: [['kira']] }, 300],
  [
    'of several lists one is enough',
    {
      words: [
        ['depo', 'kira'],
        ['ofis', 'temiz'],
      ],
    },
    500,
  ],
  ['what holds all the words is left out', { notWords: [['ofis', 'kira']] }, 1300],
  ['a text beside them must hold as well', { words: [['kasım']], texts: ['temizliği'] }, 800],
  ['capitals and accents do not matter', { words: [['OFIS', 'TEMİZLİĞİ']] }, 400],
])('%s', async (_, filter, lira) => {
  expect((await run(total(filter))).figures[0]?.value).toBe(lira);
});

test('the reading and the sentence name the words that must occur together', async () => {
  const { reading, report } = await run(total({ words: [['depo', 'kira'], ['ofis']] }));
  const named = 'Açıklamada birlikte: “depo” + “kira”, “Ofis”';
  expect(reading).toContain(named);
  expect(report).toContain('Açıklamasında “depo” ve “kira” birlikte ya da “Ofis” geçen bütün kayıtlarda');
});

test('words that never occur together are offered one condition less', async () => {
  const { report, options } = await run(total({ words: [['ofis', 'kira']], categories: ['Temizlik'] }));
  expect(report).toContain('kayıt bulunamadı');
  expect(options).toHaveLength(1);
});

test.each<PlanFilter>([{ words: [] }, { words: [[]] }, { words: [['']] }, { notWords: [['a'], []] }])(
  'a list without a word is no condition: %j',
  (filter) => {
    expect(() => total(filter)).toThrow();
  },
);
