/** The record with this id; a link of another company leads to the first one. */
export function byId<One extends { id: string }>(all: readonly One[], wanted: string): One {
  const found = all.find(({ id }) => id === wanted) ?? all[0];
  if (!found) throw new RangeError('there is no record');
  return found;
}
