import { useContactStatement, useCurrency, useWholeStatement } from '@vezne/api';
import {
  type Contact,
  type ContactStatement,
  type ContactStatementLine,
  type Currency,
  formatMoney,
  isCalendarDate,
} from '@vezne/contract';
import { columnSheet, DayInput, Money, PaperNote, RecordExport, useNotePrints } from '@vezne/records';
import {
  Card,
  CellNote,
  Clamp,
  Empty,
  Field,
  formatCount,
  formatDate,
  LoadError,
  MenuItem,
  onMobile,
  Pagination,
  SkeletonRows,
  sideBySide,
  Table,
  Toolbar,
  useIsMobile,
  useRested,
} from '@vezne/ui';
import Printer from 'lucide-react/icons/printer';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { mistakeOf } from '../../figures/days';
import { SumsLine } from '../../figures/SumsLine';
import { StatementPrint } from './StatementPrint';
import { dayOf, daysText, statementColumns, typeNames, writtenLines } from './statement-lines';

const PAGE_SIZE = 100;

/** A date on its way through other dates is not asked for. */
const REST_MS = 400;

const day = (text: string | null) => (text && isCalendarDate(text) ? text : '');

/** What happened between the company and a contact, with the balance after each line. */
export function StatementTab({ contact }: { contact: Contact }) {
  const currency = useCurrency();
  const { written, write, days, mistake } = useDays();
  const of = `${days.from} ${days.to}`;
  const [turned, setTurned] = useState({ of, page: 0 });
  // Other days begin with their first page.
  const page = turned.of === of ? turned.page : 0;
  const asked = { id: contact.id, ...days };
  const { data, error, isRefreshing, reload } = useContactStatement(
    mistake ? null : { ...asked, page: String(page), pageSize: String(PAGE_SIZE) },
  );
  const readWhole = useWholeStatement();
  const [printed, setPrinted] = useState<ContactStatement | null>(null);
  // That it could not be read is told where all failures are.
  const print = () => void readWhole(asked).then(setPrinted, () => undefined);
  useNotePrints(`${contact.name} ekstresi`, printed?.lines.length ?? data?.lines.length ?? 0);
  const set = (name: 'from' | 'to') => (next: string) => write({ [name]: next });
  const mistakeIn = (name: 'from' | 'to') => (mistake?.field === name ? mistake.sentence : undefined);
  const count = data?.count ?? data?.lines.length ?? 0;
  return (
    <Card as="section" aria-label="Ekstre">
      <Days data-noprint>
        <Field label="Başlangıç" error={mistakeIn('from')}>
          <DayInput value={written.from} onChange={set('from')} />
        </Field>
        <Field label="Bitiş" error={mistakeIn('to')}>
          <DayInput value={written.to} onChange={set('to')} />
        </Field>
        {data && data.lines.length > 0 && (
          <>
            <Count>{formatCount(count)} hareket</Count>
            <RecordExport
              list={`${contact.name} ekstresi`}
              fileName="cari-ekstresi"
              load={async () => [
                columnSheet('Ekstre', statementColumns, writtenLines(await readWhole(asked), days.from)),
              ]}
            >
              <MenuItem icon={<Printer aria-hidden />} onClick={print}>
                Yazdır veya PDF
              </MenuItem>
            </RecordExport>
          </>
        )}
      </Days>
      <PaperNote>{daysText(days)}</PaperNote>
      {error && <LoadError message={error.message} onRetry={reload} />}
      {!data && !error && !mistake && <SkeletonRows rows={6} />}
      <Busy aria-busy={isRefreshing}>
        {data && data.lines.length === 0 && <Empty title="Bu tarihlerde hareket yok." />}
        {data && data.lines.length > 0 && <Lines lines={data.lines} currency={currency} />}
        {count > PAGE_SIZE && (
          <Pagination
            page={page}
            pageSize={PAGE_SIZE}
            totalElements={count}
            totalPages={Math.ceil(count / PAGE_SIZE)}
            onPage={(next) => setTurned({ of, page: next })}
            from="hareketten"
          />
        )}
        {data && <Sums statement={data} currency={currency} />}
      </Busy>
      {printed && (
        <StatementPrint contact={contact} statement={printed} {...days} onDone={() => setPrinted(null)} />
      )}
    </Card>
  );
}

