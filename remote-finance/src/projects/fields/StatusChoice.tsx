import { StatusBadge } from '@vezne/records';
import { Menu, MenuChoices, onMobile } from '@vezne/ui';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import styled from 'styled-components';

type Props = {
  status: string;
  statuses: readonly { value: string; label: string }[];
  /** The record's name. */
  name: string;
  onChange: (status: string) => void;
  /** Shown in place of the status, and what it is called. */
  shown?: { badge: ReactNode; label: string };
};

/** Where a record stands, changed in place. */
export function StatusChoice({ status, statuses, name, onChange, shown }: Props) {
  const label = shown?.label ?? statuses.find(({ value }) => value === status)?.label ?? status;
  return (
    <Menu
      align="start"
      width={180}
      trigger={
        <Face type="button" aria-label={`Durum: ${label}, ${name}`}>
          {shown?.badge ?? <StatusBadge status={status} />}
          <ChevronDown aria-hidden />
        </Face>
      }
    >
      <MenuChoices
        label="Durum"
        options={statuses}
        value={status}
        onChoose={(chosen) => chosen !== status && onChange(chosen)}
      />
    </Menu>
  );
}

const Face = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-height: 32px;
  margin-left: -4px;
  padding: 0 4px;
  border-radius: var(--vz-radius-sm);
  & > svg { width: 14px; height: 14px; color: var(--vz-text-3); }
  &:hover, &[data-popup-open] { background: var(--vz-surface-4); }
  ${onMobile} { min-height: 44px; }
  /* Menus do not go on paper, but where a record stands does. */
  @media print {
    &&& { display: inline-flex !important; min-height: 0; }
    & > svg { display: none; }
  }
`;
