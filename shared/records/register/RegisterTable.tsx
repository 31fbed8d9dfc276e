import { DeleteButton, EditButton, IconButton, type MenuAnchor } from '@vezne/ui';
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import { type ReactNode, type RefObject, useId, useImperativeHandle } from 'react';
import { type Column, writtenValue } from '../list/columns';
import { menuOfRow } from '../list/menu-of-row';
import { SortHead, type Sorting } from '../list/SortHead';
import { ChoiceBox } from './ChoiceBox';
import { openOfRow } from './open-of-row';
import { type Density, RegisterFrame } from './register-styles';
import { useRowWalk } from './useRowWalk';
import type { Selection } from './useSelection';

/** Records that belong together, under a head of their own. */
export type Group<Item> = { key: string; title: ReactNode; note?: ReactNode; sum?: ReactNode; items: Item[] };

type Props<Item> = {
  /** Name of the list for assistive technology. */
  label: string;
  columns: readonly Column<Item>[];
  groups: readonly Group<Item>[];
  /** The record's name in its buttons. */
  nameOf: (item: Item) => string;
  onEdit: (item: Item) => void;
  onDelete: (item: Item) => void;
  /** Takes the record as the draft of a new one. */
  onRepeat?: (item: Item) => void;
  /** Opens the record's further actions: by its ⋮, or by a right click anywhere on its row. */
  onMenu?: (item: Item, anchor: MenuAnchor) => void;
  /** Opens the record beside the list, by a press anywhere on its row or Enter; without it, Enter is for editing. */
  onOpen?: (item: Item) => void;
  /** The record that is open beside the list. */
  openId?: string | null;
  /** Which records are chosen, where several can be. */
  selection?: Selection<Item>;
  onChooseAll?: () => void;
  /** Deletes all that is chosen: what Del does where something is; without it, Del is for the row in focus alone. */
  onDeleteChosen?: () => void;
  /** Rows under the head, such as one to write a new record in. */
  entry?: ReactNode;
  sorting?: Sorting;
  density?: Density;
  /** Takes what brings the focus to the row that had it last, else to the first. */
  focusRow?: RefObject<(() => void) | undefined>;
};

/** Many records to work in: dense rows, grouped, under a head that stays in view. */
export function RegisterTable<Item extends { id: string }>(props: Props<Item>) {
  const { label, groups, entry, sorting, selection, density = 'tight', onOpen } = props;
  const columns = props.columns.filter(({ table }) => table === undefined);
  const items = groups.flatMap((group) => group.items);
  const walk = useRowWalk(items, { ...props, onOpen: onOpen ?? props.onEdit });
  useImperativeHandle(props.focusRow, () => walk.focusRow);
  return (
    <RegisterFrame
      ref={walk.root}
      data-density={density}
      data-choosing={selection && selection.chosen.length > 0 ? '' : undefined}
      data-opens={onOpen && ''}
      onClick={onOpen && ((event) => openOfRow(event, items, onOpen))}
      onKeyDown={walk.onKeyDown}
      onContextMenu={props.onMenu && ((event) => menuOfRow(event, items, props.onMenu))}
    >
      <table aria-label={label}>
        <colgroup>
          <col style={{ width: 44 }} />
          {columns.map(({ title, width, narrow }) => (
            <col key={title} style={{ width }} data-narrow={narrow} />
          ))}
          <col style={{ width: props.onMenu ? 118 : 88 }} data-menu={props.onMenu ? '' : undefined} />
        </colgroup>
        <thead>
          <tr>
            <td>
              {selection && items.length > 0 && (
                <ChoiceBox label="Bu sayfadaki kayıtları seç" items={items} selection={selection} />
              )}
            </td>
            {columns.map((column) => (
              <SortHead key={column.title} column={column} sorting={sorting} />
            ))}
            <th scope="col" data-align="right">
              İşlemler
            </th>
          </tr>
          {entry}
        </thead>
        {groups.map((group) => (
          <tbody key={group.key}>
            {group.title && <GroupHead group={group} columns={columns} selection={selection} />}
            {group.items.map((item) => (
              <tr
                key={item.id}
                {...walk.rowProps(item)}
                aria-current={item.id === props.openId ? 'true' : undefined}
                data-chosen={selection?.has(item) ? '' : undefined}
              >
                <Cells {...props} columns={columns} item={item} tabIndex={walk.isCurrent(item) ? 0 : -1} />
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </RegisterFrame>
  );
}

type HeadProps<Item> = {
  group: Group<Item>;
  columns: readonly Column<Item>[];
  selection: Selection<Item> | undefined;
};

function GroupHead<Item>({ group, columns, selection }: HeadProps<Item>) {
  const titleId = useId();
  const amount = columns.findIndex(({ look }) => look === 'amount');
  const before = amount === -1 ? columns.length : amount;
  const after = columns.slice(before + 1).filter(({ narrow }) => narrow !== 'hidden').length;
  const isWide = columns.some(({ narrow }) => narrow === 'hidden');
  return (
    <tr data-group>
      {/* Its cells are read with the title, not with the box. */}
      <th colSpan={before + 1} scope="rowgroup" aria-labelledby={titleId}>
        <span id={titleId}>{group.title}</span>
        {group.note && <span>{group.note}</span>}
        {selection && (
          <ChoiceBox
            label={`Günü seç: ${group.title}`}
            items={group.items}
            selection={selection}
            tabIndex={-1}
          />
        )}
      </th>
      {amount !== -1 && <td data-align="right">{group.sum}</td>}
      <td colSpan={after + 1} />
      {isWide && <td data-narrow="hidden" />}
    </tr>
  );
}

type CellsProps<Item> = Pick<
  Props<Item>,
  'columns' | 'nameOf' | 'onEdit' | 'onDelete' | 'onMenu' | 'selection'
> & {
  item: Item;
  tabIndex: number;
};

function Cells<Item>({ item, columns, nameOf, onEdit, onDelete, onMenu, ...rest }: CellsProps<Item>) {
  const { selection, tabIndex } = rest;
  const name = nameOf(item);
  return (
    <>
      {/* The row's own keys choose it: no further stop for Tab. */}
      <td>
        {selection && <ChoiceBox label={`Seç: ${name}`} items={[item]} selection={selection} tabIndex={-1} />}
      </td>
      {columns.map((column) => (
        <td key={column.title} data-look={column.look} data-narrow={column.narrow}>
          {column.cell ? column.cell(item) : writtenValue(column, item) || '-'}
        </td>
      ))}
      <td data-actions>
        <EditButton tabIndex={tabIndex} name={name} onClick={() => onEdit(item)} />
        <DeleteButton tabIndex={tabIndex} name={name} onClick={() => onDelete(item)} />
        {onMenu && (
          <IconButton
            tabIndex={tabIndex}
            label={`İşlemler: ${name}`}
            aria-haspopup="menu"
            onClick={(event) => onMenu(item, event.currentTarget)}
          >
            <EllipsisVertical aria-hidden />
          </IconButton>
        )}
      </td>
    </>
  );
}
