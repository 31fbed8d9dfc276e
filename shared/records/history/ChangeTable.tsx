import { useCurrency } from '@vezne/api';
import type { HistoryLine } from '@vezne/contract';
import { onMobile } from '@vezne/ui';
import styled from 'styled-components';
import { shownChanges } from './words';

/** What a line of the history changed, side by side: before and after. */
export function ChangeTable({ line }: { line: HistoryLine }) {
  const currency = useCurrency();
  const changes = shownChanges(line, currency);
  const [hadBefore, hasAfter] = [line.action !== 'EKLE', line.action !== 'SIL'];
  if (changes.length === 0) return <Quiet>Bu işlemin gösterilecek alanı yok.</Quiet>;
  if (line.action !== 'DEGISTIR')
    return (
      <Facts>
        {changes.map(({ field, label, before, after, hidden }) => (
          <div key={field}>
            <dt>{label}</dt>
            <dd>{hidden ? 'gizli' : hasAfter ? after : before}</dd>
          </div>
        ))}
      </Facts>
    );
  return (
    <Sides>
      <thead>
        <tr>
          <th scope="col">Alan</th>
          {hadBefore && <th scope="col">Önce</th>}
          {hasAfter && <th scope="col">Sonra</th>}
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, label, before, after, hidden }) => (
          <tr key={field}>
            <th scope="row">{label}</th>
            {hidden ? (
              <td colSpan={2}>değişti</td>
            ) : (
              <>
                <td data-label="Önce">
                  <del>{before}</del>
                </td>
                <td data-label="Sonra">
                  <ins>{after}</ins>
                </td>
              </>
            )}
          </tr>
        ))}
      </tbody>
    </Sides>
  );
}

const Quiet = styled.p`
  color: var(--vz-text-2);
`;
const Facts = styled.dl`
  display: grid;
  & > div {
    display: grid;
    grid-template-columns: 160px minmax(0, 1fr);
    gap: var(--vz-space-3);
    padding: 6px 0;
    border-bottom: 1px solid var(--vz-border);
  }
  & > div:last-child { border-bottom: 0; }
  & dt { color: var(--vz-text-2); }
  & dd { overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
  ${onMobile} { & > div { grid-template-columns: 116px minmax(0, 1fr); } }
`;
const Sides = styled.table`
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;
  font-variant-numeric: tabular-nums;
  & th, & td {
    padding: 8px var(--vz-space-3) 8px 0;
    border-bottom: 1px solid var(--vz-border);
    text-align: left;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  & thead th { color: var(--vz-text-3); font-size: var(--vz-text-xs); font-weight: var(--vz-weight-medium); }
  & tbody th { color: var(--vz-text-2); font-weight: var(--vz-weight-regular); }
  & tbody tr:last-child > * { border-bottom: 0; }
  & del { color: var(--vz-text-3); }
  & ins { text-decoration: none; font-weight: var(--vz-weight-medium); }
`;
