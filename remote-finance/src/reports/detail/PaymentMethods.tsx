import type { Currency, MonthlyReportDetail } from '@vezne/contract';
import { PaymentBadge } from '@vezne/records';
import { Empty } from '@vezne/ui';
import { Link } from 'react-router-dom';
import { daysOf } from '../figures/report-figures';
import { FlowTable } from './FlowTable';
import { ReportCard } from './ReportCard';

type Props = {
  methods: MonthlyReportDetail['details']['paymentMethods'];
  month: string;
  currency: Currency;
};

/** How the month's money moved. */
export function PaymentMethods({ methods, month, currency }: Props) {
  const { from, to } = daysOf(month);
  return (
    <ReportCard ruled title="Ödeme yöntemleri" note="Kasa hareketleri">
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
              <Link
                to={`/cash-flow?from=${from}&to=${to}&paymentMethod=${encodeURIComponent(paymentMethod)}`}
              >
                <PaymentBadge method={paymentMethod} />
              </Link>
            ),
            income,
            expense,
            net,
          }))}
        />
      )}
    </ReportCard>
  );
}
