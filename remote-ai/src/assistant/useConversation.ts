import { type ApiError, useAskAssistant } from '@vezne/api';
import type { AssistantAnswer } from '@vezne/contract';
import { useRef, useState } from 'react';
import type { Asked } from './answer/asked';

/** The turns of a conversation, until it is cleared or the dialog closes. */
export function useConversation(onAnswered: () => void) {
  const ask = useAskAssistant();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [turns, setTurns] = useState<AssistantAnswer[]>([]);
  const [answer, setAnswer] = useState<AssistantAnswer | null>(null);
  const [problem, setProblem] = useState<ApiError | null>(null);
  // An answer that arrives after "Konuşmayı Temizle" belongs to no conversation any more.
  const turn = useRef(0);

  const send = async (next: Asked) => {
    if (next.input.trim() === '' || ask.isRunning) return;
    const mine = ++turn.current;
    const before = answer ? [...turns, answer] : turns;
    setAsked(next);
    setTurns(before);
    setAnswer(null);
    setProblem(null);
    try {
      const found = await ask.run({ ...next, conversationId: before.at(-1)?.conversationId ?? null });
      if (turn.current !== mine) return;
      setAnswer(found);
      onAnswered();
    } catch (error) {
      // `run` throws nothing else.
      if (turn.current === mine) setProblem(error as ApiError);
    }
  };
  const clear = () => {
    turn.current++;
    setAsked(null);
    setTurns([]);
    setAnswer(null);
    setProblem(null);
  };
  const retry = () => asked && send(asked);
  const isThinking = ask.isRunning && asked !== null;
  return { turns, answer, problem, send, retry, clear, isThinking, isBusy: ask.isRunning };
}
