import { useDismissInsight, useInsights, useLastSeen } from '@vezne/api';
import type { AssistantInsight, AssistantInsightKind } from '@vezne/contract';
import { headOfPage } from '@vezne/records';
import { Card, CintemaniIcon, IconButton, onMobile, Skeleton } from '@vezne/ui';
import { assistantAtom } from '@vezne/ui/state';
import { useSetAtom } from 'jotai';
import CalendarX from 'lucide-react/icons/calendar-x';
import CopyIcon from 'lucide-react/icons/copy';
import ScanSearch from 'lucide-react/icons/scan-search';
import TrendingUp from 'lucide-react/icons/trending-up';
import Wallet from 'lucide-react/icons/wallet';
import X from 'lucide-react/icons/x';
import { type ComponentType, useId, useRef, useState } from 'react';
import styled from 'styled-components';

const icons: Record<AssistantInsightKind, ComponentType<{ 'aria-hidden': true }>> = {
  BALANCE: Wallet,
  MISSED: CalendarX,
  DOUBLED: CopyIcon,
  UNUSUAL: ScanSearch,
  MOVED: TrendingUp,
};

/** What Vezne AI found in the ledger, three things at most; nothing at all when nothing is worth a word. */
export function InsightsCard() {
  const { data, error } = useInsights();
  const dismiss = useDismissInsight();
  const [gone, setGone] = useState<string[]>([]);
  const list = useRef<HTMLUListElement>(null);
  const id = useId();
  // Whether there was something last time: its place is kept while it loads, so that nothing jumps.
  const isExpected = useLastSeen('insights', data && String(data.length > 0)) === 'true';

  if (!data) return isExpected && !error ? <Place /> : null;
  const shown = data.filter(({ key }) => !gone.includes(key));
  if (shown.length === 0) return null;
  const put = (key: string) => {
    setGone([...gone, key]);
    // The focus stays in the card, as long as there is one.
    (shown.length > 1 ? list.current?.closest('section') : headOfPage())?.focus();
    dismiss.run({ key }).catch(() => setGone((before) => before.filter((each) => each !== key)));
  };
  return (
    <Root as="section" aria-labelledby={id} tabIndex={-1}>
      <h2 id={id}>
        <CintemaniIcon />
        Vezne AI bulguları
      </h2>
      <List ref={list}>
        {shown.map((insight) => (
          <Insight key={insight.key} insight={insight} onDismiss={() => put(insight.key)} />
        ))}
      </List>
    </Root>
  );
}

function Insight({ insight, onDismiss }: { insight: AssistantInsight; onDismiss: () => void }) {
  const setAssistant = useSetAtom(assistantAtom);
  const { kind, title, note, question, plan } = insight;
  const Icon = icons[kind];
  const open = () => setAssistant({ open: true, context: 'Kasa Defteri', ask: { input: question, plan } });
  return (
    <li>
      <Open type="button" onClick={open}>
        <Icon aria-hidden />
        <span>
          <strong>{title}</strong> <small>{note}</small>
        </span>
      </Open>
      <IconButton data-noprint label={`Bir daha gösterme: ${title}`} onClick={onDismiss}>
        <X aria-hidden />
      </IconButton>
    </li>
  );
}

const Place = () => <Skeleton height={128} style={{ borderRadius: 'var(--vz-radius-lg)' }} />;
const Root = styled(Card)`
  padding: var(--vz-space-4) var(--vz-space-4) var(--vz-space-3);
  border-color: var(--vz-ai-border);
  & > h2 {
    display: flex;
    align-items: center;
    gap: 8px;
    padding: 0 var(--vz-space-2);
    color: var(--vz-ai-text);
    font-size: var(--vz-text-sm);
    line-height: var(--vz-lh-sm);
    font-weight: var(--vz-weight-semibold);
  }
  & > h2 > svg { width: 16px; height: 16px; }
  @media print { break-inside: avoid; }
  ${onMobile} { padding-inline: var(--vz-space-2); }
`;
const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 19rem), 1fr));
  gap: var(--vz-space-1) var(--vz-space-2);
  margin-top: var(--vz-space-2);
  & > li { display: flex; align-items: flex-start; min-width: 0; }
`;
const Open = styled.button`
  display: flex;
  flex: 1 1 auto;
  gap: 12px;
  min-width: 0;
  min-height: 44px;
  padding: 6px 8px;
  border-radius: var(--vz-radius-md);
  text-align: left;
  &:hover { background: var(--vz-surface-3); }
  & > svg { flex: none; width: 18px; height: 18px; margin-top: 2px; color: var(--vz-ai-text); }
  & > span { display: grid; min-width: 0; overflow-wrap: anywhere; }
  & strong { font-weight: var(--vz-weight-medium); }
  & small {
    color: var(--vz-text-2);
    font-size: var(--vz-text-sm);
    line-height: var(--vz-lh-sm);
    font-variant-numeric: tabular-nums;
  }
`;
