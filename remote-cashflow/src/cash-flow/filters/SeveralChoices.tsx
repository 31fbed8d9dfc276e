import { useCategoryCounts } from '@vezne/api';
import { type Category, type PaymentMethod, paymentMethodNames } from '@vezne/contract';
import { ChooseSeveral, categoryGroups } from '@vezne/records';
import { formatCount, optionsOf } from '@vezne/ui';
import { useSearchParams } from 'react-router-dom';
import { type Filters, searchedIn, toQuery } from './filters';
import { WouldFind } from './WouldFind';

type Props = { filters: Filters; onApply: (values: string[]) => void };

/** Any number of categories, with how many entries the other filters find of each, and with what they would find. */
export function CategoryChoice({
  filters: { categoryIds, ...others },
  categories,
  onApply,
}: Props & { categories: readonly Category[] }) {
  const [params] = useSearchParams();
  const counts = useCategoryCounts({ searchText: searchedIn(params), ...toQuery(others) });
  const countOf = (id: string) => counts && formatCount(counts.get(id) ?? 0);
  return (
    <ChooseSeveral
      label="Kategoriler"
      searchLabel="Kategori ara"
      groups={categoryGroups({ categories }).map(({ label, of }) => ({
        label,
        options: of.map(({ id, name }) => ({ value: id, label: name, note: countOf(id) })),
      }))}
      values={categoryIds ?? []}
      preview={(ids) => <WouldFind filters={{ ...others, categoryIds: ids }} />}
      onApply={onApply}
    />
  );
}

/** The same of payment methods. */
export const MethodChoice = ({ filters, onApply }: Props) => (
  <ChooseSeveral
    label="Ödeme yöntemleri"
    options={optionsOf(paymentMethodNames)}
    values={filters.paymentMethods ?? []}
    preview={(methods) => <WouldFind filters={{ ...filters, paymentMethods: methods as PaymentMethod[] }} />}
    onApply={onApply}
  />
);
