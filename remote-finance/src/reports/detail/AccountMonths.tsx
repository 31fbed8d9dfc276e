import {
  type CashFlowType,
  type Currency,
  cashAccountKindNames,
  formatMoney,
  type MonthlyReportDetail,
} from '@vezne/contract';
import { Money } from '@vezne/records';
import { CellNote, FigureHeads, formatDate, MobileCard, sideBySide, Table, useIsMobile } from '@vezne/ui';
import styled from 'styled-components';
import { FigureLink, RowLink } from '../../figures/FigureLink';
import { daysOf, ledgerPath } from '../../figures/ledger-path';
import { ReportCard } from './ReportCard';

type AccountMonth = NonNullable<MonthlyReportDetail['details']['accounts']>[number];
type Props = { accounts: readonly AccountMonth[]; month: string; currency: Currency };

/** What each account held at first and at last, and what came and went between, transfers among it. */
export function AccountMonths({ accounts, month, currency }: Props) {
  const isMobile = useIsMobile();
  const path = (accountId: string, type?: CashFlowType) => ledgerPath({ ...daysOf(month), accountId, type });
  const money = (amount: number) => (amount === 0 ? '-' : formatMoney(amount, currency));
  const closing = (amount: number) => <Money amount={amount} currency={currency} tone="signed" />;
  return (
    <ReportCard basis="Kasa" ruled title="Hesaplara göre" note="Virmanlar içinde">
      {isMobile ? (
        <ul aria-label="Hesaplara göre">
          {accounts.map((account) => (
            <MobileCard
              key={account.accountId}
              title={account.name}
              amount={closing(account.closing)}
              meta={sideBySide([
                account.begunOn && began(account.begunOn),
                `Açılış\u00a0${formatMoney(account.opening, currency)}`,
                account.cameIn > 0 && `Giren\u00a0${money(account.cameIn)}`,
                account.wentOut > 0 && `Çıkan\u00a0${money(account.wentOut)}`,
              ])}
            />
          ))}
        </ul>
      ) : (
        <Close dense aria-label="Hesaplara göre">
          <thead>
            <tr>
              <th scope="col">Hesap</th>
              <FigureHeads titles={['Açılış', 'Giren', 'Çıkan', 'Kapanış']} />
            </tr>
          </thead>
          <tbody>
            {accounts.map(({ accountId, name, kind, begunOn, opening, cameIn, wentOut, ...row }) => (
              <tr key={accountId}>
                <td data-strong>
                  <RowLink to={path(accountId)}>{name}</RowLink>
                  <CellNote>{sideBySide([cashAccountKindNames[kind], begunOn && began(begunOn)])}</CellNote>
                </td>
                <td data-align="right">{formatMoney(opening, currency)}</td>
                <td data-align="right">
                  {cameIn > 0 ? <FigureLink to={path(accountId, 'GIRIS')}>{money(cameIn)}</FigureLink> : '-'}
                </td>
                <td data-align="right">
                  {wentOut > 0 ? (
                    <FigureLink to={path(accountId, 'CIKIS')}>{money(wentOut)}</FigureLink>
                  ) : (
                    '-'
                  )}
                </td>
                <td data-align="right">{closing(row.closing)}</td>
              </tr>
            ))}
          </tbody>
        </Close>
      )}
    </ReportCard>
  );
}

const began = (day: string) => `${formatDate(day)} açılışlı`;

/** Five columns in half a page: the names have what the figures leave between them. */
const Close = styled(Table)`
  @media (width >= 768px) { & :is(td, th):not(:first-child, :last-child) { padding-inline: var(--vz-space-2); } }
`;
