import { useCommitStatement } from '@vezne/api';
import type { StatementAdded, StatementPreview } from '@vezne/contract';
import { useTillWarning } from '@vezne/records';
import {
  Button,
  Card,
  formatCount,
  LoadError,
  Pagination,
  SkeletonRows,
  sideBySide,
  useIsMobile,
} from '@vezne/ui';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CornerLeftDown from 'lucide-react/icons/corner-left-down';
import { useTellAdded } from '../done/useUndo';
import { AccountOffer } from '../frame/AccountOffer';
import { Aside, Bar, Note } from '../frame/parts';
import { placeOf } from '../frame/place';
import { WizardFoot } from '../frame/WizardFoot';
import { Adding } from './Adding';
import { GroupTabs } from './GroupTabs';
import { RestBar } from './RestBar';
import { RowCards } from './RowCards';
import { RowTable } from './RowTable';
import { useRows } from './useRows';

type Props = {
  preview: StatementPreview;
  onBack: () => void;
  onAdded: (added: StatementAdded) => void;
};

/** The third step: every row with what becomes of it, before anything is in the ledger. */
export function CheckStep({ preview, onBack, onAdded }: Props) {
  const { batch, counts, sheets } = preview;
  const rows = useRows(batch.id);
  const { data, error, isLoading, reload } = rows.query;
  const commit = useCommitStatement();
  const warn = useTillWarning();
  const tellAdded = useTellAdded(batch);
  const mobile = useIsMobile();
  const List = mobile ? RowCards : RowTable;
  const list = rows.list.map((row) => ({ ...row, place: placeOf(row.line, sheets) }));
  const add = () => {
    const added = (told: StatementAdded) => {
      onAdded(told);
      if (told.batch.rowsAdded > 0) tellAdded(told);
      warn(batch.accountId);
    };
    // Told where all failures are; the decisions are kept.
    commit.run({ batchId: batch.id }).then(added, () => undefined);
  };
  return (
    <Card as="section" aria-label="Okunan satırlar">
      <Bar>
        <GroupTabs counts={counts} value={rows.group} onChange={rows.setGroup} />
        <Aside>{sideBySide([batch.accountName, batch.fileName])}</Aside>
      </Bar>
      <AccountOffer preview={preview} />
      {preview.mapping?.fillDays && (
        <Bar>
          <Note>
            <CornerLeftDown aria-hidden />
            Tarihi boş satırlar, üstteki satırın tarihiyle okundu
          </Note>
        </Bar>
      )}
      <RestBar rows={rows} incomplete={counts.incomplete} duplicate={counts.duplicate} />
      {isLoading && <SkeletonRows />}
      {error && !data && <LoadError message={error.message} onRetry={reload} />}
      {data && list.length > 0 && <List list={list} onDecide={rows.decide} />}
      {data && list.length === 0 && <Bar as="p">Bu grupta satır yok.</Bar>}
      {data && data.totalPages > 1 && (
        <Pagination
          page={data.page}
          pageSize={data.size}
          totalElements={data.totalElements}
          totalPages={data.totalPages}
          onPage={rows.setPage}
          from="satırdan"
        />
      )}
      <WizardFoot
        state={preview}
        isWorking={rows.isDeciding}
        hint={
          commit.isRunning ? (
            <Adding batchId={batch.id} ready={counts.ready} />
          ) : (
            counts.undecided > 0 && (
              <Note $tone="wait">
                <CircleAlert aria-hidden />
                {formatCount(counts.undecided)} satır kararınızı bekliyor
              </Note>
            )
          )
        }
      >
        <Button onClick={onBack}>Geri</Button>
        <Button
          variant="primary"
          loading={commit.isRunning}
          disabled={counts.undecided > 0 || counts.ready === 0 || rows.isDeciding}
          onClick={add}
        >
          {counts.ready > 0 ? `${formatCount(counts.ready)} Kaydı Ekle` : 'Kayıtları Ekle'}
        </Button>
      </WizardFoot>
    </Card>
  );
}
