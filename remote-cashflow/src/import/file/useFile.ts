import { ApiError } from '@vezne/api';
import { limits, messages } from '@vezne/contract';
import { useRef, useState } from 'react';
import { useDiscardStatement, useReadStatement } from '../frame/calls';

type Problem = { fileName: string; message: string };

/** Sends a chosen file to be read, and says as a sentence why one cannot be. */
export function useFile(accountId: string, onRead: (batchId: string) => void) {
  const [sent, setSent] = useState(0);
  const read = useReadStatement(setSent);
  const discard = useDiscardStatement();
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const latest = useRef<File | null>(null);

  const send = async (chosen: File) => {
    const isAwaited = () => latest.current === chosen;
    latest.current = chosen;
    setFile(chosen);
    setSent(0);
    try {
      const { batch } = await read.run({ accountId, file: chosen });
      if (isAwaited()) onRead(batch.id);
      else void discard.run({ batchId: batch.id }).catch(() => undefined);
    } catch (error) {
      const message = error instanceof ApiError ? error.message : messages.unexpected;
      if (isAwaited()) setProblem({ fileName: chosen.name, message });
    }
    if (isAwaited()) giveUp();
  };

  const take = ([chosen, ...others]: File[]) => {
    if (!chosen || latest.current) return;
    const refusal = others.length > 0 ? 'Tek seferde bir dosya aktarılabilir' : refusalOf(chosen);
    setProblem(refusal === null ? null : { fileName: chosen.name, message: refusal });
    if (refusal === null) void send(chosen);
  };

  const giveUp = () => {
    latest.current = null;
    setFile(null);
  };
  return { file, sent, problem, take, giveUp };
}

function refusalOf({ size }: File): string | null {
  if (size > limits.statement.file) return 'Dosya en fazla 10 MB olabilir';
  return size === 0 ? 'Dosya boş' : null;
}
