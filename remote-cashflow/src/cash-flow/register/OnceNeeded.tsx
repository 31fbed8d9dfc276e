import { type ReactNode, useState } from 'react';

/** Loads what it holds when that is needed for the first time, and keeps it. */
export function OnceNeeded({ isNeeded, children }: { isNeeded: boolean; children: ReactNode }) {
  const [wasNeeded, setWasNeeded] = useState(isNeeded);
  if (isNeeded && !wasNeeded) setWasNeeded(true);
  return wasNeeded && children;
}
