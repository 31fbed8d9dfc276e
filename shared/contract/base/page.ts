import { z } from 'zod';
import { limits } from '../limits';
import { wholeNumber } from '../values/number';
import { SearchText } from '../values/text';

const within = (label: string, min: number, max: number) =>
  wholeNumber(`${label} geçerli değil`)
    .min(min, { error: `${label} en az ${min} olmalıdır` })
    .max(max, { error: `${label} en fazla ${max} olabilir` });

const size = within('Sayfa boyutu', 1, limits.page.maxSize);

/** Zero-based page, rows per page and search text: the body of every paged list. */
export const pageRequest = (defaultSize: number) =>
  z.strictObject({
    page: within('Sayfa', 0, limits.page.maxPage).default(0),
    pageSize: size.default(defaultSize),
    searchText: SearchText.nullish().transform((value) => value ?? ''),
  });

/** ASC: the smallest, oldest or first in Turkish order comes first. */
export const SortOrder = z.enum(['ASC', 'DESC'], { error: 'Sıralama yönü geçerli değil' });
export type SortOrder = z.infer<typeof SortOrder>;

/** One page of a list: `page` is zero-based, `size` the rows asked for, totals are exact. */
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({
    content: z.array(item),
    totalElements: z.int(),
    totalPages: z.int(),
    page: z.int(),
    size: z.int(),
  });

/** What `pageOf` describes, of items of any type. */
export type Page<Item> = {
  content: Item[];
  totalElements: number;
  totalPages: number;
  page: number;
  size: number;
};

/** Puts the rows of one page and the exact total into a page answer. */
export function toPage<Item>(content: Item[], totalElements: number, page: number, size: number): Page<Item> {
  return { content, totalElements, totalPages: Math.ceil(totalElements / size), page, size };
}
