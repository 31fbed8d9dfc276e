import { useContacts } from '@vezne/api';
import { type Contact, type ContactSide, fold } from '@vezne/contract';
import { useRested } from '@vezne/ui';
import { useState } from 'react';

/** How many contacts are offered for what is typed. */
export const OFFERED = 8;
/** Pauses in typing shorter than this ask nothing. */
const PAUSE_MS = 250;

type Among = { side?: ContactSide; inactive?: boolean };

/** Contacts whose names hold what is typed, once it rests and is `ask`ed for; what was found for other words is undefined. */
export function useContactSearch(text: string, among: Among) {
  const [isAsked, setAsked] = useState(false);
  const asked = useRested(text.trim(), PAUSE_MS);
  const { data } = useContacts(isAsked ? { page: 0, pageSize: OFFERED, searchText: asked, ...among } : null);
  const isCurrent = isAsked && asked === text.trim();
  return { asked, found: isCurrent ? data?.content : undefined, ask: () => setAsked(true) };
}

/** The one that is called just so, however it is written. */
export const calledSo = (contacts: readonly Contact[], name: string): Contact | undefined =>
  contacts.find((each) => fold(each.name) === fold(name.trim()));
