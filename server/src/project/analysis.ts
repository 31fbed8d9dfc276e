import { type Currency, fromKurus, moneyText, type ProjectAnalysis } from '@vezne/contract';
import type { Sql } from '../db/database';
import { notFound, orNotFound } from '../errors';
import { percent } from '../percent';
import { largestRows, overdueRows, topSupplier, waitingSums } from '../project-row/sum-queries';
import { lockProject, projectBasis, storeAnalysis } from './analysis-queries';
import { type Evidence, findingsOf, recommendationsFor, riskLevelOf, summaryOf } from './findings';
import { figuresOf, type ProjectBasis, type ProjectFigures } from './project-figures';

type Reading = { now: Date; today: string; currency: Currency };

/** The analysis of a project as it stands, without storing it. Refuses when there is no such project. */
export async function computeAnalysis(
  sql: Sql,
  companyId: string,
  projectId: string,
  { now, today, currency }: Reading,
): Promise<ProjectAnalysis> {
  const stored = orNotFound(await projectBasis(sql, companyId, projectId));
  const incomes = await waitingSums(sql, companyId, 'income', projectId, today);
  const expenses = await waitingSums(sql, companyId, 'expense', projectId, today);
  const basis: ProjectBasis = {
    ...stored,
    receivable: incomes.waiting,
    payable: expenses.waiting,
    overdueReceivable: incomes.overdue,
    overduePayable: expenses.overdue,
  };
  const figures = figuresOf(basis, today);
  const money = (kurus: bigint) => moneyText(kurus, currency);
  const findings = findingsOf(figures, await evidenceFor(sql, companyId, projectId, figures, today), money);
  const riskLevel = riskLevelOf(findings);
  return {
    projectId,
    profitability: figures.profitability,
    analyzedAt: now.toISOString(),
    stale: false,
    riskLevel,
    engine: 'RULES',
    figures: onTheWire(figures),
    summary: summaryOf(stored.name, figures, riskLevel, money),
    findings,
    recommendations: recommendationsFor(findings),
    missingData: missingDataOf(basis),
  };
}

/** Works out, keeps and answers the analysis of a project. Refuses when there is no such project. */
export async function analyzeProject(
  sql: Sql,
  companyId: string,
  projectId: string,
  reading: Reading,
  written?: WrittenAnalysis,
): Promise<ProjectAnalysis> {
  // Before the figures are read, so that none of them changes until the analysis is kept as a fresh one.
  if (!(await lockProject(sql, companyId, projectId))) throw notFound();
  const analysis = await computeAnalysis(sql, companyId, projectId, reading);
  // Prose that was made of other sentences than these would tell of a state that is gone.
  const fits = written !== undefined && sentencesOf(written.about) === sentencesOf(analysis);
  const stored: ProjectAnalysis = fits ? { ...analysis, summary: written.text, engine: 'LLM' } : analysis;
  await storeAnalysis(sql, companyId, stored);
  return stored;
}

/** What a model made of an analysis. */
export type WrittenAnalysis = { about: ProjectAnalysis; text: string };

const sentencesOf = ({ summary, findings }: ProjectAnalysis) => JSON.stringify([summary, findings]);

/** The last analysis, marked stale when rows changed since; null when there is none. Refuses when there is no such project. */
export async function lastAnalysis(
  sql: Sql,
  companyId: string,
  projectId: string,
): Promise<ProjectAnalysis | null> {
  const stored = orNotFound(await projectBasis(sql, companyId, projectId));
  return stored.analysis && { ...stored.analysis, stale: stored.analysisStale };
}

async function evidenceFor(
  sql: Sql,
  companyId: string,
  projectId: string,
  figures: ProjectFigures,
  today: string,
): Promise<Evidence> {
  const supplier = await topSupplier(sql, companyId, projectId);
  return {
    overdueReceivables: await overdueRows(sql, companyId, 'income', projectId, today),
    overduePayables: await overdueRows(sql, companyId, 'expense', projectId, today),
    largestExpenses: await largestRows(sql, companyId, 'expense', projectId),
    topSupplier: supplier
      ? {
          name: supplier.name,
          sharePct: percent(supplier.total, figures.expense) ?? 0,
          sources: supplier.sources,
        }
      : null,
  };
}

function onTheWire(figures: ProjectFigures): ProjectAnalysis['figures'] {
  return {
    income: fromKurus(figures.income),
    expense: fromKurus(figures.expense),
    profit: fromKurus(figures.profit),
    receivable: fromKurus(figures.receivable),
    payable: fromKurus(figures.payable),
    budgetUsedPct: figures.budgetUsedPct,
    progressPct: figures.progressPct,
    eac: fromKurus(figures.eac),
    forecastProfit: figures.forecastProfit === null ? null : fromKurus(figures.forecastProfit),
    leftDays: figures.leftDays,
  };
}

function missingDataOf(basis: ProjectBasis): string[] {
  const missing: [boolean, string][] = [
    [basis.contractAmount === null, 'Sözleşme bedeli girilmediği için tamamlanma kârı hesaplanamadı.'],
    [basis.estimatedCost === null, 'Tahmini maliyet girilmediği için bütçe kullanımı hesaplanamadı.'],
    [basis.progressPercent === 0, 'İlerleme yüzdesi girilmedi.'],
    [basis.income === 0n, 'Projeye henüz gelir girilmedi.'],
    [basis.expense === 0n, 'Projeye henüz gider girilmedi.'],
  ];
  return missing.filter(([isMissing]) => isMissing).map(([, sentence]) => sentence);
}
