import { ApiError, useCurrency, useUndoStatement } from '@vezne/api';
import { formatMoney, limits, messages, type StatementAdded, type StatementBatch } from '@vezne/contract';
import { focusWhenLost, useTillWarning } from '@vezne/records';
import { formatCount, toast } from '@vezne/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

type Batch = Pick<StatementBatch, 'id' | 'accountId'>;

const words = { GIRIS: 'giriş', CIKIS: 'çıkış', VIRMAN: 'virman' };

/** Takes an import back, and says so; what is refused is thrown. */
function useTakeBack({ id, accountId }: Batch) {
  const { run, isRunning } = useUndoStatement();
  const warn = useTillWarning();
  const takeBack = async (force: boolean) => {
    const { removed } = await run({ batchId: id, force });
    toast.withdraw(id);
    focusWhenLost(() => document.querySelector('[aria-label="Sonuç"] button'));
    toast.success(`Aktarım geri alındı, ${formatCount(removed)} kayıt silindi.`);
    warn(accountId);
  };
  return { takeBack, isRunning };
}

/** Takes an import back; when entries were changed since, the server's sentence becomes a question. */
export function useUndo(batch: Batch) {
  const { takeBack, isRunning } = useTakeBack(batch);
  const [question, setQuestion] = useState<string | null>(null);

  const undo = async (force: boolean) => {
    try {
      await takeBack(force);
    } catch (thrown) {
      if (!(thrown instanceof ApiError) || thrown.isSilent) return;
      if (thrown.status === 409 && !force) return setQuestion(thrown.message);
      toast.error(thrown.message || messages.toast);
      // Keeps a question that was answered open.
      throw thrown;
    }
  };
  return {
    question,
    isRunning,
    undo: () => void undo(false).catch(() => undefined),
    force: () => undo(true),
    giveUp: () => setQuestion(null),
  };
}

/** Says how many rows were added and what they come to, and offers for a while to take them back, wherever one has gone. */
export function useTellAdded(batch: Batch): (added: StatementAdded) => void {
  const { takeBack } = useTakeBack(batch);
  const currency = useCurrency();
  const navigate = useNavigate();
  const undo = async () => {
    try {
      await takeBack(false);
    } catch (thrown) {
      if (!(thrown instanceof ApiError) || thrown.isSilent) return;
      toast.error(thrown.message || messages.toast);
      // There it can be taken back all the same.
      if (thrown.status === 409) navigate(`/cash-flow/import?batch=${batch.id}`);
    }
  };
  return ({ batch: { rowsAdded }, shares = [] }) => {
    const sums = shares.flatMap(({ kind, sum }) =>
      kind === 'ATLANAN' ? [] : `${words[kind]} ${formatMoney(Math.abs(sum), currency)}`,
    );
    toast.success([`${formatCount(rowsAdded)} kayıt eklendi`, sums.join(', ')].filter(Boolean).join(': '), {
      id: batch.id,
      label: 'Geri Al',
      duration: limits.toast.undo,
      onClick: () => void undo(),
    });
  };
}
