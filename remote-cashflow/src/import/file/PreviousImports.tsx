import { useDiscardStatement, useStatements } from '@vezne/api';
import type { StatementBatch } from '@vezne/contract';
import { DeleteRecord, useDialog } from '@vezne/records';
import {
  Badge,
  Card,
  CardBody,
  CardHead,
  Clamp,
  formatCount,
  formatInstantDate,
  IconButton,
  LoadError,
  onMobile,
  Pagination,
  RecordName,
  SkeletonRows,
  sideBySide,
} from '@vezne/ui';
import { useHighlightTarget } from '@vezne/ui/state';
import Trash2 from 'lucide-react/icons/trash-2';
import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

/** What was imported before: drafts to go on with, and batches to look at or take back. */
export function PreviousImports() {
  const id = useId();
  const [page, setPage] = useState(0);
  const { data, error, isLoading, reload } = useStatements(page);
  const target = useHighlightTarget<HTMLElement>('previous-imports');
  const discard = useDiscardStatement();
  const dialog = useDialog<StatementBatch>();
  return (
    <Card as="section" aria-labelledby={id} {...target} tabIndex={-1}>
      <Head>
        <CardHead id={id} title="Önceki aktarımlar" />
      </Head>
      {isLoading && <SkeletonRows />}
      {error && !data && (
        <CardBody>
          <LoadError stacked message={error.message} onRetry={reload} />
        </CardBody>
      )}
      {data?.content.length === 0 && <None>Henüz aktarım yok.</None>}
      <List>
        {data?.content.map((batch) => (
          <Item key={batch.id} batch={batch} onDiscard={dialog.remove} />
        ))}
      </List>
      {data && data.totalPages > 1 && (
        <Pagination
          page={page}
          pageSize={data.size}
          totalElements={data.totalElements}
          totalPages={data.totalPages}
          onPage={setPage}
        />
      )}
      <DeleteRecord
        dialog={dialog}
        command={{ run: ({ id }) => discard.run({ batchId: id }) }}
        done="Taslak Başarıyla Silindi."
        isFinal
        onMissing={reload}
        record={(batch) => <RecordName note={aboutOf(batch)}>{batch.fileName}</RecordName>}
      >
        Dosyadan okunanlar ve verdiğiniz kararlar silinir. Bu işlem geri alınamaz.
      </DeleteRecord>
    </Card>
  );
}

/** When it was read, into which account, and how much of it. */
function aboutOf({ createdAt, accountName, status, rowsRead, rowsAdded }: StatementBatch): ReactNode {
  const count = status === 'TASLAK' ? `${formatCount(rowsRead)} satır` : `${formatCount(rowsAdded)} kayıt`;
  return sideBySide([formatInstantDate(createdAt), accountName, count]);
}

type ItemProps = { batch: StatementBatch; onDiscard: (batch: StatementBatch) => void };

function Item({ batch, onDiscard }: ItemProps) {
  const { id, fileName, status } = batch;
  return (
    <li data-record={id}>
      <div>
        <Name>
          <Link to={`/cash-flow/import?batch=${id}`}>
            <Clamp>{fileName}</Clamp>
          </Link>
        </Name>
        <Sub>{aboutOf(batch)}</Sub>
      </div>
      {status === 'TASLAK' && <Badge tone="warning">Taslak</Badge>}
      {status === 'GERI_ALINDI' && <Badge>Geri alındı</Badge>}
      {status === 'TASLAK' && (
        <IconButton danger label={`Taslağı sil: ${fileName}`} onClick={() => onDiscard(batch)}>
          <Trash2 aria-hidden />
        </IconButton>
      )}
    </li>
  );
}

const Head = styled.div`
  padding-bottom: var(--vz-space-4);
`;
const None = styled.p`
  padding: 0 var(--vz-space-6) var(--vz-space-5);
  color: var(--vz-text-3);
  ${onMobile} { padding-inline: 16px; }
`;
const List = styled.ul`
  & > li {
    position: relative;
    display: flex;
    align-items: center;
    gap: var(--vz-space-3);
    min-height: 60px;
    padding: 10px var(--vz-space-6);
    border-top: 1px solid var(--vz-border);
  }
  & > li > div { flex: 1; min-width: 0; }
  & > li > button { position: relative; z-index: 1; margin-right: -10px; }
  & > li:hover { background: var(--vz-surface-3); }
  [data-theme='light'] & > li:hover { background: var(--vz-surface-1); }
  ${onMobile} { & > li { padding: 10px 16px; } }
`;
const Name = styled.div`
  font-weight: var(--vz-weight-medium);
  & > a::after { content: ''; position: absolute; inset: 0; }
`;
const Sub = styled.div`
  color: var(--vz-text-3);
  font-size: var(--vz-text-sm);
  font-variant-numeric: tabular-nums;
`;
