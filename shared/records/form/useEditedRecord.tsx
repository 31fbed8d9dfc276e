import { useCurrency } from '@vezne/api';
import type { ReactNode } from 'react';
import { differences } from '../history/words';
import { ConflictNotice } from './ConflictNotice';
import { useStoredRecord } from './useStoredRecord';

type Schema<Item> = Parameters<typeof useStoredRecord<Item>>[0];

/**
 * The record that a form edits. When somebody else was faster, `noticeOf` shows what they changed since the form was
 * opened, the next update counts from their version, and `take` puts theirs into the form. `asColumns` gives a record
 * under the names that the history has for its fields, where they differ from those of the wire.
 */
export function useEditedRecord<Item extends Readonly<Record<string, unknown>>>(
  noun: string,
  schema: Schema<Item>,
  item: Item | null,
  asColumns: (item: Item) => Readonly<Record<string, unknown>> = (same) => same,
) {
  const currency = useCurrency();
  const { stored, conflict, settleConflict, readRefusal } = useStoredRecord(schema, item);
  const noticeOf = (take: (current: Item) => void): ReactNode =>
    item &&
    conflict && (
      <ConflictNotice
        rows={differences(noun, asColumns(item), asColumns(conflict), currency)}
        onTake={() => {
          take(conflict);
          settleConflict();
        }}
      />
    );
  return { stored, readRefusal, noticeOf };
}
