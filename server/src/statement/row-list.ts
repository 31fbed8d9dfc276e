import {
  type CashAccountKind,
  fold,
  fromKurus,
  isPaymentMethod,
  type StatementRow,
  type StatementRows,
} from '@vezne/contract';
import type { Param, Sql } from '../db/database';
import { hasNoCategory } from './row-queries';
import { offerSettlements } from './settlement-offers';

type Stored = Pick<
  StatementRow,
  | 'line'
  | 'group'
  | 'date'
  | 'description'
  | 'categoryId'
  | 'categoryName'
  | 'decision'
  | 'transferAccountId'
  | 'problem'
> & {
  kurus: string | null;
  balance: string | null;
  method: string;
  similar: string;
  suggestedId: string | null;
  suggestedName: string | null;
  agreeing: number;
  twinKind: 'KESIN' | 'OLASI' | null;
  twinId: string | null;
  twinDate: string;
  twinDescription: string;
  twinKurus: string;
  twinCategory: string;
  contactId: string | null;
  contactName: string;
  accountId: string | null;
  accountName: string;
  currency: string | null;
};

const columns = `r.line, r.grp AS "group", r.date::text, r.description, r.kurus, r.balance_kurus AS balance, r.method,
  r.category_id AS "categoryId", coalesce(c.name, r.category_name) AS "categoryName", r.decision,
  r.transfer_account_id AS "transferAccountId", r.problem, s.id AS "suggestedId", s.name AS "suggestedName", r.agreeing,
  r.twin_kind AS "twinKind", f.id AS "twinId", f.date::text AS "twinDate", f.description AS "twinDescription",
  signed_kurus(f.type, f.amount_kurus)::bigint AS "twinKurus", fc.name AS "twinCategory",
  r.contact_id AS "contactId", k.name AS "contactName",
  r.account_id AS "accountId", a.name AS "accountName", r.currency,
  (SELECT count(*) FROM import_row o
    WHERE o.company_id = $1 AND o.batch_id = $2 AND o.words = r.words AND r.words <> '' AND o.line <> r.line
      AND sign(o.kurus) = sign(r.kurus) AND o.problem IS NULL
      AND ${hasNoCategory('o')}) AS "similar"`;

/** What a row `r` names. */
const named = `
  LEFT JOIN category c ON c.company_id = $1 AND c.id = r.category_id
  LEFT JOIN category s ON s.company_id = $1 AND s.id = r.suggested_category_id
  LEFT JOIN cash_account a ON a.company_id = $1 AND a.id = r.account_id
  LEFT JOIN contact k ON k.company_id = $1 AND k.id = r.contact_id
  LEFT JOIN cash_flow f ON f.company_id = $1 AND f.id = r.twin_id
  LEFT JOIN category fc ON fc.company_id = $1 AND fc.id = f.category_id`;

/** One page of a batch's rows in the order of the file, and how many there are. */
export async function listRows(sql: Sql, companyId: string, query: StatementRows) {
  const params: Param[] = [companyId, query.batchId, query.searchText.trim(), query.group ?? null];
  const where = `r.company_id = $1 AND r.batch_id = $2 AND ($3 = '' OR tr_fold(r.description) LIKE tr_contains($3))
    AND ($4::text IS NULL OR r.grp = $4)`;
  const count = await sql.first<{ total: string }>(
    `SELECT count(*) AS total FROM import_row r WHERE ${where}`,
    params,
  );
  const stored = await sql.query<Stored>(
    `SELECT ${columns} FROM (SELECT * FROM import_row r WHERE ${where} ORDER BY line LIMIT $5 OFFSET $6) r
       ${named} ORDER BY r.line`,
    [...params, query.pageSize, query.page * query.pageSize],
  );
  return { rows: await told(sql, companyId, query.batchId, stored), total: Number(count?.total ?? 0) };
}

/** The rows of some lines. */
export async function findRows(
  sql: Sql,
  companyId: string,
  batchId: string,
  lines: number[],
): Promise<StatementRow[]> {
  const stored = await sql.query<Stored>(
    `SELECT ${columns} FROM import_row r ${named} WHERE r.company_id = $1 AND r.batch_id = $2 AND r.line = ANY($3::int[]) ORDER BY r.line`,
    [companyId, batchId, lines],
  );
  return told(sql, companyId, batchId, stored);
}

