import { fromKurus } from '@vezne/contract';
import type { LedgerView } from '../ledger/ledger';
import type { Figure, Row } from '../ledger/result';

/** Money in the company's currency, as it is handed over. */
type In = Pick<LedgerView, 'currency'>;

export function wireFigure(figure: Figure, view: In) {
  const { key, label } = figure;
  if ('kurus' in figure) return { key, label, value: fromKurus(figure.kurus), unit: view.currency };
  return { key, label, value: figure.n, unit: figure.unit };
}

export function wireRow(row: Row, view: In) {
  if ('kurus' in row) {
    const { kurus, ...rest } = row;
    return { ...rest, value: fromKurus(kurus), unit: view.currency };
  }
  const { n, unit = 'COUNT', ...rest } = row;
  return { ...rest, value: n, unit };
}
