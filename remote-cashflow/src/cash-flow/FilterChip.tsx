import { onMobile } from '@vezne/ui';
import X from 'lucide-react/icons/x';
import styled from 'styled-components';
import { describeFilters, type Filters } from './filters';

type Props = { filters: Filters; onRemove: () => void };

/** Says that the list shows only a part of the ledger, and takes that back. */
export function FilterChip({ filters, onRemove }: Props) {
  const details = describeFilters(filters);
  return (
    <Root>
      <span>
        <strong>Süzülen kayıtlar</strong> {details}
      </span>
      <Remove type="button" aria-label="Süzgeci kaldır" onClick={onRemove}>
        <X aria-hidden />
      </Remove>
    </Root>
  );
}

const Root = styled.div`
  display: inline-flex;
  align-items: center;
  gap: var(--vz-space-2);
  min-height: 32px;
  padding-left: var(--vz-space-3);
  border: 1px solid var(--vz-primary-border);
  border-radius: var(--vz-radius-full);
  background: var(--vz-primary-subtle);
  color: var(--vz-primary-text);
  font-size: var(--vz-text-sm);
  line-height: var(--vz-lh-sm);
  font-variant-numeric: tabular-nums;
`;
const Remove = styled.button`
  position: relative;
  display: grid;
  place-items: center;
  width: 28px;
  height: 28px;
  margin-right: 2px;
  border-radius: var(--vz-radius-full);
  &:hover { background: var(--vz-surface-4); }
  & > svg { width: 16px; height: 16px; }
  ${onMobile} {
    &::after { content: ''; position: absolute; inset: -8px; }
  }
`;
