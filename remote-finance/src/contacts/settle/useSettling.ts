import type { SettlementDirection } from '@vezne/contract';
import { useState } from 'react';

/** With whom money is settled, which way, and on which rows when some were chosen. */
export type Settlee = {
  contactId: string;
  name: string;
  direction: SettlementDirection;
  chosen?: readonly string[];
};

export type Settling = {
  settlee: Settlee | null;
  isOpen: boolean;
  open: (settlee: Settlee) => void;
  close: () => void;
};

/** Whose collection or payment is being written. */
export function useSettling(): Settling {
  const [settlee, setSettlee] = useState<Settlee | null>(null);
  const [isOpen, setOpen] = useState(false);
  return {
    settlee,
    isOpen,
    open: (next) => {
      setSettlee(next);
      setOpen(true);
    },
    // The contact stays, so that the dialog does not change its face while it fades out.
    close: () => setOpen(false),
  };
}
