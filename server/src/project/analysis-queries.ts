import type { ProjectAnalysis } from '@vezne/contract';
import type { Sql } from '../db/database';
import { type AnalysisFacts, type StoredFacts, storeFacts } from './analysis-facts';

/** Analyses of earlier versions have no facts. */
type StoredAnalysis = ProjectAnalysis & { facts?: StoredFacts };

type BasisRow = {
  status: string;
  endDate: string;
  progressPercent: number;
  contractAmount: string | null;
  estimatedCost: string | null;
  income: string;
  expense: string;
  analysis: StoredAnalysis | null;
  analysisStale: boolean;
};

const bigOrNull = (value: string | null) => (value === null ? null : BigInt(value));

/** What a project's figures rest on, in kuruş, and its last analysis; undefined when there is no such project. */
export async function projectBasis(sql: Sql, companyId: string, id: string) {
  const row = await sql.first<BasisRow>(
    `SELECT status, end_date AS "endDate", progress_percent AS "progressPercent",
       contract_amount_kurus AS "contractAmount", estimated_cost_kurus AS "estimatedCost",
       income_kurus AS income, expense_kurus AS expense, analysis, analysis_stale AS "analysisStale"
     FROM project WHERE company_id = $1 AND id = $2`,
    [companyId, id],
  );
  return (
    row && {
      ...row,
      contractAmount: bigOrNull(row.contractAmount),
      estimatedCost: bigOrNull(row.estimatedCost),
      income: BigInt(row.income),
      expense: BigInt(row.expense),
    }
  );
}

/**
 * Holds a project until the transaction ends, false when there is no such project. Whoever saves a row of it waits,
 * because the row's amount is added to the project.
 */
export async function lockProject(sql: Sql, companyId: string, id: string): Promise<boolean> {
  const row = await sql.first('SELECT 1 FROM project WHERE company_id = $1 AND id = $2 FOR NO KEY UPDATE', [
    companyId,
    id,
  ]);
  return row !== undefined;
}

/** Keeps an analysis, what it was made of and the margin it found. */
export async function storeAnalysis(
  sql: Sql,
  companyId: string,
  analysis: ProjectAnalysis,
  facts: AnalysisFacts,
): Promise<void> {
  await sql.run(
    `UPDATE project SET profitability_bp = $3, analyzed_at = $4, analysis = $5, analysis_stale = false
     WHERE company_id = $1 AND id = $2`,
    [
      companyId,
      analysis.projectId,
      Math.round(analysis.profitability * 100),
      analysis.analyzedAt,
      JSON.stringify({ ...analysis, facts: storeFacts(facts) }),
    ],
  );
}
