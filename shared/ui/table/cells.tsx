import styled from 'styled-components';

/** Heads of columns that hold figures, aligned as the figures are. */
export function FigureHeads({ titles }: { titles: readonly string[] }) {
  return titles.map((title) => (
    <th key={title} scope="col" data-align="right">
      {title}
    </th>
  ));
}

/** A quiet line under what names the row. */
export const CellNote = styled.span`
  display: block;
  color: var(--vz-text-3);
  font-size: var(--vz-text-xs);
  font-weight: var(--vz-weight-regular);
`;
