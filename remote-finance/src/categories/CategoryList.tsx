import { useCurrency } from '@vezne/api';
import {
  type CashFlowType,
  type Category,
  type Currency,
  categoryTypeNames,
  dayInTurkey,
  formatMoney,
} from '@vezne/contract';
import { useRecordMenu } from '@vezne/records';
import { DeleteButton, EditButton, formatCount, onMobile, RowMenu, useIsMobile } from '@vezne/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { InnerLink, TileLink } from '../figures/FigureLink';
import { daysOf, ledgerPath } from '../figures/ledger-path';
import { CategoryItems } from './CategoryItems';

type Props = {
  categories: readonly Category[];
  onEdit: (category: Category) => void;
  onDelete: (category: Category) => void;
};

/** Categories in two columns, each with how often it is used and what moved in it this month. */
export function CategoryList({ categories, onEdit, onDelete }: Props) {
  const currency = useCurrency();
  const isMobile = useIsMobile();
  const itemsOf = (category: Category) => <CategoryItems category={category} />;
  const { button, menu, ...press } = useRecordMenu({
    items: categories,
    nameOf: ({ name }) => name,
    actions: itemsOf,
    onEdit,
    onDelete,
  });
  return (
    <>
      <Grid {...press}>
        {categories.map((category) => (
          <Row key={category.id} data-record={category.id}>
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
            <Actions data-actions>
              {isMobile ? (
                <RowMenu
                  name={category.name}
                  onEdit={() => onEdit(category)}
                  onDelete={() => onDelete(category)}
                >
                  {itemsOf(category)}
                </RowMenu>
              ) : (
                <>
                  <EditButton name={category.name} onClick={() => onEdit(category)} />
                  <DeleteButton name={category.name} onClick={() => onDelete(category)} />
                  {button(category)}
                </>
              )}
            </Actions>
          </Row>
        ))}
      </Grid>
      {menu}
    </>
  );
}

/** What moved this month; each sum leads to its entries. */
function Month({ category, currency }: { category: Category; currency: Currency }) {
  const { id: categoryId, monthIncome, monthExpense } = category;
  const days = daysOf(dayInTurkey(new Date()).slice(0, 7));
  const isMobile = useIsMobile();
  const sum = (type: CashFlowType, amount: number): ReactNode =>
    // The row is one target on a phone, where its menu leads to the month.
    isMobile ? (
      formatMoney(amount, currency)
    ) : (
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
  /* The hairline below is the next part's. */
  margin-bottom: -1px;
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
  ${onMobile} {
    padding-inline: var(--vz-space-4) var(--vz-space-1);
    &:nth-child(odd) { border-right: 0; }
  }
`;
/** Above the link that covers the row. */
const Actions = styled.span`
  position: relative;
  flex: none;
`;
const Dot = styled.span`
  flex: none;
  width: 10px;
  height: 10px;
  margin-right: var(--vz-space-1);
  border-radius: 3px;
  forced-color-adjust: none;
`;
const Text = styled.span`
  flex: 1;
  display: grid;
  min-width: 0;
  & > strong { font-weight: var(--vz-weight-medium); overflow-wrap: anywhere; }
  & > small { color: var(--vz-text-3); font-size: var(--vz-text-xs); line-height: var(--vz-lh-xs); }
`;
