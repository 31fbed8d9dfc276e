import { useCurrency } from '@vezne/api';
import type { CashAccountKind, CashAccountSummary } from '@vezne/contract';
import { asOf, Money } from '@vezne/records';
import { Kpi, KpiStrip, Skeleton } from '@vezne/ui';
import { KindIcon } from './KindIcon';

/** What lies in tills, at banks and on cards, and all of it together. */
export function AccountKpis({ summary }: { summary: CashAccountSummary | undefined }) {
  const currency = useCurrency();
  const placeholder = <Skeleton width={128} height="1em" style={{ marginBlock: 2 }} />;
  const count = (kind: CashAccountKind) =>
    summary && `${summary.accounts.filter((account) => account.kind === kind).length} hesap`;
  const money = (amount: number | undefined) =>
    amount === undefined ? (
      placeholder
    ) : (
      <Money amount={amount} currency={currency} tone="signed" quietCents />
    );
  // Drawn as what it does to the total.
  const debt = summary && (summary.cardDebt === 0 ? 0 : -summary.cardDebt);
  // Cards that were paid too much owe nothing: the bank does.
  const cards = (debt ?? 0) > 0 ? 'Kart alacağı' : 'Kart borcu';
  return (
    <KpiStrip label="Hesap özeti" columns={4} equation>
      <Kpi icon={<KindIcon kind="KASA" />} label="Kasa" value={money(summary?.cash)} foot={count('KASA')} />
      <Kpi
        icon={<KindIcon kind="BANKA" />}
        label="Banka"
        value={money(summary?.bank)}
        foot={count('BANKA')}
      />
      <Kpi icon={<KindIcon kind="KART" />} label={cards} value={money(debt)} foot={count('KART')} />
      <Kpi operator="=" label="Toplam" value={money(summary?.total)} foot={asOf(summary?.ahead, currency)} />
    </KpiStrip>
  );
}
