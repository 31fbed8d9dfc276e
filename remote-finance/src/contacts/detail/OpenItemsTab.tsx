import { useCurrency, useOffset, useOpenItems } from '@vezne/api';
import {
  type Contact,
  type Currency,
  dayInTurkey,
  flowOf,
  formatMoney,
  fromKurus,
  type OpenItem,
  type OpenItems,
  type OpenOpening,
  type RowType,
  toKurus,
} from '@vezne/contract';
import { focusWhenLost, headOfPage, Money } from '@vezne/records';
import {
  Badge,
  Button,
  Card,
  CellNote,
  Checkbox,
  Clamp,
  ConfirmModal,
  Empty,
  formatDate,
  Kpi,
  KpiStrip,
  LoadError,
  onMobile,
  RecordName,
  sideBySide,
  Table,
  Toolbar,
  toast,
  useIsMobile,
  VisuallyHidden,
} from '@vezne/ui';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { OpenBadge } from '../../projects/rows/RowBadge';
import { tabPath } from '../../projects/rows/row-filter';
import { allocateInOrder, byAge, isOpening, linesOf, sumOf, typeOf } from '../settle/allocation';
import { lateText } from '../settle/late-text';
import type { Settling } from '../settle/useSettling';
import { OpenItemsToCome } from './OpenItemsToCome';
import { SettlementList } from './SettlementList';

type Props = { contact: Contact; onSettle: Settling['open'] };

/** The rows that wait, the one due first first; chosen ones are collected, paid or set against each other. */
export function OpenItemsTab({ contact, onSettle }: Props) {
  const { data, error, reload } = useOpenItems({ id: contact.id });
  if (error && !data) return <LoadError message={error.message} onRetry={reload} />;
  if (!data) return <OpenItemsToCome />;
  return (
    <>
      <Figures open={data} />
      <Rows contact={contact} items={data.items} openings={data.openings ?? []} onSettle={onSettle} />
      <SettlementList key={contact.id} contact={contact} />
    </>
  );
}

function Figures({ open: { receivable, payable, advanceIn, advanceOut } }: { open: OpenItems }) {
  const currency = useCurrency();
  const money = (amount: number) => <Money amount={amount} currency={currency} quietCents />;
  const netIn = (toKurus(advanceIn) ?? 0n) - (toKurus(advanceOut) ?? 0n);
  const isBoth = advanceIn > 0 && advanceOut > 0;
  const footOf = (net: bigint, other: 'alınan' | 'verilen') =>
    isBoth ? netText(net, other, currency) : 'hiçbir kaleme dağıtılmamış';
  return (
    <KpiStrip label="Cari özeti" columns={4}>
      <Kpi label="Açık alacak" value={money(receivable)} foot="KDV dahil" />
      <Kpi label="Açık borç" value={money(payable)} foot="KDV dahil" />
      <Kpi label="Alınan avans" value={money(advanceIn)} foot={footOf(netIn, 'verilen')} />
      <Kpi label="Verilen avans" value={money(advanceOut)} foot={footOf(-netIn, 'alınan')} />
    </KpiStrip>
  );
}

/** What was given back of an advance is allocated to no row either: both stand, and one takes from the other. */
function netText(kurus: bigint, other: 'alınan' | 'verilen', currency: Currency): string {
  if (kurus === 0n) return 'iki avans birbirini karşılıyor';
  return kurus > 0n
    ? `${other} avans düşülünce ${formatMoney(fromKurus(kurus), currency)}`
    : `${other} avanstan düşülür`;
}

const typeNames: Record<RowType, string> = { GELIR: 'Gelir', GIDER: 'Gider' };

type RowsProps = Props & { items: readonly OpenItem[]; openings: readonly OpenOpening[] };

