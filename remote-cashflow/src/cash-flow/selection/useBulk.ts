import { ApiError, useDeleteCashFlows, useRestoreSeveral } from '@vezne/api';
import type { CashFlowLine, CashFlowType } from '@vezne/contract';
import { type Selection, useTillWarning } from '@vezne/records';
import { formatCount, toast } from '@vezne/ui';
import { useState } from 'react';
import { type Change, tell, useChange } from '../entry-actions/useChange';

/** A chosen entry to which nothing could be done, and why. */
export type Refusal = { entry: CashFlowLine; sentence: string };

/** Changes or deletes all that is chosen. What is refused stays chosen, and is told of each entry. */
export function useBulk(selection: Selection<CashFlowLine>, reload: () => void) {
  const { chosen, clear } = selection;
  const update = useChange();
  const remove = useDeleteCashFlows();
  const restore = useRestoreSeveral();
  const warn = useTillWarning();
  const [refused, setRefused] = useState<Refusal[]>([]);

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
  const change = (values: Change) => attempt(() => update.change(chosen, values)).catch(() => undefined);
  const deleteAll = () =>
    attempt(async () => {
      const ids = chosen.map(({ id }) => id);
      const look = (moved: CashFlowType) => {
        const tills = chosen.filter(({ cashFlowType }) => cashFlowType === moved);
        if (tills.length > 0) warn(...tills.map(({ accountId }) => accountId));
      };
      const { count } = await remove.run({ ids });
      tell(`${formatCount(count)} kayıt silindi.`, async () => {
        const back = await restore.run({ ids });
        toast.success(`${formatCount(back.count)} kayıt geri yüklendi.`);
        look('CIKIS');
      });
      look('GIRIS');
    });
  const isRunning = update.isRunning || remove.isRunning;
  return { change, deleteAll, isRunning, refused, forget: () => setRefused([]) };
}

/** The server names what it refuses by its place in what was sent. */
function refusalsOf(error: unknown, sent: readonly CashFlowLine[]): Refusal[] {
  const fields = error instanceof ApiError ? Object.entries(error.fields ?? {}) : [];
  return fields.flatMap(([field, sentence]) => {
    const entry = sent[Number(/^ids\.(\d+)$/.exec(field)?.[1] ?? Number.NaN)];
    return entry ? [{ entry, sentence }] : [];
  });
}
