import type { Currency, MonthlyReportDetail } from '@vezne/contract';
import { PaymentBadge } from '@vezne/records';
import { Empty } from '@vezne/ui';
import { RowLink } from '../../figures/FigureLink';
import { daysOf, type LedgerPart, ledgerPath } from '../../figures/ledger-path';
import { FlowTable } from './FlowTable';
import { ReportCard } from './ReportCard';

type Props = {
  methods: MonthlyReportDetail['details']['paymentMethods'];
  month: string;
  currency: Currency;
};

/** How the month's money moved. */
export function PaymentMethods({ methods, month, currency }: Props) {
  const path = (part: LedgerPart) => ledgerPath({ ...daysOf(month), ...part });
  return (
    <ReportCard basis="Kasa" ruled title="Ödeme yöntemleri" note="Kasa hareketleri">
      {methods.length === 0 ? (
        <Empty title="Bu ay kasa kaydı yok." />
      ) : (
        <FlowTable
          label="Ödeme yöntemleri"
          head="Yöntem"
          currency={currency}
          rows={methods.map(({ paymentMethod, income, expense, net }) => ({
            key: paymentMethod,
            name: (
              <RowLink to={path({ paymentMethod })}>
                <PaymentBadge method={paymentMethod} />
              </RowLink>
            ),
            income,
            expense,
            net,
            pathTo: (type) => path({ paymentMethod, type }),
          }))}
          pathTo={(type) => path({ type })}
        />
      )}
    </ReportCard>
  );
}