function Rows({ contact, items, openings, onSettle }: RowsProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const isMobile = useIsMobile();
  const waiting = byAge(items, openings);
  if (waiting.length === 0)
    return (
      <Place>
        <Empty title="Açık kalem yok.">
          Proje gelir ve giderlerinde bu cari seçildiğinde, ödenene kadar burada durur.
        </Empty>
      </Place>
    );
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  const picked = waiting.filter(({ id }) => chosen.has(id));
  return (
    <Place as="section" aria-label="Açık kalemler">
      <Toolbar data-noprint>
        <Chosen contact={contact} picked={picked} onSettle={onSettle} onDone={() => setChosen(new Set())} />
      </Toolbar>
      <Table aria-label="Açık kalemler">
        <thead>
          <tr>
            <Tick as="th">
              <VisuallyHidden>Seç</VisuallyHidden>
            </Tick>
            {!isMobile && <th>Vade</th>}
            <th>Kalem</th>
            {!isMobile && <th>Tür</th>}
            {!isMobile && <th data-align="right">KDV dahil</th>}
            <th data-align="right">Kalan</th>
          </tr>
        </thead>
        <tbody>
          {waiting.map((item) => {
            const choice = { isChosen: chosen.has(item.id), onToggle: () => toggle(item.id) };
            return isOpening(item) ? (
              <OpeningRow key={item.id} opening={item} {...choice} />
            ) : (
              <ItemRow key={item.id} item={item} {...choice} />
            );
          })}
        </tbody>
      </Table>
    </Place>
  );
}

type ItemRowProps = { item: OpenItem; isChosen: boolean; onToggle: () => void };

/** On a phone the due date stands under the row's name, and its sign tells which way the money goes. */
function ItemRow({ item, isChosen, onToggle }: ItemRowProps) {
  const currency = useCurrency();
  const isMobile = useIsMobile();
  const due = item.dueDate ? formatDate(item.dueDate) : '-';
  const lateness = lateText(item, dayInTurkey(new Date()));
  const late = lateness && <Badge tone="expense">{lateness}</Badge>;
  return (
    <tr>
      <Tick>
        <Checkbox checked={isChosen} onChange={onToggle}>
          <VisuallyHidden>{item.description}</VisuallyHidden>
        </Checkbox>
      </Tick>
      {!isMobile && <td data-quiet>{due}</td>}
      <td data-strong>
        <Clamp $lines={isMobile ? 2 : 1} title={item.description}>
          {item.description}
        </Clamp>
        <CellNote>
          <Link to={tabPath(flowOf[item.type].rowKind, item.projectId)}>{item.projectName}</Link>
          {item.documentNo && (
            <>
              {' · '}
              <Whole>{item.documentNo}</Whole>
            </>
          )}
        </CellNote>
        {isMobile && (
          <CellNote>
            Vade {due} {late} <OpenBadge item={item} />
          </CellNote>
        )}
      </td>
      {!isMobile && (
        <td>
          {typeNames[item.type]} {late} <OpenBadge item={item} />
        </td>
      )}
      {!isMobile && <td data-align="right">{formatMoney(item.grossAmount, currency)}</td>}
      <td data-align="right">
        <Money amount={item.remainingAmount} type={flowOf[item.type].cashFlowType} currency={currency} />
      </td>
    </tr>
  );
}

type OpeningRowProps = { opening: OpenOpening; isChosen: boolean; onToggle: () => void };

/** What is left of an opening; it is late since its day, and has no row to lead to. */
function OpeningRow({ opening, isChosen, onToggle }: OpeningRowProps) {
  const currency = useCurrency();
  const isMobile = useIsMobile();
  const { name, date, amount, remainingAmount } = opening;
  const type = typeOf(opening);
  const lateness = lateText({ dueDate: date }, dayInTurkey(new Date()));
  const late = lateness && <Badge tone="expense">{lateness}</Badge>;
  return (
    <tr>
      <Tick>
        <Checkbox checked={isChosen} onChange={onToggle}>
          <VisuallyHidden>Açılış bakiyesi, {name}</VisuallyHidden>
        </Checkbox>
      </Tick>
      {!isMobile && <td data-quiet>-</td>}
      <td data-strong>
        Açılış bakiyesi
        <CellNote>{sideBySide([name, date && formatDate(date)])}</CellNote>
        {isMobile && late && <CellNote>{late}</CellNote>}
      </td>
      {!isMobile && (
        <td>
          {typeNames[type]} {late}
        </td>
      )}
      {!isMobile && <td data-align="right">{formatMoney(amount, currency)}</td>}
      <td data-align="right">
        <Money amount={remainingAmount} type={flowOf[type].cashFlowType} currency={currency} />
      </td>
    </tr>
  );
}

