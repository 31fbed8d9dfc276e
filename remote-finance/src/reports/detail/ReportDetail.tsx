import { useMonthlyReport, useMonthlyReports } from '@vezne/api';
import type { MonthlyReportDetail } from '@vezne/contract';
import { RecordExport, useNotePrints } from '@vezne/records';
import { Badge, Button, Crumbs, formatDate, formatMonth, PageHeader, usePrintInLight } from '@vezne/ui';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Printer from 'lucide-react/icons/printer';
import { Link, useParams } from 'react-router-dom';
import styled from 'styled-components';
import { daysOf } from '../../figures/ledger-path';
import { RecordPage } from '../../frame/RecordPage';
import { monthAfter, transfersOf } from '../figures/report-figures';
import { statusName } from '../figures/status-name';
import { AccountMonths } from './AccountMonths';
import { CategoryShares } from './CategoryShares';
import { DailyBalance } from './DailyBalance';
import { LargestEntries } from './LargestEntries';
import { PaymentMethods } from './PaymentMethods';
import { PreviousMonth } from './PreviousMonth';
import { ReportKpis } from './ReportKpis';
import { ReportProjects } from './ReportProjects';
import { ReportToCome } from './ReportToCome';
import { Across, Columns, Daily, Stack } from './report-places';
import { reportSheets } from './report-sheets';

const missing = {
  title: 'Rapor bulunamadı',
  text: 'Bu ayda kasa kaydı yok veya adres yanlış yazılmış.',
  list: 'Raporlar',
  listPath: '/reports',
  listLabel: 'Raporlara Dön',
};

/** One month: what came in and went out, where, through which project, and day by day. */
export function ReportDetail() {
  const { id = '' } = useParams();
  usePrintInLight();
  return (
    <RecordPage
      query={useMonthlyReport(id)}
      missing={missing}
      titleOf={({ month }) => formatMonth(month)}
      toCome={<ReportToCome />}
    >
      {(report) => <Report report={report} />}
    </RecordPage>
  );
}

function Report({ report }: { report: MonthlyReportDetail }) {
  const { month, status, currency, details } = report;
  useNotePrints('Aylık rapor', details.daily.length);
  const months = useMonthlyReports().data;
  const { from, to } = daysOf(month);
  const isKnown = (other: string) => months?.some((each) => each.id === other);
  const [before, after] = [monthAfter(month, -1), monthAfter(month, 1)];
  return (
    <>
      <PageHeader
        crumbs={
          <Crumbs current={formatMonth(month)}>
            <Link to="/reports">Raporlar</Link>
          </Crumbs>
        }
        title={`${formatMonth(month)} raporu`}
        context={
          <>
            {formatDate(from)} – {formatDate(to)} {status === 'TASLAK' && <State>{statusName(report)}</State>}
          </>
        }
        actions={
          <>
            {isKnown(before) && (
              <Button as={Link} to={`/reports/${before}`} icon={<ChevronLeft aria-hidden />}>
                {formatMonth(before)}
              </Button>
            )}
            {isKnown(after) && (
              <Button as={Link} to={`/reports/${after}`}>
                {formatMonth(after)}
                <ChevronRight aria-hidden />
              </Button>
            )}
            <Button icon={<Printer aria-hidden />} onClick={() => window.print()}>
              Yazdır
            </Button>
            <RecordExport
              list="Aylık rapor"
              fileName={`aylik-rapor-${month}`}
              load={() => reportSheets(report)}
            />
          </>
        }
      />
      <ReportKpis report={report} />
      <Daily>
        <DailyBalance
          days={details.daily}
          opening={report.summaries.openingBalance}
          month={month}
          currency={currency}
        />
      </Daily>
      <Columns>
        <Stack>
          <PreviousMonth report={report} />
          <CategoryShares
            categories={details.categories}
            month={month}
            comparedWith={report.comparedWith}
            transfers={transfersOf(report).expense}
            currency={currency}
          />
        </Stack>
        <Stack>
          <ReportProjects projects={details.projects} month={month} currency={currency} />
          {details.accounts && details.accounts.length > 0 && (
            <AccountMonths accounts={details.accounts} month={month} currency={currency} />
          )}
          <PaymentMethods methods={details.paymentMethods} month={month} currency={currency} />
        </Stack>
        <Across>
          <LargestEntries entries={details.largest} month={month} currency={currency} />
        </Across>
      </Columns>
    </>
  );
}

const State = styled(Badge)`
  margin-left: var(--vz-space-1);
`;
