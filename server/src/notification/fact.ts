import type { NotificationKind } from '@vezne/contract';

/** One matter as the records tell it, whoever may have read of it. `key` names it; a later due date makes another one. */
export type Fact = {
  kind: NotificationKind;
  key: string;
  /** Since when it has stood: a day, and the moment where one is known. */
  day: string;
  at: Date | null;
  /** What it is about, as somebody named it: a project, a till, a file. */
  name: string | null;
  projectId: string | null;
  /** Days that are left or over, or how many of something. */
  count: number | null;
  /** With VAT. */
  kurus: bigint | null;
  /** The day it is about: a due date, an end. */
  date: string | null;
  percent: number | null;
};

const nothing = {
  at: null,
  name: null,
  projectId: null,
  count: null,
  kurus: null,
  date: null,
  percent: null,
};

export const factOf = (
  kind: NotificationKind,
  { key = kind, ...known }: Pick<Fact, 'day'> & Partial<Fact>,
): Fact => ({ ...nothing, ...known, kind, key });
