import type { ProjectAnalysis, SourceRef } from '@vezne/contract';
import { percentText } from '../percent';
import type { ProjectFigures } from './project-figures';

export type Finding = ProjectAnalysis['findings'][number];
export type Recommendation = ProjectAnalysis['recommendations'][number];

/** Records that findings cite; each list is sorted so that the weightiest comes first. */
export type Evidence = {
  overdueReceivables: SourceRef[];
  overduePayables: SourceRef[];
  largestExpenses: SourceRef[];
  topSupplier: { name: string; sharePct: number; sources: SourceRef[] } | null;
};

/** Writes an amount in kuruş in the company's currency. */
export type MoneyText = (kurus: bigint) => string;

type Rule = (figures: ProjectFigures, evidence: Evidence, money: MoneyText) => Finding | undefined;

/** Every thing an analysis may say, weightiest first. A rule states its condition and nothing but given figures. */
const rules: Rule[] = [
  function loss({ profit, income, expense }, { largestExpenses }, money) {
    if (profit >= 0n) return;
    return {
      code: 'ZARAR',
      severity: 'KRITIK',
      title: 'Proje zararda',
      text: `Giderler (${money(expense)}) gelirleri (${money(income)}) ${money(-profit)} aşıyor.`,
      sources: largestExpenses,
    };
  },
  function forecastLoss({ forecastProfit, eac, profit }, _evidence, money) {
    if (forecastProfit === null || forecastProfit >= 0n || profit < 0n) return;
    return {
      code: 'ZARAR_BEKLENTISI',
      severity: 'KRITIK',
      title: 'Tamamlandığında zarar bekleniyor',
      text: `Tamamlanma maliyeti ${money(eac)} olarak hesaplanıyor; sözleşme bedelini ${money(-forecastProfit)} aşıyor.`,
      sources: [],
    };
  },
  function overBudget({ budgetUsedPct, expense }, { largestExpenses }, money) {
    if (budgetUsedPct === null || budgetUsedPct <= 100) return;
    return {
      code: 'BUTCE_ASIMI',
      severity: 'KRITIK',
      title: 'Tahmini maliyet aşıldı',
      text: `Giderler ${money(expense)} ile tahmini maliyetin ${percentText(budgetUsedPct)} oranına ulaştı.`,
      sources: largestExpenses,
    };
  },
  function late({ isOpen, leftDays }) {
    if (!isOpen || leftDays >= 0) return;
    return {
      code: 'GECIKME',
      severity: 'KRITIK',
      title: 'Planlanan bitiş geçti',
      text: `Planlanan bitiş tarihinin üzerinden ${-leftDays} gün geçti ve proje hâlâ açık.`,
      sources: [],
    };
  },
  function spendingAheadOfProgress({ budgetUsedPct, progressPct }) {
    if (budgetUsedPct === null || budgetUsedPct > 100 || budgetUsedPct - progressPct < 15) return;
    return {
      code: 'HARCAMA_ILERLEMENIN_ONUNDE',
      severity: 'UYARI',
      title: 'Harcama ilerlemenin önünde',
      text: `Bütçe kullanımı ${percentText(budgetUsedPct)}, ilerleme ise ${percentText(progressPct)}.`,
      sources: [],
    };
  },
  function thinMargin({ profitability, profit, income }, _evidence, money) {
    if (profit < 0n || income === 0n || profitability >= 10) return;
    return {
      code: 'DUSUK_MARJ',
      severity: 'UYARI',
      title: 'Kâr marjı düşük',
      text: `Kârlılık ${percentText(profitability)}; gelirlerden geriye ${money(profit)} kalıyor.`,
      sources: [],
    };
  },
  function lateIncome({ overdueReceivable, vatIncluded }, { overdueReceivables }, money) {
    if (overdueReceivable === 0n) return;
    return {
      code: 'VADESI_GECEN_ALACAK',
      severity: 'UYARI',
      title: 'Vadesi geçen tahsilat var',
      text: `Vadesi geçtiği hâlde tahsil edilmeyen tutar ${money(overdueReceivable)} (KDV ${vatIncluded ? 'dahil' : 'hariç'}).`,
      sources: overdueReceivables,
    };
  },
  function lateExpense({ overduePayable, vatIncluded }, { overduePayables }, money) {
    if (overduePayable === 0n) return;
    return {
      code: 'VADESI_GECEN_BORC',
      severity: 'UYARI',
      title: 'Vadesi geçen ödeme var',
      text: `Vadesi geçtiği hâlde ödenmeyen tutar ${money(overduePayable)} (KDV ${vatIncluded ? 'dahil' : 'hariç'}).`,
      sources: overduePayables,
    };
  },
  function dueSoon({ isOpen, leftDays, progressPct }) {
    if (!isOpen || leftDays < 0 || leftDays > 7 || progressPct >= 100) return;
    return {
      code: 'BITIS_YAKIN',
      severity: 'UYARI',
      title: 'Bitiş tarihi yaklaştı',
      text: `Planlanan bitişe ${leftDays} gün kaldı, ilerleme ${percentText(progressPct)}.`,
      sources: [],
    };
  },
  function dependsOnOneSupplier(_figures, { topSupplier }) {
    if (!topSupplier || topSupplier.sharePct < 50) return;
    return {
      code: 'TEDARIKCI_BAGIMLILIGI',
      severity: 'BILGI',
      title: 'Giderler tek tedarikçide toplanıyor',
      text: `Giderlerin ${percentText(topSupplier.sharePct)} kadarı ${topSupplier.name} üzerinden gerçekleşti.`,
      sources: topSupplier.sources,
    };
  },
  function healthyMargin({ profitability, profit }, _evidence, money) {
    if (profit <= 0n || profitability < 25) return;
    return {
      code: 'SAGLIKLI_MARJ',
      severity: 'BILGI',
      title: 'Kâr marjı sağlıklı',
      text: `Kârlılık ${percentText(profitability)}; kâr ${money(profit)}.`,
      sources: [],
    };
  },
];

