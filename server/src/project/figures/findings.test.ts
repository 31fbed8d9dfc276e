import { moneyText } from '@vezne/contract';
import { recommendationsFor } from './advice';
import { type Evidence, findingsOf } from './findings';
import type { ProjectFigures } from './project-figures';
import { riskLevelOf, summaryOf } from './verdict';

const calm: ProjectFigures = {
  income: 100_000n,
  expense: 80_000n,
  profit: 20_000n,
  profitability: 20,
  receivable: 0n,
  payable: 0n,
  overdueReceivable: 0n,
  overduePayable: 0n,
  vatIncluded: true,
  budgetUsedPct: null,
  progressPct: 60,
  eac: 80_000n,
  forecastProfit: null,
  leftDays: 20,
  isOpen: true,
};
const nothing: Evidence = {
  overdueReceivables: [],
  overduePayables: [],
  largestExpenses: [],
  topSupplier: null,
  topCategory: null,
};
const foundIn = (figures: Partial<ProjectFigures>, evidence: Partial<Evidence> = {}) =>
  findingsOf({ ...calm, ...figures }, { ...nothing, ...evidence }, (kurus) => moneyText(kurus, 'TRY'));
const textsOf = (...given: Parameters<typeof foundIn>) => foundIn(...given).map(({ text }) => text);
const loss = { income: 80_000n, expense: 100_000n, profit: -20_000n, profitability: -25 };

test('a project without anything to tell has no finding', () => {
  expect(foundIn({})).toEqual([]);
  expect(riskLevelOf([])).toBe('DUSUK');
});

test.each<[Partial<ProjectFigures>, string]>([
  [loss, 'Başa baş için gelirlerin %25,0 artması veya giderlerin %20,0 azalması gerekiyor.'],
  [{ ...loss, isOpen: false }, 'Gelirler giderlerin %80,0 kadarını karşıladı.'],
  [{ ...loss, income: 0n, profit: -100_000n }, 'Giderlerin karşısında henüz hiç gelir yok.'],
  [{ ...loss, income: 0n, profit: -100_000n, isOpen: false }, 'Giderlerin karşısında hiç gelir yok.'],
  [{ budgetUsedPct: 112.5 }, 'İşin %40,0 kadarı dururken giderler tahmini maliyeti %12,5 aştı.'],
  [{ budgetUsedPct: 112.5, isOpen: false }, 'Giderler tahmini maliyeti %12,5 aştı.'],
  [{ leftDays: -3 }, 'Planlanan bitişin üzerinden 3 gün geçti, işin %40,0 kadarı duruyor.'],
  [{ leftDays: -3, progressPct: 100 }, 'Planlanan bitişin üzerinden 3 gün geçti, iş kapatılmadı.'],
  [
    { budgetUsedPct: 80 },
    'Harcama ilerlemenin 20,0 puan önünde; bu gidişle iş 800,00\u00a0₺ maliyetle biter.',
  ],
  [{ budgetUsedPct: 80, progressPct: 5 }, 'Harcama ilerlemenin 75,0 puan önünde.'],
  [
    { expense: 95_000n, profit: 5_000n, profitability: 5 },
    'Gelirler aynı kalırken giderlerin %5,3 artması kârı sıfırlar.',
  ],
  [
    { expense: 95_000n, profit: 5_000n, profitability: 5, isOpen: false },
    'Gelirlerin %95,0 kadarı giderlere gitti.',
  ],
  [{ expense: 100_000n, profit: 0n, profitability: 0 }, 'Gelirler giderleri ancak karşılıyor.'],
  [{ expense: 99_990n, profit: 10n, profitability: 0.01 }, 'Gelirler giderleri ancak karşılıyor.'],
  [{ leftDays: 5 }, 'İşin kalan %40,0 kadarı 5 gün içinde tamamlanmalı.'],
  [{ leftDays: 0 }, 'İşin kalan %40,0 kadarı bugün tamamlanmalı.'],
  [{ leftDays: 3, progressPct: 0 }, 'İş 3 gün içinde tamamlanmalı.'],
  [{ leftDays: -3, progressPct: 0 }, 'Planlanan bitişin üzerinden 3 gün geçti.'],
  [{ receivable: 5_000n }, 'Bekleyen gelirlerin vadesi geçeni yok.'],
])('of %j is told: %s', (figures, text) => {
  expect(textsOf(figures)).toEqual([text]);
});

