import type { Query } from '@vezne/api';
import { type CashFlowType, type DashboardData, dayInTurkey, flowOf, formatMoney } from '@vezne/contract';
import { asOf, Money } from '@vezne/records';
import {
  Delta,
  formatMargin,
  formatMonth,
  formatMonthShort,
  Kpi,
  KpiStrip,
  LoadError,
  onMobile,
  Skeleton,
  Sparkline,
  useIsMobile,
} from '@vezne/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Against, Incomparable } from '../figures/Against';
import { InnerLink, TileLink } from '../figures/FigureLink';
import { ledgerPath } from '../figures/ledger-path';
import { turnOf } from '../figures/turn-of';
import { WithTransfers } from '../figures/WithTransfers';
import { monthsSince } from '../monthly-average';
import { rowsPath } from '../projects/rows/row-filter';
import { useFaultOf } from './part/shared-fault';

type Change = keyof DashboardData['changePct'];

/** What is in hand and what is due first, then the month against as many days of the month before. */
export function DashboardKpis({ query }: { query: Query<DashboardData> }) {
  const { data, reload } = query;
  const { error, isSaid } = useFaultOf(query);
  if (error && !data) return isSaid ? null : <LoadError message={error.message} onRetry={reload} />;
  return (
    <Strips>
      <Standing data={data} />
      <Month data={data} />
    </Strips>
  );
}

const waits = {
  receivable: {
    label: 'Tahsil edilecek',
    overdue: 'overdueReceivable',
    opening: 'openingReceivable',
    flow: flowOf.IN,
  },
  payable: {
    label: 'Ödenecek',
    overdue: 'overduePayable',
    opening: 'openingPayable',
    flow: flowOf.OUT,
  },
} as const;

type Props = { data: DashboardData | undefined };

/** Rows have a list of their own; openings stand with the contacts alone, where all that is open is told. */
function waitingKpi(data: DashboardData | undefined, key: keyof typeof waits) {
  const { label, opening, flow } = waits[key];
  const ofOpenings = data?.[opening] ?? 0;
  const rows = rowsPath(flow.rowKind, { waiting: true });
  return (
    <Kpi
      label={
        <Lead to={ofOpenings > 0 ? `/contacts?side=${flow.side}` : rows}>
          {label} {withVat}
        </Lead>
      }
      value={<Figure data={data} amount={key} />}
      foot={
        <Loaded data={data}>
          {(known) => (
            <Lines>
              {ofOpenings > 0 && <span>{formatMoney(ofOpenings, known.currency)} açılış bakiyesi dahil</span>}
              <Late data={known} of={key} />
            </Lines>
          )}
        </Loaded>
      }
    />
  );
}

/** What of it is overdue, and with how many. */
function Late({ data, of }: { data: DashboardData; of: keyof typeof waits }) {
  const { overdue, flow } = waits[of];
  const amount = data[overdue];
  const contacts = data.overdueContacts?.[of] ?? 0;
  if (amount === 0) return <span>geciken yok</span>;
  const theirs = `/contacts?side=${flow.side}&overdue=true`;
  const hasOpenings = (data.overdueOpenings?.[of] ?? 0) > 0;
  return (
    <span>
      <Overdue to={hasOpenings ? theirs : rowsPath(flow.rowKind, { overdue: true })}>
        {formatMoney(amount, data.currency)} gecikmiş
      </Overdue>
      {contacts > 0 && (
        <>
          {', '}
          <Count to={theirs}>{contacts} cari</Count>
        </>
      )}
    </span>
  );
}

/** Cash in hand, what waits to be collected and paid, and what the month has left so far. */
function Standing({ data }: Props) {
  return (
    <KpiStrip label="Kasa ve bekleyenler" columns={4}>
      <Kpi
        label={<Lead to="/cash-flow">Bakiye</Lead>}
        value={<Figure data={data} amount="cashBalance" signed />}
        foot={
          <Lines>
            {/* The change is that of today's balance. */}
            {data?.ahead && <span>{asOf(data.ahead, data.currency)}</span>}
            <ChangeOf data={data} figure="cashBalance" good="up" />
            <Accounts data={data} />
          </Lines>
        }
      />
      {waitingKpi(data, 'receivable')}
      {waitingKpi(data, 'payable')}
      <Kpi
        label={<Lead to={data && ledgerPath(data.period)}>Bu ay net</Lead>}
        value={<Figure data={data} amount="balance" signed />}
        foot={<ChangeOf data={data} figure="balance" good="up" />}
      />
    </KpiStrip>
  );
}

/** Income and expense of the month, and how profitable the projects are. */
function Month({ data }: Props) {
  const monthName = useIsMobile() ? formatMonthShort : formatMonth;
  const named = (label: string) => (
    <>
      {label} <Of>{monthName(data?.period.from ?? dayInTurkey(new Date()))}</Of>
    </>
  );
  const path = (type: CashFlowType) => data && ledgerPath({ ...data.period, type });
  return (
    <KpiStrip label="Bu ayın özeti" columns={3}>
      <Kpi
        label={<Lead to={path('GIRIS')}>{named('Toplam Gelir')}</Lead>}
        value={<Figure data={data} amount="income" />}
        foot={
          <Transfers data={data} type="GIRIS">
            <ChangeOf data={data} figure="income" good="up" />
          </Transfers>
        }
        spark={<Course data={data} of="income" />}
      />
      <Kpi
        label={<Lead to={path('CIKIS')}>{named('Toplam Gider')}</Lead>}
        value={<Figure data={data} amount="expense" />}
        foot={
          <Transfers data={data} type="CIKIS">
            <ChangeOf data={data} figure="expense" good="down" />
          </Transfers>
        }
        spark={<Course data={data} of="expense" />}
      />
      <Kpi
        label={
          <Lead to="/projects?analyzed=true">
            Ortalama Kârlılık <Of>analiz edilen projeler</Of>
          </Lead>
        }
        value={
          <Loaded data={data} width={128} height="1em">
            {({ averageProfitability: percent }) => (percent === null ? '–' : formatMargin(percent))}
          </Loaded>
        }
        foot={
          <Loaded data={data}>
            {({ activeProjectCount }) => (
              <InnerLink to="/projects?status=DEVAM_EDIYOR">{activeProjectCount} aktif proje</InnerLink>
            )}
          </Loaded>
        }
      />
    </KpiStrip>
  );
}

