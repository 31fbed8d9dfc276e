import type { Currency, MonthlyReportDetail } from '@vezne/contract';
import { Money } from '@vezne/records';
import { Empty, formatDate, MobileCard, onMobile, sideBySide } from '@vezne/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { TileLink } from '../../figures/FigureLink';
import { daysOf, ledgerPath } from '../../figures/ledger-path';
import { ReportCard } from './ReportCard';

type Props = {
  entries: MonthlyReportDetail['details']['largest'];
  month: string;
  currency: Currency;
};

/** The month's largest movements; each leads to its entry in the ledger. */
export function LargestEntries({ entries, month, currency }: Props) {
  return (
    <ReportCard
      basis="Kasa"
      ruled
      title="En büyük hareketler"
      note="Kasa defterinin en yüksek tutarlı kayıtları"
    >
      {entries.length === 0 ? (
        <Empty title="Bu ay kasa kaydı yok." />
      ) : (
        <>
          <List aria-label="En büyük hareketler">
            {entries.map(({ id, label, date, categoryName, amount, cashFlowType }) => (
              <MobileCard
                key={id}
                title={<TileLink to={`/cash-flow?ids=${id}`}>{label}</TileLink>}
                amount={<Money amount={amount} type={cashFlowType} currency={currency} />}
                meta={sideBySide([formatDate(date), categoryName])}
              />
            ))}
          </List>
          <All to={ledgerPath(daysOf(month))} data-noprint>
            Ayın tüm kayıtları
          </All>
        </>
      )}
    </ReportCard>
  );
}

/** Two columns where there is room, read down one and then the other. */
const List = styled.ul`
  & > li { padding-inline: var(--vz-space-6); break-inside: avoid; }
  @media screen and (width >= 1200px) {
    margin-bottom: -1px;
    columns: 2;
    column-gap: 0;
    column-rule: 1px solid var(--vz-border);
  }
  ${onMobile} { & > li { padding-inline: var(--vz-space-4); } }
`;
const All = styled(Link)`
  display: block;
  padding: var(--vz-space-4) var(--vz-space-6);
  border-top: 1px solid var(--vz-border);
  color: var(--vz-primary-text);
  font-size: var(--vz-text-sm);
  font-weight: var(--vz-weight-medium);
  &:hover { text-decoration: underline; }
  ${onMobile} { padding-inline: var(--vz-space-4); }
`;
