import type { Item } from './items';

/** Two names side by side that no description holds together are a name that is not known here. */
export function strayNames(items: Item[]): Item[] {
  return items.filter((item, i) => {
    const next = items[i + 1];
    return unquoted(item) && next && unquoted(next) && next.from === item.to;
  });
}

/** "Leasing taksidi": beside a category's full name a word of another one's name does not name that one. */
export function strayWords(items: Item[]): Item[] {
  return items.filter((item, i) => {
    if (item.meaning.type !== 'category' || item.meaning.full || item.meaning.forced) return false;
    return [items[i - 1], items[i + 1]].some((beside) => {
      const touches = beside && (beside.to === item.from || beside.from === item.to);
      return touches && beside.meaning.type === 'category' && beside.meaning.full;
    });
  });
}

const unquoted = ({ meaning, cost }: Item) => meaning.type === 'text' && cost > 0.1;
