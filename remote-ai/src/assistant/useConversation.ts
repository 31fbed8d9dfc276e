import { type ApiError, useAskAssistant } from '@vezne/api';
import type { AssistantAnswer } from '@vezne/contract';
import { useRef, useState } from 'react';
import type { Asked } from './answer/asked';

/** The conversation that a question goes on in, and after which answer where others of it came later. */
const goingOn = (last: Asked['before'], isEarlier: boolean) => ({
  conversationId: last?.conversationId ?? null,
  ...(last && isEarlier && { seenId: last.id }),
});

/** The turns of a conversation, until it is cleared or the dialog closes. */
export function useConversation(onAnswered: (asked: Asked) => void) {
  const ask = useAskAssistant();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [turns, setTurns] = useState<AssistantAnswer[]>([]);
  const [answer, setAnswer] = useState<AssistantAnswer | null>(null);
  const [problem, setProblem] = useState<ApiError | null>(null);
  const [attempt, setAttempt] = useState(0);
  // An answer that arrives after its question was given up belongs to no conversation any more.
  const turn = useRef(0);
  /** What was asked and its answer not seen. */
  const unseen = useRef<Asked | null>(null);
  /** Was another question asked instead? It may have been answered all the same: only what was seen leads on. */
  const hasGivenUp = useRef(false);

  const put = async (next: Asked) => {
    const { before: offering, ...question } = next;
    const mine = ++turn.current;
    if (unseen.current && unseen.current.input !== next.input) hasGivenUp.current = true;
    unseen.current = next;
    const before = answer ? [...turns, answer] : turns;
    setAttempt(mine);
    setAsked(next);
    setTurns(before);
    setAnswer(null);
    setProblem(null);
    const newest = before.at(-1);
    const last = offering ?? newest;
    const isEarlier = hasGivenUp.current || last?.id !== newest?.id;
    try {
      const found = await ask.run({ ...question, ...goingOn(last, isEarlier) });
      if (turn.current !== mine) return;
      unseen.current = null;
      setAnswer(found);
      onAnswered(next);
    } catch (error) {
      // `run` throws nothing else.
      if (turn.current === mine) setProblem(error as ApiError);
    }
  };
  const send = (next: Asked) => {
    if (next.input.trim() !== '' && !ask.isRunning) put(next);
  };
  /** Asks at once: what is still waited for is given up. */
  const sendInstead = (next: Asked) => {
    ask.reset();
    put(next);
  };
  /** Asks the same once more, also while it is still waited for. */
  const retry = () => {
    if (asked) sendInstead(asked);
  };
  /** Gives up what is waited for; the turns before stay. */
  const cancel = () => {
    turn.current++;
    ask.reset();
    setAsked(null);
  };
  const clear = () => {
    cancel();
    unseen.current = null;
    hasGivenUp.current = false;
    setTurns([]);
    setAnswer(null);
    setProblem(null);
  };
  const waitsFor = ask.isRunning ? asked : null;
  const isBusy = ask.isRunning;
  return { turns, answer, problem, send, sendInstead, retry, cancel, clear, waitsFor, attempt, isBusy };
}
