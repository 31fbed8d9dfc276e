import {
  DeleteButton,
  EditButton,
  FigureHeads,
  MobileCard,
  RowMenu,
  sideBySide,
  Table,
  useIsCrowded,
  useIsMobile,
  useIsNarrow,
} from '@vezne/ui';
import { type ComponentProps, Fragment, type ReactNode } from 'react';
import styled from 'styled-components';
import { CardSort } from '../filter/CardSort';
import { type Column, writtenValue } from './columns';
import { SortHead, type Sorting } from './SortHead';
import { useRecordMenu } from './useRecordMenu';

type Props<Item> = {
  /** Name of the list for assistive technology. */
  label: string;
  columns: readonly Column<Item>[];
  items: readonly Item[];
  /** The record's name in its buttons. */
  nameOf: (item: Item) => string;
  onEdit: (item: Item) => void;
  onDelete: (item: Item) => void;
  /** MenuItems of a record's ⋮ between Düzenle and Sil; a table without them has no ⋮. */
  actions?: ((item: Item) => ReactNode) | undefined;
  /** The title of a card on a phone where it is more than its text, such as a link; in a table a column's cell is. */
  cardTitle?: (item: Item) => ReactNode;
  /** The search palette points at the first record's edit button, or at its ⋮ where that is all there is room for. */
  target?: Partial<ComponentProps<typeof EditButton>>;
  /** Columns with a `sortBy` sort the list when their head is pressed; above cards they are chosen. */
  sorting?: Sorting;
  /** What all of it comes to, by the titles of columns; a table alone has it. */
  totals?: { label: string; cells: Record<string, ReactNode> };
};

/** Records with their buttons: a table, and cards on a phone. */
export function RecordTable<Item extends { id: string }>(props: Props<Item>) {
  return useIsMobile() ? <Cards {...props} /> : <Rows {...props} />;
}

function Rows<Item extends { id: string }>({ label, columns, items, nameOf, target, ...on }: Props<Item>) {
  const { sorting, totals } = on;
  // Paper has room for all of them.
  const isNarrow = useIsNarrow(false);
  const shown = columns.filter(({ table, narrow }) =>
    isNarrow ? table !== false && narrow !== 'hidden' : table === undefined,
  );
  const { button, menu, ...press } = useRecordMenu({ items, nameOf, ...on, actions: on.actions });
  // Three buttons would take the room of a figure.
  const isInMenu = useIsCrowded() && on.actions !== undefined;
  return (
    <>
      <Sortable aria-label={label} {...press}>
        <thead>
          <tr>
            {shown.map((column) => (
              <SortHead
                key={column.title}
                column={column}
                sorting={sorting}
                look={headLooks[column.look ?? 'plain']}
              />
            ))}
            <FigureHeads titles={['İşlemler']} />
          </tr>
        </thead>
        <tbody>
          {items.map((item, index) => (
            <tr key={item.id} data-record={item.id}>
              {shown.map((column) => (
                <td key={column.title} {...cellLooks[column.look ?? 'plain']}>
                  {column.cell ? column.cell(item) : writtenValue(column, item) || '-'}
                </td>
              ))}
              <td data-actions>
                {!isInMenu && (
                  <>
                    <EditButton
                      {...(index === 0 ? target : undefined)}
                      name={nameOf(item)}
                      onClick={() => on.onEdit(item)}
                    />
                    <DeleteButton name={nameOf(item)} onClick={() => on.onDelete(item)} />
                  </>
                )}
                {button(item, isInMenu && index === 0 ? target : undefined)}
              </td>
            </tr>
          ))}
        </tbody>
        {totals && <Totals shown={shown} totals={totals} />}
      </Sortable>
      {menu}
    </>
  );
}

type TotalsProps<Item> = {
  shown: readonly Column<Item>[];
  totals: NonNullable<Props<Item>['totals']>;
};

function Totals<Item>({ shown: [, ...rest], totals: { label, cells } }: TotalsProps<Item>) {
  return (
    <tfoot>
      <tr>
        <th scope="row">{label}</th>
        {rest.map(({ title, look }) => (
          <td key={title} {...headLooks[look ?? 'plain']}>
            {cells[title]}
          </td>
        ))}
        <td />
      </tr>
    </tfoot>
  );
}

function Cards<Item extends { id: string }>({
  label,
  columns,
  items,
  nameOf,
  onEdit,
  onDelete,
  actions,
  cardTitle,
  sorting,
}: Props<Item>) {
  const at = (slot: Column<Item>['card']) => columns.filter(({ card }) => card === slot);
  const badges = [...at('mark'), ...at('badge')];
  return (
    <>
      {sorting && <CardSort columns={columns} sorting={sorting} />}
      <ul aria-label={label}>
        {items.map((item) => {
          const write = (slot: Column<Item>['card']) =>
            sideBySide(at(slot).map((column) => writtenValue(column, item)));
          return (
            <MobileCard
              key={item.id}
              record={item.id}
              title={cardTitle ? cardTitle(item) : write('title')}
              amount={drawn(at('amount'), item)}
              meta={write('meta')}
              place={write('place')}
              badges={badges.length > 0 && drawn(badges, item)}
              menu={
                <RowMenu name={nameOf(item)} onEdit={() => onEdit(item)} onDelete={() => onDelete(item)}>
                  {actions?.(item)}
                </RowMenu>
              }
            />
          );
        })}
      </ul>
    </>
  );
}

const drawn = <Item,>(columns: readonly Column<Item>[], item: Item): ReactNode =>
  columns.map((column) => {
    const cell = column.cardCell ?? column.cell;
    return <Fragment key={column.title}>{cell ? cell(item) : writtenValue(column, item)}</Fragment>;
  });

const right = { 'data-align': 'right' };
const gap = { 'data-gap': true };
const headLooks = { plain: {}, quiet: {}, soft: {}, strong: {}, amount: right, balance: right, gap };
const cellLooks = {
  plain: {},
  quiet: { 'data-quiet': true },
  soft: {},
  strong: { 'data-strong': true },
  amount: right,
  balance: right,
  gap,
};

const Sortable = styled(Table)`
  & th > button {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    min-height: 32px;
    border-radius: var(--vz-radius-sm);
    color: inherit;
    font: inherit;
    &:hover { color: var(--vz-text-1); }
    & > svg { width: 14px; height: 14px; }
    /* On the line of the heads that sort nothing. */
    @media print { display: inline; min-height: 0; }
  }
  & th[aria-sort] { color: var(--vz-text-1); }
`;
