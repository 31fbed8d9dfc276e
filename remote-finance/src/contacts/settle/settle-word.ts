import { fromKurus, type ProjectRow, type RowKind, toKurus } from '@vezne/contract';

/** What of a row no collection or payment has been laid on yet. */
export const unsettledOf = ({ status, grossAmount, settledAmount, laidAmount }: ProjectRow): number =>
  status === 'IPTAL'
    ? 0
    : fromKurus((toKurus(grossAmount) ?? 0n) - (toKurus(laidAmount ?? settledAmount) ?? 0n));

/** What the menu of a row calls it. */
export function settleWord(kind: RowKind, { status }: ProjectRow): string {
  if (status !== 'BEKLIYOR') return 'Kasaya işle';
  return kind === 'income' ? 'Tahsil Et' : 'Öde';
}
