import { SortOrder } from '@vezne/contract';
import type { AddressChange } from './useAddressPage';

type Order<By extends string> = { by: By; order: SortOrder };

/**
 * The order of a list in its address, `?sort=amount&order=ASC`: `columns` say in which direction each begins, the
 * `usual` one is not written. Nonsense counts as not given.
 */
export function addressOrder<By extends string>(columns: Record<By, SortOrder>, usual: NoInfer<By>) {
  const columnOf = (text: string | null): By =>
    text !== null && Object.hasOwn(columns, text) ? (text as By) : usual;
  return {
    read(params: URLSearchParams): Order<By> {
      const by = columnOf(params.get('sort'));
      return { by, order: SortOrder.safeParse(params.get('order')).data ?? columns[by] };
    },
    /** What the address gets when a head is pressed: another column, or the same the other way round. */
    press(pressed: string, last: Order<By>): AddressChange {
      const by = columnOf(pressed);
      const flipped = last.order === 'ASC' ? 'DESC' : 'ASC';
      const order = by === last.by ? flipped : columns[by];
      return { sort: by === usual ? null : by, order: order === columns[by] ? null : order };
    },
    /** The order as a call asks for it; the usual one is not asked for. */
    toQuery: ({ by, order }: Order<By>) =>
      by === usual && order === columns[usual] ? {} : { sortBy: by, sortOrder: order },
  };
}
