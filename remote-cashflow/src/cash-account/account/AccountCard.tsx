import { useCurrency } from '@vezne/api';
import { type CashAccount, type CashAccountBalance, cashAccountKindNames } from '@vezne/contract';
import { Money } from '@vezne/records';
import { Badge, Card, formatDate, onMobile } from '@vezne/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { KindIcon } from './KindIcon';

type Props = {
  account: CashAccount;
  /** Closed accounts have none. */
  balance: CashAccountBalance | undefined;
  menu: ReactNode;
};

/** One account: what lies in it, and the way to its entries. */
export function AccountCard({ account, balance, menu }: Props) {
  const currency = useCurrency();
  const { id, name, kind, iban, bankName, isDefault, closedAt } = account;
  const last = balance?.lastDate ? `Son hareket ${formatDate(balance.lastDate)}` : 'Hareket yok';
  const called =
    iban && kind === 'BANKA' ? `IBAN sonu ${iban.slice(-4)}` : (bankName ?? cashAccountKindNames[kind]);
  return (
    <Root as="article" data-record={id} data-closed={closedAt ? '' : undefined}>
      <Head>
        <KindIcon kind={kind} />
        <h2>
          <Link to={`/cash-flow?accountId=${id}`} title={name}>
            {name}
          </Link>
        </h2>
        {isDefault && <Badge>Varsayılan</Badge>}
        {closedAt && <Badge tone="line">Kapalı</Badge>}
        {menu}
      </Head>
      <Meta>
        <span>{balance?.lastCount ? `Son sayım ${formatDate(balance.lastCount.date)}` : called}</span>
        <span>{closedAt ? `${formatDate(closedAt)} tarihinde kapatıldı` : last}</span>
      </Meta>
      <Balance>
        {balance ? <Money amount={balance.balance} currency={currency} tone="signed" quietCents /> : '—'}
      </Balance>
    </Root>
  );
}

const Root = styled(Card)`
  position: relative;
  display: grid;
  grid-template-rows: auto 1fr;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 14px var(--vz-space-4);
  align-items: end;
  padding: 14px var(--vz-space-5) var(--vz-space-4) var(--vz-space-6);
  &:hover { border-color: var(--vz-border-strong); }
  &:has(a:focus-visible) { outline: 2px solid var(--vz-focus); outline-offset: 2px; }
  &[data-closed] h2 { color: var(--vz-text-2); }
  ${onMobile} { gap: 4px var(--vz-space-3); padding: 6px var(--vz-space-4) 14px; }
`;
const Head = styled.div`
  display: flex;
  grid-column: 1 / -1;
  gap: 10px;
  align-items: center;
  min-height: 36px;
  & > svg { flex: none; width: 18px; height: 18px; color: var(--vz-text-3); }
  & h2 {
    min-width: 0;
    overflow: hidden;
    font-size: var(--vz-text-base);
    font-weight: var(--vz-weight-semibold);
    line-height: var(--vz-lh-base);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & a { outline: none; }
  & a::after { position: absolute; inset: 0; border-radius: var(--vz-radius-lg); content: ''; }
  & > button { z-index: 1; margin: 0 -8px 0 auto; }
  ${onMobile} { min-height: 44px; & > button { margin-right: -12px; } }
`;
const Meta = styled.p`
  display: grid;
  color: var(--vz-text-3);
  font-size: var(--vz-text-xs);
  font-variant-numeric: tabular-nums;
  line-height: 18px;
`;
const Balance = styled.span`
  font-size: 1.25rem;
  line-height: 1.75rem;
  letter-spacing: -0.018em;
  text-align: right;
  white-space: nowrap;
  && > * { font-weight: var(--vz-weight-semibold); }
`;
