import { useCashFlowSummary, useCurrency } from '@vezne/api';
import { dayInTurkey } from '@vezne/contract';
import { Money } from '@vezne/records';
import { formatCount, formatDate, Kpi, KpiStrip, LoadError, Skeleton } from '@vezne/ui';
import ArrowDownLeft from 'lucide-react/icons/arrow-down-left';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';

/** The whole ledger in three figures: what came in, what went out, what is left. */
export function CashFlowSummary() {
  const { data, error, reload } = useCashFlowSummary();
  const currency = useCurrency();
  if (error && !data) return <LoadError message={error.message} onRetry={reload} />;

  const placeholder = <Skeleton width={128} height="1em" style={{ marginBlock: 2 }} />;
  // Totals too large for a number travel as text beside it.
  const sums = data && { ...data, ...data.exact };
  return (
    <KpiStrip label="Kasa özeti" columns={3} equation compact>
      <Kpi
        icon={<ArrowDownLeft aria-hidden />}
        label="Toplam Giriş"
        value={
          sums ? (
            <Money amount={sums.income} currency={currency} tone={toneOf(sums.income, 'income')} quietCents />
          ) : (
            placeholder
          )
        }
        foot={data ? `${formatCount(data.incomeCount)} kayıt` : <Skeleton width={56} />}
      />
      <Kpi
        icon={<ArrowUpRight aria-hidden />}
        label="Toplam Çıkış"
        value={
          sums ? (
            <Money
              amount={negative(sums.expense)}
              currency={currency}
              tone={toneOf(sums.expense, 'expense')}
              quietCents
            />
          ) : (
            placeholder
          )
        }
        foot={data ? `${formatCount(data.expenseCount)} kayıt` : <Skeleton width={56} />}
      />
      <Kpi
        operator="="
        label="Bakiye"
        value={
          sums ? <Money amount={sums.balance} currency={currency} tone="signed" quietCents /> : placeholder
        }
        foot={data ? `${formatDate(dayInTurkey(new Date()))} itibarıyla` : <Skeleton width={120} />}
      />
    </KpiStrip>
  );
}

const negative = (amount: number | string) => (typeof amount === 'number' ? -amount : `-${amount}`);

/** Nothing came in or went out: no colour either. */
const toneOf = <Tone extends string>(amount: number | string, tone: Tone) =>
  Number(amount) === 0 ? undefined : tone;
