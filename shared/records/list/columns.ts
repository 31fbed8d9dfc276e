import { type CellKind, type CellValue, formatDate, type Sheet, sheetOf } from '@vezne/ui';
import type { ReactNode } from 'react';

/** One thing that a list tells of a record: a column of the table, a line of the card, a column of the export. */
export type Column<Item> = {
  title: string;
  /** What the export holds; table and card write it too, unless `cell` draws something. */
  value: (item: Item) => CellValue;
  /** What kind of value it is; text unless told. */
  kind?: CellKind;
  /** Draws it in the table, and in a card's amount, mark and badge. */
  cell?: (item: Item) => ReactNode;
  /** Draws it in a card's amount, mark and badge where that is not what the table has. */
  cardCell?: (item: Item) => ReactNode;
  /**
   * How the table's column looks: `strong` names the row, `soft` is a little and `quiet` more subdued, `balance` is an
   * amount that is soft, `gap` keeps away from the amount before it.
   */
  look?: 'amount' | 'balance' | 'quiet' | 'soft' | 'strong' | 'gap';
  /** Where a card on a phone has it; several `meta` share a line, `place` has its own, marks stand before badges. */
  card?: 'title' | 'amount' | 'meta' | 'place' | 'mark' | 'badge';
  /** False leaves it out of the table, 'narrow' unless the window is narrow. */
  table?: false | 'narrow';
  /** Another title in the export. */
  sheetTitle?: string;
  /** How wide a register has it, in pixels; the rest of the row unless told. */
  width?: number;
  /** What a register sorts by when its head is pressed. */
  sortBy?: string;
  /** In a narrow window: left out, or in a register without its words. */
  narrow?: 'hidden' | 'short';
};

/** The exported table of a list: every column, one row per record. */
export const columnSheet = <Item>(
  name: string,
  columns: readonly Column<Item>[],
  items: readonly Item[],
): Sheet =>
  sheetOf(
    name,
    items,
    columns.map(({ title, sheetTitle, kind = 'text', value }) => ({
      title: sheetTitle ?? title,
      kind,
      value,
    })),
  );

/** The value as a reader sees it; nothing when there is none. */
export function writtenValue<Item>({ value, kind }: Column<Item>, item: Item): string {
  const content = value(item);
  if (content === null) return '';
  return kind === 'date' ? formatDate(String(content)) : String(content);
}
