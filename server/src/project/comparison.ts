import { fromKurus, type ProjectComparison } from '@vezne/contract';
import { daysBetween } from '../calendar';
import type { Sql } from '../db/database';
import { notFound, orNotFound } from '../errors';
import { LARGEST_SAID, oneDecimal, percent } from '../percent';
import { expensesByCategory } from '../project-row/sum-queries';
import { budgetUsed, margin, meanPercent, medianOf } from './figures/figures';

const ENOUGH_PEERS = 3;

type Row = {
  id: string;
  name: string;
  categoryId: string | null;
  income: string;
  expense: string;
  estimatedCost: string | null;
  profitability: string | null;
  startDate: string;
  endDate: string;
};

type Subject = {
  id: string;
  name: string;
  categoryId: string | null;
  income: bigint;
  expense: bigint;
  estimatedCost: bigint | null;
  profitability: number | null;
  days: number;
};

const columns = `id, name, category_id AS "categoryId", income_kurus AS income, expense_kurus AS expense,
  estimated_cost_kurus AS "estimatedCost", profitability_bp AS profitability, start_date AS "startDate",
  end_date AS "endDate"`;

const toSubject = (row: Row): Subject => ({
  id: row.id,
  name: row.name,
  categoryId: row.categoryId,
  income: BigInt(row.income),
  expense: BigInt(row.expense),
  estimatedCost: row.estimatedCost === null ? null : BigInt(row.estimatedCost),
  profitability: row.profitability === null ? null : Number(row.profitability) / 100,
  days: daysBetween(row.startDate, row.endDate) + 1,
});

type Metric = {
  key: string;
  label: string;
  unit: ProjectComparison['metrics'][number]['unit'];
  higherIsBetter: boolean;
  of: (subject: Subject) => number | null;
};

const hasFigures = ({ income, expense }: Subject) => income !== 0n || expense !== 0n;

const metrics: Metric[] = [
  {
    key: 'liveMargin',
    label: 'Kârlılık',
    unit: 'PERCENT',
    higherIsBetter: true,
    of: (subject) => (hasFigures(subject) ? margin(subject.income, subject.expense) : null),
  },
  {
    key: 'income',
    label: 'Gelir',
    unit: 'MONEY',
    higherIsBetter: true,
    of: ({ income }) => fromKurus(income),
  },
  {
    key: 'expense',
    label: 'Gider',
    unit: 'MONEY',
    higherIsBetter: false,
    // Where nothing was booked yet, nothing was done cheaply either.
    of: ({ expense }) => (expense === 0n ? null : fromKurus(expense)),
  },
  {
    key: 'profit',
    label: 'Kâr',
    unit: 'MONEY',
    higherIsBetter: true,
    of: ({ income, expense }) => fromKurus(income - expense),
  },
  {
    key: 'budgetUsedPct',
    label: 'Bütçe kullanımı',
    unit: 'PERCENT',
    higherIsBetter: false,
    of: ({ expense, estimatedCost }) => (expense === 0n ? null : budgetUsed(expense, estimatedCost)),
  },
  { key: 'days', label: 'Planlanan süre', unit: 'DAYS', higherIsBetter: false, of: ({ days }) => days },
];

type Peers = { categoryId: string | null; scope?: 'COMPANY' };

/**
 * A project beside its peers: the whole company if so wished, the given category, else the project's own, else the
 * whole company. The project is never part of its own average. Refuses an unknown project or category.
 */
