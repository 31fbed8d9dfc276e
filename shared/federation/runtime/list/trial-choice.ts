const KEY = 'trials';
const TRIAL = /^([a-z][a-z0-9-]*)@(\w[\w.-]*)$/;

/** Releases that a tester looks at instead of the ones in use: the release's id or the preview's name by remote. */
export type Trials = Record<string, string>;

/** Kept for the rest of the page's life where the tab keeps nothing. */
let here: Trials | undefined;

function stored(): Trials {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
}

function store(trials: Trials) {
  here = trials;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(trials));
  } catch {
    // Then they end with this page.
  }
}

/**
 * What this tab tries, as its address said when it was opened: `?remote=cashflow@0.2.0-a28cc716` or, of a preview,
 * `?remote=cashflow@pr-123`. What says something else is no trial.
 */
export function chosenTrials(): Trials {
  const asked = new URLSearchParams(location.search).getAll('remote').map((text) => TRIAL.exec(text));
  if (asked.length > 0)
    store({
      ...stored(),
      ...Object.fromEntries(asked.flatMap((part) => (part ? [[part[1], part[2]]] : []))),
    });
  return here ?? stored();
}

/** From the next load on this tab shows what everybody sees. */
export function endTrials() {
  store({});
}
