import { useCashFlows } from '@vezne/api';
import { type CashFlowLine, Id } from '@vezne/contract';
import { formatCount } from '@vezne/ui';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { LedgerState } from '../register/useLedger';

export type OpenEntry = ReturnType<typeof useOpenEntry>;

/** The entry that the address holds open, and the way to those beside it, over the ends of pages too. */
export function useOpenEntry({ list, page }: LedgerState) {
  const [params, setParams] = useSearchParams();
  const id = Id.safeParse(params.get('entry')).data ?? null;
  const { content = [], totalElements = 0, totalPages = 0 } = list.data ?? {};
  const at = content.findIndex((entry) => entry.id === id);
  // The page beside this one, of which an end is to be opened once it is there.
  const [wanted, setWanted] = useState<{ page: number; isFirst: boolean } | null>(null);
  const { entry, isMissing } = useEntry(id, content[at], list.data !== undefined && wanted === null);

  const write = (next: string | null, replace: boolean) =>
    setParams(
      (last) => {
        const changed = new URLSearchParams(last);
        if (next === null) changed.delete('entry');
        else changed.set('entry', next);
        return changed;
      },
      { replace },
    );
  useEffect(() => {
    if (!wanted || list.data?.page !== wanted.page || page.request.page !== wanted.page) return;
    const next = wanted.isFirst ? content[0] : content.at(-1);
    setWanted(null);
    if (next && id) write(next.id, true);
  });

  const shown = page.request.page;
  const step = (by: 1 | -1) => {
    const next = content[at + by];
    if (at === -1 || wanted) return;
    if (next) return write(next.id, true);
    setWanted({ page: shown + by, isFirst: by === 1 });
    page.setPage(shown + by);
  };
  const place = shown * page.request.pageSize + at;
  return {
    id,
    entry,
    isMissing,
    open: (next: CashFlowLine) => write(next.id, id !== null),
    close: () => write(null, true),
    place: at === -1 ? null : `${formatCount(place + 1)} / ${formatCount(totalElements)}`,
    previous: at > 0 || (at === 0 && shown > 0) ? () => step(-1) : undefined,
    next: at !== -1 && (at + 1 < content.length || shown + 1 < totalPages) ? () => step(1) : undefined,
  };
}

/** The entry as the page of the list has it; one that is on none, such as a link's, is asked for. */
function useEntry(id: string | null, listed: CashFlowLine | undefined, isListKnown: boolean) {
  const [known, setKnown] = useState<CashFlowLine>();
  const isAsked = id !== null && !listed && isListKnown && known?.id !== id;
  const asked = useCashFlows(isAsked ? { page: 0, pageSize: 1, searchText: '', ids: [id] } : null);
  const answered = asked.data?.content[0];
  const found = listed ?? (answered?.id === id ? answered : undefined);
  if (found && found !== known) setKnown(found);
  const isMissing = isAsked && asked.data !== undefined && !asked.isRefreshing && !answered;
  // The last one stays while the panel fades out.
  return { entry: found ?? (id === null || known?.id === id ? known : undefined), isMissing };
}
