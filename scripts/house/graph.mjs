// Circles in a graph of names.

/** @typedef {Map<string, string[]>} Graph */

/**
 * Groups of names that reach each other (Tarjan), of two or more.
 *
 * @param {Graph} graph
 */
export function circles(graph) {
  /** @type {Map<string, { index: number; low: number; isOpen: boolean }>} */
  const seen = new Map();
  /** @type {string[]} */
  const open = [];
  /** @type {string[][]} */
  const found = [];
  /** @param {string} name */
  function visit(name) {
    const mark = { index: seen.size, low: seen.size, isOpen: true };
    seen.set(name, mark);
    open.push(name);
    for (const next of graph.get(name) ?? []) {
      const other = seen.get(next) ?? visit(next);
      if (other.isOpen) mark.low = Math.min(mark.low, other.low);
    }
    if (mark.low === mark.index) {
      const group = open.splice(open.indexOf(name));
      for (const each of group) close(each);
      if (group.length > 1) found.push(group.sort());
    }
    return mark;
  }
  /** @param {string} name */
  function close(name) {
    const mark = seen.get(name);
    if (mark) mark.isOpen = false;
  }
  for (const name of graph.keys()) if (!seen.has(name)) visit(name);
  return found.sort();
}

/**
 * The same graph between the groups that its names belong to.
 *
 * @param {Graph} graph
 * @param {(name: string) => string} groupOf
 * @returns {Graph}
 */
export function grouped(graph, groupOf) {
  /** @type {Map<string, Set<string>>} */
  const groups = new Map();
  for (const [from, targets] of graph) {
    const own = groupOf(from);
    const others = groups.get(own) ?? new Set();
    for (const to of targets) if (groupOf(to) !== own) others.add(groupOf(to));
    groups.set(own, others);
  }
  return new Map([...groups].map(([name, others]) => [name, [...others]]));
}
