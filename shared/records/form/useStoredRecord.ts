import { ApiError } from '@vezne/api';
import { useState } from 'react';

type Schema<Item> = { safeParse: (value: unknown) => { success: true; data: Item } | { success: false } };

/**
 * The record that an update counts from. When somebody else has changed it meanwhile, the refusal brings it as it
 * is now: that is shown, and the next update counts from it.
 */
export function useStoredRecord<Item>(schema: Schema<Item>, item: Item | null) {
  const [stored, setStored] = useState(item);
  const [conflict, setConflict] = useState<Item | null>(null);
  return {
    stored,
    /** The record as somebody else left it, until the reader has taken it over. */
    conflict,
    settleConflict: () => setConflict(null),
    /** Answers the record as it is now, undefined for any other refusal. */
    readRefusal: (error: unknown): Item | undefined => {
      const current = schema.safeParse(error instanceof ApiError ? error.current : undefined);
      if (!current.success) return undefined;
      setConflict(current.data);
      setStored(current.data);
      return current.data;
    },
  };
}
