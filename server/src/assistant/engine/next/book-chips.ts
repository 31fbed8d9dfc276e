import { cashAccountKindNames, type PlanStep } from '@vezne/contract';
import type { ChipDraft } from './chip-draft';

const SIDES = { RECEIVABLE: 'Alacak', PAYABLE: 'Borç', BOTH: 'Alacak ve borç' } as const;

/** Which accounts, which side and whose: each can be changed or taken away. */
export function bookChips(step: PlanStep): ChipDraft[] {
  if (step.op === 'ACCOUNTS') return accountChips(step);
  return step.op === 'OPEN_ITEMS' ? contactChips(step) : [];
}

function accountChips(step: Extract<PlanStep, { op: 'ACCOUNTS' }>): ChipDraft[] {
  const name = step.accounts.join(', ') || (step.kind && cashAccountKindNames[step.kind]);
  const all = { label: 'Bütün hesaplar', step: { ...step, accounts: [], kind: null } };
  return [
    { slot: 'CONDITION', label: name ? `Hesap: ${name}` : 'Bütün hesaplar', choices: name ? [all] : [] },
  ];
}

function contactChips(step: Extract<PlanStep, { op: 'OPEN_ITEMS' }>): ChipDraft[] {
  const sides = (['RECEIVABLE', 'PAYABLE'] as const).map((side) => ({
    label: SIDES[side],
    step: { ...step, side },
  }));
  const whole = { label: 'Bu koşulu kaldır', step: { ...step, overdue: false } };
  const everyone = { label: 'Bütün cariler', step: { ...step, contact: null } };
  return [
    { slot: 'CONDITION', label: 'Carilerden, KDV dahil', choices: [] },
    { slot: 'CONDITION', label: SIDES[step.side], choices: step.side === 'BOTH' ? [] : sides },
    ...(step.overdue ? [{ slot: 'CONDITION' as const, label: 'Vadesi geçen', choices: [whole] }] : []),
    ...(step.contact !== null
      ? [{ slot: 'CONDITION' as const, label: `Cari: ${step.contact}`, choices: [everyone] }]
      : []),
  ];
}
