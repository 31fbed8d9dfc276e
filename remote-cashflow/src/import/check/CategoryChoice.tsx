import type { StatementChange } from '@vezne/contract';
import { CategoryOptions, useAllCategories } from '@vezne/records';
import { onMobile, Select } from '@vezne/ui';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { LinkButton } from '../frame/parts';
import { type PlacedRow, placeName } from '../frame/place';

type SelectProps = Omit<ComponentProps<typeof Select>, 'options' | 'children'> & { isIncome?: boolean };

/** The company's categories by the direction they are for, that of the row first. */
export function CategorySelect({ isIncome = false, ...props }: SelectProps) {
  const categories = useAllCategories();
  return (
    <Select {...props}>
      <CategoryOptions categories={categories} isIncome={isIncome} />
    </Select>
  );
}

type Props = { row: PlacedRow; onDecide: (change: StatementChange) => void };

/** What a row is booked under, and why it is proposed. */
export function CategoryChoice({ row, onDecide }: Props) {
  const { line, place, amount, categoryId, categoryName, categorySuggestion: past } = row;
  const isPast = past !== null && past.categoryId === categoryId;
  return (
    <>
      <Low
        aria-label={`Kategori, ${placeName(place)}`}
        isIncome={(amount ?? 0) > 0}
        placeholder={categoryId === null && categoryName ? `${categoryName} (yeni)` : 'Kategori seçin'}
        value={categoryId ?? ''}
        onChange={({ target }) => target.value && onDecide({ line, categoryId: target.value })}
      />
      {isPast && <Why>{past.reason}</Why>}
      {past && categoryId === null && (
        <Why>
          {past.reason}{' '}
          <LinkButton
            aria-label={`${past.categoryName} seç, ${placeName(place)}`}
            onClick={() => onDecide({ line, categoryId: past.categoryId })}
          >
            Seç
          </LinkButton>
        </Why>
      )}
    </>
  );
}

const Low = styled(CategorySelect)`
  min-height: 34px;
  & > select { height: 32px; font-size: var(--vz-text-sm); }
  ${onMobile} { min-height: 44px; & > select { height: 42px; font-size: var(--vz-text-md); } }
`;
const Why = styled.span`
  display: block;
  margin-top: 3px;
  color: var(--vz-text-3);
  font-size: var(--vz-text-xs);
  line-height: 16px;
`;
