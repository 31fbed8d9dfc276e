import { onMobile, Table, useIsMobile, VisuallyHidden } from '@vezne/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/** `of` answers nothing where nothing is known. */
export type Column<Row> = {
  title: string;
  of: (row: Row) => ReactNode;
  kind?: 'figure' | 'quiet';
};

type Props<Row> = {
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** The first one names the row. */
  columns: readonly [Column<Row>, ...Column<Row>[]];
  /** What can be done with a row. */
  action?: { title: string; of: (row: Row) => ReactNode };
  dense?: boolean;
};

/** A table; on a phone each row is a card, with what can be done beside its name. */
export function Rows<Row>(props: Props<Row>) {
  const isMobile = useIsMobile();
  return isMobile ? <Cards {...props} /> : <WideRows {...props} />;
}

function WideRows<Row>({ rows, keyOf, columns, action, dense }: Props<Row>) {
  const looksOf = ({ kind }: Column<Row>, place: number) => ({
    'data-strong': place === 0 || undefined,
    'data-align': kind === 'figure' ? 'right' : undefined,
    'data-quiet': kind === 'quiet' || undefined,
    'data-gap': (kind !== 'figure' && columns[place - 1]?.kind === 'figure') || undefined,
  });
  return (
    <Table dense={dense}>
      <thead>
        <tr>
          {columns.map((column, place) => {
            const { 'data-align': align, 'data-gap': gap } = looksOf(column, place);
            return (
              <th scope="col" key={column.title} data-align={align} data-gap={gap}>
                {column.title}
              </th>
            );
          })}
          {action && (
            <th scope="col">
              <VisuallyHidden>{action.title}</VisuallyHidden>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map((column, place) => (
              <td key={column.title} {...looksOf(column, place)}>
                {column.of(row) ?? '-'}
              </td>
            ))}
            {action && <td data-align="right">{action.of(row)}</td>}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** What is not known of a row takes no line there. */
function Cards<Row>({ rows, keyOf, columns: [name, ...others], action }: Props<Row>) {
  return (
    <ul>
      {rows.map((row) => (
        <CardOf key={keyOf(row)}>
          <strong>{name.of(row)}</strong>
          {action?.of(row)}
          <dl>
            {others.map(({ title, of }) => {
              const value = of(row) ?? null;
              return (
                value !== null && (
                  <div key={title}>
                    <dt>{title}</dt>
                    <dd>{value}</dd>
                  </div>
                )
              );
            })}
          </dl>
        </CardOf>
      ))}
    </ul>
  );
}

const CardOf = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--vz-space-1) var(--vz-space-3);
  padding: var(--vz-space-3) var(--vz-space-4);
  & + & { border-top: 1px solid var(--vz-border); }
  & > strong { font-weight: var(--vz-weight-medium); overflow-wrap: anywhere; }
  & > dl { grid-column: 1 / -1; display: grid; gap: 4px; margin: 0; font-size: var(--vz-text-sm); }
  & > dl > div { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 2px var(--vz-space-4); }
  & dt { color: var(--vz-text-3); }
  & dd { max-width: 100%; margin: 0; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
  ${onMobile} { & > a { min-height: 44px; } }
`;