/** What the figures say about a project, weightiest first. */
export function findingsOf(figures: ProjectFigures, evidence: Evidence, money: MoneyText): Finding[] {
  const found = rules
    .map((rule) => rule(figures, evidence, money))
    .filter((finding) => finding !== undefined);
  const weight = { KRITIK: 0, UYARI: 1, BILGI: 2 };
  return found.sort((a, b) => weight[a.severity] - weight[b.severity]);
}

const advice: Record<string, Recommendation> = {
  ZARAR: {
    title: 'Gelir ve gider dengesini kurun',
    text: 'En büyük gider kalemlerini ve ek iş bedellerini müşteriyle gözden geçirin.',
  },
  ZARAR_BEKLENTISI: {
    title: 'Kalan işi yeniden fiyatlayın',
    text: 'Kalan işlerin maliyetini yeniden çıkarın ve sözleşmedeki ek bedel haklarını inceleyin.',
  },
  BUTCE_ASIMI: {
    title: 'Tahmini maliyeti güncelleyin',
    text: 'Aşımın kaynağını kalem kalem belirleyin ve yeni bir tahmini maliyet girin.',
  },
  GECIKME: {
    title: 'Yeni bir bitiş tarihi belirleyin',
    text: 'Müşteriyle yeni takvimi kararlaştırın ve projedeki bitiş tarihini güncelleyin.',
  },
  HARCAMA_ILERLEMENIN_ONUNDE: {
    title: 'İlerlemeyi ve harcamayı karşılaştırın',
    text: 'İlerleme yüzdesini güncelleyin; önden alınan malzeme varsa not edin.',
  },
  DUSUK_MARJ: {
    title: 'Marjı koruyun',
    text: 'Yeni alımlarda birden çok teklif alın ve ek işleri bedelsiz yapmayın.',
  },
  VADESI_GECEN_ALACAK: {
    title: 'Tahsilatı hızlandırın',
    text: 'Vadesi geçen alacaklar için müşteriyle ödeme planı yapın.',
  },
  VADESI_GECEN_BORC: {
    title: 'Ödemeleri planlayın',
    text: 'Vadesi geçen ödemeler için tedarikçilerle yeni tarih belirleyin.',
  },
  BITIS_YAKIN: {
    title: 'Teslimi planlayın',
    text: 'Kalan işleri günlere dağıtın ve teslim hazırlığını başlatın.',
  },
  TEDARIKCI_BAGIMLILIGI: {
    title: 'İkinci bir tedarikçi bulun',
    text: 'Ana kalemler için alternatif teklif alarak pazarlık gücünüzü artırın.',
  },
};

/** One recommendation for each finding that has one, in the order of the findings. */
export const recommendationsFor = (findings: Finding[]): Recommendation[] =>
  findings.flatMap(({ code }) => advice[code] ?? []);

/** YUKSEK when anything is critical, ORTA when anything is a warning. */
export function riskLevelOf(findings: Finding[]): ProjectAnalysis['riskLevel'] {
  if (findings.some((finding) => finding.severity === 'KRITIK')) return 'YUKSEK';
  return findings.some((finding) => finding.severity === 'UYARI') ? 'ORTA' : 'DUSUK';
}

const verdicts = { DUSUK: 'risk düşük', ORTA: 'dikkat isteyen noktalar var', YUKSEK: 'risk yüksek' };

/** Two or three sentences for people; every number in them is one of the figures. */
export function summaryOf(
  name: string,
  figures: ProjectFigures,
  risk: ProjectAnalysis['riskLevel'],
  money: MoneyText,
): string {
  const { income, expense, profit, profitability } = figures;
  if (income === 0n && expense === 0n) return `${name} projesine henüz gelir veya gider girilmedi.`;
  const outcome = profit < 0n ? `${money(-profit)} zarar` : `${money(profit)} kâr`;
  const main = `${name} projesinde ${money(income)} gelire karşılık ${money(expense)} gider var; sonuç ${outcome}, kârlılık ${percentText(profitability)}.`;
  return `${main} Genel değerlendirme: ${verdicts[risk]}.`;
}
