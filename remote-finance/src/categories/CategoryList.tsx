import { useCurrency } from '@vezne/api';
import {
  type CashFlowType,
  type Category,
  type Currency,
  categoryTypeNames,
  dayInTurkey,
  formatMoney,
} from '@vezne/contract';
import { DeleteButton, EditButton, formatCount, onMobile } from '@vezne/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { InnerLink, TileLink } from '../figures/FigureLink';
import { daysOf, ledgerPath } from '../figures/ledger-path';

type Props = {
  categories: readonly Category[];
  onEdit: (category: Category) => void;
  onDelete: (category: Category) => void;
};

/** Categories in two columns, each with how often it is used and what moved in it this month. */
export function CategoryList({ categories, onEdit, onDelete }: Props) {
  const currency = useCurrency();
  return (
    <Grid>
      {categories.map((category) => (
        <Row key={category.id}>
          <Dot style={{ background: category.color ?? 'var(--vz-chart-6)' }} aria-hidden />
          <Text>
            <strong>
              <TileLink to={ledgerPath({ categoryId: category.id })}>{category.name}</TileLink>
            </strong>
            <small>
              {categoryTypeNames[category.type]} · {formatCount(category.useCount)} kayıt
              <Month category={category} currency={currency} />
            </small>
          </Text>
          <EditButton name={category.name} onClick={() => onEdit(category)} />
          <DeleteButton name={category.name} onClick={() => onDelete(category)} />
        </Row>
      ))}
    </Grid>
  );
}

/** What moved this month; each sum leads to its entries. */
function Month({ category, currency }: { category: Category; currency: Currency }) {
  const { id: categoryId, monthIncome, monthExpense } = category;
  const days = daysOf(dayInTurkey(new Date()).slice(0, 7));
  const sum = (type: CashFlowType, amount: number): ReactNode => (
    <InnerLink to={ledgerPath({ ...days, type, categoryId })}>{formatMoney(amount, currency)}</InnerLink>
  );
  if (monthIncome === 0 && monthExpense === 0) return null;
  return (
    <>
      {' · bu ay '}
      {monthIncome > 0 && <>giriş {sum('GIRIS', monthIncome)}</>}
      {monthIncome > 0 && monthExpense > 0 && ', '}
      {monthExpense > 0 && <>çıkış {sum('CIKIS', monthExpense)}</>}
    </>
  );
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  ${onMobile} { grid-template-columns: minmax(0, 1fr); }
`;
const Row = styled.li`
  position: relative;
  display: flex;
  align-items: center;
  gap: var(--vz-space-2);
  min-height: var(--vz-row);
  padding: var(--vz-space-2) var(--vz-space-4) var(--vz-space-2) var(--vz-space-6);
  border-bottom: 1px solid var(--vz-border);
  &:nth-child(odd) { border-right: 1px solid var(--vz-border); }
  &:hover { background: var(--vz-surface-3); }
  /* Above the link that covers the row. */
  & > button { position: relative; }
  ${onMobile} {
    padding-left: var(--vz-space-4);
    &:nth-child(odd) { border-right: 0; }
  }
`;
const Dot = styled.span`
  flex: none;
  width: 10px;
  height: 10px;
  margin-right: var(--vz-space-1);
  border-radius: 3px;
`;
const Text = styled.span`
  flex: 1;
  display: grid;
  min-width: 0;
  & > strong { font-weight: var(--vz-weight-medium); overflow-wrap: anywhere; }
  & > small { color: var(--vz-text-3); font-size: var(--vz-text-xs); line-height: var(--vz-lh-xs); }
`;
