import { useCurrency } from '@vezne/api';
import type { HistoryLine } from '@vezne/contract';
import { actOf, actorOf, subjectOf, summaryOf } from '@vezne/records';
import {
  CellNote,
  formatInstantDate,
  formatTime,
  MobileCard,
  sideBySide,
  Table,
  useIsMobile,
} from '@vezne/ui';
import styled from 'styled-components';

type Props = { lines: readonly HistoryLine[]; onOpen: (line: HistoryLine) => void };

/** The lines of the history: a table, and cards on a phone; each opens what changed. */
export function HistoryTable(props: Props) {
  return useIsMobile() ? <Cards {...props} /> : <Rows {...props} />;
}

const partsOf = ({ parts }: HistoryLine) => parts > 0 && `${parts} bağlı kayıtla birlikte`;

function Opener({ line, onOpen }: { line: HistoryLine; onOpen: Props['onOpen'] }) {
  return (
    <Open
      type="button"
      onClick={() => onOpen(line)}
      aria-label={`Ayrıntı: ${actOf(line)}, ${subjectOf(line)}`}
    >
      {subjectOf(line)}
    </Open>
  );
}

function Rows({ lines, onOpen }: Props) {
  const currency = useCurrency();
  return (
    <Table aria-label="Değişiklikler">
      <thead>
        <tr>
          <th scope="col">Tarih</th>
          <th scope="col">Kişi</th>
          <th scope="col">Kayıt</th>
          <th scope="col">İşlem</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id}>
            <td data-quiet>
              {formatInstantDate(line.at)}
              <CellNote>{formatTime(line.at)}</CellNote>
            </td>
            <td data-quiet>{actorOf(line)}</td>
            <td data-strong>
              <Opener line={line} onOpen={onOpen} />
            </td>
            <td>
              {actOf(line)}
              <CellNote>{sideBySide([summaryOf(line, currency), partsOf(line)])}</CellNote>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Cards({ lines, onOpen }: Props) {
  const currency = useCurrency();
  return (
    <ul aria-label="Değişiklikler">
      {lines.map((line) => (
        <MobileCard
          key={line.id}
          title={<Opener line={line} onOpen={onOpen} />}
          amount={<Clock>{`${formatInstantDate(line.at)} ${formatTime(line.at)}`}</Clock>}
          meta={sideBySide([actOf(line), summaryOf(line, currency), partsOf(line), actorOf(line)])}
        />
      ))}
    </ul>
  );
}

const Open = styled.button`
  font: inherit;
  color: inherit;
  text-align: left;
  overflow-wrap: anywhere;
  /* The whole row is one target. */
  &::after { content: ''; position: absolute; inset: 0; }
  /* It is the record's name, which paper has, unlike the other buttons of the settings. */
  @media print { && { display: inline; } }
`;
const Clock = styled.span`
  &&&& { color: var(--vz-text-3); font-size: var(--vz-text-sm); font-weight: var(--vz-weight-regular); font-variant-numeric: tabular-nums; }
`;
