/** What takes the focus when a record goes from a register: the next one, else the one before. */
export function recordBeside(id: string): HTMLElement | null {
  const records = [...document.querySelectorAll<HTMLElement>('[data-record]')];
  const at = records.findIndex(({ dataset }) => dataset.record === id);
  if (at === -1) return null;
  const beside = records[at + 1] ?? records[at - 1] ?? null;
  return beside?.hasAttribute('tabindex') ? beside : (beside?.querySelector('button') ?? null);
}
