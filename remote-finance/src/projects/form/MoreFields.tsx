import { FormGrid } from '@vezne/ui';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';

type Props = {
  isOpenFirst: boolean;
  /** Something in here is wrong: it must be seen. */
  hasErrors: boolean;
  children: ReactNode;
};

/** The part of a form that can wait, behind "Daha fazla". */
export function MoreFields({ isOpenFirst, hasErrors, children }: Props) {
  const [isOpen, setOpen] = useState(isOpenFirst);
  if (hasErrors && !isOpen) setOpen(true);
  return (
    <Root open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <ChevronDown aria-hidden />
        Daha fazla
        <small>Kategori, bütçe, ilerleme, konum, açıklama</small>
      </summary>
      <FormGrid>{children}</FormGrid>
    </Root>
  );
}

const Root = styled.details`
  grid-column: 1 / -1;
  & > summary {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px 8px;
    min-height: 44px;
    border-radius: var(--vz-radius-sm);
    color: var(--vz-primary-text);
    font-weight: var(--vz-weight-medium);
    list-style: none;
    cursor: pointer;
  }
  & > summary::-webkit-details-marker { display: none; }
  & > summary > svg { width: 18px; height: 18px; transition: rotate var(--vz-dur-fast); }
  &[open] > summary > svg { rotate: 180deg; }
  & > summary > small { color: var(--vz-text-3); font-weight: var(--vz-weight-regular); }
  & > :last-child { margin-top: var(--vz-space-3); }
`;
