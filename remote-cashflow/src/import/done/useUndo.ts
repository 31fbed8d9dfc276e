import { ApiError, useUndoStatement } from '@vezne/api';
import { messages, type StatementBatch } from '@vezne/contract';
import { useTillWarning } from '@vezne/records';
import { formatCount, toast } from '@vezne/ui';
import { useState } from 'react';

/** Takes an import back; when entries were changed since, the server's sentence becomes a question. */
export function useUndo({ id, accountId }: StatementBatch) {
  const { run, isRunning } = useUndoStatement();
  const warn = useTillWarning();
  const [question, setQuestion] = useState<string | null>(null);

  const undo = async (force: boolean) => {
    try {
      const { removed } = await run({ batchId: id, force });
      toast.success(`Aktarım geri alındı, ${formatCount(removed)} kayıt silindi.`);
      warn(accountId);
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
