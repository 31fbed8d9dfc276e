import { type CashFlow, type Currency, cashFlowTypeNames, paymentMethodName } from '@vezne/contract';
import { type Column, Money, PaymentBadge, TypeMark } from '@vezne/records';
import { Clamp } from '@vezne/ui';

/** What the ledger tells of an entry. In an export what goes out is negative, so that the column adds up. */
export const cashFlowColumns = (currency: Currency): Column<CashFlow>[] => [
  {
    title: 'Tarih',
    kind: 'date',
    value: ({ date }) => date.slice(0, 10),
    look: 'quiet',
    card: 'meta',
    width: 97,
    sortBy: 'date',
  },
  {
    title: 'Kategori',
    value: ({ categoryName }) => categoryName,
    look: 'soft',
    card: 'meta',
    width: 110,
    sortBy: 'category',
  },
  {
    title: 'Açıklama',
    value: ({ description }) => description,
    cell: ({ description }) => <Clamp title={description}>{description}</Clamp>,
    look: 'strong',
    card: 'title',
  },
  {
    title: 'Tutar',
    kind: 'money',
    value: ({ amount, cashFlowType }) => (cashFlowType === 'GIRIS' ? amount : -amount),
    cell: ({ amount, cashFlowType }) => <Money amount={amount} type={cashFlowType} currency={currency} />,
    look: 'amount',
    card: 'amount',
    width: 124,
    sortBy: 'amount',
  },
  { title: 'Para birimi', value: () => currency, table: false },
  {
    title: 'Ödeme Yöntemi',
    value: ({ paymentMethod }) => paymentMethodName(paymentMethod),
    cell: ({ paymentMethod }) => <PaymentBadge method={paymentMethod} />,
    look: 'gap',
    card: 'badge',
    width: 124,
    sortBy: 'paymentMethod',
    narrow: 'short',
  },
  {
    title: 'Tip',
    value: ({ cashFlowType }) => cashFlowTypeNames[cashFlowType],
    cell: ({ cashFlowType }) => <TypeMark type={cashFlowType} />,
    card: 'mark',
    width: 72,
    narrow: 'hidden',
  },
];
