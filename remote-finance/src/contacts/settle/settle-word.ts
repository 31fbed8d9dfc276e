import { fromKurus, type ProjectRow, type RowKind, toKurus } from '@vezne/contract';

/** What of a row no collection or payment has been allocated to yet. */
export const unsettledOf = ({ status, grossAmount, settledAmount, laidAmount }: ProjectRow): number =>
  status === 'IPTAL'
    ? 0
    : fromKurus((toKurus(grossAmount) ?? 0n) - (toKurus(laidAmount ?? settledAmount) ?? 0n));

/** It was called settled, and money of it has not reached the ledger. */
export const isUnbooked = (row: ProjectRow): boolean => row.status !== 'BEKLIYOR' && unsettledOf(row) > 0;

/** What the menu of a row calls it. */
export function settleWord(kind: RowKind, { status }: ProjectRow): string {
  if (status !== 'BEKLIYOR') return 'Kasaya işle';
  return kind === 'income' ? 'Tahsil Et' : 'Öde';
}
