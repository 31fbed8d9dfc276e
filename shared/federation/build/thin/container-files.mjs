/**
 * The files of a build that a page of another app can ask for: what the container leads to. What only the remote's own
 * page runs is left out, so that no other page has to read its hashes.
 *
 * @param {import('webpack').Compilation} compilation
 */
export function filesOfContainer({ entrypoints }) {
  /** @type {Set<import('webpack').ChunkGroup>} */
  const groups = new Set([...entrypoints].flatMap(([name, entry]) => (name === 'main' ? [] : [entry])));
  // A set hands out what is added to it while it is walked.
  for (const group of groups) for (const child of group.childrenIterable) groups.add(child);
  return [...new Set([...groups].flatMap((group) => group.getFiles()))];
}
