/** What the parser of Postgres makes of a statement; looked into by paths, as its kinds of nodes are many. */
export type Tree = unknown;

/** What stands at a path; undefined where there is nothing. */
export const at = (tree: Tree, ...path: string[]): Tree =>
  path.reduce<Tree>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null ? new Map(Object.entries(inner)).get(key) : undefined,
    tree,
  );

/** The list that stands at a path; empty where there is none. */
export function listAt(tree: Tree, ...path: string[]): Tree[] {
  const found = at(tree, ...path);
  return Array.isArray(found) ? found : [];
}

/** The text that stands at a path. */
export function textAt(tree: Tree, ...path: string[]): string | undefined {
  const found = at(tree, ...path);
  return typeof found === 'string' ? found : undefined;
}

/** All nodes of a kind, wherever they stand. */
export function collect(tree: Tree, kind: string): Tree[] {
  if (typeof tree !== 'object' || tree === null) return [];
  const own = at(tree, kind);
  return [
    ...(own === undefined ? [] : [own]),
    ...Object.values(tree).flatMap((inner) => collect(inner, kind)),
  ];
}

/** The last part of a name, as in `schema.name`. */
export const lastName = (names: Tree[]): string | undefined => textAt(names.at(-1), 'String', 'sval');
