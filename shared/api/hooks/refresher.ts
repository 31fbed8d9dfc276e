/** So long nothing more is done: then what can wait is asked anew. */
const QUIET = 3_000;
/** From half of the calls of a minute on, what commands make stale is gathered for so long. */
const MANY = 0.5;
const GATHERED = 4_000;
/** The last calls of a minute are for commands. */
const FULL = 0.85;
const UNTIL_ROOM = 1_000;

/** Asks anew what the keys that begin so tell and is on screen. */
type Ask = (prefixes: readonly string[]) => void;

type Stale = { soon: readonly string[]; later: readonly string[] };

/**
 * Decides when what a command made stale is asked anew: at once, but gathered while somebody does one thing after
 * another, so that their calls do not come to the limit. `used` is the share of it that is used up.
 */
export function createRefresher(used: () => number) {
  const soon = new Set<string>();
  const later = new Set<string>();
  let askedAt = Number.NEGATIVE_INFINITY;
  let gathering: ReturnType<typeof setTimeout> | undefined;
  let quiet: ReturnType<typeof setTimeout> | undefined;

  const wait = () => {
    const share = used();
    if (share < MANY) return 0;
    return share < FULL ? askedAt + GATHERED - performance.now() : UNTIL_ROOM;
  };
  const askSoon = (ask: Ask) => {
    clearTimeout(gathering);
    const ms = wait();
    if (ms > 0) {
      gathering = setTimeout(askSoon, ms, ask);
      return;
    }
    askedAt = performance.now();
    const prefixes = [...soon];
    soon.clear();
    ask(prefixes);
  };
  return (stale: Stale, ask: Ask) => {
    for (const prefix of stale.soon) soon.add(prefix);
    for (const prefix of stale.later) if (!stale.soon.includes(prefix)) later.add(prefix);
    askSoon(ask);
    if (later.size === 0) return;
    clearTimeout(quiet);
    quiet = setTimeout(() => {
      for (const prefix of later) soon.add(prefix);
      later.clear();
      askSoon(ask);
    }, QUIET);
  };
}
