import { limits } from '@vezne/contract';
import { toast } from '@vezne/ui';

type Options<Item, Value> = {
  /** Stores the record with the new value. */
  store: (item: Item, value: Value) => Promise<Item>;
  isRunning: boolean;
  read: (item: Item) => Value;
  /** What a toast says afterwards, of the record as it was stored. */
  done: string | ((stored: Item) => string);
  /** What is offered to be done next, beside taking it back. */
  next?: ((stored: Item) => { label: string; onClick: () => void } | undefined) | undefined;
  /** The record is not as it was shown. */
  onRefused: () => void;
  /** Told every record as it was stored, those taken back too. */
  onStored?: ((stored: Item) => void) | undefined;
};

/** Changes one thing of a record where it is shown, and offers to take that back. */
export function useChangeInPlace<Item, Value>(options: Options<Item, Value>) {
  const { store, isRunning, read, done, next, onRefused, onStored } = options;

  const send = async (item: Item, value: Value): Promise<Item | null> => {
    try {
      const stored = await store(item, value);
      onStored?.(stored);
      return stored;
    } catch {
      // Told where all failures are.
      onRefused();
      return null;
    }
  };

  return async (item: Item, value: Value): Promise<void> => {
    if (isRunning) return;
    const stored = await send(item, value);
    if (!stored) return;
    toast.success(typeof done === 'string' ? done : done(stored), {
      label: 'Geri Al',
      duration: limits.toast.undo,
      onClick: () => void send(stored, read(item)),
      next: next?.(stored),
    });
  };
}
