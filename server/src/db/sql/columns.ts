import { kurusOf } from '@vezne/contract';
import type { Param } from '../database';

/**
 * Columns by name with their values, as the pieces of an INSERT or an UPDATE whose parameters they are from the
 * `first` on. What is undefined is left out: it stays as it is stored.
 */
export function columnsFrom(first: number, columns: Readonly<Record<string, Param | undefined>>) {
  const given = Object.entries(columns).flatMap(([name, value]) =>
    value === undefined ? [] : [{ name, value }],
  );
  const places = given.map((_, at) => `$${first + at}`);
  return {
    names: given.map(({ name }) => name).join(', '),
    places: places.join(', '),
    assignments: given.map(({ name }, at) => `${name} = ${places[at]}`).join(', '),
    params: given.map(({ value }) => value),
  };
}

/** An amount as its column holds it; undefined stays undefined. */
export const kurusColumn = (amount: number | null | undefined) => (amount == null ? amount : kurusOf(amount));
