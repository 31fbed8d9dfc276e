const KEY = 'paletteRecent';
const KEPT = 5;

/** Ids of the entries chosen last, newest first. */
export function recentChoices(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** Puts a choice first; where the browser keeps no storage nothing is remembered. */
export function rememberChoice(id: string) {
  const ids = [id, ...recentChoices().filter((other) => other !== id)].slice(0, KEPT);
  try {
    localStorage.setItem(KEY, JSON.stringify(ids));
  } catch {
    // Suggestions are a convenience; the choice itself has been carried out.
  }
}
