import { RowMenu } from '@vezne/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { ChoiceBox } from './ChoiceBox';
import type { Group } from './RegisterTable';
import { useLongPress } from './useLongPress';
import type { Selection } from './useSelection';

/** What a card tells of a record, from its place. */
type CardParts = {
  title: string;
  sub: ReactNode;
  amount: ReactNode;
  badge: ReactNode;
  balance?: ReactNode;
};

type Props<Item> = {
  /** Name of the list for assistive technology. */
  label: string;
  groups: readonly Group<Item>[];
  parts: (item: Item) => CardParts;
  onEdit: (item: Item) => void;
  onDelete: (item: Item) => void;
  /** Opens the record; without it, for editing. */
  onOpen?: (item: Item) => void;
  /** Which records are chosen, where several can be: a long press begins. */
  selection?: Selection<Item>;
  /** MenuItems between Düzenle and Sil. */
  menu?: (item: Item) => ReactNode;
};

/** A register where there is little room: two lines a record, the whole of which opens it. */
export function RegisterCards<Item extends { id: string }>({ label, groups, menu, ...props }: Props<Item>) {
  return (
    <div>
      {groups.map(({ key, title, note, sum, items }) => (
        <section key={key} aria-label={typeof title === 'string' ? title : undefined}>
          {title && (
            <Head>
              {title}
              {note && <span>{note}</span>}
              {sum && <strong>{sum}</strong>}
            </Head>
          )}
          <ul aria-label={label}>
            {items.map((item) => (
              <Card key={item.id} {...props} item={item} menu={menu?.(item)} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

type CardProps<Item> = Omit<Props<Item>, 'label' | 'groups' | 'menu'> & { item: Item; menu: ReactNode };

function Card<Item extends { id: string }>({ item, parts, selection, menu, ...on }: CardProps<Item>) {
  const { title, sub, amount, badge, balance } = parts(item);
  const { onEdit, onDelete, onOpen = onEdit } = on;
  const isChoosing = selection !== undefined && selection.chosen.length > 0;
  const press = useLongPress(() => selection?.toggle(item, false));
  return (
    <Item
      data-record={item.id}
      data-choosing={isChoosing ? '' : undefined}
      data-chosen={selection?.has(item) ? '' : undefined}
      {...(selection && press)}
    >
      {isChoosing && <ChoiceBox label={`Seç: ${title}`} items={[item]} selection={selection} />}
      <Title>
        <button type="button" onClick={() => onOpen(item)}>
          {title}
        </button>
      </Title>
      <Amount>{amount}</Amount>
      <Sub>{sub}</Sub>
      <BadgePlace>{badge}</BadgePlace>
      <Balance>{balance}</Balance>
      <RowMenu name={title} onEdit={() => onEdit(item)} onDelete={() => onDelete(item)}>
        {menu}
      </RowMenu>
    </Item>
  );
}

const Head = styled.h2`
  display: flex;
  align-items: center;
  gap: 8px;
  height: 32px;
  padding: 0 var(--vz-space-4);
  border-bottom: 1px solid var(--vz-border);
  background: var(--vz-surface-1);
  color: var(--vz-text-2);
  font-size: var(--vz-text-xs);
  line-height: 16px;
  font-weight: var(--vz-weight-semibold);
  font-variant-numeric: tabular-nums;
  & > span { color: var(--vz-text-3); font-weight: var(--vz-weight-medium); }
  & > strong { margin-left: auto; font-weight: var(--vz-weight-medium); }
  & > strong > span { color: inherit; }
  @media print { break-after: avoid; }
  /* The day and its sum are whole; how many there are can be seen. */
  @media (width < 360px) { white-space: nowrap; & > span { display: none; } }
  @media (768px <= width < 1024px) { padding-right: 192px; }
`;
const Item = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto 36px;
  align-items: center;
  column-gap: var(--vz-space-3);
  min-height: 64px;
  padding: 9px 4px 9px var(--vz-space-4);
  border-bottom: 1px solid var(--vz-border);
  font-variant-numeric: tabular-nums;
  & > [aria-haspopup] { grid-column: -2; grid-row: 1 / 3; justify-self: center; z-index: 1; }
  &[data-choosing] { grid-template-columns: 26px minmax(0, 1fr) auto 36px; }
  /* All of the row chooses while some are chosen: a finger needs no box. */
  &[data-choosing] > :first-child { grid-row: 1 / 3; z-index: 1; align-self: center; }
  &[data-choosing] > :first-child > label::after { content: ''; position: absolute; inset: 0; }
  &[data-chosen] { background: var(--vz-primary-subtle); }
  @media (forced-colors: active) { &[data-chosen] { outline: 2px solid Highlight; outline-offset: -2px; } }
  &:has(button:focus-visible) { outline: 2px solid var(--vz-focus); outline-offset: -2px; }
  @media (768px <= width < 1024px) {
    grid-template-columns: minmax(0, 1fr) 92px 128px 128px 36px;
    &[data-choosing] { grid-template-columns: 26px minmax(0, 1fr) 92px 128px 128px 36px; }
    min-height: 52px;
    padding-block: 6px;
  }
`;
const Title = styled.span`
  [data-choosing] > & { grid-column: 2; }
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  font-weight: var(--vz-weight-medium);
  & > button {
    display: block;
    max-width: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    color: inherit;
    font: inherit;
    outline: 0;
  }
  & > button::after { content: ''; position: absolute; inset: 0; }
  @media print { &, & > button { overflow: visible; white-space: normal; } }
`;
const Amount = styled.span`
  text-align: right;
  font-size: 15px;
  && > * { font-weight: var(--vz-weight-semibold); }
  @media (768px <= width < 1024px) {
    grid-column: 3;
    grid-row: 1 / 3;
    font-size: 14px;
    && > * { font-weight: var(--vz-weight-medium); }
    [data-choosing] > & { grid-column: 4; }
  }
`;
const Sub = styled.span`
  grid-row: 2;
  [data-choosing] > & { grid-column: 2; }
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  color: var(--vz-text-3);
  font-size: var(--vz-text-xs);
  line-height: 20px;
  @media (768px <= width < 1024px) { line-height: 16px; }
  @media print { white-space: normal; }
`;
/* Without a ground: the colour and the icon are enough beside the amount. */
const BadgePlace = styled.span`
  grid-row: 2;
  justify-self: end;
  & > span { height: 20px; padding: 0; gap: 5px; border: 0; background: none; }
  & svg { width: 13px; height: 13px; }
  @media (768px <= width < 1024px) {
    grid-column: 2;
    grid-row: 1 / 3;
    justify-self: start;
    & > span { font-size: var(--vz-text-sm); }
    [data-choosing] > & { grid-column: 3; }
  }
`;
const Balance = styled.span`
  display: none;
  color: var(--vz-text-2);
  text-align: right;
  @media (768px <= width < 1024px) {
    display: block;
    grid-column: 4;
    grid-row: 1 / 3;
    [data-choosing] > & { grid-column: 5; }
  }
`;
