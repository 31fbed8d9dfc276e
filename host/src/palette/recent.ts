import { drafts } from '@vezne/api';
import { Id } from '@vezne/contract';
import Building2 from 'lucide-react/icons/building-2';
import History from 'lucide-react/icons/history';
import type { Option } from './option';

const KEY = 'paletteRecent';
const KEPT = 5;

/** Ids of the entries chosen last, newest first. */
export function recentChoices(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** Puts a choice first; where the browser keeps no storage nothing is remembered. */
function rememberEntry(id: string) {
  const ids = [id, ...recentChoices().filter((other) => other !== id)].slice(0, KEPT);
  try {
    localStorage.setItem(KEY, JSON.stringify(ids));
  } catch {
    // Suggestions are a convenience; the choice itself has been carried out.
  }
}

type Opened = { id: string; title: string; tag: string; to: string };

// Names of records belong to whoever is signed in: they are kept like what was typed, and gone with the sign-in.
const FORM = 'palette-opened';

const isOpened = (value: unknown): value is Opened =>
  typeof value === 'object' &&
  value !== null &&
  ['id', 'title', 'tag', 'to'].every(
    (key) => key in value && typeof value[key as keyof typeof value] === 'string',
  );

function opened(): Opened[] {
  const kept = drafts.find(FORM);
  return kept && 'records' in kept && Array.isArray(kept.records) ? kept.records.filter(isOpened) : [];
}

/** The records opened last in this sign-in, newest first. */
export const openedRecords = (): Option[] =>
  opened().map(({ id, title, tag, to }) => ({
    id,
    title,
    tag,
    description: 'Son açılan',
    Icon: tag === 'Proje' ? Building2 : History,
    choice: { to },
  }));

/** Remembers what was chosen: an entry in this browser, a record until the sign-out. */
export function rememberChoice({ id, title, tag, tone, choice }: Option) {
  if (!isRecord(id)) return id.includes('-all') || 'ask' in choice ? undefined : rememberEntry(id);
  if (!('to' in choice)) return;
  const record = { id, title, tag: tone ? 'Kayıt' : tag, to: choice.to };
  drafts.keep(FORM, { records: [record, ...opened().filter((other) => other.id !== id)].slice(0, KEPT) });
}

/** "entry-" or another kind, and the record's number. */
const isRecord = (id: string) => Id.safeParse(id.slice(id.indexOf('-') + 1)).success;
