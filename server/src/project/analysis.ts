import { type Currency, fromKurus, moneyText, type ProjectAnalysis } from '@vezne/contract';
import type { Sql } from '../db/database';
import { notFound, orNotFound } from '../errors';
import { percent } from '../percent';
import { largestRows, overdueRows, topCategory, topSupplier, waitingSums } from '../project-row/sum-queries';
import { type AnalysisFacts, readFacts } from './analysis-facts';
import { lockProject, projectBasis, storeAnalysis } from './analysis-queries';
import { recommendationsFor } from './figures/advice';
import { type Evidence, findingsOf, type Share } from './figures/findings';
import { figuresOf, type ProjectBasis, type ProjectFigures, timeOf } from './figures/project-figures';
import { riskLevelOf, summaryOf } from './figures/verdict';

type Reading = { now: Date; today: string; currency: Currency };

/** The analysis of a project as it stands, without storing it. Refuses when there is no such project. */
export async function computeAnalysis(
  sql: Sql,
  companyId: string,
  projectId: string,
  { now, today, currency }: Reading,
): Promise<{ analysis: ProjectAnalysis; facts: AnalysisFacts }> {
  const stored = orNotFound(await projectBasis(sql, companyId, projectId));
  const incomes = await waitingSums(sql, companyId, 'income', projectId, today);
  const expenses = await waitingSums(sql, companyId, 'expense', projectId, today);
  const basis: ProjectBasis = {
    ...stored,
    receivable: incomes.grossWaiting,
    payable: expenses.grossWaiting,
    overdueReceivable: incomes.grossOverdue,
    overduePayable: expenses.grossOverdue,
  };
  const figures = figuresOf(basis, today);
  const evidence = await evidenceFor(sql, companyId, projectId, figures, today);
  const facts: AnalysisFacts = { currency, figures, evidence };
  const analysis: ProjectAnalysis = {
    projectId,
    profitability: figures.profitability,
    analyzedAt: now.toISOString(),
    stale: false,
    engine: 'RULES',
    figures: onTheWire(figures),
    ...phrase(facts, currency),
    missingData: missingDataOf(basis),
  };
  return { analysis, facts };
}

/** What the facts say, in sentences with amounts of a currency. */
function phrase({ figures, evidence }: Omit<AnalysisFacts, 'currency'>, currency: Currency) {
  const money = (kurus: bigint) => moneyText(kurus, currency);
  const findings = findingsOf(figures, evidence, money);
  return {
    riskLevel: riskLevelOf(findings),
    summary: summaryOf(figures),
    findings,
    recommendations: recommendationsFor(findings),
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
  const { analysis, facts } = await computeAnalysis(sql, companyId, projectId, reading);
  // Prose that was made of other sentences than these would tell of a state that is gone.
  const fits = written !== undefined && sentencesOf(written.about) === sentencesOf(analysis);
  const stored: ProjectAnalysis = fits ? { ...analysis, summary: written.text, engine: 'LLM' } : analysis;
  await storeAnalysis(sql, companyId, stored, facts);
  return stored;
}

/** What a model made of an analysis. */
export type WrittenAnalysis = { about: ProjectAnalysis; text: string };

const sentencesOf = ({ summary, findings }: ProjectAnalysis) => JSON.stringify([summary, findings]);

/**
 * The last analysis in the company's currency of today, with the days until the end as they are today, and marked stale
 * when rows or the plan changed since; null when there is none. Refuses when there is no such project.
 */
export async function lastAnalysis(
  sql: Sql,
  companyId: string,
  projectId: string,
  { today, currency }: Omit<Reading, 'now'>,
): Promise<ProjectAnalysis | null> {
  const basis = orNotFound(await projectBasis(sql, companyId, projectId));
  const { analysis, analysisStale: stale } = basis;
  if (!analysis) return null;
  const { facts, ...told } = analysis;
  // Before the facts were kept with it, or in prose of amounts that still hold: then it stands as it was written.
  if (!facts || (told.engine === 'LLM' && facts.currency === currency)) return { ...told, stale };
  const { figures, evidence } = readFacts(facts);
  const asOfToday = { ...figures, ...timeOf(basis, today) };
  return {
    ...told,
    stale,
    engine: 'RULES',
    figures: onTheWire(asOfToday),
    ...phrase({ figures: asOfToday, evidence }, currency),
  };
}

async function evidenceFor(
  sql: Sql,
  companyId: string,
  projectId: string,
  figures: ProjectFigures,
  today: string,
): Promise<Evidence> {
  const withShare = (top: Awaited<ReturnType<typeof topSupplier>>): Share | null =>
    top ? { name: top.name, sharePct: percent(top.total, figures.expense) ?? 0, sources: top.sources } : null;
  return {
    overdueReceivables: await overdueRows(sql, companyId, 'income', projectId, today),
    overduePayables: await overdueRows(sql, companyId, 'expense', projectId, today),
    largestExpenses: await largestRows(sql, companyId, 'expense', projectId),
    topSupplier: withShare(await topSupplier(sql, companyId, projectId)),
    topCategory: withShare(await topCategory(sql, companyId, projectId)),
  };
}

function onTheWire(figures: ProjectFigures): ProjectAnalysis['figures'] {
  return {
    income: fromKurus(figures.income),
    expense: fromKurus(figures.expense),
    profit: fromKurus(figures.profit),
    receivable: fromKurus(figures.receivable),
    payable: fromKurus(figures.payable),
    vatIncluded: figures.vatIncluded,
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
