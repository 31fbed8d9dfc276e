import { cashAccountKindNames, type PlanStep } from '@vezne/contract';
import { inStatus, projectWords } from '../say/projects';
import { capital } from '../say/say';
import type { ChipDraft } from './chip-draft';

const SIDES = { RECEIVABLE: 'Alacak', PAYABLE: 'Borç', BOTH: 'Alacak ve borç' } as const;

/** Which accounts, which side and whose: each can be changed or taken away. */
export function bookChips(step: PlanStep): ChipDraft[] {
  if (step.op === 'ACCOUNTS') return accountChips(step);
  if (step.op === 'PROJECTS') return projectChips(step);
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

function projectChips(step: Extract<PlanStep, { op: 'PROJECTS' }>): ChipDraft[] {
  const { about, project, only, status, ...rest } = step;
  const abouts = (['PROFIT', 'MARGIN', 'BUDGET', 'DELAY', 'OTHER'] as const).map((each) => ({
    label: projectWords[each].name,
    step: { ...rest, project, about: each, only: false, rank: null, n: null, claim: null },
  }));
  const whole = { label: 'Bu koşulu kaldır', step: { ...step, only: false } };
  const every = { label: 'Bu koşulu kaldır', step: { ...rest, project, about, only: only ?? false } };
  const all = { label: 'Bütün projeler', step: { ...step, project: null } };
  return [
    { slot: 'CONDITION', label: `Projelerden: ${projectWords[about].name}`, choices: abouts },
    ...(only
      ? [{ slot: 'CONDITION' as const, label: capital(projectWords[about].only), choices: [whole] }]
      : []),
    ...(status && !project
      ? [{ slot: 'CONDITION' as const, label: capital(inStatus[status]), choices: [every] }]
      : []),
    ...(project ? [{ slot: 'CONDITION' as const, label: `Proje: ${project}`, choices: [all] }] : []),
  ];
}