/** The days of the statement: as they are written, and as they are asked for and stand in the address. */
function useDays() {
  const [params, setParams] = useSearchParams();
  const [written, setWritten] = useState(() => ({
    from: day(params.get('from')),
    to: day(params.get('to')),
  }));
  const from = useRested(written.from, REST_MS);
  const to = useRested(written.to, REST_MS);
  const mistake = mistakeOf({ from, to });
  const keepInAddress = useEffectEvent(() => {
    if (mistake) return;
    const changed = new URLSearchParams(params);
    for (const [name, value] of [
      ['from', from],
      ['to', to],
    ] as const)
      if (value) changed.set(name, value);
      else changed.delete(name);
    if (changed.toString() !== params.toString()) setParams(changed, { replace: true });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: other days are what changes the address
  useEffect(() => keepInAddress(), [from, to]);
  const write = (next: Partial<typeof written>) => setWritten((last) => ({ ...last, ...next }));
  return { written, write, days: { from: from || null, to: to || null }, mistake };
}

type LinesProps = { lines: readonly ContactStatementLine[]; currency: Currency };

function Lines({ lines, currency }: LinesProps) {
  const isMobile = useIsMobile();
  if (isMobile) return <NarrowLines lines={lines} currency={currency} />;
  return (
    <Table aria-label="Ekstre">
      <thead>
        <tr>
          <th scope="col">Tarih</th>
          <th scope="col">Açıklama</th>
          <th scope="col">Tür</th>
          <th scope="col" data-align="right">
            Borç
          </th>
          <th scope="col" data-align="right">
            Alacak
          </th>
          <th scope="col" data-align="right">
            Bakiye
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={keyOf(line)}>
            <td data-quiet>{dayText(line)}</td>
            <td data-strong>
              <Clamp title={line.label}>{line.label}</Clamp>
            </td>
            <td>{typeNames[line.type]}</td>
            <td data-align="right">{line.debit === 0 ? '-' : formatMoney(line.debit, currency)}</td>
            <td data-align="right">{line.credit === 0 ? '-' : formatMoney(line.credit, currency)}</td>
            <td data-align="right">
              <Money amount={line.balance} currency={currency} tone="signed" />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** What can be done with the statement stands beside the fields, not beside their labels. A day is never cut. */
const Days = styled(Toolbar)`
  align-items: flex-start;
  & > :is(div, button) { flex: none; }
  & > :has(input) { width: 168px; }
  & > button { margin-top: 26px; }
  ${onMobile} {
    align-items: center;
    & > :has(input) { flex: 1 1 148px; width: auto; }
    & > button { margin-top: 0; }
  }
`;
/** On a phone two days fill a line: what is exported from the next one is told there. */
const Count = styled.span`
  display: none;
  ${onMobile} { display: block; flex: 1; color: var(--vz-text-2); font-size: var(--vz-text-sm); }
`;

const Busy = styled.div`
  transition: opacity var(--vz-dur-fast);
  &[aria-busy='true'] { opacity: 0.6; }
`;

const keyOf = ({ id, type }: ContactStatementLine) => `${id} ${type}`;
const dayText = (line: ContactStatementLine) => {
  const day = dayOf(line);
  return day === null ? '-' : formatDate(day);
};

/** On a phone what a line comes to stands over the balance after it. */
function NarrowLines({ lines, currency }: LinesProps) {
  return (
    <Table dense aria-label="Ekstre">
      <thead>
        <tr>
          <th scope="col">Açıklama</th>
          <th scope="col" data-align="right">
            Tutar, bakiye
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={keyOf(line)}>
            <td data-strong>
              <Clamp title={line.label}>{line.label}</Clamp>
              <CellNote>{sideBySide([dayText(line), typeNames[line.type]])}</CellNote>
            </td>
            <td data-align="right">
              {line.debit > 0 && `${formatMoney(line.debit, currency)} borç`}
              {line.credit > 0 && `${formatMoney(line.credit, currency)} alacak`}
              <CellNote>
                <Money amount={line.balance} currency={currency} tone="signed" />
              </CellNote>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Sums({ statement, currency }: { statement: ContactStatement; currency: Currency }) {
  return (
    <SumsLine>
      <span>
        Devir <strong>{formatMoney(statement.opening, currency)}</strong>
      </span>
      <span>
        Borç <strong>{formatMoney(statement.debit, currency)}</strong>
      </span>
      <span>
        Alacak <strong>{formatMoney(statement.credit, currency)}</strong>
      </span>
      <span>
        Bakiye <strong>{formatMoney(statement.closing, currency)}</strong>
      </span>
    </SumsLine>
  );
}
