const KEY = 'reloadPrompts';
const KEPT = 20;

/** Releases that this page has asked for; going back to such a place asks again, a reloaded page does not. */
const askedHere = new Set<string>();

const wasReloaded = () =>
  performance.getEntriesByType?.('navigation').some((entry) => 'type' in entry && entry.type === 'reload') ??
  true;

function remember(release: string): boolean {
  try {
    const asked: string[] = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    if (asked.includes(release)) return false;
    sessionStorage.setItem(KEY, JSON.stringify([...asked, release].slice(-KEPT)));
    return true;
  } catch {
    // Nothing is kept in this tab: a page that comes from a reload does not ask for another one.
    return !wasReloaded();
  }
}

/** May a place ask for a reload because of this release? Once per tab, whatever the reload brings. */
export function mayAskForReload(release: string): boolean {
  const may = askedHere.has(release) || remember(release);
  if (may) askedHere.add(release);
  return may;
}
