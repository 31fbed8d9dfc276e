/** What the browser does not store; null marks a key that could not be removed. */
const memory = new Map<string, string | null>();

/** Browser storage that never throws. Where it is disabled or full a value lives in this tab's memory. */
export const storage = {
  get(key: string): string | null {
    const remembered = memory.get(key);
    if (remembered !== undefined) return remembered;
    try {
      return window.localStorage.getItem(key);
    } catch {
      return null;
    }
  },

  set(key: string, value: string): void {
    try {
      window.localStorage.setItem(key, value);
      memory.delete(key);
    } catch {
      // What is stored there belongs to the past and must not come back with the next visit.
      storage.remove(key);
      memory.set(key, value);
    }
  },

  remove(key: string): void {
    try {
      window.localStorage.removeItem(key);
      memory.delete(key);
    } catch {
      memory.set(key, null);
    }
  },

  /** True when something is kept in memory only and will be gone with the tab. */
  isTemporary: (): boolean => memory.size > 0,
};
