import { type Category, type PaymentMethod, paymentMethodNames } from '@vezne/contract';
import { ChooseSeveral, categoryGroups } from '@vezne/records';
import { optionsOf } from '@vezne/ui';
import type { Filters } from './filters';
import { WouldFind } from './WouldFind';

type Props = { filters: Filters; onApply: (values: string[]) => void };

/** Any number of categories, with what they would find. */
export const CategoryChoice = ({
  filters,
  categories,
  onApply,
}: Props & { categories: readonly Category[] }) => (
  <ChooseSeveral
    label="Kategoriler"
    searchLabel="Kategori ara"
    groups={categoryGroups({ categories }).map(({ label, of }) => ({
      label,
      options: of.map(({ id, name }) => ({ value: id, label: name })),
    }))}
    values={filters.categoryIds ?? []}
    preview={(ids) => <WouldFind filters={{ ...filters, categoryIds: ids }} />}
    onApply={onApply}
  />
);

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
