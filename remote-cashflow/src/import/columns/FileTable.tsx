import {
  StatementColumn,
  type StatementMapping,
  type StatementPreview,
  statementColumnNames,
} from '@vezne/contract';
import { onMobile, optionsOf, Select, VisuallyHidden } from '@vezne/ui';
import CornerLeftDown from 'lucide-react/icons/corner-left-down';
import styled from 'styled-components';
import { placeOf } from '../frame/place';
import { daysFromAbove } from './days';

type Props = {
  preview: Pick<StatementPreview, 'headings' | 'sample' | 'sheets'>;
  mapping: StatementMapping;
  onChange: (columns: StatementColumn[]) => void;
};

const options = optionsOf(statementColumnNames);

/** The first rows as they are in the file, and above each column what it holds. */
export function FileTable({ preview: { headings, sample, sheets }, mapping, onChange }: Props) {
  const { columns, skip } = mapping;
  const days = daysFromAbove(sample, mapping);
  const choose = (at: number, value: string) => {
    const chosen = StatementColumn.safeParse(value).data;
    if (chosen) onChange(columns.map((column, position) => (position === at ? chosen : column)));
  };
  return (
    // Who has no pointer scrolls it with the arrow keys.
    <Scroll tabIndex={0} role="region" aria-label="Dosya önizlemesi">
      <Rows>
        <caption>
          <VisuallyHidden>Dosyadaki ilk {sample.length} satır</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">Satır</th>
            {columns.map((column, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is where it is
              <th key={at} scope="col">
                <Select
                  aria-label={`${at + 1}. sütun${headings[at] ? `: ${headings[at]}` : ''}`}
                  placeholder={null}
                  options={options}
                  value={column}
                  onChange={({ target }) => choose(at, target.value)}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sample.map(({ line, cells }) => (
            <tr key={line} data-skipped={line <= skip || undefined} data-head={line === skip || undefined}>
              <td title={placeOf(line, sheets).sheet ?? undefined}>{shownPlace(line, sheets)}</td>
              {line < skip && isTitle(cells) ? (
                <td colSpan={columns.length} title={cells.join('')}>
                  {cells.join('')}
                </td>
              ) : (
                columns.map((column, at) => {
                  const day = column === 'TARIH' ? days.get(line) : undefined;
                  return (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a cell is where it is
                    <td key={at} data-kind={column} data-above={Boolean(day) || undefined} title={cells[at]}>
                      {day ? <FromAbove day={day} /> : cells[at]}
                    </td>
                  );
                })
              )}
            </tr>
          ))}
        </tbody>
      </Rows>
    </Scroll>
  );
}

const FromAbove = ({ day }: { day: string }) => (
  <>
    <CornerLeftDown aria-hidden />
    {day}
    <VisuallyHidden>, üstteki satırdan</VisuallyHidden>
  </>
);

function shownPlace(line: number, sheets: Props['preview']['sheets']): string {
  const place = placeOf(line, sheets);
  return place.sheet ? `${place.line} · ${place.sheet}` : String(line);
}

/** Words above the table stand in one cell, and make no column wide. */
const isTitle = (cells: string[]) => cells.filter((cell) => cell !== '').length === 1;

const Scroll = styled.div`
  /* What is hidden in it for assistive technology stays in it, too. */
  position: relative;
  overflow-x: auto;
`;
const Rows = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font-size: var(--vz-text-sm);
  font-variant-numeric: tabular-nums;
  & th, & td {
    height: 36px;
    padding: 0 12px;
    border-bottom: 1px solid var(--vz-border);
    text-align: left;
    white-space: nowrap;
  }
  & th { height: 56px; padding: 8px 8px 8px 12px; font-weight: var(--vz-weight-medium); }
  & th:first-child { color: var(--vz-text-3); font-size: var(--vz-text-xs); }
  & th > div { min-width: 148px; min-height: 34px; }
  & th select { height: 32px; font-size: var(--vz-text-sm); }
  & tr > :first-child { width: 56px; padding-left: var(--vz-space-6); color: var(--vz-text-3); }
  & td { max-width: 420px; overflow: hidden; text-overflow: ellipsis; }
  & td:first-child { max-width: 136px; }
  & td[colspan] { max-width: 0; }
  & [data-kind='TUTAR'], & [data-kind='BORC'], & [data-kind='ALACAK'], & [data-kind='BAKIYE'] { text-align: right; }
  & [data-kind='KULLANMA'] { color: var(--vz-text-3); }
  & [data-above] { color: var(--vz-text-3); font-style: italic; }
  & [data-above] > svg { width: 12px; height: 12px; margin-right: 4px; vertical-align: -1px; }
  & [data-skipped] > td { background: var(--vz-surface-1); color: var(--vz-text-3); }
  & [data-head] > td { color: var(--vz-text-2); font-weight: var(--vz-weight-semibold); }
  & tbody > tr:last-child > td { border-bottom: 0; }
  ${onMobile} {
    & tr > :first-child { padding-left: 16px; }
    & th > div { min-height: 44px; }
    & th select { height: 42px; }
  }
`;
