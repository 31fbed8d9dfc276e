import { useCurrency } from '@vezne/api';
import {
  type CashFlowType,
  type Category,
  type Currency,
  categoryTypeNames,
  dayInTurkey,
} from '@vezne/contract';
import { Money, useRecordMenu } from '@vezne/records';
import {
  DeleteButton,
  EditButton,
  formatCount,
  onMobile,
  RowMenu,
  useIsMobile,
  VisuallyHidden,
} from '@vezne/ui';
import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { InnerLink, TileLink } from '../figures/FigureLink';
import { daysOf, ledgerPath } from '../figures/ledger-path';
import { CategoryItems } from './CategoryItems';

type Props = {
  categories: readonly Category[];
  onEdit: (category: Category) => void;
  onDelete: (category: Category) => void;
};

/** Categories in two columns, each with how often it is used and, in a column of its own, what moved in it this month. */
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
      <Head aria-hidden>
        {categories.slice(0, 2).map(({ id }) => (
          <Row as="span" key={id}>
            <Text>Kategori</Text>
            <MonthCell>Bu ay</MonthCell>
            <Actions />
          </Row>
        ))}
      </Head>
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
              </small>
            </Text>
            <Month category={category} currency={currency} />
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
  const sum = (type: CashFlowType, amount: number): ReactNode => {
    if (amount === 0) return null;
    const money = <Money amount={amount} type={type} currency={currency} />;
    return (
      <span>
        <VisuallyHidden>{type === 'GIRIS' ? 'bu ay giriş ' : 'bu ay çıkış '}</VisuallyHidden>
        {/* The row is one target on a phone, where its menu leads to the month. */}
        {isMobile ? money : <InnerLink to={ledgerPath({ ...days, type, categoryId })}>{money}</InnerLink>}
      </span>
    );
  };
  if (monthIncome === 0 && monthExpense === 0) return null;
  return (
    <MonthCell>
      {sum('GIRIS', monthIncome)}
      {sum('CIKIS', monthExpense)}
    </MonthCell>
  );
}

/** From here on the sums of the month have a column with a head; on tablets they are a line under the name. */
const onWide = '@media (width >= 1200px)';

const halves = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
`;
const Grid = styled.ul`
  ${halves}
  /* The hairline below is the next part's. */
  margin-bottom: -1px;
  ${onMobile} { grid-template-columns: minmax(0, 1fr); }
`;
const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  column-gap: var(--vz-space-2);
  min-height: var(--vz-row);
  padding: var(--vz-space-2) var(--vz-space-4) var(--vz-space-2) var(--vz-space-6);
  border-bottom: 1px solid var(--vz-border);
  &:nth-child(odd) { border-right: 1px solid var(--vz-border); }
  &:hover { background: var(--vz-surface-3); }
  ${onWide} { grid-template-columns: auto minmax(0, 1fr) 9rem auto; }
  ${onMobile} {
    grid-template-columns: auto minmax(0, 1fr) auto auto;
    padding-inline: var(--vz-space-4) var(--vz-space-1);
    &:nth-child(odd) { border-right: 0; }
  }
`;
const MonthCell = styled.span`
  display: grid;
  grid-column: 2;
  font-size: var(--vz-text-xs);
  line-height: var(--vz-lh-xs);
  color: var(--vz-text-3);
  ${onWide} { grid-column: 3; justify-items: end; font-size: var(--vz-text-sm); line-height: var(--vz-lh-sm); }
  @media (width < 1200px) { & ${VisuallyHidden} { position: static; clip-path: none; white-space: normal; } }
  /* At the right like the amounts of all lists, and what it is below it. */
  ${onMobile} {
    grid-column: 3;
    gap: 2px;
    & > span { display: grid; justify-items: end; font-size: var(--vz-text-sm); line-height: var(--vz-lh-sm); }
    & ${VisuallyHidden} { order: 2; width: auto; height: auto; margin: 0; font-size: var(--vz-text-xs); line-height: var(--vz-lh-xs); }
  }
`;
/** Above the link that covers the row. */
const Actions = styled.span`
  position: relative;
  grid-column: 3;
  :has(> ${MonthCell}) > & { grid-row: 1 / span 2; }
  ${onWide} { && { grid-row: 1; } grid-column: 4; min-width: 108px; }
  ${onMobile} { && { grid-row: 1; } grid-column: 4; }
`;
const Dot = styled.span`
  width: 10px;
  height: 10px;
  margin-right: var(--vz-space-1);
  border-radius: 3px;
  forced-color-adjust: none;
`;
const Text = styled.span`
  display: grid;
  grid-column: 2;
  min-width: 0;
  & > strong { font-weight: var(--vz-weight-medium); overflow-wrap: anywhere; }
  & > small { color: var(--vz-text-3); font-size: var(--vz-text-xs); line-height: var(--vz-lh-xs); }
`;
const Head = styled.div`
  ${halves}
  @media (width < 1200px) { display: none; }
  & > ${Row} { min-height: 36px; padding-block: 0; color: var(--vz-text-3); font-size: var(--vz-text-xs); }
  & > ${Row}:hover { background: none; }
  & ${Text} { grid-column: 1 / 3; }
  & ${MonthCell} { font-size: inherit; }
`;
