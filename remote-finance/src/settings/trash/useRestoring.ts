import { ApiError } from '@vezne/api';
import type { TrashItem } from '@vezne/contract';
import { leavingRecord, useRestoreRecord } from '@vezne/records';
import { toast } from '@vezne/ui';
import { highlightAtom } from '@vezne/ui/state';
import { useSetAtom } from 'jotai';
import { useState } from 'react';

/** A record that cannot come back as it is: its category is gone; and why not with the one that was chosen. */
type Stuck = { item: TrashItem; message: string; refusal?: string };

export type Restoring = {
  restore: (item: TrashItem, categoryId?: string) => Promise<void>;
  /** The record that is being restored at the moment. */
  runningId: string | null;
  /** Why a record of the list could not come back. */
  refused: { id: string; message: string } | null;
  stuck: Stuck | null;
  giveUp: () => void;
};

/** Restores records of the trash; asks for another category where the record's own is gone. */
export function useRestoring(onMissing: () => void): Restoring {
  const putBack = useRestoreRecord({ quiet: true });
  const setHighlight = useSetAtom(highlightAtom);
  const [runningId, setRunning] = useState<string | null>(null);
  const [stuck, setStuck] = useState<Stuck | null>(null);
  const [refused, setRefused] = useState<Restoring['refused']>(null);

  /** Told where it was asked for; one that is in the trash no more has no such place. */
  const refuse = (item: TrashItem, { status, fields, message }: ApiError) => {
    if (status === 404) {
      setStuck(null);
      toast.error(message);
      return onMissing();
    }
    if (stuck) return setStuck({ ...stuck, refusal: message });
    if (fields?.categoryId) return setStuck({ item, message });
    setRefused({ id: item.id, message });
  };

  const restore = async (item: TrashItem, categoryId?: string) => {
    setRunning(item.id);
    setRefused(null);
    // The palette led to this one: the next must not take its place under the same key.
    setHighlight(null);
    const leave = leavingRecord(item.id);
    try {
      await putBack({ id: item.id, ...(categoryId && { replace: { categoryId } }) });
      setStuck(null);
      toast.success('Kayıt geri yüklendi.');
      leave();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      refuse(item, error);
      if (error.status === 404) leave();
    } finally {
      setRunning(null);
    }
  };
  return { restore, runningId, refused, stuck, giveUp: () => setStuck(null) };
}
