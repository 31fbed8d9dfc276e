/** Has the reader gone on to something outside of a part that is closing? Then the focus is theirs, not its to give back. */
export function isElsewhere(part: HTMLElement | null): boolean {
  const { activeElement, body } = document;
  return activeElement !== null && activeElement !== body && !part?.contains(activeElement);
}
