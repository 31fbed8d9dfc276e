import type { Query } from '@vezne/api';
import { Button, Card, Crumbs, Empty, LoadError, PageHeader, VisuallyHidden } from '@vezne/ui';
import { useRecordTitle } from '@vezne/ui/state';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { LineToCome } from '../figures/LineToCome';
import { HeadToCome } from './to-come';

type Props<Item> = {
  query: Query<Item>;
  /** What stands there when no such record exists, the list it would be in, and the way back to that. */
  missing: { title: string; text: string; list: string; listPath: string; listLabel: string };
  /** What the document is called while the record is shown. */
  titleOf: (item: Item) => string;
  /** What stands under the head until the record is there: the same boxes, empty. */
  toCome: ReactNode;
  children: (item: Item) => ReactNode;
};

/** The page of one record, or under a head why it is not there. An address that is no id (400) is one that is missing. */
export function RecordPage<Item>({ query, missing, titleOf, toCome, children }: Props<Item>) {
  const { data, error, reload } = query;
  const isMissing = error?.status === 404 || error?.status === 400;
  const problem = isMissing ? missing.title : 'Sayfa açılamadı';
  const title = data === undefined ? problem : titleOf(data);
  useRecordTitle(data === undefined && !error ? null : title);
  if (data !== undefined) return children(data);
  const crumbs = (current: ReactNode) => (
    <Crumbs current={current}>
      <Link to={missing.listPath}>{missing.list}</Link>
    </Crumbs>
  );
  if (!error)
    return (
      <>
        <VisuallyHidden role="status">Yükleniyor...</VisuallyHidden>
        {crumbs(<LineToCome width={96} />)}
        <div aria-hidden="true">
          <HeadToCome />
          {toCome}
        </div>
      </>
    );
  return (
    <>
      <PageHeader crumbs={crumbs(title)} title={title} />
      {isMissing ? (
        <Card>
          <Empty
            title={missing.text}
            action={
              <Button as={Link} to={missing.listPath}>
                {missing.listLabel}
              </Button>
            }
          />
        </Card>
      ) : (
        <LoadError message={error.message} onRetry={reload} />
      )}
    </>
  );
}
