import { useCategories, useCurrency, useProject, useQuery } from '@vezne/api';
import {
  api,
  CashFlowType,
  cashFlowTypeNames,
  formatMoney,
  limits,
  paymentMethodNames,
} from '@vezne/contract';
import {
  type AddressChange,
  Chip,
  ChipCross,
  ChooseOne,
  FilterChip,
  useIsUnknownCategory,
} from '@vezne/records';
import { Button, optionsOf } from '@vezne/ui';
import { type ReactNode, useRef } from 'react';
import styled from 'styled-components';
import { type Accounts, optionsOfAccounts, useAccounts } from '../../cash-account/common/useAccounts';
import { ProjectChoice } from '../project/ProjectChoice';
import { AmountRange } from './AmountRange';
import { allFilters, type Filters } from './filters';
import { PeriodChoice } from './PeriodChoice';
import { periodText } from './periods';
import { CategoryChoice, MethodChoice } from './SeveralChoices';

export type FilterProps = { filters: Filters; onChange: (change: AddressChange) => void };

type Part = {
  label: string;
  value: string | null;
  cleared: AddressChange;
  content: (done: () => void) => ReactNode;
};

/** What stands for a category that is no more, in an old address. */
export const unknownCategory = 'Bilinmeyen';

/** The ledger's filters, in their fixed order: what each is set to, and what sets it. */
export function useFilterParts({ filters, onChange }: FilterProps): Part[] {
  const categories = useCategories({ page: 0, pageSize: limits.page.categories, searchText: '' }).data ?? [];
  const currency = useCurrency();
  const isUnknown = useIsUnknownCategory();
  const nameOf = (id: string) =>
    isUnknown(id) ? unknownCategory : categories.find((one) => one.id === id)?.name;
  const { categoryIds = [], paymentMethods = [], cashFlowType, accountId, minAmount, maxAmount } = filters;
  const accounts = useAccounts(accountId !== undefined);
  const { projectId = null } = filters;
  const projectName = useProject(projectId).data?.name ?? '…';
  const setter = (done: () => void) => (change: AddressChange) => {
    onChange(change);
    done();
  };
  return [
    {
      label: 'Dönem',
      value: periodText(filters),
      cleared: { from: null, to: null },
      content: (done) => <PeriodChoice period={filters} onChange={setter(done)} />,
    },
    {
      label: 'Tür',
      value: cashFlowType ? cashFlowTypeNames[cashFlowType] : null,
      cleared: { type: null },
      content: (done) => (
        <ChooseOne
          label="Tür"
          options={[{ value: '', label: 'Tümü' }, ...optionsOf(cashFlowTypeNames)]}
          value={cashFlowType ?? ''}
          onChoose={(value) => setter(done)({ type: CashFlowType.safeParse(value).data ?? null })}
        />
      ),
    },
    {
      label: 'Kategori',
      value: several(categoryIds, nameOf, 'kategori'),
      cleared: { categoryId: null },
      content: (done) => (
        <CategoryChoice
          filters={filters}
          categories={categories}
          onApply={(ids) => setter(done)({ categoryId: ids.join(',') || null })}
        />
      ),
    },
    {
      label: 'Yöntem',
      value: several(paymentMethods, (one) => paymentMethodNames[one], 'yöntem'),
      cleared: { paymentMethod: null },
      content: (done) => (
        <MethodChoice
          filters={filters}
          onApply={(methods) => setter(done)({ paymentMethod: methods.join(',') || null })}
        />
      ),
    },
    {
      label: 'Proje',
      value: projectId && projectName,
      cleared: { projectId: null },
      content: (done) => (
        <ProjectChoice
          value={projectId}
          none="Tümü"
          onChoose={(chosen) => setter(done)({ projectId: chosen })}
        />
      ),
    },
    {
      label: 'Tutar',
      value: amountText(minAmount, maxAmount, (amount) => formatMoney(amount, currency)),
      cleared: { min: null, max: null },
      content: (done) => <AmountRange min={minAmount} max={maxAmount} onChange={setter(done)} />,
    },
    ...accountParts(accounts, accountId, setter),
  ];
}

