import { type ApiError, useCurrency } from '@vezne/api';
import type { ProjectRow, RowKind } from '@vezne/contract';
import type { RecordDialog } from '@vezne/records';
import { Button, Empty, LoadError, SkeletonRows } from '@vezne/ui';
import styled from 'styled-components';
import { RowList } from './RowList';
import { words } from './row-words';

type Props<Row> = {
  rows: Row[] | undefined;
  error: ApiError | undefined;
  kind: RowKind;
  brief: boolean;
  dialog: RecordDialog<Row>;
  onRetry: () => void;
};

/** The rows of one page, or why there are none. */
export function RowsBody<Row extends ProjectRow>({ rows, error, kind, brief, dialog, onRetry }: Props<Row>) {
  const text = words[kind];
  const currency = useCurrency();
  return (
    <>
      {error && (
        <Padded>
          <LoadError message={error.message} onRetry={onRetry} />
        </Padded>
      )}
      {!rows && !error && <SkeletonRows rows={5} />}
      {rows?.length === 0 && (
        <Empty
          title={text.none}
          action={
            <Button variant="primary" onClick={dialog.add}>
              {text.add}
            </Button>
          }
        />
      )}
      {rows && rows.length > 0 && (
        <RowList
          rows={rows}
          kind={kind}
          currency={currency}
          brief={brief}
          onEdit={dialog.edit}
          onDelete={dialog.remove}
        />
      )}
    </>
  );
}

const Padded = styled.div`
  padding: var(--vz-space-4) var(--vz-space-6);
`;
