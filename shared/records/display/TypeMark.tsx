import { type CashFlowType, cashFlowTypeNames } from '@vezne/contract';
import ArrowDownLeft from 'lucide-react/icons/arrow-down-left';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import styled from 'styled-components';

/** Giriş or Çıkış with its arrow. */
export function TypeMark({ type }: { type: CashFlowType }) {
  const incoming = type === 'GIRIS';
  return (
    <Root $incoming={incoming}>
      {incoming ? <ArrowDownLeft aria-hidden /> : <ArrowUpRight aria-hidden />}
      {cashFlowTypeNames[type]}
    </Root>
  );
}

const Root = styled.span<{ $incoming: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  color: var(--vz-text-2);
  white-space: nowrap;
  vertical-align: middle;
  & > svg {
    width: 16px;
    height: 16px;
    stroke-width: 2;
    color: ${({ $incoming }) => ($incoming ? 'var(--vz-income-text)' : 'var(--vz-expense-text)')};
  }
`;
