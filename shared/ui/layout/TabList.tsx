import { Tabs as Headless } from '@base-ui/react/tabs';
import styled from 'styled-components';
import { onMobile } from '../responsive/media';

export type TabItem<V extends string> = { value: V; label: string; count?: number };

type Props<V extends string> = {
  items: readonly TabItem<V>[];
  /** Name of the group for assistive technology. */
  label: string;
  /** Vezne AI's tabs are turquoise. */
  ai?: boolean;
};

/** The row of tabs inside Tabs; a count stands in brackets behind the name. */
export function TabList<V extends string>({ items, label, ai = false }: Props<V>) {
  return (
    <List aria-label={label} activateOnFocus>
      {items.map(({ value, label: name, count }) => (
        <Tab key={value} value={value} $ai={ai}>
          {name}
          {count !== undefined && <Count>({count.toLocaleString('tr-TR')})</Count>}
        </Tab>
      ))}
    </List>
  );
}

const List = styled(Headless.List)`
  display: flex;
  gap: var(--vz-space-6);
  border-bottom: 1px solid var(--vz-border);
  ${onMobile} {
    gap: var(--vz-space-5);
    overflow-x: auto;
    overflow-y: hidden;
    scrollbar-width: none;
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
  ${onMobile} { &[aria-selected='true']::after { bottom: 0; } }
`;
const Count = styled.span`
  color: var(--vz-text-3);
  font-variant-numeric: tabular-nums;
`;
