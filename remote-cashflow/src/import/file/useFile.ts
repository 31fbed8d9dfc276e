import { ApiError, useDiscardStatement, useReadStatement } from '@vezne/api';
import { limits, messages } from '@vezne/contract';
import { useEffect, useRef, useState } from 'react';

type Problem = { fileName: string; message: string };

/**
 * Sends a chosen file to be read, and says as a sentence why one cannot be. One that comes before its account may name
 * it; else it is kept, and goes again when it is asked for.
 */
export function useFile(accountId: string, onRead: (batchId: string) => void) {
  const [sent, setSent] = useState(0);
  const read = useReadStatement(setSent);
  const discard = useDiscardStatement();
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const latest = useRef<File | null>(null);
  const [missing, setMissing] = useState<string | null>(null);
  // Whoever has gone elsewhere is not led back by an answer: no file is awaited then.
  useEffect(
    () => () => {
      latest.current = null;
    },
    [],
  );

  const send = async (chosen: File) => {
    const isAwaited = () => latest.current === chosen;
    setMissing(null);
    setSent(0);
    try {
      const { batch } = await read.run({ ...(accountId && { accountId }), file: chosen });
      if (isAwaited()) onRead(batch.id);
      else void discard.run({ batchId: batch.id }).catch(() => undefined);
    } catch (error) {
      const asked = accountId ? undefined : askedAccount(error);
      if (asked && isAwaited()) return setMissing(asked);
      if (isAwaited()) setProblem({ fileName: chosen.name, message: sentenceOf(error) });
    }
    if (isAwaited()) giveUp();
  };

  const take = ([chosen, ...others]: File[]) => {
    if (!chosen || latest.current) return;
    const refusal = others.length > 0 ? 'Tek seferde bir dosya aktarılabilir' : refusalOf(chosen);
    setProblem(refusal === null ? null : { fileName: chosen.name, message: refusal });
    if (refusal !== null) return;
    latest.current = chosen;
    setFile(chosen);
    void send(chosen);
  };

  const giveUp = () => {
    latest.current = null;
    setMissing(null);
    setFile(null);
  };
  return { file, missing, sent, problem, take, giveUp, go: () => file && void send(file) };
}

/** What the server says when a file does not tell its account. */
const askedAccount = (error: unknown) => (error instanceof ApiError ? error.fields?.accountId : undefined);

/** What is wrong with the file, and what to do instead where that is known. */
const sentenceOf = (error: unknown) =>
  error instanceof ApiError ? (error.fields?.file ?? error.message) : messages.unexpected;

function refusalOf({ size }: File): string | null {
  if (size > limits.statement.file) return 'Dosya en fazla 10 MB olabilir';
  return size === 0 ? 'Dosya boş' : null;
}