/** The whole months since the first entry; one alone makes no course, and the running one would always end in a fall. */
function Course({ data, of }: Props & { of: 'income' | 'expense' }) {
  const months = data
    ? monthsSince(data.firstMonth, data.monthly).filter(({ month }) => month < data.period.from.slice(0, 7))
    : [];
  return months.length > 1 && <Sparkline values={months.map((month) => month[of])} tone={of} />;
}

function Transfers({ data, type, children }: Props & { type: CashFlowType; children: ReactNode }) {
  if (!data) return children;
  const month = data.transfers.find(({ month }) => data.period.from.startsWith(month));
  const amount = (type === 'GIRIS' ? month?.income : month?.expense) ?? 0;
  return (
    <WithTransfers amount={amount} days={data.period} type={type} currency={data.currency}>
      {children}
    </WithTransfers>
  );
}

type FigureProps = Props & {
  amount: 'cashBalance' | 'balance' | 'income' | 'expense' | 'receivable' | 'payable';
  signed?: boolean;
};

function Figure({ data, amount, signed = false }: FigureProps) {
  return (
    <Loaded data={data} width={128} height="1em">
      {(known) => (
        <Money
          amount={known[amount]}
          currency={known.currency}
          tone={signed ? 'signed' : undefined}
          quietCents
        />
      )}
    </Loaded>
  );
}

function ChangeOf({ data, figure, good }: Props & { figure: Change; good: 'up' | 'down' }) {
  return (
    <Loaded data={data}>
      {(known) => {
        const { changePct, previous, soFar, comparedWith, firstMonth, currency } = known;
        const { from, to } = comparedWith;
        if (firstMonth === null) return 'henüz kayıt yok';
        const value = changePct[figure];
        const days = figure === 'cashBalance' ? { from: to, to } : { from, to };
        // The cash of an earlier day is not told.
        const before = figure === 'cashBalance' ? null : previous[figure];
        const turned = value === null && figure === 'balance' && before ? turnOf(before) : null;
        if (value === null && !turned)
          return <Incomparable days={days} before={before} currency={currency} />;
        return (
          <Lines>
            {/* What is written for later days of the month has nothing to be held against yet. */}
            {soFar && figure !== 'cashBalance' && soFar[figure] !== known[figure] && (
              <span>bugüne kadar {formatMoney(soFar[figure], currency)}</span>
            )}
            <OneLine>
              {turned ?? <Delta value={value} good={good} />} <Against days={days} />
            </OneLine>
          </Lines>
        );
      }}
    </Loaded>
  );
}

/** Where the cash lies, once it lies in more than one account. */
function Accounts({ data }: Props) {
  if (!data?.accounts) return null;
  const { cash, bank, cardDebt } = data.accounts;
  const parts = [
    `Kasa ${formatMoney(cash, data.currency)}`,
    `Banka ${formatMoney(bank, data.currency)}`,
    ...(cardDebt > 0 ? [`Kart borcu ${formatMoney(cardDebt, data.currency)}`] : []),
    ...(cardDebt < 0 ? [`Kart alacağı ${formatMoney(-cardDebt, data.currency)}`] : []),
  ];
  return (
    <Parts to="/cash-flow/accounts" aria-label={parts.join(' · ')}>
      {parts.map((part) => (
        <span key={part}>{part}</span>
      ))}
    </Parts>
  );
}

type LoadedProps = Props & {
  width?: number;
  height?: string;
  children: (data: DashboardData) => ReactNode;
};

function Loaded({ data, width = 96, height = '12px', children }: LoadedProps) {
  return data ? (
    children(data)
  ) : (
    // On the line, where its margins cannot fall together with those around it.
    <Skeleton width={width} height={height} style={{ display: 'inline-block', verticalAlign: 'middle' }} />
  );
}

/** The name of a figure leads to the rows it was made from. */
function Lead({ to, children }: { to: string | undefined; children: ReactNode }) {
  return to ? <TileLink to={to}>{children}</TileLink> : <span>{children}</span>;
}

const Strips = styled.div`
  display: grid;
  gap: var(--vz-space-5);
  ${onMobile} { gap: var(--vz-space-4); }
`;
const OneLine = styled.span`
  display: flex;
  gap: 0 5px;
  white-space: nowrap;
  @media (width < 360px) { flex-wrap: wrap; white-space: normal; }
`;
const Lines = styled.div`
  display: grid;
  gap: 2px;
`;
/** One below the other. */
const Parts = styled(InnerLink)`
  display: grid;
  white-space: nowrap;
`;
const Of = styled.span`
  color: var(--vz-text-3);
  font-weight: var(--vz-weight-regular);
`;
const WithVat = styled(Of)`
  ${onMobile} { display: block; }
`;
const withVat = <WithVat>KDV dahil</WithVat>;
const Count = styled(InnerLink)`
  white-space: nowrap;
`;
const Overdue = styled(InnerLink)`
  color: var(--vz-expense-text);
  font-weight: var(--vz-weight-medium);
`;
