import { useMonthlyReports } from '@vezne/api';
import { dayInTurkey } from '@vezne/contract';
import { RecordExport } from '@vezne/records';
import { Button, Card, Empty, LoadError, PageHeader, SkeletonRows } from '@vezne/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { monthsSheet } from '../detail/report-sheets';
import { ReportMonths } from './ReportMonths';
import { ReportTotals } from './ReportTotals';
import { RunningMonth } from './RunningMonth';

const SHOWN_FIRST = 12;

/** All months that have entries, the newest first, with the last twelve summed up. */
export function ReportList() {
  const { data, error, reload } = useMonthlyReports();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? data : data?.slice(0, SHOWN_FIRST);
  const hidden = (data?.length ?? 0) - (shown?.length ?? 0);

  return (
    <>
      <PageHeader
        title="Raporlar"
        context={isWhole ? 'Aylık özetler, tüm aylar' : 'Aylık özetler, son 12 ay'}
        actions={
          shown &&
          shown.length > 0 && (
            <RecordExport
              list="Aylık raporlar"
              fileName={`aylik-raporlar-${dayInTurkey(new Date())}`}
              load={() => [monthsSheet(shown)]}
            />
          )
        }
      />
      {error && <LoadError message={error.message} onRetry={reload} />}
      {!data && !error && (
        <Card>
          <SkeletonRows rows={6} />
        </Card>
      )}
      {data?.length === 0 && (
        <Card>
          <Empty>Kasa defterine ilk kaydı girdiğinizde ayın raporu burada görünür.</Empty>
        </Card>
      )}
      {shown && shown.length > 0 && (
        <>
          <RunningMonth />
          <Totals>
            <ReportTotals reports={shown} />
          </Totals>
          <Months as="section" aria-label="Aylık özetler">
            <ReportMonths reports={shown} />
          </Months>
          {hidden > 0 && (
            <More>
              <Button onClick={() => setWhole(true)}>Daha eski ayları göster ({hidden})</Button>
            </More>
          )}
        </>
      )}
    </>
  );
}

const Months = styled(Card)`
  margin-top: var(--vz-space-5);
`;
const Totals = styled.div`
  margin-top: var(--vz-space-5);
`;
const More = styled.div`
  display: flex;
  justify-content: center;
  margin-top: var(--vz-space-5);
`;
