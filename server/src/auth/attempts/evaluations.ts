/** The tries under one name that this process is busy with: an address guessed at from one network. */
export type Group = {
  /**
   * Asks `count` whether the try may be evaluated. 'taken': it may, until `ended` is called. 'again': it may not yet,
   * but another of the group has ended meanwhile and may have cleared the way. 'blocked': nobody is in the way.
   */
  take(count: () => Promise<boolean>): Promise<'taken' | 'again' | 'blocked'>;
  /** The evaluation of a try that was taken is over, and what it came to is stored. */
  ended(): void;
};

type State = {
  /** Tries between their first count and their end; the group is forgotten with the last. */
  inside: number;
  counts: Set<Promise<boolean>>;
  evaluating: number;
  endings: number;
  waiting: (() => void)[];
};

/** Runs `work` as one of the tries under a name; they hear of each other within this process. */
export type Evaluations = <Result>(name: string, work: (group: Group) => Promise<Result>) => Promise<Result>;

export function createEvaluations(): Evaluations {
  const groups = new Map<string, State>();
  return async (name, work) => {
    const state = groups.get(name) ?? {
      inside: 0,
      counts: new Set(),
      evaluating: 0,
      endings: 0,
      waiting: [],
    };
    groups.set(name, state);
    state.inside++;
    try {
      return await work(groupOf(state));
    } finally {
      state.inside--;
      if (state.inside === 0) groups.delete(name);
    }
  };
}

const groupOf = (state: State): Group => ({
  async take(count) {
    const before = state.endings;
    if (await counted(state, count())) return 'taken';
    // Those who were counted before us may hear of it after us: they come over other connections.
    await Promise.allSettled(state.counts);
    if (state.endings === before && state.evaluating === 0) return 'blocked';
    if (state.endings === before) await new Promise<void>((wake) => state.waiting.push(wake));
    return 'again';
  },
  ended() {
    state.evaluating--;
    state.endings++;
    for (const wake of state.waiting.splice(0)) wake();
  },
});

/** Whoever is counted in is being evaluated from the same moment on. */
function counted(state: State, answer: Promise<boolean>): Promise<boolean> {
  const count = answer
    .then((isIn) => {
      if (isIn) state.evaluating++;
      return isIn;
    })
    .finally(() => state.counts.delete(count));
  state.counts.add(count);
  return count;
}