export async function compareProject(
  sql: Sql,
  companyId: string,
  projectId: string,
  wanted: Peers,
): Promise<ProjectComparison> {
  const row = await sql.first<Row>(`SELECT ${columns} FROM project WHERE company_id = $1 AND id = $2`, [
    companyId,
    projectId,
  ]);
  const project = toSubject(orNotFound(row));
  const categoryId = wanted.scope === 'COMPANY' ? null : (wanted.categoryId ?? project.categoryId);
  const category = categoryId
    ? await sql.first<{ name: string }>('SELECT name FROM category WHERE company_id = $1 AND id = $2', [
        companyId,
        categoryId,
      ])
    : undefined;
  if (categoryId && !category) throw notFound();
  const peers = (
    await sql.query<Row>(
      `SELECT ${columns} FROM project WHERE company_id = $1 AND id <> $2 AND status <> 'IPTAL'
         AND ($3::uuid IS NULL OR category_id = $3)
       ORDER BY profitability_bp DESC NULLS LAST, name COLLATE "tr-TR-x-icu", id`,
      [companyId, projectId, categoryId],
    )
  ).map(toSubject);
  const enoughData = peers.length >= ENOUGH_PEERS;
  const compared = metrics.map((metric) => compareBy(metric, project, peers));
  return {
    projectId,
    projectName: project.name,
    scope: categoryId ? 'CATEGORY' : 'COMPANY',
    categoryId,
    categoryName: category?.name ?? null,
    sampleSize: peers.length,
    enoughData,
    metrics: compared,
    expenseMix: await expenseMix(sql, companyId, projectId, peers),
    peers: peers.slice(0, 20).map((peer) => ({
      projectId: peer.id,
      name: peer.name,
      profitability: peer.profitability,
      income: fromKurus(peer.income),
      expense: fromKurus(peer.expense),
    })),
    comment: enoughData ? commentOn(compared[0]) : 'Karşılaştırma için yeterli proje yok',
  };
}

function compareBy(metric: Metric, project: Subject, peers: Subject[]): ProjectComparison['metrics'][number] {
  const { key, label, unit, higherIsBetter } = metric;
  const own = metric.of(project);
  const others = peers.map(metric.of).filter((value) => value !== null);
  const average = meanPercent(others);
  const extremes = others.length > 0 ? [Math.max(...others), Math.min(...others)] : [null, null];
  const [best, worst] = higherIsBetter ? extremes : [...extremes].reverse();
  const ahead = others.filter((value) => own !== null && (higherIsBetter ? value > own : value < own)).length;
  return {
    key,
    label,
    unit,
    higherIsBetter,
    project: own,
    average,
    median: medianOf(others),
    best: best ?? null,
    worst: worst ?? null,
    difference: own === null || average === null ? null : Math.round((own - average) * 100) / 100,
    rank: own === null ? null : ahead + 1,
  };
}

/** How far the margin of a project is from the average of the others, in a sentence. */
export function commentOn(metric: ProjectComparison['metrics'][number] | undefined): string {
  if (!metric || metric.difference === null) return 'Bu projenin kârlılığı henüz hesaplanamıyor.';
  const distance = oneDecimal(metric.difference);
  if (distance === '0,0') return 'Bu projenin kârlılığı diğer projelerin ortalamasıyla aynı.';
  const side = metric.difference > 0 ? 'üzerinde' : 'altında';
  const points =
    Math.abs(metric.difference) > LARGEST_SAID ? `${LARGEST_SAID} puandan fazla` : `${distance} puan`;
  return `Bu projenin kârlılığı diğer projelerin ortalamasının ${points} ${side}.`;
}

/** Share of each expense category in the project and in its peers together, the project's largest first. */
async function expenseMix(sql: Sql, companyId: string, projectId: string, peers: Subject[]) {
  const own = await expensesByCategory(sql, companyId, [projectId]);
  const theirs = await expensesByCategory(
    sql,
    companyId,
    peers.map((peer) => peer.id),
  );
  const sum = (groups: { total: bigint }[]) => groups.reduce((total, group) => total + group.total, 0n);
  const share = (groups: typeof own, categoryId: string) =>
    percent(groups.find((group) => group.categoryId === categoryId)?.total ?? 0n, sum(groups)) ?? 0;
  const names = new Map([...theirs, ...own].map((group) => [group.categoryId, group.categoryName]));
  return [...names]
    .map(([categoryId, categoryName]) => {
      const [projectShare, categoryShare] = [share(own, categoryId), share(theirs, categoryId)];
      const difference = Math.round((projectShare - categoryShare) * 100) / 100;
      return { categoryId, categoryName, projectShare, categoryShare, difference };
    })
    .sort((a, b) => b.projectShare - a.projectShare || a.categoryName.localeCompare(b.categoryName, 'tr'));
}
