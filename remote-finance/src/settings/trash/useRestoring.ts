import { ApiError, useRestore } from '@vezne/api';
import type { TrashItem } from '@vezne/contract';
import { leavingRecord } from '@vezne/records';
import { toast } from '@vezne/ui';
import { useState } from 'react';

/** A record that cannot come back as it is: its category is gone. */
type Stuck = { item: TrashItem; message: string };

export type Restoring = {
  restore: (item: TrashItem, categoryId?: string) => Promise<void>;
  /** The record that is being restored at the moment. */
  runningId: string | null;
  stuck: Stuck | null;
  giveUp: () => void;
};

/** Restores records of the trash; asks for another category where the record's own is gone. */
export function useRestoring(onMissing: () => void): Restoring {
  const { run } = useRestore({ quiet: true });
  const [runningId, setRunning] = useState<string | null>(null);
  const [stuck, setStuck] = useState<Stuck | null>(null);

  const restore = async (item: TrashItem, categoryId?: string) => {
    setRunning(item.id);
    const leave = leavingRecord(item.id);
    try {
      await run({ id: item.id, ...(categoryId && { replace: { categoryId } }) });
      setStuck(null);
      toast.success('Kayıt geri yüklendi.');
      leave();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // The dialog tells of a missing category, and of a second refusal.
      if (error.fields?.categoryId) setStuck({ item, message: error.message });
      else toast.error(error.message);
      if (error.status === 404) onMissing();
    } finally {
      setRunning(null);
    }
  };
  return { restore, runningId, stuck, giveUp: () => setStuck(null) };
}
