import { useCurrency, useHistory } from '@vezne/api';
import { type Currency, type HistoryLine, historyActionNames, limits } from '@vezne/contract';
import { Button, formatInstant, LoadError, onMobile, SkeletonRows, sideBySide } from '@vezne/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { actorOf, shownChanges } from './words';

/** All that happened to one record, the newest first. */
export function RecordLines({ noun, id }: { noun: string; id: string }) {
  const [pageSize, setPageSize] = useState<number>(limits.page.history);
  const { data, error, isRefreshing, reload } = useHistory({ entity: noun, entityId: id, page: 0, pageSize });
  const currency = useCurrency();
  if (!data)
    return error ? <LoadError message={error.message} onRetry={reload} /> : <SkeletonRows rows={2} />;
  if (data.totalElements === 0) return <Quiet>Henüz değişiklik yok.</Quiet>;
  return (
    <>
      <List>
        {data.content.map((line) => (
          <Line key={line.id} line={line} currency={currency} />
        ))}
      </List>
      {data.totalElements > data.content.length && (
        <Button size="sm" loading={isRefreshing} onClick={() => setPageSize(limits.page.maxSize)}>
          Tümünü Göster
        </Button>
      )}
    </>
  );
}

function Line({ line, currency }: { line: HistoryLine; currency: Currency }) {
  const changes = line.action === 'DEGISTIR' ? shownChanges(line, currency) : [];
  return (
    <li>
      <Head>
        <strong>{historyActionNames[line.action]}</strong>
        <span>
          {sideBySide([actorOf(line)])} · <time dateTime={line.at}>{formatInstant(line.at)}</time>
        </span>
      </Head>
      {changes.length > 0 && (
        <dl>
          {changes.map(({ field, label, before, after, hidden }) => (
            <div key={field}>
              <dt>{label}</dt>
              <dd>
                {hidden ? (
                  'değişti'
                ) : (
                  <>
                    <del>{before}</del> → <ins>{after}</ins>
                  </>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}

const Quiet = styled.p`
  color: var(--vz-text-2);
`;
const List = styled.ul`
  & > li { padding: 10px 0; border-bottom: 1px solid var(--vz-border); }
  & > li:last-child { border-bottom: 0; }
  & dl { margin-top: 4px; font-size: var(--vz-text-sm); line-height: var(--vz-lh-sm); }
  & dl > div { display: grid; grid-template-columns: 140px minmax(0, 1fr); gap: var(--vz-space-3); }
  & dt { color: var(--vz-text-2); }
  & dd { overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
  & del { color: var(--vz-text-3); }
  & ins { text-decoration: none; font-weight: var(--vz-weight-medium); }
  ${onMobile} { & dl > div { grid-template-columns: 104px minmax(0, 1fr); } }
`;
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 var(--vz-space-3);
  & > strong { font-weight: var(--vz-weight-medium); }
  & > span { color: var(--vz-text-3); font-size: var(--vz-text-sm); font-variant-numeric: tabular-nums; }
`;
