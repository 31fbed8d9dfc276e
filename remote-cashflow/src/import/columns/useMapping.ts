import { useMapStatement } from '@vezne/api';
import { StatementMapping } from '@vezne/contract';
import { useEffect, useRef, useState } from 'react';

// Long enough for two choices in a row, short enough for the figures to follow the hand.
const PAUSE = 400;

type Started = { batchId: string; mapping: StatementMapping; isAsked: boolean };

/**
 * How the columns are read: changes go to the server one after the other, the figures follow. What was asked is sent
 * as it stands, too: whoever goes on has answered it, and is not asked again of the next file.
 */
export function useMapping({ batchId, mapping: first, isAsked }: Started) {
  const { run, isRunning } = useMapStatement();
  const [mapping, setMapping] = useState(first);
  const [isUnsent, setUnsent] = useState(false);
  const last = useRef(Promise.resolve(true));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const checked = StatementMapping.safeParse(mapping);
  const problem = checked.success ? null : (checked.error.issues[0]?.message ?? null);

  const send = (next: StatementMapping): Promise<boolean> => {
    // What is sent now is not sent again after the pause: by then rows may be decided, as they were read.
    clearTimeout(timer.current);
    setUnsent(false);
    last.current = last.current.then(() =>
      run({ batchId, mapping: next }).then(
        () => true,
        // Told where all failures are; sent again with the next change or the next step.
        () => {
          setUnsent(true);
          return false;
        },
      ),
    );
    return last.current;
  };

  const change = (part: Partial<StatementMapping>) => {
    setMapping((before) => ({ ...before, ...part }));
    setUnsent(true);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: a pause after the last change, whatever else is drawn
  useEffect(() => {
    if (!isUnsent || problem) return;
    timer.current = setTimeout(() => void send(mapping), PAUSE);
    return () => clearTimeout(timer.current);
  }, [mapping]);

  return {
    mapping,
    problem,
    change,
    isWorking: isRunning || (isUnsent && !problem),
    /** True once the server reads the columns as they are chosen here. */
    settle: () => (isUnsent || isAsked ? send(mapping) : last.current),
  };
}