async function told(sql: Sql, companyId: string, batchId: string, stored: Stored[]): Promise<StatementRow[]> {
  const other = await otherAccount(sql, companyId, batchId);
  const offers = await offerSettlements(
    sql,
    { companyId, batchId },
    stored.filter(mayBeSettled).map((row) => ({ ...row, kurus: BigInt(row.kurus ?? 0) })),
  );
  return stored.map((row) => {
    const settlementSuggestion = offers.get(row.line);
    return { ...toRow(row, other), ...(settlementSuggestion && { settlementSuggestion }) };
  });
}

const mayBeSettled = ({ kurus, problem, decision, twinKind }: Stored) =>
  kurus !== null && !problem && (decision === 'EKLE' || (decision !== 'TAHSILAT' && twinKind === null));

const money = (kurus: string | null) => (kurus === null ? null : fromKurus(BigInt(kurus)));

const toRow = (row: Stored, other: Other | undefined): StatementRow => ({
  line: row.line,
  group: row.group,
  date: row.date,
  description: row.description,
  amount: money(row.kurus),
  balance: money(row.balance),
  paymentMethod: isPaymentMethod(row.method) ? row.method : 'TRANSFER',
  categoryId: row.categoryId,
  categoryName: row.categoryName,
  decision: row.decision,
  transferAccountId: row.transferAccountId,
  problem: row.problem,
  twin: twinOf(row),
  categorySuggestion: row.suggestedId
    ? {
        categoryId: row.suggestedId,
        categoryName: row.suggestedName ?? '',
        agreeing: row.agreeing,
        reason: `Geçen sefer: ${row.suggestedName}`,
      }
    : null,
  transferSuggestion: transferOf(row, other),
  similar: Number(row.similar),
  ...(row.accountId && { account: { id: row.accountId, name: row.accountName } }),
  ...(row.currency && { currency: row.currency }),
  ...(row.contactId && { contact: { id: row.contactId, name: row.contactName } }),
});

const twinOf = (row: Stored): StatementRow['twin'] =>
  row.twinKind && row.twinId
    ? {
        kind: row.twinKind,
        id: row.twinId,
        date: row.twinDate,
        description: row.twinDescription,
        amount: fromKurus(BigInt(row.twinKurus)),
        categoryName: row.twinCategory,
      }
    : null;

/** Where cash that leaves the batch's account, or comes to it, may have gone or come from. */
type Other = { accountId: string; accountName: string; kind: CashAccountKind };

/** Of a bank or a card the till; of a till the bank: the default one, else the first by name. */
const otherAccount = (sql: Sql, companyId: string, batchId: string) =>
  sql.first<Other>(
    `SELECT o.id AS "accountId", o.name AS "accountName", o.kind
       FROM import_batch b JOIN cash_account own ON own.company_id = $1 AND own.id = b.account_id
       JOIN cash_account o ON o.company_id = $1 AND o.id <> own.id AND o.closed_at IS NULL
                          AND o.kind = CASE own.kind WHEN 'KASA' THEN 'BANKA' ELSE 'KASA' END
      WHERE b.company_id = $1 AND b.id = $2 ORDER BY o.is_default DESC, o.name_key LIMIT 1`,
    [companyId, batchId],
  );

const CASH = /\batm\b|\bpara (?:cek|yatir)|\bnakit (?:cek|yatir)|\bkasa(?:ya|dan)\b|\bbanka(?:ya|dan)\b/;

function transferOf(row: Stored, other: Other | undefined): StatementRow['transferSuggestion'] {
  if (!other || row.kurus === null || row.problem || row.decision === 'VIRMAN') return null;
  if (!CASH.test(fold(row.description))) return null;
  const { accountId, accountName } = other;
  const reason =
    BigInt(row.kurus) < 0n
      ? `Para çekme: ${accountName} hesabına virman?`
      : `Para yatırma: ${accountName} hesabından virman?`;
  return { accountId, accountName, reason };
}
