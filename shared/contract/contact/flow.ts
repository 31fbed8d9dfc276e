import type { RowKind } from '../project/row-kinds';
import type { CashFlowType } from '../vocabulary';
import type { ContactSide } from './contact';
import type { RowType } from './figures';
import type { SettlementDirection } from './settlement';

type Flow = {
  direction: SettlementDirection;
  side: ContactSide;
  rowType: RowType;
  rowKind: RowKind;
  cashFlowType: CashFlowType;
};

const incoming = {
  direction: 'IN',
  side: 'MUSTERI',
  rowType: 'GELIR',
  rowKind: 'income',
  cashFlowType: 'GIRIS',
} as const satisfies Flow;

const outgoing = {
  direction: 'OUT',
  side: 'TEDARIKCI',
  rowType: 'GIDER',
  rowKind: 'expense',
  cashFlowType: 'CIKIS',
} as const satisfies Flow;

/** Each noun has its own code for money that comes in and for money that goes out: by one of them, all of them. */
export const flowOf = {
  IN: incoming,
  MUSTERI: incoming,
  GELIR: incoming,
  income: incoming,
  GIRIS: incoming,
  OUT: outgoing,
  TEDARIKCI: outgoing,
  GIDER: outgoing,
  expense: outgoing,
  CIKIS: outgoing,
} as const satisfies Record<Flow[keyof Flow], Flow>;
