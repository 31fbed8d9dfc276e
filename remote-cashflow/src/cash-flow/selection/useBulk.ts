import { ApiError, useDeleteCashFlows, useRestoreSeveral, useUpdateCashFlows } from '@vezne/api';
import { type CashFlowBulkUpdate, type CashFlowLine, limits, PaymentMethod } from '@vezne/contract';
import type { Selection } from '@vezne/records';
import { formatCount, toast } from '@vezne/ui';
import { useState } from 'react';

/** What all that is chosen gets. */
export type Change = Pick<CashFlowBulkUpdate, 'categoryId' | 'paymentMethod' | 'date'>;

/** A chosen entry to which nothing could be done, and why. */
export type Refusal = { entry: CashFlowLine; sentence: string };

// Each is a call of its own.
const MOST_GROUPS = 20;

/** Changes or deletes all that is chosen. What is refused stays chosen, and is told of each entry. */
export function useBulk(selection: Selection<CashFlowLine>, reload: () => void) {
  const { chosen, clear } = selection;
  const update = useUpdateCashFlows();
  const remove = useDeleteCashFlows();
  const restore = useRestoreSeveral();
  const [refused, setRefused] = useState<Refusal[]>([]);
  const ids = chosen.map(({ id }) => id);

  const attempt = async (act: () => Promise<unknown>) => {
    setRefused([]);
    try {
      await act();
      clear();
    } catch (error) {
      const refusals = refusalsOf(error, chosen);
      setRefused(refusals);
      if (refusals.length > 0) reload();
      throw error;
    }
  };
  const change = (values: Change) =>
    attempt(async () => {
      const before = groupsBefore(chosen, values);
      const { count } = await update.run({ ids, ...values });
      tell(
        `${formatCount(count)} kayıt güncellendi.`,
        before.length > MOST_GROUPS ? undefined : () => undo(before),
      );
    }).catch(() => undefined);
  const undo = async (before: CashFlowBulkUpdate[]) => {
    for (const group of before) await update.run(group);
    toast.success('Değişiklik geri alındı.');
  };
  const deleteAll = () =>
    attempt(async () => {
      const { count } = await remove.run({ ids });
      tell(`${formatCount(count)} kayıt silindi.`, async () => {
        const back = await restore.run({ ids });
        toast.success(`${formatCount(back.count)} kayıt geri yüklendi.`);
      });
    });
  const isRunning = update.isRunning || remove.isRunning;
  return { change, deleteAll, isRunning, refused, forget: () => setRefused([]) };
}

function tell(message: string, undo: (() => Promise<void>) | undefined) {
  // A failure is told where all failures are.
  const onClick = () => void undo?.().catch(() => undefined);
  toast.success(message, undo && { label: 'Geri Al', duration: limits.toast.undo, onClick });
}

/** The server names what it refuses by its place in what was sent. */
function refusalsOf(error: unknown, sent: readonly CashFlowLine[]): Refusal[] {
  const fields = error instanceof ApiError ? Object.entries(error.fields ?? {}) : [];
  return fields.flatMap(([field, sentence]) => {
    const entry = sent[Number(/^ids\.(\d+)$/.exec(field)?.[1] ?? Number.NaN)];
    return entry ? [{ entry, sentence }] : [];
  });
}

/** What brings the entries back to what they were: one change for all that were alike. */
function groupsBefore(entries: readonly CashFlowLine[], values: Change): CashFlowBulkUpdate[] {
  const groups = new Map<string, CashFlowBulkUpdate>();
  for (const { id, categoryId, paymentMethod, date } of entries) {
    const before: Change = {
      ...(values.categoryId && { categoryId }),
      ...(values.paymentMethod && { paymentMethod: PaymentMethod.safeParse(paymentMethod).data }),
      ...(values.date && { date: date.slice(0, 10) }),
    };
    const key = JSON.stringify(before);
    const group = groups.get(key);
    if (group) group.ids.push(id);
    else groups.set(key, { ids: [id], ...before });
  }
  return [...groups.values()];
}