test('where no progress was entered spending is not ahead of it', () => {
  expect(foundIn({ budgetUsedPct: 80, progressPct: 0 })).toEqual([]);
});

test('a project that is closed is told neither what would come nor what waits', () => {
  const told = {
    profitability: 40,
    receivable: 5_000n,
    leftDays: -9,
    budgetUsedPct: 80,
    forecastProfit: -1n,
  };
  expect(foundIn(told)).toHaveLength(5);
  expect(foundIn({ ...told, isOpen: false })).toEqual([]);
});

test('the category that takes most is named, unless it is the only one or one of many', () => {
  const category = (sharePct: number) => ({ topCategory: { name: 'Malzeme', sharePct, sources: [] } });
  expect(textsOf({}, category(42))).toEqual(['Giderlerin %42,0 kadarı Malzeme kategorisinde.']);
  expect(textsOf({}, category(100))).toEqual([]);
  expect(textsOf({}, category(29.9))).toEqual([]);
});

test('what is critical comes before warnings, and says what to do', () => {
  const findings = foundIn({ ...loss, overdueReceivable: 5_000n, receivable: 5_000n });
  expect(findings.map(({ code }) => code)).toEqual(['ZARAR', 'VADESI_GECEN_ALACAK']);
  expect(riskLevelOf(findings)).toBe('YUKSEK');
  expect(recommendationsFor(findings).map(({ title }) => title)).toEqual([
    'Gelir ve gider dengesini kurun',
    'Tahsilatı hızlandırın',
  ]);
});

test.each<[Partial<ProjectFigures>, string]>([
  [{ income: 0n, expense: 0n, profit: 0n }, 'Bu projeye henüz gelir veya gider girilmedi.'],
  [{ isOpen: false }, 'Proje kapalı; gelirler giderleri karşıladı.'],
  [{ ...loss, isOpen: false }, 'Proje kapalı; gelirler giderleri karşılamadı.'],
  [{ progressPct: 0 }, 'Planlanan bitişe 20 gün var.'],
  [{ progressPct: 0, leftDays: 0 }, 'Planlanan bitiş bugün.'],
  [{ leftDays: -2 }, 'İşin %60,0 kadarı bitti, planlanan bitişin üzerinden 2 gün geçti.'],
  [
    { eac: 90_000n, forecastProfit: 10_000n },
    'İşin %60,0 kadarı bitti, planlanan bitişe 20 gün var. Bu gidişle iş bittiğinde sözleşme bedelinin %10,0 kadarı kâr kalır.',
  ],
  [
    { eac: 110_000n, forecastProfit: -10_000n },
    'İşin %60,0 kadarı bitti, planlanan bitişe 20 gün var. Bu gidişle iş, sözleşme bedelini %10,0 aşan bir maliyetle biter.',
  ],
  [
    { progressPct: 5, budgetUsedPct: 10, eac: 90_000n, forecastProfit: 10_000n },
    'İşin %5,0 kadarı bitti, tahmini maliyetin %10,0 kadarı harcandı, planlanan bitişe 20 gün var. Tahmini maliyete göre iş bittiğinde sözleşme bedelinin %10,0 kadarı kâr kalır.',
  ],
  // Nothing tells what the rest will cost: no estimate, or one that is spent.
  [{ progressPct: 0, eac: 80_000n, forecastProfit: 920_000n }, 'Planlanan bitişe 20 gün var.'],
  [
    { progressPct: 5, budgetUsedPct: 110, eac: 80_000n, forecastProfit: 920_000n },
    'İşin %5,0 kadarı bitti, tahmini maliyetin %110,0 kadarı harcandı, planlanan bitişe 20 gün var.',
  ],
])('of %j the summary is: %s', (figures, text) => {
  expect(summaryOf({ ...calm, ...figures })).toBe(text);
});
