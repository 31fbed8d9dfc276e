import { useMonthlyReports } from '@vezne/api';
import { dayInTurkey } from '@vezne/contract';
import { RecordExport } from '@vezne/records';
import { Button, Card, Empty, LoadError, PageHeader, SkeletonRows } from '@vezne/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { StripToCome } from '../../figures/StripToCome';
import { monthsSheet } from '../detail/report-sheets';
import { listedMonths } from '../figures/report-figures';
import { ReportMonths } from './ReportMonths';
import { ReportTotals } from './ReportTotals';
import { RunningMonth } from './RunningMonth';

/** The months of a year that have entries, the newest first, with their sums; the older ones when asked. */
export function ReportList() {
  const { data, error, reload } = useMonthlyReports();
  const [isWhole, setWhole] = useState(false);
  const today = dayInTurkey(new Date());
  const { shown, first, months, isYear } = listedMonths(data ?? [], today, isWhole);
  const now = today.slice(0, 7);
  const isAhead = (shown[0]?.month ?? '') > now;
  const hidden = (data?.length ?? 0) - shown.length;

  return (
    <>
      <PageHeader
        title="Raporlar"
        context={`Aylık özetler, ${shown.length > 0 && !isYear ? 'tüm aylar' : `son 12 ay${isAhead ? ' ve sonrası' : ''}`}`}
        actions={
          shown.length > 0 && (
            <RecordExport
              list="Aylık raporlar"
              fileName={`aylik-raporlar-${today}`}
              load={() => [monthsSheet(shown)]}
            />
          )
        }
      />
      {error && <LoadError message={error.message} onRetry={reload} />}
      {/* Asked for beside the list, not after it; a company without entries has no month. */}
      {(data ? shown.length > 0 : !error) && <RunningMonth />}
      {!data && !error && (
        <>
          <Totals>
            <StripToCome
              label="Ayların özeti"
              figures={['Toplam gelir', 'Toplam gider', 'Net', 'Net / gelir']}
            />
          </Totals>
          <Months>
            <SkeletonRows rows={6} />
          </Months>
        </>
      )}
      {data?.length === 0 && (
        <Card>
          <Empty
            title="Henüz rapor yok."
            action={
              <Button as={Link} to="/cash-flow">
                Kasa Defteri'ne Git
              </Button>
            }
          >
            Kasa defterine ilk kaydı girdiğinizde ayın raporu burada görünür.
          </Empty>
        </Card>
      )}
      {shown.length > 0 && (
        <>
          <Totals>
            <ReportTotals reports={shown} first={first} months={months} now={now} />
          </Totals>
          <Months as="section" aria-label="Aylık özetler">
            <ReportMonths reports={shown} />
          </Months>
          {hidden > 0 && (
            <More data-noprint>
              <Button onClick={() => setWhole(true)}>Daha Eski Ayları Göster ({hidden})</Button>
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
