import { recall, remember } from '@vezne/ui';
import { pageSizes } from '@vezne/ui/state';

const keyOf = (list: string) => `size.${list}`;

/**
 * The rows per page that were chosen last in a list, in this browser. A choice holds against what the list would show
 * without it: once another number is set for all lists, that one counts.
 */
export function rememberedSize(list: string, usual: number): number | undefined {
  const [size, against] = (recall(keyOf(list)) ?? '').split('/').map(Number);
  return against === usual ? pageSizes.find((one) => one === size) : undefined;
}

/** Keeps the rows per page that were chosen in a list, with the number that it would show without the choice. */
export const rememberSize = (list: string, size: number, usual: number): void =>
  remember(keyOf(list), `${size}/${usual}`);
