import { Tabs as Headless } from '@base-ui/react/tabs';
import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { fadingEdge, onMobile } from '../responsive/media';

type Props<V extends string> = {
  value: V;
  onChange: (value: V) => void;
  /** A TabList and its TabPanels. */
  children: ReactNode;
};

const Selected = createContext('');

/** Several panels of which one is shown. */
export function Tabs<V extends string>({ value, onChange, children }: Props<V>) {
  return (
    <Selected value={value}>
      <Root value={value} onValueChange={(next: V) => onChange(next)}>
        {children}
      </Root>
    </Selected>
  );
}

export type TabItem<V extends string> = { value: V; label: string; count?: number };

type ListProps<V extends string> = {
  items: readonly TabItem<V>[];
  /** Name of the group for assistive technology. */
  label: string;
  /** Vezne AI's tabs are turquoise. */
  ai?: boolean;
};

/** The row of tabs inside Tabs; a count stands in brackets behind the name. */
export function TabList<V extends string>({ items, label, ai = false }: ListProps<V>) {
  const list = useRef<HTMLDivElement>(null);
  const selected = useContext(Selected);
  const place = items.findIndex(({ value }) => value === selected);
  useEffect(() => {
    const row = list.current;
    const tab = row?.querySelectorAll<HTMLElement>('[role="tab"]')[place];
    // Where not all of them fit, the chosen one stands in the middle.
    if (row && tab) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.clientWidth) / 2;
  }, [place]);
  return (
    <List ref={list} aria-label={label} activateOnFocus>
      {items.map(({ value, label: name, count }) => (
        <Tab key={value} value={value} $ai={ai}>
          {name}
          {count !== undefined && <Count>({count.toLocaleString('tr-TR')})</Count>}
        </Tab>
      ))}
    </List>
  );
}

/** What a tab shows; `value` is the tab's. Panels that are not shown are not kept. */
export const TabPanel = styled(Headless.Panel)`
  min-width: 0;
  outline-offset: 4px;
`;

// The root is not drawn, so that a dialog's body can scroll under its tabs.
const Root = styled(Headless.Root)`
  display: contents;
`;
const List = styled(Headless.List)`
  position: relative;
  display: flex;
  gap: var(--vz-space-6);
  border-bottom: 1px solid var(--vz-border);
  @media print { break-after: avoid; }
  ${onMobile} {
    gap: var(--vz-space-5);
    ${fadingEdge}
  }
`;
const Tab = styled(Headless.Tab)<{ $ai: boolean }>`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 8px;
  flex: none;
  height: 44px;
  color: var(--vz-text-2);
  font-weight: var(--vz-weight-medium);
  white-space: nowrap;
  &:hover, &[aria-selected='true'] { color: var(--vz-text-1); }
  &[aria-selected='true']::after {
    content: '';
    position: absolute;
    inset: auto 0 -1px;
    height: 2px;
    border-radius: 2px 2px 0 0;
    background: ${({ $ai }) => ($ai ? 'var(--vz-ai-text)' : 'var(--vz-primary-text)')};
  }
  /* The words fill their box: a line under them instead of one around. */
  @media (forced-colors: active) {
    &[aria-selected='true']:not(:focus-visible) { outline: 0; }
    &[aria-selected='true']::after { forced-color-adjust: none; height: 3px; background: Highlight; }
  }
  /* On paper it says what is printed; the others lead nowhere. */
  @media print { &:not([aria-selected='true']) { display: none; } }
  ${onMobile} {
    &[aria-selected='true']::after { bottom: 0; }
    /* The line scrolls sideways and cuts off what stands out of it. */
    &:focus-visible { outline-offset: -3px; }
    /* The gap to the next one is its own. */
    &::before { content: ''; position: absolute; inset: 0 calc(-1 * var(--vz-space-5)) 0 0; }
  }
`;
const Count = styled.span`
  color: var(--vz-text-3);
  font-variant-numeric: tabular-nums;
`;
