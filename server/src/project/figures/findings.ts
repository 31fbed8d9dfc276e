import type { ProjectAnalysis, SourceRef } from '@vezne/contract';
import { oneDecimal, percent, percentText } from '../../percent';
import { type ProjectFigures, tellsTheRest } from './project-figures';

export type Finding = ProjectAnalysis['findings'][number];

/** What one supplier or category has of a project's expenses. */
export type Share = { name: string; sharePct: number; sources: SourceRef[] };

/** Records that findings cite; each list is sorted so that the weightiest comes first. */
export type Evidence = {
  overdueReceivables: SourceRef[];
  overduePayables: SourceRef[];
  largestExpenses: SourceRef[];
  topSupplier: Share | null;
  topCategory: Share | null;
};

/** Writes an amount in kuruş in the company's currency. */
export type MoneyText = (kurus: bigint) => string;

type Rule = (figures: ProjectFigures, evidence: Evidence, money: MoneyText) => Finding | undefined;

/**
 * Every thing an analysis may say, weightiest first. A rule states its condition, and says what the figures above an
 * analysis do not: why, what it comes to, or how much is left. It names no row, supplier or category but where said so.
 */
const rules: Rule[] = [
  function loss(figures, { largestExpenses }) {
    if (figures.profit >= 0n) return;
    return {
      code: 'ZARAR',
      severity: 'KRITIK',
      title: 'Proje zararda',
      text: lossText(figures),
      sources: largestExpenses,
    };
  },
  function forecastLoss({ forecastProfit, eac, profit, isOpen }, _evidence, money) {
    if (!isOpen || forecastProfit === null || forecastProfit >= 0n || profit < 0n) return;
    return {
      code: 'ZARAR_BEKLENTISI',
      severity: 'KRITIK',
      title: 'Tamamlandığında zarar bekleniyor',
      text: `Tamamlanma maliyeti ${money(eac)} olarak hesaplanıyor; sözleşme bedelini ${money(-forecastProfit)} aşıyor.`,
      sources: [],
    };
  },
  function overBudget({ budgetUsedPct, progressPct, isOpen }, { largestExpenses }) {
    if (budgetUsedPct === null || budgetUsedPct <= 100) return;
    const isUnderWay = isOpen && progressPct > 0 && progressPct < 100;
    const over = `tahmini maliyeti ${percentText(budgetUsedPct - 100)} aştı.`;
    return {
      code: 'BUTCE_ASIMI',
      severity: 'KRITIK',
      title: 'Tahmini maliyet aşıldı',
      text: isUnderWay
        ? `İşin ${percentText(100 - progressPct)} kadarı dururken giderler ${over}`
        : `Giderler ${over}`,
      sources: largestExpenses,
    };
  },
  function late({ isOpen, leftDays, progressPct }) {
    if (!isOpen || leftDays >= 0) return;
    const rest =
      progressPct < 100 ? `işin ${percentText(100 - progressPct)} kadarı duruyor` : 'iş kapatılmadı';
    const passed = `Planlanan bitişin üzerinden ${-leftDays} gün geçti`;
    return {
      code: 'GECIKME',
      severity: 'KRITIK',
      title: 'Planlanan bitiş geçti',
      text: isUnknown(progressPct) ? `${passed}.` : `${passed}, ${rest}.`,
      sources: [],
    };
  },
  function spendingAheadOfProgress(figures, _evidence, money) {
    const { budgetUsedPct, progressPct, eac, isOpen } = figures;
    if (!isOpen || isUnknown(progressPct)) return;
    if (budgetUsedPct === null || budgetUsedPct > 100 || budgetUsedPct - progressPct < 15) return;
    const ahead = `Harcama ilerlemenin ${oneDecimal(budgetUsedPct - progressPct)} puan önünde`;
    return {
      code: 'HARCAMA_ILERLEMENIN_ONUNDE',
      severity: 'UYARI',
      title: 'Harcama ilerlemenin önünde',
      text: tellsTheRest(figures) ? `${ahead}; bu gidişle iş ${money(eac)} maliyetle biter.` : `${ahead}.`,
      sources: [],
    };
  },
  function thinMargin({ profitability, profit, income, expense, isOpen }) {
    if (profit < 0n || income === 0n || profitability >= 10) return;
    return {
      code: 'DUSUK_MARJ',
      severity: 'UYARI',
      title: 'Kâr marjı düşük',
      text: isOpen
        ? cushionText(percent(profit, expense) ?? 0)
        : `Gelirlerin ${percentText(100 - profitability)} kadarı giderlere gitti.`,
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
    const days = leftDays === 0 ? 'bugün' : `${leftDays} gün içinde`;
    const rest = isUnknown(progressPct) ? 'İş' : `İşin kalan ${percentText(100 - progressPct)} kadarı`;
    return {
      code: 'BITIS_YAKIN',
      severity: 'UYARI',
      title: 'Bitiş tarihi yaklaştı',
      text: `${rest} ${days} tamamlanmalı.`,
      sources: [],
    };
  },
  /** Names a category. */
  function weightiestCategory(_figures, { topCategory }) {
    if (!topCategory || topCategory.sharePct < 30 || topCategory.sharePct >= 100) return;
    return {
      code: 'GIDER_AGIRLIGI',
      severity: 'BILGI',
      title: 'En büyük gider kategorisi',
      text: `Giderlerin ${percentText(topCategory.sharePct)} kadarı ${topCategory.name} kategorisinde.`,
      sources: topCategory.sources,
    };
  },
  /** Names a supplier. */
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
  function healthyMargin({ profitability, profit, expense, isOpen }) {
    if (!isOpen || profit <= 0n || expense === 0n || profitability < 25) return;
    return {
      code: 'SAGLIKLI_MARJ',
      severity: 'BILGI',
      title: 'Kâr marjı sağlıklı',
      text: cushionText(percent(profit, expense) ?? 0),
      sources: [],
    };
  },
  function collectedInTime({ isOpen, receivable, overdueReceivable }) {
    if (!isOpen || receivable === 0n || overdueReceivable > 0n) return;
    return {
      code: 'TAHSILAT_VADESINDE',
      severity: 'BILGI',
      title: 'Tahsilat vadesinde',
      text: 'Bekleyen gelirlerin vadesi geçeni yok.',
      sources: [],
    };
  },
];

/** A field that was left empty is kept as no progress: nothing is said of it. */
const isUnknown = (progressPct: number) => progressPct === 0;

/** What it takes to break even; of work that is closed, how far its income went. */
function lossText({ income, expense, profit, isOpen }: ProjectFigures): string {
  if (income === 0n) return `Giderlerin karşısında${isOpen ? ' henüz' : ''} hiç gelir yok.`;
  if (!isOpen) return `Gelirler giderlerin ${percentText(percent(income, expense) ?? 0)} kadarını karşıladı.`;
  const more = percentText(percent(-profit, income) ?? 0);
  const less = percentText(percent(-profit, expense) ?? 0);
  return `Başa baş için gelirlerin ${more} artması veya giderlerin ${less} azalması gerekiyor.`;
}

/** How far expenses may grow before nothing is left. */
const cushionText = (pct: number) =>
  pct < SAID_FROM
    ? 'Gelirler giderleri ancak karşılıyor.'
    : `Gelirler aynı kalırken giderlerin ${percentText(pct)} artması kârı sıfırlar.`;
const SAID_FROM = 0.05;

/** Findings that name a supplier or a category; these names stay in the house. */
export const naming = new Set(['TEDARIKCI_BAGIMLILIGI', 'GIDER_AGIRLIGI']);

/** What the figures say about a project, weightiest first. */
export function findingsOf(figures: ProjectFigures, evidence: Evidence, money: MoneyText): Finding[] {
  const found = rules
    .map((rule) => rule(figures, evidence, money))
    .filter((finding) => finding !== undefined);
  const weight = { KRITIK: 0, UYARI: 1, BILGI: 2 };
  return found.sort((a, b) => weight[a.severity] - weight[b.severity]);
}
