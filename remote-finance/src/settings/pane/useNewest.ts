import { useEffect, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';

type Resettable<Values> = { reset: (values: Values, options: { keepDirtyValues: true }) => void };

/** When the record becomes newer while its form is open, the form goes on with it; what is typed stays. */
export function useNewest<Values extends FieldValues, Item extends { version: number }>(
  form: Resettable<Values>,
  record: Item,
  toValues: (record: Item) => Values,
) {
  const shown = useRef(record.version);
  useEffect(() => {
    if (shown.current === record.version) return;
    shown.current = record.version;
    form.reset(toValues(record), { keepDirtyValues: true });
  });
}
