import type { CashFlow } from '@vezne/contract';
import { HistorySubject, type RecordDialog } from '@vezne/records';
import {
  Button,
  Empty,
  IconButton,
  Menu,
  MenuItem,
  MenuSeparator,
  ModalBody,
  onMobile,
  SidePanel,
  SkeletonRows,
} from '@vezne/ui';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import Trash2 from 'lucide-react/icons/trash-2';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { RepeatItems } from '../entry-actions/RepeatItems';
import { CashFlowForm } from '../form/CashFlowForm';
import type { EntryDraft } from '../form/useEntryForm';
import { isPlain } from '../past/is-plain';

import type { OpenEntry } from './useOpenEntry';

type Props = {
  opened: OpenEntry;
  dialog: Pick<RecordDialog<CashFlow>, 'edit' | 'remove'> &
    Record<'repeat' | 'monthly', (entry: CashFlow) => void>;
  onTransfer: () => void;
};

/** One entry beside the list: all of it to be changed in place, its history, and the way to the next. */
export default function EntryPanel({ opened, dialog, onTransfer }: Props) {
  const { id, entry, isMissing, close } = opened;
  const body = useRef<HTMLDivElement>(null);
  // What was written and not saved, of each entry: taken up again as long as the page is open, offered after that.
  const [drafts] = useState(() => new Map<string, EntryDraft>());
  const walk = useWalk(opened, body);
  const project = entry?.projectId && entry.projectName && (
    <Link to={`/projects/${entry.projectId}`}>#{entry.projectName}</Link>
  );
  return (
    <SidePanel
      open={id !== null}
      onClose={close}
      title="Nakit Akışı Düzenle"
      subtitle={project}
      beside="[data-record]"
      first="[name=amount]"
      focusAfter={() => rowOf(entry?.id)}
      actions={entry && !isMissing && <Actions entry={entry} opened={opened} dialog={dialog} />}
    >
      <Keys ref={body} onKeyDown={walk}>
        {isMissing ? (
          <Empty title="Kayıt bulunamadı.">Silinmiş olabilir; silinenler çöp kutusundadır.</Empty>
        ) : entry?.transferId ? (
          <Empty
            title="Bu kayıt bir virmanın parçası."
            action={<Button onClick={() => dialog.edit(entry)}>Virmanı Düzenle</Button>}
          >
            İki hesabın kayıtları birlikte değişir.
          </Empty>
        ) : entry ? (
          <HistorySubject key={entry.id} value={{ noun: 'cash-flow', id: entry.id, isOpen: true }}>
            <CashFlowForm
              entry={entry}
              onClose={close}
              onTransfer={onTransfer}
              draft={drafts.get(entry.id)}
              onLeave={(draft) => keep(drafts, entry.id, draft)}
            />
          </HistorySubject>
        ) : (
          <ModalBody>
            <SkeletonRows rows={5} />
          </ModalBody>
        )}
      </Keys>
    </SidePanel>
  );
}

function Actions({ entry, opened, dialog }: Omit<Props, 'onTransfer'> & { entry: CashFlow }): ReactNode {
  const { place, previous, next, close } = opened;
  return (
    <>
      {place && <Place>{place}</Place>}
      <IconButton label="Önceki kayıt (Alt ↑)" disabled={!previous} onClick={previous}>
        <ChevronUp aria-hidden />
      </IconButton>
      <IconButton label="Sonraki kayıt (Alt ↓)" disabled={!next} onClick={next}>
        <ChevronDown aria-hidden />
      </IconButton>
      <Menu
        trigger={
          <IconButton label="Kaydın işlemleri">
            <EllipsisVertical aria-hidden />
          </IconButton>
        }
      >
        {isPlain(entry) && (
          <>
            <RepeatItems
              entry={entry}
              onRepeat={(copied) => {
                close();
                dialog.repeat(copied);
              }}
              onMonthly={dialog.monthly}
            />
            <MenuSeparator />
          </>
        )}
        <MenuItem danger icon={<Trash2 aria-hidden />} onClick={() => dialog.remove(entry)}>
          Sil
        </MenuItem>
      </Menu>
    </>
  );
}

const FIELDS = 'input, select, textarea';

/** Arrows walk over entries: with Alt from everywhere, by themselves where nothing is written. */
function useWalk({ entry, previous, next }: OpenEntry, body: { current: HTMLDivElement | null }) {
  const hasWalked = useRef(false);
  const id = entry?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form of another entry has taken the focused one's place
  useEffect(() => {
    if (!hasWalked.current) return;
    hasWalked.current = false;
    const amount = body.current?.querySelector<HTMLInputElement>('[name=amount]');
    amount?.focus();
    amount?.select();
  }, [id]);
  return (event: KeyboardEvent) => {
    if (!(event.target instanceof Element)) return;
    const to = { ArrowUp: previous, ArrowDown: next }[event.key];
    if (!to || event.defaultPrevented || (!event.altKey && event.target.matches(FIELDS))) return;
    event.preventDefault();
    hasWalked.current = event.target.closest('form') !== null;
    to();
  };
}

function rowOf(id: string | undefined): HTMLElement | false {
  // A question about the record decides where the focus goes.
  if (document.querySelector('[role=alertdialog]')) return false;
  const record = document.querySelector<HTMLElement>(`[data-record="${id}"]`);
  return (record?.hasAttribute('tabindex') ? record : record?.querySelector('button')) ?? false;
}

function keep(drafts: Map<string, EntryDraft>, id: string, draft: EntryDraft | null) {
  if (draft) drafts.set(id, draft);
  else drafts.delete(id);
}

/* The form has the panel's own sizes beside the list; in a sheet those of every dialog. */
const Keys = styled.div`
  display: contents;
  & [data-body] { padding-top: var(--vz-space-5); }
  @media (width >= 768px) {
    [data-side-panel]:has(> &) > :first-child { padding-left: var(--vz-space-5); }
    & [data-body] { padding: var(--vz-space-4) var(--vz-space-5) var(--vz-space-5); }
    & [data-pairs] { gap: 14px 12px; }
    & form > :last-child { padding: 12px var(--vz-space-5); }
  }
`;
const Place = styled.span`
  padding-right: 4px;
  color: var(--vz-text-3);
  font-size: var(--vz-text-xs);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  ${onMobile} { display: none; }
`;
