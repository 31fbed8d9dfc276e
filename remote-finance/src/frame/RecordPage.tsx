import type { Query } from '@vezne/api';
import { Button, Card, Empty, LoadError, Loading } from '@vezne/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

type Props<Item> = {
  query: Query<Item>;
  /** What stands there when no such record exists, and the way back to the list. */
  missing: { title: string; text: string; listPath: string; listLabel: string };
  children: (item: Item) => ReactNode;
};

/** The page of one record, or why it is not there. An address that is no id (400) is a record that is missing. */
export function RecordPage<Item>({ query: { data, error, reload }, missing, children }: Props<Item>) {
  if (data !== undefined) return children(data);
  if (!error) return <Loading />;
  if (error.status !== 404 && error.status !== 400)
    return <LoadError message={error.message} onRetry={reload} />;
  return (
    <Card>
      <Empty
        title={missing.title}
        action={
          <Button as={Link} to={missing.listPath}>
            {missing.listLabel}
          </Button>
        }
      >
        {missing.text}
      </Empty>
    </Card>
  );
}