/** A company with one account has no choice to make; a link may name that one too. */
function accountParts(
  accounts: Accounts,
  accountId: string | undefined,
  setter: (done: () => void) => FilterProps['onChange'],
): Part[] {
  if (!accounts.isMany && !accountId) return [];
  return [
    {
      label: 'Hesap',
      value: accountId ? (accounts.nameOf(accountId) ?? '1 hesap') : null,
      cleared: { accountId: null },
      content: (done) => (
        <ChooseOne
          label="Hesap"
          options={[{ value: '', label: 'Tümü' }, ...optionsOfAccounts(accounts.open)]}
          value={accountId ?? ''}
          onChoose={(value) => setter(done)({ accountId: value || null })}
        />
      ),
    },
  ];
}

/** Every filter as a chip; those that came by a link alone are shown only while they are set. */
export function LedgerFilters(props: FilterProps) {
  const { filters, onChange } = props;
  const parts = useFilterParts(props);
  const group = useRef<HTMLDivElement>(null);
  const clear = () => {
    // The button goes with the filters.
    group.current?.querySelector('button')?.focus();
    onChange(allFilters);
  };
  return (
    <>
      <Chips ref={group} role="group" aria-label="Süzgeçler" data-filters>
        {parts.map(({ label, value, cleared, content }) => (
          <FilterChip key={label} label={label} value={value} onClear={() => onChange(cleared)}>
            {content}
          </FilterChip>
        ))}
        <LinkChips {...props} />
      </Chips>
      {Object.keys(filters).length > 0 && (
        <AtEnd size="sm" variant="ghost" onClick={clear}>
          Temizle
        </AtEnd>
      )}
    </>
  );
}

/** What is found and by what, as words for paper. */
export function FiltersInWords({ searchText, ...props }: FilterProps & { searchText: string }) {
  const { ids, batchId } = props.filters;
  const set = useFilterParts(props).filter(({ value }) => value !== null);
  const words = set.map(({ label, value }) => (label === 'Dönem' ? value : `${label}: ${value}`));
  if (searchText) words.push(`Arama: “${searchText}”`);
  if (ids) words.push(`Süzülen kayıtlar: ${ids.length}`);
  if (batchId) words.push('Bir aktarımın kayıtları');
  return words.join(' · ') || 'Tüm kayıtlar';
}

/** Filters that only a link can set: certain entries, and an imported file. */
export function LinkChips({ filters: { ids, batchId }, onChange }: FilterProps) {
  const statement = useQuery(api.statement.findById, batchId ? { id: batchId } : null, { quiet: true }).data;
  return (
    <>
      {ids && (
        <Chip data-set>
          <span data-face>
            <b>Süzülen kayıtlar</b> {ids.length} kayıt
          </span>
          <ChipCross label="Süzgeci kaldır" onClick={() => onChange({ ids: null })} />
        </Chip>
      )}
      {batchId && (
        <Chip data-set>
          <span data-face>
            Aktarım: <b>{statement?.batch.fileName ?? '…'}</b>
          </span>
          <ChipCross label="Aktarım süzgecini kaldır" onClick={() => onChange({ batch: null })} />
        </Chip>
      )}
    </>
  );
}

function several<Value extends string>(
  values: readonly Value[],
  nameOf: (value: Value) => string | undefined,
  noun: string,
): string | null {
  const [first] = values;
  if (first === undefined) return null;
  return values.length === 1 ? (nameOf(first) ?? `1 ${noun}`) : `${values.length} ${noun}`;
}

function amountText(min: number | undefined, max: number | undefined, write: (amount: number) => string) {
  if (min === undefined && max === undefined) return null;
  if (max === undefined) return `en az ${write(min ?? 0)}`;
  return min === undefined ? `en çok ${write(max)}` : `${write(min)} – ${write(max)}`;
}

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px;
`;
const AtEnd = styled(Button)`
  margin-left: auto;
`;
