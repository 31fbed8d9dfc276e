import { useCurrency } from '@vezne/api';
import type { CashFlowLine, CashFlowPage } from '@vezne/contract';
import { Money, PaymentBadge, RegisterCards, type Selection, type Sorting } from '@vezne/records';
import { formatDate, MenuItem, sideBySide } from '@vezne/ui';
import FolderKanban from 'lucide-react/icons/folder-kanban';
import ListChecks from 'lucide-react/icons/list-checks';
import { RepeatItems } from '../entry-actions/RepeatItems';
import { groupsOf } from './CashFlowTable';
import { EntryMoney } from './EntryMoney';

type Props = {
  answer: CashFlowPage | undefined;
  sorting: Sorting;
  /** Each entry tells in which account it lies. */
  withAccount: boolean;
  onOpen: (entry: CashFlowLine) => void;
  onRepeat: (entry: CashFlowLine) => void;
  onMonthly: (entry: CashFlowLine) => void;
  onLink: (entry: CashFlowLine) => void;
  onEdit: (entry: CashFlowLine) => void;
  onDelete: (entry: CashFlowLine) => void;
  selection: Selection<CashFlowLine>;
};

/** The ledger where there is little room. */
export function CashFlowCards({ answer, sorting, withAccount, onRepeat, onMonthly, onLink, ...on }: Props) {
  const currency = useCurrency();
  const isByDay = sorting.by === 'date';
  return (
    <RegisterCards
      {...on}
      label="Nakit akışı kayıtları"
      groups={answer ? groupsOf(answer, isByDay, currency) : []}
      menu={(entry) => (
        <>
          <RepeatItems {...{ entry, onRepeat, onMonthly }} />
          <MenuItem icon={<FolderKanban aria-hidden />} onClick={() => onLink(entry)}>
            Projeye Bağla
          </MenuItem>
          <MenuItem icon={<ListChecks aria-hidden />} onClick={() => on.selection.toggle(entry, false)}>
            {on.selection.has(entry) ? 'Seçimden Çıkar' : 'Seç'}
          </MenuItem>
        </>
      )}
      parts={({ description, categoryName, projectName, date, ...entry }) => ({
        title: description,
        sub: sideBySide([
          !isByDay && formatDate(date),
          categoryName,
          projectName,
          withAccount && entry.accountName,
        ]),
        amount: <EntryMoney entry={entry} currency={currency} />,
        badge: <PaymentBadge method={entry.paymentMethod} />,
        balance: entry.balance !== null && <Money amount={entry.balance} currency={currency} />,
      })}
    />
  );
}
