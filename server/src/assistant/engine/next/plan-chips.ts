import { type AssistantChip, limits, type PlanStep } from '@vezne/contract';
import type { LedgerView } from '../ledger/ledger';
import type { Interval } from '../time/calendar';
import { resolvePeriod } from '../time/resolve-period';
import { isAnswerable } from './answerable';
import type { ChipDraft } from './chip-draft';
import { draftsOf } from './chips';
import { nextOfAll } from './next';
import { dated } from './periods';

/** A choice of a chip: the question's steps with it taken. */
type Change = { label: string; steps: PlanStep[] };
type Draft = Pick<AssistantChip, 'slot' | 'label'> & { choices: Change[] };

/**
 * How a question was read, in parts that can be changed; every choice is answered when it is taken. What several
 * questions in one have in common is changed for all of them, the rest for each by itself.
 */
export async function chipsOf(
  asked: readonly PlanStep[],
  period: Interval | null,
  view: LedgerView,
): Promise<AssistantChip[]> {
  const steps = asked.map(dated);
  const [only, ...others] = steps;
  if (!only) return [];
  const drafts = others.length ? severalDrafts(steps, view) : draftsOf(only, period, view).map(alone);
  const chips: AssistantChip[] = [];
  for (const { slot, label, choices } of drafts) {
    const kept = await answered(choices, steps, view);
    chips.push({ slot, label, choices: kept.some(({ isCurrent }) => !isCurrent) ? kept : [] });
  }
  return chips;
}

const alone = ({ choices, ...draft }: ChipDraft): Draft => ({
  ...draft,
  choices: choices.map(({ label, step }) => ({ label, steps: [step] })),
});

async function answered(choices: readonly Change[], now: readonly PlanStep[], view: LedgerView) {
  const kept: AssistantChip['choices'] = [];
  for (const { label, steps } of choices) {
    const changed = steps.filter((step, at) => !isSame(step, now[at]));
    const next = nextOfAll(steps, view);
    if (next.plan.length <= limits.planText && (await areAnswerable(changed, view)))
      kept.push({ label, isCurrent: changed.length === 0, ...next });
  }
  return kept;
}

async function areAnswerable(steps: readonly PlanStep[], view: LedgerView): Promise<boolean> {
  for (const step of steps) if (!(await isAnswerable(step, view))) return false;
  return true;
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

function severalDrafts(steps: readonly PlanStep[], view: LedgerView): Draft[] {
  const all = steps.map((step) =>
    draftsOf(step, step.period && resolvePeriod(step.period, view.today), view),
  );
  const [first = [], ...others] = all;
  const isShared = (draft: ChipDraft) => others.every((drafts) => like(draft, drafts));
  const shared = first.filter(isShared);
  const own = all.flatMap((drafts, at) =>
    drafts.filter((draft) => !like(draft, shared)).map((draft) => ofOne(draft, at, steps)),
  );
  return [...shared.map((draft) => ofAll(draft, all)), ...own];
}

const like = ({ slot, label }: ChipDraft, drafts: readonly ChipDraft[]): ChipDraft | undefined =>
  drafts.find((each) => each.slot === slot && each.label === label);

/** A part that all have in common, with the choices that all have. */
function ofAll(draft: ChipDraft, all: readonly (readonly ChipDraft[])[]): Draft {
  const choices = draft.choices.flatMap(({ label }): Change[] => {
    const steps = all.flatMap(
      (drafts) => like(draft, drafts)?.choices.find((each) => each.label === label)?.step ?? [],
    );
    return steps.length === all.length ? [{ label, steps }] : [];
  });
  return { slot: draft.slot, label: draft.label, choices };
}

/** A part of one of the questions, which it names by its place. */
function ofOne({ slot, label, choices }: ChipDraft, place: number, steps: readonly PlanStep[]): Draft {
  return {
    slot,
    label: `${place + 1}. soru: ${label}`,
    choices: choices.map(({ label: name, step }) => ({
      label: name,
      steps: steps.map((each, at) => (at === place ? step : each)),
    })),
  };
}
