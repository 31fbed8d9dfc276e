import { type CashFlowLine, type Currency, cashFlowTypeNames, paymentMethodName } from '@vezne/contract';
import { type Column, PaymentBadge, TypeMark } from '@vezne/records';
import { Clamp } from '@vezne/ui';
import { EntryMoney } from './EntryMoney';

/**
 * What the ledger tells of an entry. In an export what goes out is negative, so that the column adds up, and the
 * account is told where a company has several. The import knows the file by its headings, and a transfer by its word.
 */
export const cashFlowColumns = (currency: Currency, { withAccount = false } = {}): Column<CashFlowLine>[] => [
  ...ofEntry(currency),
  ...(withAccount
    ? [{ title: 'Hesap', value: ({ accountName }: CashFlowLine) => accountName, table: false as const }]
    : []),
  { title: 'Proje', value: ({ projectName }) => projectName, table: false },
];

const ofEntry = (currency: Currency): Column<CashFlowLine>[] => [
  {
    title: 'Tarih',
    kind: 'date',
    value: ({ date }) => date.slice(0, 10),
    look: 'quiet',
    width: 97,
    sortBy: 'date',
  },
  {
    title: 'Kategori',
    value: ({ categoryName }) => categoryName,
    look: 'soft',
    width: 110,
    sortBy: 'category',
  },
  {
    title: 'Açıklama',
    value: ({ description }) => description,
    cell: ({ description }) => <Clamp title={description}>{description}</Clamp>,
    look: 'strong',
  },
  {
    title: 'Tutar',
    kind: 'money',
    value: ({ amount, cashFlowType }) => (cashFlowType === 'GIRIS' ? amount : -amount),
    cell: (entry) => <EntryMoney entry={entry} currency={currency} />,
    look: 'amount',
    width: 124,
    sortBy: 'amount',
  },
  { title: 'Para birimi', value: () => currency, table: false },
  {
    title: 'Ödeme Yöntemi',
    value: ({ paymentMethod }) => paymentMethodName(paymentMethod),
    cell: ({ paymentMethod }) => <PaymentBadge method={paymentMethod} />,
    look: 'gap',
    width: 124,
    sortBy: 'paymentMethod',
    narrow: 'short',
  },
  {
    title: 'Tip',
    value: ({ cashFlowType, transferId }) => {
      const type = cashFlowTypeNames[cashFlowType];
      return transferId ? `Virman ${type.toLocaleLowerCase('tr')}` : type;
    },
    cell: ({ cashFlowType, transferId }) =>
      transferId ? <span>Virman</span> : <TypeMark type={cashFlowType} />,
    width: 72,
    narrow: 'hidden',
  },
];