type Item = OpenItem | OpenOpening;
const isOwed = (item: Item) => typeOf(item) === 'GELIR';

type ChosenProps = Props & { picked: readonly Item[]; onDone: () => void };

/** What can be done with the chosen rows. */
function Chosen({ contact: { id: contactId, name }, picked, onSettle, onDone }: ChosenProps) {
  const currency = useCurrency();
  const offset = useOffset();
  const note = useRef<HTMLParagraphElement>(null);
  const [asked, setAsked] = useState<number | null>(null);
  const incomes = picked.filter(isOwed);
  const expenses = picked.filter((item) => !isOwed(item));
  const common = Math.min(sumOf(incomes), sumOf(expenses));
  const setOff = async () => {
    const lines = [incomes, expenses].flatMap((side) => linesOf(side, allocateInOrder(common, side)));
    await offset.run({ contactId, date: dayInTurkey(new Date()), lines });
    toast.success('Mahsup Kaydedildi.');
    focusWhenLost(() => (note.current?.isConnected ? note.current : headOfPage()));
  };
  const of = (rows: readonly Item[]) => rows.map(({ id }) => id);
  return (
    <>
      <What>
        <h2>Açık kalemler</h2>
        <p ref={note} tabIndex={-1}>
          {picked.length === 0
            ? 'Tahsil etmek ya da ödemek için kalem seçin.'
            : sideBySide([`${picked.length} kalem`, formatMoney(sumOf(incomes) - sumOf(expenses), currency)])}
        </p>
      </What>
      {incomes.length > 0 && (
        <Button
          variant="primary"
          onClick={() => onSettle({ contactId, name, direction: 'IN', chosen: of(incomes) })}
        >
          Tahsilat Al
        </Button>
      )}
      {expenses.length > 0 && (
        <Button onClick={() => onSettle({ contactId, name, direction: 'OUT', chosen: of(expenses) })}>
          Ödeme Yap
        </Button>
      )}
      {common > 0 && (
        <Button onClick={() => setAsked(common)}>{formatMoney(common, currency)} mahsup et</Button>
      )}
      <ConfirmModal
        open={asked !== null}
        onClose={() => setAsked(null)}
        onConfirm={() => setOff().then(onDone)}
        title="Mahsup Onayı"
        confirmLabel="Mahsup Et"
        record={<RecordName note={`${picked.length} kalem`}>{name}</RecordName>}
      >
        Seçili alacak ve borç kalemlerinin {formatMoney(asked ?? common, currency)} tutarındaki kısmı
        birbirine sayılıp kapanır; kasaya kayıt yazılmaz.
      </ConfirmModal>
    </>
  );
}

const Place = styled(Card)`
  margin-top: var(--vz-space-5);
  /* What a row is about has the room. */
  ${onMobile} {
    & :is(th, td) { padding-inline: 6px; }
    & tr > :first-child { padding-left: var(--vz-space-4); }
    & tr > :last-child { padding-right: var(--vz-space-4); }
  }
`;

/** As in the head of any other card; what can be done with the chosen rows stands at the end of the line. */
const What = styled.div`
  min-width: 0;
  margin-right: auto;
  & > h2 { font-weight: var(--vz-weight-semibold); }
  & > p { color: var(--vz-text-2); font-size: var(--vz-text-sm); font-variant-numeric: tabular-nums; }
`;

/** A number that is not broken at its hyphens. */
const Whole = styled.span`
  white-space: nowrap;
`;

/** No wider than its box. */
const Tick = styled.td`
  width: 44px;
  ${onMobile} { width: 34px; }
  @media print { display: none; }
`;
