import type { ProjectAnalysis } from '@vezne/contract';
import { percent, percentText } from '../../percent';
import type { Finding } from './findings';
import { type ProjectFigures, tellsTheRest } from './project-figures';

/** YUKSEK when anything is critical, ORTA when anything is a warning. */
export function riskLevelOf(findings: Finding[]): ProjectAnalysis['riskLevel'] {
  if (findings.some((finding) => finding.severity === 'KRITIK')) return 'YUKSEK';
  return findings.some((finding) => finding.severity === 'UYARI') ? 'ORTA' : 'DUSUK';
}

/** Where a project stands and what it comes to, in one or two sentences that name nobody. */
export function summaryOf(figures: ProjectFigures): string {
  const { income, expense, profit, isOpen } = figures;
  if (income === 0n && expense === 0n) return 'Bu projeye henüz gelir veya gider girilmedi.';
  if (!isOpen) return `Proje kapalı; gelirler giderleri ${profit < 0n ? 'karşılamadı' : 'karşıladı'}.`;
  const outlook = outlookOf(figures);
  const standing = standingOf(figures);
  return outlook ? `${standing} ${outlook}` : standing;
}

function standingOf({ progressPct, budgetUsedPct, leftDays }: ProjectFigures): string {
  const time =
    leftDays < 0
      ? `planlanan bitişin üzerinden ${-leftDays} gün geçti`
      : leftDays === 0
        ? 'planlanan bitiş bugün'
        : `planlanan bitişe ${leftDays} gün var`;
  const parts = [
    progressPct > 0 && `işin ${percentText(progressPct)} kadarı bitti`,
    budgetUsedPct !== null && `tahmini maliyetin ${percentText(budgetUsedPct)} kadarı harcandı`,
    time,
  ].filter((part) => part !== false);
  const sentence = parts.join(', ');
  return `${sentence.charAt(0).toLocaleUpperCase('tr-TR')}${sentence.slice(1)}.`;
}

/**
 * What the work leaves at its end; undefined without a contract, and where neither progress nor an estimate that still
 * holds tells what it will cost.
 */
function outlookOf(figures: ProjectFigures): string | undefined {
  const { forecastProfit, eac, budgetUsedPct } = figures;
  if (forecastProfit === null) return undefined;
  const share = percent(forecastProfit, eac + forecastProfit);
  if (share === undefined) return undefined;
  const isDrawnOn = tellsTheRest(figures);
  if (!isDrawnOn && (budgetUsedPct === null || budgetUsedPct > 100)) return undefined;
  const basis = isDrawnOn ? 'Bu gidişle' : 'Tahmini maliyete göre';
  return share < 0
    ? `${basis} iş, sözleşme bedelini ${percentText(-share)} aşan bir maliyetle biter.`
    : `${basis} iş bittiğinde sözleşme bedelinin ${percentText(share)} kadarı kâr kalır.`;
}
